"""The tool wall of the railway shed: every tool in its painted outline, and one outline that is no tool's."""
import math

from builders.rooms.office_storage import tin
from builders.rooms.placed import placed
from builders.rooms.railway import conductor_lamp, planks
from builders.rooms.threads import fine_thread
from builders.rooms.workshop import coil, hammer, jars, pliers, saw, screwdriver, spanner, toolbox, vise
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -0.9, 1.55), focal=264, vanishing=(176, 96), size=SIZE)
_WALL, _TEAL, _WHITE = 2.3, '#1f8a86', '#e8f4ec'


def build(look):
    """Puts the wall on the stage; returns its hotspots."""
    night = look.night
    with group(at=(-2.6, _WALL + 0.06, 0)):
        planks(5.2, 3.4, '#8a7450', seed=4)
    box((0, _WALL + 0.02, 1.0), (4.0, 0.05, 1.72), paint(_TEAL, rough=0.75, worn=0.12, scale=3), bevel=0.01)
    for z in (0.98, 2.72):
        box((0, _WALL - 0.01, z), (4.1, 0.08, 0.06), paint('#5a4228', rough=0.8), bevel=0.01)
    _holes()
    saws = _tools(look)
    missing = _missing(night)
    child = _child(night)
    bench = _bench()
    _light(look)
    return {'outline': child, 'bolt-cutter': missing, 'saws': saws, 'bench': bench}


def _holes():
    dark = paint('#0f4a48', rough=1)
    for row in range(10):
        for column in range(24):
            box((-1.9 + column * 0.165, _WALL - 0.008, 1.1 + row * 0.165), (0.018, 0.006, 0.018), dark, bevel=0)


def _line(points, closed=True, thick=0.011):
    tube([(x, _WALL - 0.016, z) for x, z in points], thick, paint(_WHITE, rough=0.9, glow=0.1), closed=closed)


def _outline(x, z, wide, tall):
    """A rounded frame of white paint round what hangs there."""
    w, h, r = wide / 2, tall / 2, 0.05
    _line([(x - w + r, z - h), (x + w - r, z - h), (x + w, z - h + r), (x + w, z + h - r), (x + w - r, z + h), (x - w + r, z + h), (x - w, z + h - r), (x - w, z - h + r)])


def _hung(x, z, make, *args, size=1.3, drop=0.0):
    cylinder((x, _WALL - 0.02, z), 0.012, 0.07, paint('#c8ccd0', metal=0.9, rough=0.3), rot=(90, 0, 0), sides=8)
    return placed((x, _WALL - 0.07, z + drop), make, *args, size=size)


def _tools(look):
    """Two rows of them; the saws hum."""
    for i, (x, make, args) in enumerate(((-1.78, hammer, ()), (-1.5, hammer, ('#c8322c',)), (-1.24, spanner, (0.3,)), (-1.04, spanner, (0.24,)), (-0.86, spanner, (0.19,)),
                                         (1.1, pliers, ()), (1.34, pliers, ('#e8a82a',)), (1.58, screwdriver, ('#2f6ab0',)), (1.74, screwdriver, ('#e8a82a',)), (1.88, screwdriver, ()))):
        z = 2.56
        _outline(x, z - 0.2, 0.2 if i < 2 else 0.15, 0.5)
        _hung(x, z, make, *args)
    for x, hue in ((1.25, '#e87a1e'), (1.7, '#3a3a40')):
        _outline(x, 1.32, 0.4, 0.44)
        _hung(x, 1.5, coil, hue)
    for i in range(5):
        x = -1.78 + i * 0.2
        _outline(x, 1.36, 0.15, 0.34)
        _hung(x, 1.5, (spanner, screwdriver, pliers)[i % 3], *(((0.22,), ('#c8322c',), ())[i % 3]), size=1.0)
    with group() as saws:
        for i, x in enumerate((1.12, 1.42, 1.72)):
            _outline(x, 1.86, 0.24, 0.66)
            shift = 0.012 * look.phase('hum') * (1 if i % 2 else -1)
            _hung(x + shift, 2.16, saw, ('#8a5a2c', '#a8743c', '#6a3a24')[i], size=1.05)
    return saws


