"""The Freaks: leather, spikes and one back, before a moon that they painted themselves, lit from below."""
import math
from dataclasses import replace

from builders.cast.acting import Hand, Mood, Reach
from builders.cast.who import DJ, FREAK, Who
from builders.class_photo.gym import CANVAS, canvas, flash, line_on, paint_on, spot_on
from builders.class_photo.pupils import BEHIND, BLINKED, FOLDED, GLARE, GRIN, PLAIN, SMILE, STILL, SULK, Pupil, chain, looking, rows, seated
from builders.rooms.dance import loudspeaker
from builders.rooms.lamps import candle
from kit.light import panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, prism, tube
from kit.stage import group


def _freak(skin, hair, crown, top='#2a2030', sleeve='#1c1622', wear='jacket', trim='#16101c', **more):
    return Who(skin, top, sleeve, '#1c1822', trim, hair, crown, wear, band='#14101a', shoes='#1c181c', nose=more.pop('nose', 'long'), **more)


def _guitar(hips):
    """A flying V across the knees."""
    wood, gold = paint('#e02a8a', rough=0.15), paint('#e8c05a', rough=0.3, metal=0.7)
    with group(at=(-0.14, -0.46, hips + 0.2), size=1.1):
        prism([(0.14, 0.1), (0.04, 0.17), (-0.42, 0.2), (-0.16, 0.05), (-0.38, -0.24), (0.02, -0.06)], 0.07, wood, bevel=0.018)
        tube([(0.06, -0.03, 0.08), (0.62, -0.03, 0.3)], 0.032, paint('#3a2418', rough=0.5))
        prism([(0.57, 0.26), (0.62, 0.4), (0.8, 0.42), (0.7, 0.27)], 0.05, wood)
        for z in (-0.012, 0.012):
            tube([(-0.1, -0.06, 0.03 + z), (0.62, -0.065, 0.305 + z)], 0.006, gold)
        box((-0.09, -0.045, 0.0), (0.1, 0.02, 0.05), gold, bevel=0)


def _skull(hips):
    at = (0, -0.4, hips + 0.36)
    bone, dark = paint('#e8e0c8', rough=0.7), paint('#181018', rough=0.9)
    ball(at, 0.16, bone, squash=(0.95, 1, 1), detail=3)
    box((0, at[1] - 0.04, at[2] - 0.2), (0.16, 0.18, 0.12), bone, bevel=0.03)
    for side in (-1, 1):
        ball((side * 0.06, at[1] - 0.135, at[2]), 0.045, dark, detail=2)
    for i in range(4):
        box((-0.06 + i * 0.032, at[1] - 0.13, at[2] - 0.17), (0.012, 0.01, 0.06), dark, bevel=0)


def _studs(hips):
    """Spikes on both shoulders."""
    steel = paint('#e0e4ec', rough=0.2, metal=0.9)
    for side in (-1, 1):
        for i in range(3):
            cylinder((side * (0.15 + i * 0.05), -0.06, hips + 0.46 - i * 0.02), 0.026, 0.1, steel, top=0.002, sides=8)


def _patch(hips):
    """What is sewn on a back: a moon with a smile."""
    disc((0, 0.2, hips + 0.24), 0.13, paint('#f0e04a', rough=0.9), rot=(-90, 0, 0))
    disc((0.05, 0.205, hips + 0.28), 0.11, paint('#2a2030', rough=0.9), rot=(-90, 0, 0))


def _moon():
    """Paint that ran, bats, a web in each corner; the rod hangs crooked."""
    canvas('#3c1c6a', worn=0.62, lean=1.6)
    spot_on(1.3, 2.86, 0.7, '#8a5ac8')
    spot_on(1.3, 2.86, 0.57, '#f4ecb0', y=0.008, glow_by=0.35)
    for x, z, r in ((1.1, 3.0, 0.12), (1.5, 2.72, 0.09), (1.36, 3.14, 0.07)):
        spot_on(x, z, r, '#d8c87a', y=0.014)
    for i in range(5):
        x = 0.9 + i * 0.2
        line_on([(x, 2.5 - 0.05 * (i % 2)), (x, 1.9 - 0.24 * (i % 3))], '#f4ecb0', 0.022, y=0.01)
    for x, z, size in ((-1.4, 3.1, 1.0), (-0.5, 3.4, 0.7), (-2.0, 2.5, 0.8), (2.15, 3.35, 0.6), (0.35, 3.3, 0.55)):
        wing = [(0, 0.02), (0.1, 0.1), (0.16, 0.03), (0.32, 0.1), (0.4, -0.04), (0.28, -0.04), (0.2, -0.1), (0.1, -0.05)]
        outline = [(x + a * size, z + b * size) for a, b in wing] + [(x, z - 0.12 * size)] + [(x - a * size, z + b * size) for a, b in reversed(wing)]
        paint_on(outline, '#120a1c', y=0.016)
    for side in (-1, 1):
        x, z = side * 2.58, 3.66 - side * 0.07
        for step in range(5):
            a = math.radians(-90 + step * 22) if side < 0 else math.radians(-90 - step * 22)
            line_on([(x, z), (x + 0.9 * math.cos(a), z + 0.9 * math.sin(a))], '#c8c0d8', 0.008, y=0.03)
        for radius in (0.3, 0.55, 0.8):
            points = [(x + radius * math.cos(math.radians(-90 - side * s * 22)), z + radius * math.sin(math.radians(-90 - side * s * 22))) for s in range(5)]
            line_on(points, '#c8c0d8', 0.008, y=0.03)


