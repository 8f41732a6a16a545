"""The Preps' bedroom: rose pink, a canopy bed like a cake, a triple mirror in bulbs, sheer curtains on the balcony."""
import math

from builders.rooms.bed import folds, pillow
from builders.rooms.bear import bow, teddy
from builders.rooms.decor import LANDSCAPE, footprints, framed, heap, plant, round_rug
from builders.rooms.rig import moonlight, sunlight
from builders.rooms.shell import boards, room
from builders.rooms.stately import chandelier, double_doors
from builders.rooms.trophy import rosette
from builders.rooms.vanity import corsage, perfume, powder, vanity
from builders.rooms.windows import outside
from kit.camera import FrontCamera
from kit.light import panel
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.5, -1.9, 1.45), focal=226, vanishing=(186, 92), size=SIZE)
_DEPTH, _DOOR = 4.3, (0.0, 0.0, 1.3, 2.2)


def build(look):
    """Puts the bedroom on the stage; returns its hotspots."""
    night = look.night
    room(6.8, _DEPTH, 2.95, wall=paint('#e88aa4', rough=0.9), floor='#b08060', ceiling='#fff0ec', skirting='#fff6f0', openings=(_DOOR,))
    boards(6.8, _DEPTH, '#d8a880', '#8a6048')
    for i in range(22):
        if abs(-3.3 + i * 0.315) > 0.68:
            box((-3.3 + i * 0.315, _DEPTH - 0.004, 0.12), (0.11, 0.008, 2.8), paint('#f4a8bc', rough=0.9), bevel=0)
    box((0, _DEPTH - 0.05, 2.82), (6.8, 0.1, 0.1), paint('#fff6f0', rough=0.5), bevel=0.02)
    _cake_bed()
    with group() as balcony:
        _balcony(look)
    _curtain(look.phase('curtain'))
    with group(at=(1.72, _DEPTH, 0)) as mirror:
        vanity(night, 24, look.phase('bulb') == 1, third=_third(look.phase('third') == 1 and night))
    with group() as flower:
        with group(at=(1.52, _DEPTH - 0.36, 0.76), turn=10, size=1.15):
            corsage(night)
    for dx, kind, hue in ((0.2, 1, '#f4a83a'), (0.36, 0, '#c86ae8'), (0.54, 2, '#6ac8e8'), (-0.52, 0, '#e86aa0'), (-0.66, 1, '#8ae0b0')):
        with group(at=(1.72 + dx, _DEPTH - 0.3, 0.76)):
            perfume(kind, hue)
    with group() as door:
        with group(at=(3.36, 2.55, 0), turn=-90):
            double_doors('#fff4ee', 1.15, 2.2)
    _things()
    if night:
        moonlight((0.25, -1, -0.72), 1.8, (0, _DEPTH, 1.1, 1.2, 2.0), 9, soft_hue='#a060c0')
    else:
        sunlight((0.22, -1, -0.66), 10, (0, _DEPTH, 1.1, 1.2, 2.0), 46, '#ffe4c0', '#fff0ea')
    return {'corsage': flower, 'mirror': mirror, 'balcony': balcony, 'door': door}


def _cake_bed():
    """Tiers of white and rose: a round canopy with scallops, drapes tied back, cushions, a bear with a bow."""
    x, y = -2.15, 3.05
    white, rose, gold = paint('#fff6f2', rough=0.9), paint('#f07a9c', rough=0.9), paint('#e0b860', rough=0.25, metal=0.9)
    box((x, y, 0.1), (1.8, 2.2, 0.3), white, bevel=0.05)
    for i in range(13):
        cylinder((x - 0.86 + i * 0.143, y - 1.12, 0.02), 0.085, 0.34, rose if i % 2 else white, top=0.075, sides=10)
        if i < 12:
            cylinder((x + 0.92, y - 1.05 + i * 0.175, 0.02), 0.1, 0.34, rose if i % 2 else white, top=0.08, sides=10)
    box((x, y - 0.1, 0.38), (1.78, 2.0, 0.22), paint('#f8b4c8', rough=0.95), bevel=0.09)
    for i in range(4):
        for j in range(4):
            ball((x - 0.62 + i * 0.41, y - 0.85 + j * 0.42, 0.59), 0.035, rose, squash=(1, 1, 0.5), detail=2)
    box((x, y + 1.08, 0), (1.8, 0.1, 1.25), white, bevel=0.04)
    cylinder((x, y + 1.06, 1.2), 0.6, 0.08, white, rot=(90, 0, 0), sides=32)
    for dx, hue, size in ((-0.42, '#fff6f2', 0.6), (0.42, '#fff6f2', 0.6)):
        pillow((x + dx, y + 0.75, 0.6), (size, 0.4, 0.2), hue)
    pillow((x, y + 0.5, 0.6), (0.5, 0.3, 0.2), '#f07a9c')
    with group(at=(x + 0.4, y + 0.3, 0.58), turn=14, size=0.75):
        teddy('#e8d0b0', '#fff4e4', straps=False)
        with group(at=(0, -0.16, 0.34)):
            bow()
    for tier, (radius, z, hue) in enumerate(((0.98, 2.28, white), (0.72, 2.46, rose), (0.46, 2.62, white))):
        cylinder((x, y + 0.1, z), radius, 0.17, hue, sides=40, top=radius * 0.96)
        for i in range(18):
            a = math.pi + i * math.pi / 17
            ball((x + radius * math.cos(a), y + 0.1 + radius * math.sin(a), z), 0.085, rose if tier != 1 else white, squash=(1, 1, 0.75), detail=2)
    ball((x, y + 0.1, 2.84), 0.08, gold)
    for side in (-1, 1):
        tube([(x + side * 0.88, y - 0.6, 0.0), (x + side * 0.88, y - 0.6, 2.3)], 0.035, gold)
        folds(x + side * 0.7, x + side * 1.0, y - 0.62, 0.5, 2.3, paint('#fff0f0', rough=0.95))
        ring((x + side * 0.86, y - 0.62, 1.2), 0.13, 0.04, paint('#f8d02a', rough=0.8), rot=(0, 0, 0))
    folds(x - 0.8, x + 0.8, y + 1.0, 1.1, 2.3, paint('#ffe0e6', rough=0.95))


