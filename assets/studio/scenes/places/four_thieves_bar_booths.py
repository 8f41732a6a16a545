"""The booths of Four Thieves: high maroon backs like confessionals, a lamp over each; four coasters on the last table."""
import math

from builders.rooms.bar_things import booth, cone_lamp
from builders.rooms.zone import zone
from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.light import panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.6, 1.85, 1.5), focal=240, vanishing=(176, 56), size=SIZE)
_DEPTH = 5.4


def build(look):
    """Puts the booths on the stage; returns its hotspots."""
    night = look.night
    room(5.0, _DEPTH, 2.7, wall=paint('#6a1c28', rough=0.85, worn=0.2), floor='#240c0c', ceiling='#2a1014', skirting='#1c0a08', dado=(1.1, paint('#3a1810', rough=0.45, worn=0.2)))
    boards(5.0, _DEPTH, '#5a2a1c', '#180a08')
    with group() as last_booth:
        with group(at=(0.0, _DEPTH - 0.12, 0)):
            booth('#8a1a2c', '#3a180e', 1.8, 1.5)
        _table(0.0, 4.3, 1.4)
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
        box((-2.42, 4.75, 0), (0.05, 0.94, 2.06), glow('#c8741c', 0.9), bevel=0)
        for i in range(3):
            box((-2.38, 4.75, 1.1 + i * 0.32), (0.03, 0.94, 0.03), paint('#3a1c0c'), bevel=0)
            for k in range(5):
                cylinder((-2.38, 4.42 + k * 0.16, 1.13 + i * 0.32), 0.035, 0.2, paint(('#7a2a1c', '#3a6a3a', '#d8a83a')[(i + k) % 3], rough=0.2, glow=0.3), sides=8)
        box((-2.38, 4.75, 0), (0.04, 0.94, 0.95), paint('#4a2410', rough=0.4), bevel=0)
    _light(look)
    return {'coasters': coasters, 'last-booth': last_booth + coat, 'window': window, 'bar': bar}


def _table(x, y, width):
    box((x, y, 0.7), (width, 0.62, 0.05), paint('#6a3418', rough=0.25), bevel=0.015)
    cylinder((x, y, 0), 0.07, 0.7, paint('#c8a050', rough=0.3, metal=0.8))


def _coasters(night):
    """Four propped up in a row, each with a drawing; by night a fifth lies among them."""
    with group() as things:
        for i, hue in enumerate(('#d8302c', '#1c1c22', '#d8a83a', '#3a8a5a') + (('#f4d23a',) if night else ())):
            x = -0.56 + i * 0.22
            disc((x, 4.16, 0.85), 0.105, paint('#fff4dc', rough=0.9, glow=0.12), rot=(78, 0, 0))
            if i % 2:
                box((x, 4.14, 0.82), (0.11, 0.01, 0.07), paint(hue), bevel=0)
            else:
                disc((x, 4.14, 0.85), 0.06, paint(hue), rot=(78, 0, 0), sides=(5, 20, 3)[i // 2])
        box((0.44, 4.42, 0.75), (0.22, 0.02, 0.16), paint('#fff4dc', rough=0.9, glow=0.1), bevel=0)
        cylinder((0.24, 4.45, 0.75), 0.045, 0.14, paint('#c8741c', rough=0.1, glow=0.2), sides=14)
    return things


def _coat(look):
    """By night a coat on the last bench; a hand's shadow on the wall behind."""
    if not look.night:
        return
    cloth = paint('#12101c', rough=0.95)
    cylinder((0.0, 4.95, 0.5), 0.27, 0.56, cloth, top=0.2)
    ball((0.0, 4.95, 1.06), 0.22, cloth, squash=(1.15, 0.7, 0.5))
    for side in (-1, 1):
        tube([(side * 0.22, 4.95, 1.04), (side * 0.32, 4.84, 0.84), (side * 0.16, 4.62, 0.78)], [0.08, 0.07, 0.055], cloth)
    ring((0.0, 4.9, 1.14), 0.09, 0.035, paint('#2a2438', rough=0.95), rot=(20, 0, 0))
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
            px = x - 0.32 + i * 0.16
            ball((px, y - 0.08, z + 0.06 + (0.12 if i == 2 else 0)), 0.055, paint('#0c0608'), detail=2)
            cylinder((px, y - 0.08, z - 0.36 + (0.12 if i == 2 else 0)), 0.07, 0.4, paint('#0c0608'), top=0.04, sides=10)
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