def _missing(night):
    """Outlines with nothing in them: the bolt cutter, the shovel, the lantern. By night the bolt cutter is back."""
    with group() as cutter:
        box((-1.42, _WALL - 0.014, 1.62), (0.94, 0.004, 0.42), paint('#176e6a', rough=0.9), bevel=0)
        for side in (-1, 1):
            _line([(-1.86, 1.83 + side * 0.13), (-1.4, 1.83 + side * 0.05), (-1.2, 1.83 + side * 0.08), (-1.0, 1.83 + side * 0.03)], closed=False, thick=0.014)
        _line([(-1.86, 1.96), (-1.9, 1.95), (-1.86, 1.92)], thick=0.01)
        if night:
            red, steel = paint('#c8322c', rough=0.35), paint('#b0b8bc', rough=0.28, metal=0.85)
            for side in (-1, 1):
                tube([(-1.88, _WALL - 0.06, 1.83 + side * 0.13), (-1.42, _WALL - 0.06, 1.83 + side * 0.05)], 0.034, red)
                tube([(-1.42, _WALL - 0.06, 1.83 + side * 0.05), (-1.22, _WALL - 0.06, 1.83 - side * 0.04), (-1.0, _WALL - 0.06, 1.83 - side * 0.02)], 0.03, steel)
            fine_thread(CAMERA, [(-1.04, _WALL - 0.09, 1.83), (-1.0, _WALL - 0.1, 1.74), (-1.05, _WALL - 0.1, 1.64), (-1.0, _WALL - 0.1, 1.52)])
    _line([(0.78, 2.55), (0.78, 1.75), (0.92, 1.7), (0.9, 1.4), (0.78, 1.28), (0.66, 1.4), (0.64, 1.7), (0.72, 1.75), (0.72, 2.55)])
    _line([(-0.56, 1.16), (-0.56, 1.4), (-0.5, 1.5), (-0.38, 1.5), (-0.32, 1.4), (-0.32, 1.16)])
    _line([(-0.52, 1.5), (-0.44, 1.62), (-0.36, 1.5)], closed=False)
    return cutter


def _child(night):
    """Small, arms out, with a knitted hat; one row higher by night."""
    x, z = 0.12, 1.3 + (0.3 if night else 0)
    with group() as child:
        box((x, _WALL - 0.012, z - 0.18), (0.78, 0.004, 1.18), paint('#176e6a', rough=0.9), bevel=0)
        body = [(-0.16, 0.36), (-0.3, 0.36), (-0.36, 0.3), (-0.3, 0.24), (-0.16, 0.25), (-0.17, 0.05), (-0.19, -0.14), (-0.06, -0.14), (0, 0.02), (0.06, -0.14),
                (0.19, -0.14), (0.17, 0.05), (0.16, 0.25), (0.3, 0.24), (0.36, 0.3), (0.3, 0.36), (0.16, 0.36), (0.09, 0.42)]
        head = [(0.2 * math.cos(math.radians(a)), 0.6 + 0.19 * math.sin(math.radians(a))) for a in range(-60, 241, 20)]
        _line([(x + px, z + pz) for px, pz in (*body, *head, (-0.09, 0.42))], thick=0.016)
        _line([(x - 0.2, z + 0.66), (x + 0.2, z + 0.66)], closed=False, thick=0.014)
        _line([(x + 0.06 * math.cos(a), z + 0.86 + 0.06 * math.sin(a)) for a in (i * math.tau / 12 for i in range(12))], thick=0.016)
        for side in (-1, 1):
            cylinder((x + side * 0.32, _WALL - 0.02, z + 0.4), 0.013, 0.09, paint('#c8ccd0', metal=0.9, rough=0.25), rot=(90, 0, 0), sides=8)
    return child


