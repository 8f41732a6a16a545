"""Things of the desk: purse, folder, key, gear, bin."""
import math

from builders.icons.parts import CREAM, INK, circle, coin, gold, plate, star, tilted, yellow_folder
from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, ring, rock, tube


def wallet(small):
    """A brown leather wallet with a clasp, a green note and a card peeping out."""
    leather, light = paint('#8a4a26', rough=0.6), paint('#b06a36', rough=0.55)
    box((0.1, 0.12, 0.5), (1.8, 0.05, 1.2), paint('#5fb45a', rough=0.8), bevel=0, rot=(0, -5, 0))
    if not small:
        box((0.1, 0.08, 1.2), (1.3, 0.03, 0.3), paint('#d8f0c4', rough=0.8), bevel=0, rot=(0, -5, 0))
        box((-0.35, 0.0, 0.5), (0.9, 0.05, 1.06), paint('#4fc0f0', rough=0.4), bevel=0.02, rot=(0, 4, 0))
    box((0, 0.2, 0), (2.3, 0.22, 1.38), paint('#6a361c', rough=0.6), bevel=0.08)
    box((0, -0.14, 0), (2.3, 0.3, 1.22), leather, bevel=0.12)
    if not small:
        for z in (0.1, 1.08):
            for i in range(7):
                box((-0.93 + i * 0.31, -0.31, z), (0.17, 0.03, 0.05), paint('#e0a868'), bevel=0)
    box((0.82, -0.3, 0.38), (0.7, 0.16, 0.46), light, bevel=0.1)
    ball((0.66, -0.42, 0.61), 0.17 if small else 0.14, paint('#ffd84a', rough=0.25, metal=0.3))


def programs(small):
    """A yellow folder with a window on it."""
    with yellow_folder(sheet=1.75, front=1.5):
        wide, high = (1.2, 0.9) if small else (1.1, 0.8)
        plate(0.1, 0.34, (wide, high), paint('#f4f4f8'), y=-0.12, depth=0.08)
        plate(0.1, 0.34 + high - 0.26, (wide, 0.26), paint('#2a50c8'), y=-0.16)
        if not small:
            plate(-0.18, 0.46, (0.3, 0.3), paint(INK), y=-0.16)
            plate(0.32, 0.46, (0.34, 0.3), paint('#e8589c'), y=-0.16)


def access_key(small):
    """A golden key on a red tag."""
    thick = 0.2 if small else 0.15
    with tilted((0, 42, 0), at=(-0.1, 0, 0.2)):
        ring((0, 0, 2.0), 0.5, thick, gold())
        tube([(0, 0, 1.5), (0, 0, -0.35)], thick, gold())
        for z, wide in ((-0.2, 0.5), (0.28, 0.38)):
            plate(0.06 + wide / 2, z - 0.1, (wide, 0.24), gold(), depth=thick * 1.8)
    if small:
        return
    with tilted((0, -18, 0), at=(0.75, -0.3, 0.1)):
        box((0, 0, 0), (0.7, 0.1, 0.95), paint('#d82c3c', rough=0.6), bevel=0.05)
        plate(0, 0.2, (0.44, 0.34), CREAM, y=-0.06)
        tube([(0, 0, 0.9), (0.2, 0.2, 1.35)], 0.04, paint('#d8dce8'))


def trash(small):
    """A blue bin with crumpled paper in it."""
    cylinder((0, 0, 0), 0.72, 1.6, paint('#4a86b8', rough=0.5), top=0.95, sides=28)
    cylinder((0, 0, 1.56), 0.98, 0.16, paint('#8ac0e4', rough=0.4), top=1.0, sides=28)
    cylinder((0, 0, 1.7), 0.84, 0.03, paint('#1c3450'), sides=28)
    paper = paint('#fbf8ec', rough=0.9)
    for x, y, z, r in ((-0.3, 0.0, 1.86, 0.42), (0.36, 0.16, 1.9, 0.4), (0.1, -0.36, 1.8, 0.3)):
        rock((x, y, z), r, paper, rough=0.5)
    ribs = 9 if not small else 5
    for i in range(ribs):
        angle = math.radians(168 + i * 140 / (ribs - 1))
        c, s = math.cos(angle), math.sin(angle)
        tube([(0.74 * c, 0.74 * s, 0.1), (0.95 * c, 0.95 * s, 1.5)], 0.09 if small else 0.05, paint('#2c5a8c', rough=0.5))


