"""The cellar under the bar: barrel vaults of blue stone, kegs, and an arch with rails that go on under the town."""
import math

from builders.rooms.bar_things import keg
from builders.rooms.decor import footprints
from builders.rooms.threads import fine_thread
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.2, -1.5, 1.18), focal=226, vanishing=(140, 106), size=SIZE)
_DEPTH, _ARCH = 4.2, (0.45, 0.95)


def build(look):
    """Puts the cellar on the stage; returns its hotspots."""
    night = look.night
    stone = brick('#5a7498', '#222c40', 0.5, 0.24, 0.025, 0.72)
    plane((0, 3, 0), (9, 12), paint('#38465c', rough=0.5, worn=0.45, scale=1.3))
    for x in (-2.9, 2.9):
        box((x, 1.5, 0), (0.3, 7, 3.3), stone, bevel=0)
    box((0, 1.5, 3.2), (7, 8, 0.2), paint('#1c2434', rough=0.9), bevel=0)
    for y in (0.6, 2.6):
        arc = [(2.75 * math.cos(a), 1.5 + 1.45 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
        prism(arc + [(-2.9, 1.5), (-2.9, 3.3), (2.9, 3.3), (2.9, 1.5)], 0.5, stone, at=(0, y, 0))
        for x in (-2.66, 2.66):
            box((x, y, 0), (0.3, 0.5, 1.56), stone, bevel=0.01)
    tunnel = _tunnel(stone, look)
    with group() as kegs:
        _kegs()
    with group(at=(-0.98, 0.5, 0), size=0.9):
        keg('#96602c', standing=True)
    with group() as lantern:
        _lantern(look)
    with group() as stairs:
        for i in range(6):
            box((-2.2, 2.7 + i * 0.26, 0), (0.95, 0.28, 0.2 + i * 0.22), paint('#6a4a34', rough=0.7, worn=0.3), bevel=0.01)
        tube([(-1.72, 2.6, 0.95), (-1.72, 4.1, 2.3)], 0.035, paint('#8a5a34', rough=0.5))
        box((-2.2, 4.14, 1.3), (0.9, 0.06, 1.7), glow('#c8781c', 0.9), bevel=0)
    for i in range(8):
        with group(at=(_ARCH[0] - 0.05 * i + (0.1 if i % 2 else -0.1), 3.9 - i * 0.36, 0.004), size=1.5):
            footprints([(0, 0, 180)], '#10182a', 0.03)
    _grate(look)
    _light(look)
    return {'tunnel': tunnel, 'kegs': kegs, 'lantern': lantern, 'stairs': stairs}


def _tunnel(stone, look):
    """The end wall is pierced by an arch; rails run through it into the dark, where by night a light is."""
    x, r = _ARCH
    arc = [(r * math.cos(a), 1.2 + r * math.sin(a)) for a in [math.pi * i / 14 for i in range(15)]]
    prism(arc + [(-r, 1.2), (-r, 3.3), (r, 3.3), (r, 1.2)], 0.4, stone, at=(x, _DEPTH + 0.2, 0))
    for x0, x1 in ((-2.9, x - r), (x + r, 2.9)):
        box(((x0 + x1) / 2, _DEPTH + 0.2, 0), (x1 - x0, 0.4, 3.3), stone, bevel=0)
    with group() as mouth:
        for i in range(15):
            a = math.pi * i / 14
            box((x + (r + 0.09) * math.cos(a), _DEPTH - 0.02, 1.2 + (r + 0.09) * math.sin(a) - 0.1), (0.19, 0.08, 0.2), paint('#7a92b0', rough=0.7), bevel=0.01, rot=(0, 0, 0))
        box((x, 14, 0), (2.4, 0.1, 2.4), paint('#04060c', rough=1), bevel=0)
    for side in (-1, 1):
        box((x + side * (r + 0.1), 9, 0), (0.2, 9.2, 2.1), stone, bevel=0)
    box((x, 9, 2.05), (2.3, 9.2, 0.2), paint('#141a28', rough=1), bevel=0)
    steel = paint('#b8c0c8', rough=0.2, metal=0.8)
    for dx in (-0.34, 0.34):
        box((x + dx, 6.2, 0), (0.06, 14, 0.07), steel, bevel=0)
    for i in range(22):
        box((x, -0.4 + i * 0.55, 0), (1.0, 0.18, 0.03), paint('#3a2c24', rough=0.9), bevel=0)
    if look.night:
        big = (0.09, 0.12, 0.06)[look.phase('far')]
        ball((x - 0.12, 13, 1.0), big, glow('#ffe8a0', 12), detail=2)
        lamp((x - 0.12, 12.4, 1.0), 22, '#ffd88a', 0.1)
    return mouth


def _kegs():
    """Lying on each other at the right, and one that stands in front, cut by the frame."""
    for x, y, z in ((2.3, 1.3, 0), (2.3, 1.3, 0.58), (2.35, 2.6, 0), (2.3, 2.6, 0.58), (1.65, 2.7, 0)):
        with group(at=(x, y, z)):
            keg(('#8a5628', '#7a4a2c')[int(y * 2) % 2])
    with group(at=(1.35, 0.55, 0), turn=30, size=1.05):
        keg('#7a4c26', standing=True)


def _lantern(look):
    """On the standing keg; a thread is caught on its handle."""
    on = look.night
    strength = (1, 0.7, 1.15)[look.phase('lantern')]
    with group(at=(-0.98, 0.5, 0.81), size=1.2):
        iron = paint('#2a2c34', rough=0.4, metal=0.6)
        cylinder((0, 0, 0), 0.12, 0.07, iron, top=0.09)
        body = cylinder((0, 0, 0.07), 0.075, 0.2, glow('#ffb84a', 3.5 * strength) if on else paint('#7a8a98', rough=0.1))
        body.visible_shadow = False
        for a in range(4):
            tube([(0.095 * math.cos(a * 1.57 + 0.78), 0.095 * math.sin(a * 1.57 + 0.78), 0.06), (0.095 * math.cos(a * 1.57 + 0.78), 0.095 * math.sin(a * 1.57 + 0.78), 0.29)], 0.009, iron)
        cylinder((0, 0, 0.28), 0.11, 0.09, iron, top=0.04)
        ring((0, 0, 0.38), 0.13, 0.01, iron, start=0, end=180)
        fine_thread(CAMERA, [(0.1, -0.02, 0.46), (0.14, -0.04, 0.36), (0.12, -0.06, 0.24), (0.16, -0.06, 0.12)], (-0.98, 0.5, 0.81), 1.2)
    if on:
        lamp((-0.9, 0.25, 1.15), 30 * strength, '#ffb05a', 0.12)


def _grate(look):
    """In the crown of the vault: a lattice of sun by day; somebody's feet pass."""
    x, y = 1.2, 2.0
    box((x, y, 2.86), (1.3, 0.9, 0.05), glow('#e8f0d8', 2.4) if not look.night else paint('#10182c'), bevel=0)
    for i in range(7):
        box((x - 0.6 + i * 0.2, y, 2.82), (0.05, 0.9, 0.05), paint('#14181f', rough=0.5), bevel=0)
    for i in range(3):
        box((x, y - 0.4 + i * 0.4, 2.82), (1.3, 0.05, 0.05), paint('#14181f', rough=0.5), bevel=0)
    feet = look.phase('feet')
    if feet:
        for k, dx in enumerate((-0.12, 0.14)):
            box((x - 0.4 + feet * 0.28 + dx, y - 0.1 + 0.16 * k, 2.835), (0.14, 0.34, 0.02), paint('#0c0a10'), bevel=0)
    if not look.night:
        for i in range(6):
            x0 = x - 0.5 + i * 0.2
            leaf = sheets([[(x0 - 0.06, y, 2.8), (x0 + 0.06, y, 2.8), (x0 - 0.62, y - 0.5, 0.02), (x0 - 0.82, y - 0.5, 0.02)]], haze('#f0f4d0', 0.1, 2.8), name='haze')
            leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False
            for k in range(3):
                plane((x0 - 0.66, y - 0.75 + k * 0.36, 0.012), (0.11, 0.26), glow('#e8ecc8', 0.75))


def _light(look):
    if look.night:
        sky([(0, '#101830'), (1, '#080c1c')], 0.3)
        panel((-2.2, 4.0, 2.2), (-2.0, 2.6, 0.4), (0.8, 1.0), 10, '#ff9a3a')
        panel((1.2, 2.0, 2.75), (1.0, 1.8, 0), (1.2, 0.8), 26, '#5a7aff')
        panel((0, -1.2, 2.2), (0.2, 3, 0.6), (3, 1), 9, '#4a6ae0')
        return
    sky([(0, '#c8d8e8'), (1, '#a8b8d0')], 0.3)
    panel((1.2, 2.0, 2.75), (0.7, 1.7, 0), (1.2, 0.8), 92, '#f4f4d8')
    panel((-2.2, 4.0, 2.2), (-2.0, 2.6, 0.4), (0.8, 1.0), 14, '#ffb45a')
    panel((0, -1.2, 2.3), (0.2, 3, 0.8), (3.4, 1.2), 70, '#b8d0f0')


SHOOT = Shoot('four-thieves-bar-stock-cellar', CAMERA, build, loops=(
    Loop('feet', 2, (0,) * 12 + (1, 2), 4, zone(CAMERA, (1.2, 2.0, 2.83), (0.7, 0.14)), ('day',)),
    Loop('lantern', 2, (0, 1, 0, 2), 5, zone(CAMERA, (-0.98, 0.5, 1.0), (0.16, 0.2)), ('night',)),
    Loop('far', 2, (0, 1, 2), 2, zone(CAMERA, (_ARCH[0] - 0.12, 13, 1.0), (0.7, 0.7)), ('night',)),
), exposure=(0.55, 0.9))

if __name__ == '__main__':
    SHOOT.main()