def freaks():
    """Puts their photo on the stage."""
    _moon()
    horns = replace(STILL, left=Reach((0.5, -0.1, 1.7), (1.2, 0, -0.6)), left_hand=Hand(70, (0, 1, 0), point=True))
    rabbit = replace(STILL, left=Reach((0.62, -0.3, 1.36), (0.6, 0.4, -0.8)), left_hand=Hand(4, (0, 1, 0)))
    slumped = seated(lean=14, left=Reach((0.24, -0.4, 0.54)), right=Reach((-0.24, -0.4, 0.54)))
    rows(
        front=(
            Pupil(_freak('#c6b0f0', 'long', '#1c1a24'), looking(slumped, 10, 6, 8), SULK, holds=(chain,)),
            Pupil(_freak('#8a5a3c', 'afro', '#5a1a6a', top='#4a1a2a', sleeve='#3a1420'), seated(left=Reach((0.24, -0.46, 0.74)), right=Reach((-0.2, -0.46, 0.62))), GRIN, holds=(_guitar,)),
            Pupil(_freak('#9ac88a', 'spikes', '#e8e02a', trim='#1c2a1c'), seated(left=Reach((0.15, -0.36, 0.7)), right=Reach((-0.15, -0.36, 0.7)), head=(-6, 8, 0)),
                  Mood(open=0.8, gaze=(-0.1, -0.9), smile=0.4), holds=(_skull,)),
            Pupil(_freak('#f0d8d0', 'bob', '#c81c3a', top='#1c1824', trim='#1c1824', nose='small'), looking(seated(), -14, 0, -8), GLARE, holds=(chain,)),
        ),
        middle=(
            Pupil(_freak('#a8744c', 'long', '#3a6ad8'), looking(FOLDED, 16, -2, 4), PLAIN),
            Pupil(_freak('#6a4430', 'spikes', '#f4f0e4', trim='#2a2a30'), looking(STILL, -4, 0, 0), GRIN, holds=(_studs,)),
            Pupil(FREAK, looking(FOLDED, 0, 2, -6), Mood(open=0.66, smile=0.3, brow=-10), holds=(_studs, chain)),
            Pupil(_freak('#b8c8d8', 'slick', '#14101c', top='#3a1430', sleeve='#2a1024'), looking(BEHIND, -4, 0, 0), BLINKED),
            Pupil(DJ, looking(rabbit, 8, 0, 10), GRIN, turn=4),
        ),
        back=(
            Pupil(_freak('#d8a0b8', 'curls', '#2ab86a'), looking(BEHIND, 8, 4, -6), SULK),
            Pupil(_freak('#c88a5c', 'long', '#5a3420'), looking(BEHIND, 0, 0, 0), SMILE, turn=180, holds=(_patch,)),
            Pupil(_freak('#e8e0f0', 'tail', '#7a2ad8', nose='small'), looking(BEHIND, -22, -6, 6), Mood(open=0.8, gaze=(-0.9, 0.7), smile=-0.2)),
            Pupil(_freak('#e8c8c0', 'spikes', '#ff5ab0', sleeve='#5a3a8a', trim='#2a1020'), horns, Mood(open=0.9, smile=0.9, mouth=0.6, brow=-12), holds=(_studs,)),
        ))
    with group(at=(-2.0, -0.45, 0)):
        loudspeaker(0.95)
        for x, high in ((-0.12, 0.16), (0.06, 0.24), (0.18, 0.12)):
            candle((x, -0.08, 0.95), high, energy=9, radius=0.036)
    with group(at=(2.0, -0.45, 0)):
        loudspeaker(0.72)
        box((0, 0.0, 0.72), (0.42, 0.3, 0.1), paint('#2a2430', rough=0.5), bevel=0.02)
        for i in range(4):
            ball((-0.13 + i * 0.085, -0.16, 0.77), 0.02, glow(('#ff4a4a', '#5aff7a')[i % 2], 2.4), detail=1)
    flash(key='#f0e0ff', fill='#b8a0ff', energy=0.62, warm='#b0a0d8')
    panel((-1.5, -3.4, 0.3), (0, 0.4, 1.6), (1.2, 0.6), 130, '#b060ff')
    panel((1.9, -3.2, 0.3), (0, 0.4, 1.7), (1.2, 0.6), 110, '#6aff8a')
    panel((0, CANVAS - 0.6, 0.5), (0.4, CANVAS, 2.4), (3.4, 0.5), 60, '#b070ff')
