"""Under the Jock's bed: a letterbox with floor below and springs above, a sneaker that fills a corner, a steel trunk."""
import random

from builders.rooms.decor import sneaker
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.hidden import HiddenShoot
from kit.lettering import write
from kit.light import beam, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, rock, sheets, tube
from kit.shoot import Loop, Passer
from kit.stage import group

CAMERA = FrontCamera(eye=(0.0, -0.8, 0.21), focal=222, vanishing=(184, 106), size=SIZE)
_BACK = 1.75


def build(look):
    """Puts the underside of the bed on the stage; returns its hotspots."""
    night = look.night
    sky([(0, '#1a1420'), (1, '#1a1420')], 0.04)
    _floor()
    _springs(random.Random(3))
    trunk_things = _trunk(look)
    with group() as shoe:
        sneaker((-0.5, 0.0, 0.006), -52, 1.3)
        fine_thread(CAMERA, [(-0.58, -0.1, 0.1), (-0.5, -0.2, 0.03), (-0.38, -0.18, 0.01), (-0.28, -0.26, 0.01), (-0.12, -0.2, 0.01)])
    dust = _dust(look.phase('dust'))
    with group() as way_out:
        _valance()
    _beyond(night)
    _light(night)
    return {'trunk': trunk_things, 'sneaker': shoe, 'dust': dust, 'bedroom': way_out}


def _floor():
    tones = [paint(hue, rough=0.45, worn=0.2) for hue in ('#7a4426', '#6a3a20', '#84502e')]
    for i in range(24):
        box((-1.8 + i * 0.15, 0.6, -0.02), (0.146, 3.6, 0.02), tones[(i * 7) % 3], bevel=0.002)
    # Drag marks: the trunk was moved and put back.
    quads = []
    for x in (0.02, 0.1, 0.46, 0.53):
        quads.append([(x, 0.5, 0.002), (x + 0.012, 0.5, 0.002), (x - 0.28, -0.5, 0.002), (x - 0.3, -0.5, 0.002)])
    sheets(quads, paint('#d8a878', rough=0.9), name='scratches')
    box((0, _BACK, 0), (4, 0.05, 0.13), paint('#efe4d0', rough=0.5), bevel=0.006)
    box((0, _BACK + 0.02, 0.12), (4, 0.05, 1.0), paint('#6c4690', rough=0.9), bevel=0)


def _springs(rnd):
    """Slats, and springs between them, in crimson ticking."""
    ticking = paint('#8a1c2c', rough=0.9)
    plane((0, 0.5, 0.46), (3.2, 1.7), ticking, rot=(180, 0, 0))
    for i in range(16):
        box((-1.5 + i * 0.2, 0.5, 0.452), (0.03, 1.7, 0.006), paint('#e0c8b0', rough=0.9), bevel=0)
    for i in range(6):
        box((0, -0.1 + i * 0.26, 0.415), (3.2, 0.07, 0.02), paint('#9a6238', rough=0.6), bevel=0.004)
    steel = paint('#b8bcc8', rough=0.25, metal=0.9)
    for i in range(5):
        for j in range(11):
            x, y = -1.25 + j * 0.25 + rnd.uniform(-0.02, 0.02), 0.03 + i * 0.26
            low = rnd.uniform(0.0, 0.05)
            for k in range(4):
                ring((x, y, 0.455 - k * 0.016 - low * k / 4), 0.05 - 0.004 * k, 0.006, steel, rot=(0, 0, 0), steps=12)
    for side in (-1, 1):
        box((side * 1.42, 0.5, 0.26), (0.07, 1.9, 0.2), paint('#5a3426', rough=0.5), bevel=0.01)
    for x in (-1.42, 1.42):
        for y in (-0.28, 1.35):
            cylinder((x, y, 0), 0.06, 0.5, paint('#5a3426', rough=0.4))


def _trunk(look):
    """Steel, with a lock of red digits."""
    steel, edge = paint('#7e909e', rough=0.5, metal=0.15, worn=0.25, scale=9), paint('#46525e', rough=0.4, metal=0.3)
    x, y = 0.3, 0.52
    with group() as things:
        box((x, y + 0.16, 0.0), (0.66, 0.34, 0.2), steel, bevel=0.008)
        box((x, y + 0.16, 0.19), (0.68, 0.36, 0.09), steel, bevel=0.012)
        box((x, y + 0.16, 0.185), (0.69, 0.37, 0.014), edge, bevel=0.003)
        for dx in (-0.33, 0.33):
            for z in (0.0, 0.22):
                box((x + dx, y - 0.01, z), (0.05, 0.05, 0.06), edge, bevel=0.006)
                ball((x + dx, y - 0.04, z + 0.03), 0.008, paint('#c8ccd4', metal=1, rough=0.2), detail=1)
        for i in range(9):
            ball((x - 0.26 + i * 0.065, y - 0.012, 0.02), 0.008, edge, detail=1)
        tube([(x + 0.34, y + 0.1, 0.14), (x + 0.4, y + 0.1, 0.12), (x + 0.4, y + 0.22, 0.12), (x + 0.34, y + 0.22, 0.14)], 0.012, edge)
        box((x, y - 0.02, 0.055), (0.2, 0.03, 0.105), paint('#16181e', rough=0.3), bevel=0.006)
        box((x, y - 0.038, 0.088), (0.17, 0.006, 0.062), paint('#0a0406', rough=0.15), bevel=0)
        for i in range(4):
            box((x - 0.054 + i * 0.036, y - 0.04, 0.062), (0.026, 0.012, 0.016), paint('#8a929c', rough=0.4), bevel=0.002)
        on = look.phase('digits') == 0
        write('0000', CAMERA, (x, y - 0.05, 0.119), glow('#ff2a20', (5 if look.night else 2.4) if on else 0.25))
        if look.night and on:
            panel((x, y - 0.07, 0.12), (x - 0.05, -0.4, 0.0), (0.3, 0.12), 4.2, '#ff3020')
    return things