def _balcony(look):
    """Glazed doors, one of them open by day, the rail, and beyond it the garden and the sky."""
    x, z, w, h = _DOOR
    white = paint('#fffaf4', rough=0.4)
    for side in (-1, 1):
        box((x + side * (w / 2 + 0.04), _DEPTH - 0.02, 0), (0.12, 0.16, h + 0.08), white, bevel=0.01)
    box((x, _DEPTH - 0.02, h), (w + 0.2, 0.16, 0.12), white, bevel=0.01)
    box((x, _DEPTH + 0.02, 0), (w, 0.2, 0.03), paint('#f0e4d8', rough=0.5), bevel=0)
    for side in (-1, 1):
        with group(at=(x + side * w / 2, _DEPTH + 0.04, 0), turn=0 if look.night or side < 0 else -58):
            for dx in (0.04, w / 2 - 0.04):
                box((-side * dx, 0, 0.03), (0.07, 0.05, h - 0.05), white, bevel=0)
            for dz in (0.03, 0.5, 1.05, 1.6, h - 0.07):
                box((-side * w / 4, 0, dz), (w / 2 - 0.04, 0.045, 0.05 if dz > 0.1 else 0.22), white, bevel=0)
            plane((-side * w / 4, 0.01, h / 2), (w / 2 - 0.1, h - 0.2), glass('#ffffff', 0.06), rot=(90, 0, 0))
            ball((-side * (w / 2 - 0.06), -0.06, 1.02), 0.03, paint('#e0b860', rough=0.25, metal=0.9), detail=2)
    box((0, _DEPTH + 0.9, -0.1), (4, 1.6, 0.1), paint('#e8dcd0', rough=0.8), bevel=0)
    for i in range(15):
        cylinder((-1.05 + i * 0.15, _DEPTH + 1.5, 0), 0.035, 0.8, white, top=0.03, sides=10)
        ball((-1.05 + i * 0.15, _DEPTH + 1.5, 0.28), 0.055, white, detail=2)
    box((0, _DEPTH + 1.5, 0.8), (4, 0.14, 0.08), white, bevel=0.01)
    with group(at=(-0.48, _DEPTH + 1.1, 0)):
        plant(0.8, '#c8785a', 5, 'bush')
    outside(look.night, -3.2, trees=12, near=20, seed=9, moon=(0.6, 26, 7.6))
    footprints([(0.12, _DEPTH + 0.06, 172), (0.3, _DEPTH - 0.32, 176)], '#8a5a48' if not look.night else '#3a2a4a', z=0.036)


def _curtain(sway):
    """Sheer, and in the draught by day."""
    sheer = paint('#fff8f4', rough=0.9, glow=0.25)
    for side in (-1, 1):
        for i in range(5):
            near = side * (0.86 - i * 0.09)
            blow = sway * (0.06 + 0.035 * i) * (1 if side > 0 else 0.4)
            tube([(near, _DEPTH - 0.14 + 0.02 * (i % 2), 2.42), (near, _DEPTH - 0.14, 1.4), (near - side * blow * 0.8, _DEPTH - 0.16 - blow, 0.7),
                  (near - side * blow * 1.8, _DEPTH - 0.18 - blow * 1.6, 0.06)], [0.035, 0.045, 0.05, 0.06], sheer)
    tube([(-1.05, _DEPTH - 0.13, 2.45), (1.05, _DEPTH - 0.13, 2.45)], 0.025, paint('#e0b860', rough=0.25, metal=0.9))
    for side in (-1, 1):
        ball((side * 1.08, _DEPTH - 0.13, 2.45), 0.05, paint('#e0b860', rough=0.25, metal=0.9), detail=2)