def settings(small):
    """A gear and a screwdriver."""
    teeth, outline = 8 if not small else 6, []
    for i in range(teeth):
        for step, reach in ((-0.26, 0.78), (-0.2, 1.14), (0.2, 1.14), (0.26, 0.78)):
            angle = math.tau * (i + step + 0.5) / teeth
            outline.append((reach * math.cos(angle), 1.1 + reach * math.sin(angle)))
    prism(outline, 0.36, paint('#8cb0e8', rough=0.5))
    coin((0, -0.17, 1.1), 0.4, 0.03, paint('#1c2a4c'))
    thick = 0.3 if small else 0.25
    with tilted((0, 38, 0), at=(-0.35, -0.6, -0.1)):
        cylinder((0, 0, 0.0), 0.14 if small else 0.1, 1.1, paint('#f0f2f8', rough=0.3))
        cylinder((0, 0, 1.0), thick, 1.1, paint('#e42c38', rough=0.5), sides=12)
        cylinder((0, 0, 2.1), thick, 0.16, paint('#f8c030', rough=0.5), top=thick * 0.7, sides=12)


def partner_items(small):
    """An open box of things that others gave."""
    side, lid = paint('#7c40c4', rough=0.6), paint('#a874e8', rough=0.6)
    box((0, 0, 0), (1.9, 1.3, 1.05), side, bevel=0)
    plate(0, 1.0, (1.7, 0.06), paint('#2c1448'), depth=1.1)
    for turn, y in ((58, -0.65), (-35, 0.65)):
        with tilted((turn, 0, 0), at=(0, y, 1.05)):
            box((0, 0, 0), (1.9, 0.08, 0.5), lid, bevel=0)
    plate(0, 0, (0.4 if small else 0.3, 1.05), paint('#ffd23c'), y=-0.64)
    with tilted((0, 12, 0), at=(0.42, 0.1, 1.6)):
        star(0, 0.1, 0.72 if small else 0.66, gold(), depth=0.24)
    ball((-0.46, 0.1, 1.36), 0.5, paint('#f0384c', rough=0.4))
    if not small:
        ball((-0.64, -0.3, 1.52), 0.1, paint('#ffffff', glow=0.6))
        box((-0.1, 0.45, 1.0), (0.56, 0.4, 1.2), paint('#38b0f0', rough=0.5), bevel=0.05)


def palette(small):
    """A painter's wooden palette with blobs of color, a hole for the thumb, and a brush across it."""
    wood = paint('#c98a48', rough=0.6)
    outline = circle(0, 1.02, 1.2, start=-64, end=244, squash=0.86)
    prism([*outline, (-0.3, 0.22), (0.1, 0.4)], 0.16, wood, at=(0, 0.1, 0), bevel=0.03)
    blobs = [('#e0342c', -0.72, 0.86), ('#f8d030', -0.46, 1.42), ('#38a848', 0.14, 1.6), ('#2c5ce0', 0.7, 1.2)]
    for color, x, z in blobs:
        ball((x, -0.04, z), 0.26 if small else 0.22, paint(color, rough=0.35), squash=(1, 0.5, 1))
    if not small:
        ball((-0.3, -0.04, 0.62), 0.14, paint('#fdfdfd', rough=0.35), squash=(1, 0.5, 1))
        coin((0.58, 0.0, 0.62), 0.17, 0.04, paint(INK))
    tube([(0.02, -0.3, 0.92), (1.06, -0.3, 2.2)], 0.12 if small else 0.08, paint('#8a2a22', rough=0.45))
    tube([(-0.14, -0.3, 0.72), (0.04, -0.3, 0.94)], 0.15 if small else 0.12, paint('#c2cad8', rough=0.3))
    tube([(-0.42, -0.3, 0.36), (-0.14, -0.3, 0.74)], [0.02, 0.16], paint('#2c5ce0', rough=0.6))


TOOLS = {
    'access-key': access_key,
    'paint': palette,
    'partner-items': partner_items,
    'programs': programs,
    'settings': settings,
    'trash': trash,
    'wallet': wallet,
}
