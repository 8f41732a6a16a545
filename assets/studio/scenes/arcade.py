"""The corner of Main Street with the arcade: one-point perspective, the side street runs to the vanishing point.

arcade_pictures.py makes the finished pictures of it."""
import random

from builders.arcade_hall import Look, arcade_hall
from builders.bicycle import bicycle
from builders.buildings import antenna, fire_escape, flats, gas_station_sign, house, sash_window
from builders.cat import cat
from builders.creature import creature
from builders.flunko_poster import flunko_poster
from builders.landmarks import hills, utility_pole, water_tower, wires
from builders.street import (bin, gumball_machine, hydrant, lamp_post, mailbox, manhole, newspaper_box, parking_meter,
                             payphone, picket_fence, puddle)
from builders.tree import AUTUMN, GOLD, GREEN, bough, fallen, tree
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, sky, sun
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, disc, plane, slab, tube
from kit.stage import clear, group

EXPOSURE = {'day': 0.55, 'night': 0.75}
BLOOM = {'day': 0.1, 'night': 0.45}
CAMERA = FrontCamera(eye=(0, 0, 1.6), focal=240, vanishing=(268, 116), size=SIZE)
HALL = (-8.0, 16.55, 0.15)
KERB = 0.15
# Where the poster hangs on the pole: above all that passes in the street.
_POSTER = (43, 92)
_PUDDLES = (
    ((0.2, 6.5), (0.9, 6.15), (1.7, 6.2), (2.15, 6.6), (1.9, 7.1), (1.2, 7.2), (0.75, 7.0), (0.1, 7.05), (-0.3, 6.8)),
    ((-6.6, 12.7), (-5.4, 12.5), (-4.2, 12.6), (-3.9, 13.0), (-4.6, 13.25), (-6.2, 13.25), (-7.2, 13.0)),
    ((-3.2, 7.2), (-2.5, 7.0), (-2.0, 7.25), (-2.3, 7.6), (-3.0, 7.65), (-3.6, 7.5)),
)


def build(look):
    """Puts the place on the stage; returns the objects of its hotspots, and as `front` what stands in front of the street."""
    clear()
    rnd = random.Random(5)
    _ground(look.night)
    with group(at=HALL):
        anchors = arcade_hall(look)
    _signs(anchors, look)
    watcher = _neighbour(look)
    bikes = _pavement_things(look)
    _side_street(look.night, rnd)
    _distance(look.night)
    with group() as front:
        poster = _foreground(look.night, rnd)
    fallen(rnd, (-16, 13.5, -2, 16.4), 130, size=0.17, z=KERB + 0.01)
    fallen(rnd, (-9, 5.0, 4, 13.2), 150, size=0.15)
    fallen(rnd, (-4, 4.1, 2, 5.2), 16, size=0.13)
    _light(look.night)
    CAMERA.aim()
    return {'door': anchors.door, 'poster': poster, 'bikes': bikes, 'watcher': watcher, 'front': front}


def _ground(night):
    street = asphalt('#4a4c58' if not night else '#2c2e3a', 0.85 if night else 0.16)
    plane((0, 60, 0), (400, 400), paint('#5c6a3c', rough=1, worn=0.4, scale=0.4))
    plane((0, 5.4, 0.004), (120, 16), street)
    plane((0.85, 63.4, 0.005), (4.3, 100), street)
    walk = paint('#a2968a', rough=0.4 if night else 0.85, worn=0.25, scale=2)
    edge, joint = paint('#c2b8aa', rough=0.7), paint('#6e645c', rough=0.9)
    box((-21.3, 15.4, 0), (40, 4.0, KERB), walk, bevel=0.02)
    box((-1.9, 37.4, 0), (1.2, 40, KERB), walk, bevel=0.02)
    box((13.0, 15.4, 0), (20, 4.0, KERB), walk, bevel=0.02)
    box((3.7, 37.4, 0), (1.4, 40, KERB), walk, bevel=0.02)
    box((-21.3, 13.36, 0), (40, 0.16, KERB + 0.012), edge, bevel=0.03)
    box((13.0, 13.36, 0), (20, 0.16, KERB + 0.012), edge, bevel=0.03)
    for i in range(14):
        box((-20.5 + i * 1.5, 14.9, KERB - 0.005), (0.05, 2.9, 0.01), joint, bevel=0)
    yellow, white = paint('#d8a83c', rough=0.5, worn=0.3, scale=5), paint('#c8c8c4', rough=0.5, worn=0.35, scale=5)
    for outline in _PUDDLES:
        with group(at=(0, 0, 0.006)):
            puddle(outline, '#14161e' if night else '#3a3c46')
    for i in range(9):
        plane((-26 + i * 4.4, 8.4, 0.009), (2.3, 0.16), yellow)
    for i in range(6):
        plane((-0.75 + i * 0.66, 14.2, 0.009), (0.36, 2.0), white)
    with group(at=(-3.2, 10.6, 0.006)):
        manhole()


