"""The booths of Four Thieves: high maroon backs like confessionals, a lamp over each; four coasters on the last table."""
import math

from builders.rooms.bar_things import booth, cone_lamp
from builders.rooms.zone import zone
from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.light import panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.6, 1.85, 1.95), focal=240, vanishing=(176, 38), size=SIZE)
_DEPTH = 5.4


def build(look):
    """Puts the booths on the stage; returns its hotspots."""
    night = look.night
    room(5.0, _DEPTH, 2.7, wall='#6a1c28', floor='#240c0c', ceiling='#2a1014', skirting='#1c0a08', dado=(1.1, paint('#3a1810', rough=0.45, worn=0.2)))
    boards(5.0, _DEPTH, '#5a2a1c', '#180a08')
    with group() as last_booth:
        with group(at=(0.0, _DEPTH - 0.12, 0)):
            booth('#8a1a2c', '#3a180e', 1.8, 1.5)
        _table(0.0, 4.24, 1.62)
    lean = (0, 0.03, -0.03)[look.phase('lamp')]
    cone_lamp((0.0, 4.35, 1.8), True, 62 if night else 24, '#2a5a3a', drop=0.9, radius=0.25, lean=lean)
    with group(at=(1.12, 3.0, 0), turn=180):
        booth('#5a1020', '#2a120a', 1.9, 1.34)
    with group(at=(1.9, _DEPTH - 0.12, 0)):
        booth('#7a1626', '#3a180e', 1.7, 1.5)
    coasters = _coasters(night)
    with group() as coat:
        _coat(look)
    window = _window(night)
    with group() as bar:
        box((-2.46, 4.75, 0), (0.06, 1.1, 2.2), paint('#1c0a08'), bevel=0)
        box((-2.42, 4.75, 0), (0.05, 0.94, 2.06), glow('#c8741c', 0.4), bevel=0)
        for i in range(3):
            box((-2.38, 4.75, 1.1 + i * 0.32), (0.03, 0.94, 0.03), paint('#3a1c0c'), bevel=0)
            for k in range(5):
                bottle = paint(('#8a2a1c', '#3a7a4a', '#e0a83a', '#5a2a5a')[(i + 2 * k) % 4], rough=0.15, glow=0.25)
                cylinder((-2.36, 4.42 + k * 0.16, 1.13 + i * 0.32), 0.045, 0.13, bottle, sides=10)
                cylinder((-2.36, 4.42 + k * 0.16, 1.26 + i * 0.32), 0.04, 0.04, bottle, top=0.016, sides=10)
                cylinder((-2.36, 4.42 + k * 0.16, 1.3 + i * 0.32), 0.016, 0.07, bottle, sides=8)
                box((-2.31, 4.42 + k * 0.16, 1.16 + i * 0.32), (0.01, 0.06, 0.06), paint('#f0e2b8', rough=0.8, glow=0.2), bevel=0)
        box((-2.38, 4.75, 0), (0.04, 0.94, 0.95), paint('#4a2410', rough=0.4), bevel=0)
    _light(look)
    return {'coasters': coasters, 'last-booth': last_booth + coat, 'window': window, 'bar': bar}


def _table(x, y, width):
    box((x, y, 0.7), (width, 0.74, 0.05), paint('#7a3c1a', rough=0.3), bevel=0.015)
    cylinder((x, y, 0), 0.07, 0.7, paint('#c8a050', rough=0.3, metal=0.8))


def _coasters(night):
    """Four that lie in a row, each with a drawing; by night a fifth lies among them."""
    top, white, dark = 0.752, paint('#fff4dc', rough=0.9, glow=0.1), paint('#1c1a22', rough=0.9)
    with group() as things:
        for i, draw in enumerate((_jacket, _tape, _key, _map) + ((_hat,) if night else ())):
            with group(at=(-0.6 + i * 0.29, (4.06, 4.09)[i % 2], top), turn=(8, -6, 4, -9, 5)[i]):
                cylinder((0, 0, 0), 0.132, 0.012, paint('#c8b488', rough=0.9), sides=28)
                cylinder((0, 0, 0.006), 0.126, 0.008, white, sides=28)
                draw()
        for side in (-1, 1):
            box((0.06, 4.46 + 0.05 * side, top), (0.24, 0.012, 0.15), paint('#fff4dc', rough=0.9, glow=0.1), bevel=0, rot=(-24 * side, 0, 0))
        for i in range(2):
            box((0.06, 4.37, top + 0.05 + 0.045 * i), (0.16, 0.008, 0.018), dark, bevel=0, rot=(24, 0, 0))
        cylinder((0.44, 4.42, top), 0.055, 0.17, paint('#c8741c', rough=0.1, glow=0.25), sides=14)
        cylinder((0.44, 4.42, top + 0.15), 0.056, 0.03, paint('#fff0d0', rough=0.4, glow=0.2), sides=14)
    return things