def _bench():
    """The bench below, and the handle of the vise close in front."""
    wood = paint('#9a6c3a', rough=0.6, worn=0.15, scale=7)
    with group() as bench:
        _front()
    placed((-1.5, 1.9, 0.88), toolbox, '#b8442c', turn=8)
    placed((-0.8, 1.95, 0.88), jars, 4)
    placed((1.45, 1.95, 0.88), tin, 0.09, 0.2, '#d8a83a')
    placed((1.68, 2.0, 0.88), tin, 0.07, 0.15, '#c8322c')
    placed((0.75, 1.95, 0.88), conductor_lamp, False)
    placed((0.85, 0.62, 1.12), vise, '#23586a', 0.16, size=1.4)
    box((1.1, 0.7, 1.02), (1.5, 0.5, 0.1), wood, bevel=0.01)
    return bench


def _front():
    """The bench's top in four planks with their cuts and a ring of oil; below its edge six drawers with cups of brass, one of them not shut."""
    tones = [paint(hue, rough=0.6) for hue in ('#b07c42', '#9a6a36', '#a67340', '#8c5e2e')]
    dark, brass = paint('#3c2812', rough=0.8), paint('#d8b04a', rough=0.3, metal=0.9)
    for i in range(4):
        box((0, 1.69 + i * 0.18, 0.78), (4.4, 0.172, 0.1), tones[(i * 3) % 4], bevel=0.006)
    for x, y, long in ((-0.3, 1.72, 0.3), (0.24, 1.78, 0.22), (-1.0, 1.7, 0.16)):
        box((x, y, 0.881), (long, 0.012, 0.003), dark, bevel=0, rot=(0, 0, long * 90))
    ring((0.16, 1.86, 0.883), 0.09, 0.012, dark, rot=(0, 0, 0))
    box((0, 1.66, 0.2), (4.3, 0.05, 0.58), dark, bevel=0)
    for i in range(6):
        x = -1.72 + i * 0.62
        pull = 0.1 if i == 2 else 0.02
        box((x, 1.62 - pull, 0.46), (0.56, 0.05 + pull, 0.28), tones[(i * 3 + 1) % 4], bevel=0.01)
        box((x, 1.59 - pull * 1.5, 0.56), (0.16, 0.03, 0.06), brass, bevel=0.01)


def _light(look):
    if look.night:
        sky([(0, '#0e1424'), (1, '#080a14')], 0.3)
        panel((0, -0.7, 2.6), (0, 2.3, 1.4), (3, 1), 4, '#4a6ac8')
        panel((-0.6, -0.7, 1.2), (0, 1.8, 0.5), (2.4, 0.5), 9, '#5a7ae0')
        sweep = 0.05 * look.phase('creep')
        beam((-2.5, 1.35, 1.3), (0.9, _WALL, 1.95 + sweep), 320, '#fff0c8', angle=42, blend=0.3, size=0.03)
        return
    sky([(0, '#e8f0e0'), (1, '#c8dce0')], 0.5)
    panel((0, -0.8, 2.8), (0, 2.3, 1.4), (3.4, 1.4), 58, '#e8f4e8')
    source, target = (1.5, -1.2, 3.3), (-0.1, _WALL, 1.9)
    beam(source, target, 640, '#ffe4a0', angle=25, blend=0.05, size=0.02)
    at = tuple(p + (q - p) * 0.3 for p, q in zip(source, target))
    for size in ((0.05, 0.05, 0.9), (0.9, 0.05, 0.05)):
        bar = box((at[0], at[1], at[2] - size[2] / 2), size, '#101010', bevel=0)
        bar.visible_camera = bar.visible_glossy = False
    lamp((0.2, 1.2, 2.4), 3, '#ffe4b0', 0.2)


SHOOT = Shoot('shed-tool-wall', CAMERA, build, exposure=(0.2, 0.6), loops=(
    Loop('hum', 1, (0, 1, 0, 1, 0, 0, 0, 0), fps=8, zone=(258, 36, 340, 116), hours=('day',)),
    Loop('creep', 1, (0, 0, 1, 1), fps=1, zone=(150, 24, 226, 116), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