def _signs(anchors, look):
    x, y, z = HALL
    face = (x + anchors.marquee[0], y + anchors.marquee[1], z + anchors.marquee[2])
    write('OPEN AFTER SCHOOL', CAMERA, face, paint('#a01830', rough=0.6))
    top = anchors.creature
    creature(CAMERA, (x + top[0], y + top[1], z + top[2]), look.night, look.creature)
    if look.night:
        lamp((x, y - 0.7, z + 7.0), 30, '#58ff6a', 0.4)


def _neighbour(look):
    """The flats beside the hall; returns the window at which somebody stands by night."""
    night = look.night
    windows = [(x, z, False, False) for x, z in ((-1.5, 4.4), (0.7, 4.4), (-1.5, 7.2), (0.7, 7.2), (2.95, 7.4))]
    with group(at=(-17.3, 16.7, KERB)):
        flats(7.2, 9.6, night, windows, depth=4.4, colour='#9a7258', mortar='#4a3830')
        with group() as watcher:
            sash_window((2.95, -0.02, 4.8), night, True, blind=0.2, watcher=look.watcher)
    with group(at=(-17.4, 16.7, KERB)):
        fire_escape(2, z0=3.55)
    with group(at=(-14.6, 18.2, KERB + 9.7), turn=30):
        antenna()
    if night:
        lamp((-17.3, 15.6, 2.6), 30, '#9affc8', 0.2)
    return watcher


def _pavement_things(look):
    """All that stands on the pavement; returns the bicycles."""
    night = look.night
    with group(at=(-8.5, 14.2, KERB), size=1.3):
        cat(night, look.tail)
    with group(at=(-14.6, 14.2, KERB)):
        lamp_post(night, height=5.0, reach=0.9)
    with group() as bikes:
        for x, colour, lean in ((-12.0, '#f2c02e', 3), (-10.45, '#2ab4e0', 184)):
            with group(at=(x, 15.2, KERB), turn=lean, size=1.15):
                bicycle(colour)
    with group(at=(-5.85, 15.9, KERB), size=1.2):
        gumball_machine(night)
    with group(at=(-3.0, 15.8, KERB)):
        payphone(night)
    with group(at=(-4.7, 13.85, KERB), size=1.15):
        hydrant()
    with group(at=(-2.25, 14.1, KERB)):
        newspaper_box()
    with group(at=(-13.4, 14.2, KERB)):
        mailbox()
    with group(at=(-13.3, 15.9, KERB)):
        bin()
    for x in (-10.9,):
        with group(at=(x, 13.65, KERB)):
            parking_meter()
    slab([(-1.1, -0.7), (1.1, -0.7), (1.1, 0.8), (-1.1, 0.8)], 0.02, paint('#8a2236', rough=0.9), at=(-8, 16.4, KERB))
    return bikes


def _side_street(night, rnd):
    for y, x, h, spread, hues in ((21, 5.6, 6.8, 2.3, AUTUMN), (30, 5.4, 6.4, 2.2, GOLD), (41, 5.6, 7, 2.4, AUTUMN),
                                  (54, 5.4, 7, 2.6, GREEN), (40, -4.4, 6.2, 2.2, GOLD), (52, -4.6, 7, 2.6, AUTUMN),
                                  (70, 2, 6, 3.4, GREEN), (74, -4, 6, 3.2, AUTUMN), (72, 8, 7, 3.4, GREEN)):
        with group(at=(x, y, 0), turn=rnd.uniform(0, 360)):
            tree(rnd, h, spread, hues, leaf=0.24 + y * 0.004, clusters=16, per_cluster=80,
                 core='#6a2c18' if hues is AUTUMN else '#6a4a18' if hues is GOLD else '#1f3a24')
    for y, x, turn, wall, roof, lit in ((27, 8.4, -90, '#d8cdb4', '#5a3a38', (False, True)),
                                        (37, 8.6, -90, '#a8bcc0', '#3a3f50', (True, False)),
                                        (48, 8.4, -90, '#cfae84', '#5a4030', (False, True)),
                                        (34, -6.2, 90, '#b8c4a8', '#4a3a38', (True, False)),
                                        (46, -6.4, 90, '#d0b8a8', '#383a4a', (False, True))):
        with group(at=(x, y, 0), turn=turn):
            house(night, wall, roof, lit)
    with group(at=(4.5, 25, 0), turn=90):
        picket_fence(14)
    spots = [(3.2, 17.6), (3.2, 29), (3.2, 42), (3.2, 56)]
    for x, y in spots:
        with group(at=(x, y, 0)):
            utility_pole(8.2, transformer=y < 20)
    for a, b in zip(spots, spots[1:]):
        wires(a, b, 8.2, 8.2, sag=0.5, radius=0.02 + a[1] * 0.0006)
    for y in (24, 36, 50):
        with group(at=(-1.6, y, KERB), turn=90):
            lamp_post(False, height=4.4)
        if night:
            ball((-0.5, y, 4.3 + KERB), 0.2 + y * 0.003, glow('#ffc47a', 5))
            beam((-0.5, y, 4.2), (-0.5, y, 0), 380, '#ffb45e', angle=110, blend=0.8)