# What is drawn on a coaster, flat on z = 0 and taller than it is wide, for it is seen aslant.
_INK = 0.016


def _flat(x, y, wide, deep, hue):
    box((x, y, _INK), (wide, deep, 0.004), paint(hue, rough=0.9, glow=0.1), bevel=0)


def _jacket():
    _flat(0, -0.01, 0.1, 0.15, '#d8302c')
    for side in (-1, 1):
        _flat(side * 0.072, 0.02, 0.048, 0.09, '#b01c22')
    box((0, 0.06, _INK + 0.003), (0.04, 0.02, 0.004), paint('#f4c83a', glow=0.1), bevel=0)


def _tape():
    _flat(0, 0, 0.17, 0.13, '#1c1a22')
    for side in (-1, 1):
        box((side * 0.042, 0.01, _INK + 0.003), (0.03, 0.05, 0.004), paint('#fff4dc', glow=0.1), bevel=0)


def _key():
    for wide, hue in ((0.1, '#b8801c'), (0.04, '#fff4dc')):
        disc((-0.055, 0, _INK + (0.004 if wide < 0.1 else 0.001)), wide / 2, paint(hue, rough=0.9, glow=0.1), rot=(0, 0, 0), sides=16, squash=1.25)
    _flat(0.04, 0, 0.13, 0.03, '#b8801c')
    for x in (0.06, 0.095):
        _flat(x, -0.035, 0.018, 0.05, '#b8801c')


def _map():
    _flat(0, 0, 0.17, 0.14, '#3a8a5a')
    for x, y in ((-0.06, -0.04), (-0.025, 0.0), (0.015, -0.01), (0.05, 0.035)):
        box((x, y, _INK + 0.003), (0.024, 0.026, 0.004), paint('#f8e8b0', glow=0.1), bevel=0)


def _hat():
    disc((0, 0.0, _INK), 0.07, paint('#e8b81c', rough=0.9, glow=0.1), rot=(0, 0, 0), sides=20, squash=1.1)
    _flat(0, -0.06, 0.16, 0.045, '#c8921c')
    disc((0, 0.08, _INK + 0.002), 0.028, paint('#e8b81c', rough=0.9, glow=0.1), rot=(0, 0, 0), sides=12)


def _coat(look):
    """By night a coat on the last bench; a hand's shadow on the wall behind."""
    if not look.night:
        return
    cloth, seam = paint('#0a0b16', rough=1), paint('#04040a', rough=1)
    back = [(-0.27, 0.5), (0.27, 0.5), (0.3, 0.86), (0.34, 1.08), (0.26, 1.18), (0.13, 1.22), (-0.13, 1.22), (-0.26, 1.18), (-0.34, 1.08), (-0.3, 0.86)]
    prism(back, 0.2, cloth, at=(0, 4.86, 0), bevel=0.05)
    for side in (-1, 1):
        tube([(side * 0.29, 4.86, 1.1), (side * 0.37, 4.8, 0.9), (side * 0.33, 4.7, 0.79)], [0.085, 0.08, 0.07], cloth)
        tube([(side * 0.13, 4.755, 1.2), (side * 0.05, 4.755, 1.13), (0, 4.755, 1.12)], 0.014, seam)
    prism([(-0.13, 1.19), (0.13, 1.19), (0.16, 1.34), (-0.16, 1.34)], 0.14, cloth, at=(0, 4.86, 0), bevel=0.03)
    tube([(0, 4.752, 1.18), (0, 4.752, 0.8)], 0.008, seam)
    box((0, 4.745, 0.84), (0.4, 0.02, 0.055), paint('#14172a', rough=1), bevel=0.01)
    for x in (-0.16, 0.16):
        ball((x, 4.73, 0.868), 0.022, paint('#c8a050', rough=0.3), detail=1)
    rise = (0, 0.05, 0.1)[look.phase('hand')]
    shade = paint('#1a0608', rough=1)
    disc((0.6, _DEPTH - 0.08, 1.72 + rise), 0.14, shade, squash=1.2)
    for i in range(4):
        tube([(0.49 + i * 0.07, _DEPTH - 0.085, 1.78 + rise), (0.45 + i * 0.095, _DEPTH - 0.085, 2.0 + rise - 0.03 * abs(i - 1.5))], 0.028, shade)
    tube([(0.59, _DEPTH - 0.085, 1.6 + rise), (0.67, _DEPTH - 0.085, 1.15)], [0.08, 0.1], shade)