def _dust(step):
    with group() as things:
        for i, (x, y, size) in enumerate(((-0.28, 0.3, 0.035), (-0.2, 0.42, 0.024), (-0.36, 0.44, 0.02), (-0.12, 0.28, 0.018), (-0.44, 0.62, 0.03))):
            shift = 0.03 if step and i < 2 else 0
            rock((x + shift, y, size * 0.7), size, paint('#b8aca4', rough=1), rough=0.9, detail=3, squash=(1.2, 1, 0.7))
    for x, y, size in ((0.86, 0.3, 0.03), (-0.95, 0.7, 0.04), (0.75, 1.2, 0.04), (-0.62, 1.1, 0.03), (1.05, 0.9, 0.03)):
        rock((x, y, size * 0.7), size, paint('#a89c98', rough=1), rough=0.9, detail=3, squash=(1.2, 1, 0.7))
    return things


def _valance():
    """The bedspread's fringe over the upper frame; its lifted corner on the right is the way out."""
    cloth = paint('#a01c34', rough=0.95)
    for i in range(14):
        x = -0.68 + i * 0.105
        if i < 10:
            continue
        low = 0.3 - (i - 9) * 0.035
        cylinder((x, -0.3 + (i % 2) * 0.015, low), 0.062, 0.4, cloth, top=0.055, sides=12)
        cylinder((x, -0.3 + (i % 2) * 0.015, low - 0.025), 0.02, 0.04, paint('#d8a030', rough=0.9), top=0.008, sides=8)


def _beyond(night):
    """What lies past the bed: a rug's edge, and by day somebody's feet."""
    for i in range(10):
        x = -0.68 + i * 0.105
        cylinder((x, -0.3 + (i % 2) * 0.015, 0.385), 0.062, 0.3, paint('#a01c34', rough=0.95), top=0.055, sides=12)
        cylinder((x, -0.3 + (i % 2) * 0.015, 0.36), 0.02, 0.04, paint('#d8a030', rough=0.9), top=0.008, sides=8)
    box((-0.7, 1.58, 0), (0.9, 0.3, 0.012), paint('#7a2a6a', rough=1), bevel=0)
    box((0.95, 1.45, 0), (0.22, 0.15, 0.05), paint('#3a7ac8', rough=0.7), bevel=0.01, rot=(0, 0, 20))
    box((0.93, 1.46, 0.05), (0.2, 0.14, 0.03), paint('#e8b83a', rough=0.7), bevel=0.008, rot=(0, 0, 8))
    cylinder((-0.12, 1.3, 0.02), 0.02, 0.09, paint('#d8d0c0', rough=0.4), rot=(0, 90, 25))
    if not night:
        for x, turn in ((-0.82, 14), (-0.6, -6)):
            sneaker((x, 1.55, 0.012), turn, 1.15, '#d83c44', stripe='#f4f0e4', lace='#ffffff')
            cylinder((x, 1.6, 0.14), 0.055, 0.7, paint('#2c3a6a', rough=0.95), top=0.075)


def _light(night):
    if night:
        sun((0.8, 0.5, -0.5), 0.25, '#7a90ff', soft=1)
        panel((-1.7, 1.2, 0.3), (0, 0.6, 0.05), (0.9, 0.3), 3.0, '#6a78ff')
        panel((0, -0.9, 0.5), (0, 0.6, 0.1), (1.4, 0.3), 1.4, '#8a3ab0')
        return
    panel((-0.2, 1.66, 0.55), (0, 0.7, 0), (2.6, 0.15), 16, '#ffe0b0')
    sun((0.5, -0.62, -0.34), 7, '#ffd8a0', soft=0.6)
    panel((-0.4, -0.9, 0.4), (0, 0.6, 0.1), (1.6, 0.4), 7, '#ffd8c8')
    beam((0.62, -0.5, 0.36), (0.28, 0.5, 0.13), 9, '#ffe8d0', angle=52, blend=0.8, size=0.1)


def _mouse(look, pose):
    """Something small that runs before the trunk and goes behind the sneaker."""
    fur = paint('#2a2028', rough=0.9)
    ball((0, 0, 0.035), 0.04, fur, squash=(1.4, 0.9, 0.85))
    ball((0.055, 0, 0.04), 0.025, fur)
    for y in (-0.015, 0.015):
        ball((0.05, y, 0.066), 0.014, fur, squash=(0.5, 1, 1), detail=2)
    ball((0.068, -0.018, 0.046), 0.006, glow('#ff4030', 5), detail=1)
    tube([(-0.05, 0, 0.03), (-0.1, 0, 0.02), (-0.15, 0, 0.03 if pose else 0.015)], 0.005, fur)


SHOOT = HiddenShoot('jocks-house-under-the-bed', CAMERA, build, loops=(
    Loop('dust', 1, (0, 0, 0, 1, 1, 1), 2, (100, 120, 170, 160), ('day',)),
    Loop('digits', 1, (0, 0, 1), 2, hours=('night',)),
), passers=(Passer('mouse', _mouse, tuple((1.0 - 0.06 * i, 0.24, 0.0) for i in range(27)), (12, 30), turn=180, hours=('night',)),),
    exposure=(0.6, 0.9), samples=24, seen=(97, SIZE[0]))

if __name__ == '__main__':
    SHOOT.main()
