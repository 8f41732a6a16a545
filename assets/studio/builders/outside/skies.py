"""Skies for places out of doors: a kind of day, a kind of night, clouds and the lie of the horizon."""
import random

from builders.land import cloud, far_range, ridge
from kit.light import sky, sun
from kit.materials import glow, paint
from kit.shapes import disc

# The sky from the horizon up, its strength, the sun's hue and energy.
_DAYS = {
    'gold': ([(0.0, '#ffcf94'), (0.08, '#fbdcae'), (0.22, '#a8d0e0'), (0.6, '#3f7fce')], 0.95, '#ffc47c', 5.2),
    'noon': ([(0.0, '#eef4e0'), (0.1, '#cfe8ee'), (0.3, '#7cc0f0'), (0.7, '#2f7fd8')], 1.05, '#fff2d8', 5.0),
    'pale': ([(0.0, '#f4e4cc'), (0.12, '#dcd2dc'), (0.35, '#a8a4d0'), (0.7, '#6a6ab0')], 0.9, '#ffe8c0', 3.6),
    'haze': ([(0.0, '#ffd8b0'), (0.15, '#ffd0b8'), (0.35, '#f0c0c8'), (0.7, '#9ab4dc')], 0.95, '#ffd49a', 4.6),
    'gray': ([(0.0, '#dfe0dc'), (0.2, '#b8c0c8'), (0.5, '#8f9cac'), (0.8, '#74849a')], 1.0, '#f4f0e4', 1.6),
    'evening': ([(0.0, '#ff9a4c'), (0.09, '#ffb46a'), (0.22, '#e8a4a0'), (0.42, '#8a90c8'), (0.8, '#4a62a8')], 0.85, '#ffb066', 4.6),
    'dust': ([(0.0, '#ffb45c'), (0.14, '#f8b878'), (0.34, '#e0a88c'), (0.7, '#8a90a8')], 0.9, '#ffae58', 5.2),
}
# The sky from the horizon up, its strength, the halo round the moon, the moon's hue and energy.
_NIGHTS = {
    'violet': ([(0.0, '#7a4a8c'), (0.1, '#523a88'), (0.3, '#26286c'), (0.7, '#0c1238')], 0.6, '#5a5aa4', '#8aa4ff', 0.9),
    'blue': ([(0.0, '#3a5a9c'), (0.12, '#2a4488'), (0.32, '#16286a'), (0.7, '#081034')], 0.6, '#4a6ab4', '#9ab8ff', 1.0),
    'teal': ([(0.0, '#2f6a7c'), (0.12, '#22506e'), (0.32, '#142e56'), (0.7, '#08122e')], 0.6, '#4a8a9a', '#9ad8f0', 0.8),
    'rose': ([(0.0, '#b0507c'), (0.1, '#7a3a80'), (0.28, '#3a2468'), (0.7, '#120e34')], 0.6, '#7a4a94', '#a09aff', 0.7),
    'black': ([(0.0, '#2c3a5c'), (0.12, '#1c2648'), (0.32, '#101634'), (0.7, '#05081c')], 0.6, '#3a4a7a', '#8aa0e0', 0.7),
}


def day(kind, towards, energy=1.0, soft=1.0):
    """A sky and a sun that shines in the direction `towards`; `energy` is a share of the kind's own."""
    stops, strength, hue, watts = _DAYS[kind]
    sky(stops, strength)
    sun(towards, watts * energy, hue, soft=soft)


def night(camera, kind, moon=None, radius=11, towards=None, energy=1.0, stars=1.6):
    """A sky with stars; `moon` is its pixel (None: it is behind the viewer), `radius` in pixels. The light comes from the
    moon and falls in the direction `towards`, its energy a share of the kind's own."""
    stops, strength, halo, hue, watts = _NIGHTS[kind]
    if moon:
        place = camera.point(moon, 900)
        unit = camera.metres_per_pixel(900)
        disc(place, radius * unit, glow('#fff0c8', 1.25), sides=48)
        for dx, dz, r in ((-0.26, 0.2, 0.24), (0.33, -0.26, 0.28), (0.2, 0.45, 0.17), (-0.4, -0.4, 0.15)):
            disc((place[0] + dx * radius * unit, 899, place[2] + dz * radius * unit), r * radius * unit, glow('#e0cfae', 1.08), sides=20)
        sky(stops, strength, stars=stars, glow_at=(place, halo, 50))
    else:
        sky(stops, strength, stars=stars)
    sun(towards or (0.5, 0.6, -0.6), watts * energy, hue, soft=1)


def clouds(camera, spots, hue='#fff4e4', glowing=0.35, seed=3):
    """Heaps of cloud far away; `spots`: (x, y) in pixels and the width in metres at 800 m."""
    rnd = random.Random(seed)
    white = paint(hue, rough=1, glow=glowing)
    for x, y, width in spots:
        cloud(rnd, camera.point((x, y), 800), width, white)


def horizon(at_night, day_hues=('#8fb0b4', '#6f8f7c'), night_hues=('#2a3358', '#1c2440'), heights=(34, 18), seed=4, haze='#e8d8b8',
            glow_low='#5a4a92'):
    """Two ranges of hills in the haze, the far one first; `heights` in metres at 400 and at 260 m."""
    for i, (y, height) in enumerate(zip((400, 260), heights)):
        crest = (night_hues if at_night else day_hues)[i]
        far_range(y, ridge(-y * 0.9, y * 0.9, height, seed + i * 3), glow_low if at_night else haze, crest)