def _distance(night):
    with group(at=(-3.4, 84, 2), turn=18):
        water_tower(19.5, night)
    with group(at=(6.5, 66, 0)):
        gas_station_sign(night)
    hills('#2a3358' if night else '#5f7f8c')
    hills('#3a4038' if not night else '#1c2440',
          at=((-40, 118, 20), (-6, 112, 15), (18, 120, 17), (52, 116, 22)))


def _foreground(night, rnd):
    """The pole and the bough that frame the picture; returns the poster on the pole."""
    depth = 3.6
    spot = CAMERA.point((43, 104), depth)
    back = CAMERA.point((43, 104), depth + 0.19)
    with group(at=back[:1] + (depth + 0.19, 0)):
        utility_pole(9, girth=0.185, arm=False)
    unit = CAMERA.metres_per_pixel(depth)
    with group() as poster:
        x, _, z = CAMERA.point(_POSTER, depth)
        flunko_poster(CAMERA, (x + 0.5 * unit, depth - 0.015, z), glow=0.05 if night else 0)
        for dx, dz in ((-16, 21), (16, 21), (-16, -21), (16, -21)):
            ball((x + dx * unit, depth - 0.02, z + dz * unit), 0.012, paint('#8a8f98', metal=0.8))
    steel = paint('#8a8f98', rough=0.4, metal=0.7)
    for z in (2.75, 2.95):
        tube([(spot[0] - 0.2, depth, z), (spot[0] + 0.2, depth, z)], 0.012, steel)
    tube([(spot[0] + 0.12, depth + 0.05, 0), (spot[0] + 0.12, depth + 0.05, 6)], 0.02, steel)
    path = [CAMERA.point(p, 4.2) for p in ((368, -2), (338, 16), (314, 24), (292, 24), (274, 30))]
    bough(rnd, path, AUTUMN, leaf=0.085, clusters=17, radius=0.2, per_cluster=34)
    path = [CAMERA.point(p, 4.6) for p in ((361, 22), (338, 48), (322, 66), (314, 80))]
    bough(rnd, path, AUTUMN, leaf=0.085, clusters=10, radius=0.19, per_cluster=30)
    wires((spot[0], depth + 0.2), (-2.0, 17.0), 5.4, 6.6, sag=0.35, radius=0.012, spread=(-0.1, 0.25))
    return poster


def _light(night):
    if night:
        moon = CAMERA.point((256, 45), 400)
        disc(moon, 15, glow('#fff0c8', 1.15), sides=40)
        for dx, dz, r in ((-4, 3, 3.4), (5, -4, 4.2), (3, 7, 2.4), (-6, -6, 2.2)):
            disc((moon[0] + dx, 399, moon[2] + dz), r, glow('#e0cfae', 1.0), sides=20)
        sky([(0.0, '#8a4a86'), (0.08, '#5a3a86'), (0.22, '#2a2a6a'), (0.6, '#0c1238')], 0.62, stars=1.6,
            glow_at=((moon[0], moon[1], moon[2]), '#4a4a8a', 60))
        sun((-0.35, -0.5, -0.62), 0.5, '#8aa4ff', soft=1)
        sun((0.4, 0.6, -0.7), 0.14, '#6a7ad8', soft=8)
        beam((-4.4, 1.2, 4.2), CAMERA.point(_POSTER, 3.6), 44, '#ffc07a', angle=40, blend=0.9)
        return
    sky([(0.0, '#ffd9a6'), (0.07, '#fbe3b4'), (0.2, '#a8d0e0'), (0.6, '#3f7fce')], 0.95)
    sun((0.6, 0.74, -0.36), 5.2, '#ffca86', soft=1.0)
    shade = paint('#2a2a30')
    box((-9, -14, 0), (60, 2, 8.6), shade, bevel=0)
    for x, y, h in ((-15.0, -1.5, 8.5), (-21, 3, 9.5)):
        with group(at=(x, y, 0)):
            tree(random.Random(9), h, 2.8, AUTUMN, leaf=0.4, clusters=16, per_cluster=40)
