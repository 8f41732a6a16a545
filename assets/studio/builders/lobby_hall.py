"""The inside of the arcade: carpet of the nineties, a glass front to the street, neon, tubes in the ceiling."""
from builders.carpet import carpet
from kit.light import panel
from kit.lettering import dots_of, dotted, write
from kit.materials import glass, glow, paint
from kit.shapes import box, plane, tube
from kit.stage import group

LEFT, RIGHT, FRONT, HEIGHT = -3.7, 4.2, 9.0, 3.3
DOOR, DOOR_HEIGHT = (-0.92, 0.98), 2.3
WINDOW, SILL, HEAD = (-3.3, -1.35), 0.7, 2.75
_NEON = ('#ff3f9a', '#28d8ff')


def hall(night):
    """The room from x = LEFT to RIGHT; its glass front stands on y = FRONT and the viewer's side is open."""
    carpet((LEFT, 1.6, RIGHT, FRONT + 0.4), night)
    wall = paint('#4a2c62', rough=0.85, worn=0.1, scale=2)
    length = FRONT + 2
    box((LEFT - 0.1, FRONT - length / 2, 0), (0.2, length, HEIGHT), wall, bevel=0)
    box((RIGHT + 0.1, FRONT - length / 2, 0), (0.2, length, HEIGHT), wall, bevel=0)
    for x in (LEFT + 0.02, RIGHT - 0.02):
        box((x, FRONT - length / 2, 0), (0.04, length, 0.5), paint('#221434', rough=0.6), bevel=0)
    _front(wall)
    _ceiling()
    for z, hue in ((2.72, _NEON[0]), (2.88, _NEON[1])):
        strength = 3.2 if night else 1.1
        tube([(LEFT + 0.08, 2.0, z), (LEFT + 0.08, FRONT - 0.1, z)], 0.032, glow(hue, strength))
    if night:
        panel((LEFT + 0.2, 5.4, 2.7), (0.5, 5.4, 0), (6.5, 0.4), 60, '#ff4aa8')


def _front(wall):
    """The wall to the street, its window on the left and what stands round the door."""
    y = FRONT + 0.1
    left, right = WINDOW
    frame = paint('#1f6f78', rough=0.35, metal=0.3)
    for x0, x1, z0, z1 in ((LEFT, left, 0, HEIGHT), (right, DOOR[0], 0, HEIGHT), (left, right, 0, SILL),
                           (left, right, HEAD, HEIGHT), (DOOR[0], DOOR[1], 2.85, HEIGHT), (DOOR[1], RIGHT, 0, HEIGHT)):
        box(((x0 + x1) / 2, y, z0), (x1 - x0, 0.2, z1 - z0), wall, bevel=0)
    middle = (left + right) / 2
    plane((middle, y, (SILL + HEAD) / 2), (right - left, HEAD - SILL), glass('#ffffff', 0.05), rot=(90, 0, 0))
    for x in (left, middle, right):
        box((x, y - 0.08, SILL), (0.07, 0.08, HEAD - SILL), frame, bevel=0)
    for z in (SILL, HEAD):
        box((middle, y - 0.08, z - 0.03), (right - left, 0.1, 0.07), frame, bevel=0)


def street_door(lit):
    """Two glass leaves with a light above them; returns the objects that are the door."""
    y, middle = FRONT + 0.1, sum(DOOR) / 2
    half = (DOOR[1] - DOOR[0]) / 2
    frame = paint('#1f8f8c', rough=0.3, glow=0.9 if lit else 0.04)
    chrome = paint('#d5dae2', rough=0.15, metal=1, glow=0.4 if lit else 0.0)
    with group() as door:
        for side in (-1, 1):
            x = middle + side * half / 2
            for dx in (-half / 2 + 0.05, half / 2 - 0.05):
                box((x + dx, y, 0.01), (0.1, 0.1, DOOR_HEIGHT), frame, bevel=0)
            for z, h in ((0.01, 0.28), (DOOR_HEIGHT - 0.1, 0.12)):
                box((x, y, z), (half, 0.1, h), frame, bevel=0)
            plane((x, y, 1.25), (half, 2.0), glass('#ffffff', 0.05), rot=(90, 0, 0))
            box((x, y - 0.08, 1.0), (half - 0.2, 0.05, 0.07), chrome, bevel=0)
    plane((middle, y, 2.58), (2 * half, 0.5), glass('#ffffff', 0.05), rot=(90, 0, 0))
    box((middle, y, DOOR_HEIGHT + 0.02), (2 * half, 0.12, 0.08), frame, bevel=0)
    return door


def exit_sign(camera, strength):
    """EXIT in red over the door."""
    middle = sum(DOOR) / 2
    box((middle, FRONT - 0.06, 2.92), (0.86, 0.1, 0.36), paint('#140a12', rough=0.5), bevel=0)
    write('EXIT', camera, (middle, FRONT - 0.13, 3.1), glow('#ff3a30', strength))


def backward_sign(camera, strength):
    """The neon in the window reads ARCADE from the street, and so backwards from here."""
    dots, width, height = dots_of('ARCADE')
    turned = [(width - 1 - x, y) for x, y in dots]
    dotted((turned, width, height), camera, (-2.56, FRONT - 0.05, 2.53), glow('#ff4fa8', strength))


def _ceiling():
    y = FRONT - 4
    plane((0.25, y, HEIGHT), (9, 13), paint('#2c2440', rough=0.95), rot=(180, 0, 0))
    rail = paint('#453a5c', rough=0.8)
    for i in range(10):
        box((0.25, FRONT - i * 0.9, HEIGHT - 0.015), (9, 0.04, 0.02), rail, bevel=0)
    for i in range(9):
        box((LEFT + 0.5 + i * 0.9, y, HEIGHT - 0.015), (0.04, 12, 0.02), rail, bevel=0)