def _window(night):
    """Small and of coloured glass in the end wall: four masked men and a fifth."""
    x, y, z = -1.42, _DEPTH - 0.03, 1.2
    hues = ('#d8302c', '#e8b02c', '#2a6ac8', '#2a8a4a', '#8a3ac8')
    with group() as things:
        box((x, y, z - 0.56), (0.98, 0.06, 1.1), paint('#140806', rough=0.5), bevel=0.01)
        disc((x, y - 0.02, z + 0.54), 0.49, paint('#140806', rough=0.5))
        lit = 0.12 if night else 1.5
        for row in range(4):
            for column in range(4):
                box((x - 0.33 + column * 0.22, y - 0.05, z - 0.5 + row * 0.25), (0.19, 0.02, 0.22), glow(hues[(row * 2 + column * 3) % 5], lit), bevel=0)
        for i in range(6):
            a = math.radians(15 + i * 30)
            disc((x + 0.28 * math.cos(a), y - 0.05, z + 0.56 + 0.26 * math.sin(a)), 0.1, glow(hues[i % 5], lit))
        for i in range(5):
            if i == 2:
                continue
            px = x - 0.32 + i * 0.16
            ball((px, y - 0.08, z + 0.06), 0.055, paint('#0c0608'), detail=2)
            cylinder((px, y - 0.08, z - 0.44), 0.075, 0.48, paint('#0c0608'), top=0.04, sides=10)
            box((px, y - 0.14, z + 0.055), (0.085, 0.01, 0.03), glow('#f4ecd8', lit * 0.9), bevel=0)
            tube([(px, y - 0.08, z - 0.06), (px + (0.06 if i < 2 else -0.06), y - 0.08, z + 0.2)], 0.022, paint('#0c0608'))
        tube([(x - 0.3, y - 0.08, z + 0.22), (x + 0.2, y - 0.08, z + 0.24)], [0.04, 0.065], paint('#0c0608'))
        ball((x + 0.29, y - 0.08, z + 0.26), 0.06, paint('#0c0608'), detail=2)
    return things


def _light(look):
    if look.night:
        sky([(0, '#180a14'), (1, '#0c0610')], 0.25)
        panel((-2.3, 4.7, 1.4), (0, 4.2, 0.4), (0.8, 1.6), 9, '#ff9a3a')
        panel((0.1, 4.3, 1.8), (0.5, _DEPTH, 1.7), (0.4, 0.4), 16, '#ffb060')
        panel((-0.8, 1.6, 2.5), (0.4, 5, 0.6), (3, 0.6), 12, '#9a4ab0')
        return
    sky([(0, '#e8d0b0'), (1, '#c8a890')], 0.3)
    for i, hue in enumerate(('#ff4a3a', '#ffc83a', '#4a8aff', '#4ac86a')):
        panel((-1.6 + i * 0.17, _DEPTH - 0.12, 1.5 + 0.3 * (i % 2)), (-0.9 + 0.4 * i, 3.0, 0.2), (0.16, 0.3), 16, hue)
    for i, hue in enumerate(('#ff6a4a', '#ffd85a', '#6a9aff', '#6ad88a', '#b86aff', '#ffd85a')):
        shift = 0.05 * look.phase('glass')
        plane((-1.75 + shift + 0.22 * (i % 3), 5.0 - 0.3 * (i // 3), 0.014), (0.18, 0.26), glow(hue, 0.5))
    panel((-2.3, 4.7, 1.4), (0, 4.2, 0.4), (0.8, 1.6), 14, '#ffb45a')
    panel((-0.8, 1.6, 2.6), (0.3, 5, 0.7), (3, 0.8), 46, '#ffd0b8')


SHOOT = Shoot('four-thieves-bar-booths', CAMERA, build, loops=(
    Loop('glass', 1, (0, 0, 0, 1, 1, 1), 1, zone(CAMERA, (-1.5, 4.85, 0.02), (0.5, 0.28)), ('day',)),
    Loop('lamp', 2, (0, 1, 0, 2), 2, zone(CAMERA, (0, 4.35, 1.9), (0.36, 0.28)), ('night',)),
    Loop('hand', 2, (0, 0, 0, 1, 2, 2, 1), 2, zone(CAMERA, (0.6, _DEPTH - 0.1, 1.85), (0.3, 0.44)), ('night',)),
), exposure=(0.6, 0.95))

if __name__ == '__main__':
    SHOOT.main()