def _third(open_door):
    """What the third mirror shows: the door, shut or standing open on the dark."""
    def draw(w, h):
        plane((0, -0.004, 0), (w, h), paint('#d8809a', rough=0.6, glow=0.12), rot=(90, 0, 0))
        box((0, -0.008, -h / 2), (w * 0.62, 0.003, h * 0.86), paint('#fff4ee', rough=0.6, glow=0.15), bevel=0)
        box((0, -0.012, -h / 2), (w * 0.5, 0.003, h * 0.8), paint('#1c0c1c', rough=1) if open_door else paint('#f4e4dc', rough=0.6, glow=0.1), bevel=0)
        if open_door:
            box((-w * 0.2, -0.016, -h / 2), (w * 0.12, 0.003, h * 0.78), glow('#ffd890', 1.2), bevel=0)
        else:
            ball((w * 0.16, -0.014, -h * 0.1), 0.018, paint('#e0b860', rough=0.3, metal=0.8), detail=1)
    return draw


def _things():
    with group(at=(1.55, 3.15, 0)):
        cylinder((0, 0, 0.4), 0.26, 0.12, paint('#f07a9c', rough=0.8), sides=28)
        for i in range(4):
            tube([(0.2 * (1 if i % 2 else -1), 0.2 * (1 if i < 2 else -1), 0), (0.17 * (1 if i % 2 else -1), 0.17 * (1 if i < 2 else -1), 0.4)], 0.022, paint('#e0b860', rough=0.25, metal=0.9))
    round_rug((0.5, 2.1, 0.005), 0.95, ('#fff0f0', '#f4a8bc', '#fff6f2'))
    for i, (dx, hue) in enumerate(((0.62, '#2f6ac8'), (0.9, '#c8323e'), (1.2, '#f0c03a'))):
        rosette(hue, (2.1 + dx * 0.55, _DEPTH, 2.36 - 0.08 * (i % 2)), 0.085)
    framed((2.95, _DEPTH, 1.55), (0.44, 0.34), '#e0b860', '#8ab8d0', LANDSCAPE, mat='#fff8f0')
    framed((-0.98, _DEPTH, 1.7), (0.34, 0.44), '#e0b860', '#f8d8e0', (('ball', 0, 0.1, 0.44, 0.36, '#f0c8a8'), ('ball', 0, 0.22, 0.5, 0.22, '#e8c060'), ('box', 0, -0.3, 0.6, 0.3, '#2f6ac8')))
    chandelier((0.5, 2.4, 2.5), 0.45, 6, 0.36, on=False)
    heap((-0.42, 1.35, 0.01), '#f8d8e4', 0.2, 2)
    for i, hue in enumerate(('#c83a6a', '#c83a6a')):
        box((0.32 + i * 0.16, 1.62 + i * 0.06, 0.02), (0.07, 0.2, 0.04), paint(hue, rough=0.3), bevel=0.015, rot=(0, 0, 20 + i * 14))
    # In front: a commode's top, cut by the frame, with bottles as large as the doors.
    box((1.66, -0.5, 0.0), (1.3, 0.5, 0.92), paint('#fff4ee', rough=0.35), bevel=0.02)
    box((1.66, -0.52, 0.92), (1.36, 0.56, 0.03), paint('#ffe8ec', rough=0.15), bevel=0.01)
    for x, y, kind, hue, size in ((1.2, -0.55, 0, '#e8589a', 1.3), (1.46, -0.4, 2, '#8a6ae8', 1.35), (1.6, -0.62, 1, '#f0a83a', 1.3)):
        with group(at=(x, y, 0.95), size=size):
            perfume(kind, hue)
    with group(at=(1.32, -0.3, 0.95)):
        powder()
    tube([(1.05, -0.6, 0.96), (1.1, -0.68, 0.955), (1.2, -0.7, 0.955), (1.3, -0.68, 0.955)], 0.014, paint('#fff4f0', rough=0.1))
    panel((1.3, -1.4, 1.9), (1.4, -0.4, 1.0), (0.8, 0.4), 3, '#ffe0e8')


SHOOT = Shoot('preps-house-bedroom', CAMERA, build, loops=(
    Loop('curtain', 2, (0, 1, 2, 2, 1, 0), 3, (120, 60, 205, 160), ('day',)),
    Loop('bulb', 1, (0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0), 6, (225, 70, 270, 125), ('night',)),
    Loop('third', 1, (0,) * 7 + (1, 1), 1, (248, 72, 275, 120), ('night',)),
), exposure=(0.1, 0.35))

if __name__ == '__main__':
    SHOOT.main()
