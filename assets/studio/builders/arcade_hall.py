"""The Arcadia arcade: brick front, marquee with running bulbs, neon on the roof, glowing cabinets behind glass."""
from dataclasses import dataclass

from builders.cabinet import cabinet
from kit.light import lamp, panel
from kit.materials import brick, glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, slab, text, tube
from kit.stage import group

WIDTH, DEPTH = 11.0, 9.0
_BULBS_LIT, _BULBS_DARK = 5.0, 0.35


@dataclass(frozen=True)
class Look:
    """What changes from frame to frame, on the hall and round it."""
    night: bool
    bulbs: int = 0
    door_lit: bool = False
    creature: int = 0
    watcher: bool = True
    tail: int = 0


@dataclass(frozen=True)
class Anchors:
    """Where the hall wants its dotted signs, in its own metres, and what the door is made of."""
    marquee: tuple
    creature: tuple
    door: list


def arcade_hall(look):
    """Faces -y with its front wall on y = 0, 11 m wide, on the ground."""
    _shell()
    _windows(look)
    door = _entrance(look)
    _marquee(look)
    _roof_sign(look)
    _inside(look)
    return Anchors(marquee=(0, -2.16, 3.39), creature=(0, 0.0, 7.02), door=door)


def _shell():
    wall = brick('#b8402f', '#4a2522')
    stone, plinth = paint('#dccdb0', rough=0.8, worn=0.25, scale=3), paint('#4c3440', rough=0.7, worn=0.3)
    for side in (-1, 1):
        box((side * 5.1, 0.15, 0), (0.8, 0.5, 5.7), wall, bevel=0)
        box((side * 1.85, 0.15, 0), (0.7, 0.4, 3.2), wall, bevel=0)
        box((side * 3.45, 0.2, 0), (2.6, 0.4, 0.62), wall, bevel=0)
        box((side * 3.45, 0.02, 0.62), (2.6, 0.5, 0.1), stone)
        box((side * 5.1, 0.08, 5.7), (0.95, 0.7, 0.22), stone)
        box((side * 5.1, 0.1, 0), (0.84, 0.52, 0.5), plinth)
        box((side * 5.1, -0.12, 3.1), (0.5, 0.06, 1.9), paint('#8c2c26', rough=0.8))
        box((side * 3.45, 0.02, 2.72), (2.7, 0.5, 0.14), stone)
    box((0, 0.2, 2.7), (10.2, 0.4, 2.9), wall, bevel=0)
    box((0, 0.12, 5.45), (10.2, 0.56, 0.16), stone)
    box((0, 0.2, 5.6), (6.0, 0.4, 0.42), wall, bevel=0)
    box((0, 0.12, 6.0), (6.2, 0.6, 0.16), stone)
    box((0, 0.2, 6.1), (3.2, 0.4, 0.22), wall, bevel=0)
    box((0, 0.12, 6.3), (3.4, 0.6, 0.14), stone)
    for side in (-1, 1):
        box((side * 5.35, DEPTH / 2, 0), (0.3, DEPTH, 5.5), wall, bevel=0)
        box((side * 5.35, DEPTH / 2, 5.5), (0.4, DEPTH, 0.16), stone)
    box((0, DEPTH, 0), (WIDTH, 0.3, 5.5), wall, bevel=0)
    box((0, DEPTH / 2, 5.0), (10.6, DEPTH, 0.1), paint('#3a3238'), bevel=0)
    box((5.52, 3.0, 0.15), (0.06, 1.0, 2.1), paint('#3a5a52', rough=0.5))
    box((5.6, 3.0, 2.45), (0.3, 1.3, 0.08), stone)
    for y in (1.2, 4.6, 6.4):
        box((5.51, y, 3.4), (0.05, 0.9, 1.0), paint('#2a3444', rough=0.2))
    tube([(5.56, 8.0, 5.5), (5.56, 8.0, 0.1)], 0.06, paint('#5a5550', rough=0.4, metal=0.5))


def _windows(look):
    frame = paint('#2d2a3a', rough=0.35, metal=0.4)
    for side in (-1, 1):
        x = side * 3.45
        plane((x, 0.1, 1.72), (2.5, 2.0), glass('#f0f6ff', 0.1 if look.night else 0.14), rot=(90, 0, 0))
        for dx in (-1.22, 1.22):
            box((x + dx, 0.08, 0.72), (0.08, 0.1, 2.0), frame, bevel=0)
        box((x, 0.08, 2.4), (2.5, 0.1, 0.06), frame, bevel=0)
        for z, hue in ((2.98, '#28d8ff'), (3.12, '#ff3f9a')):
            tube([(side * 2.2, -0.06, z), (side * 4.68, -0.06, z)], 0.042, glow(hue, 3.4 if look.night else 1.2))


def _entrance(look):
    """A recess under the marquee with a double door; returns the objects that are the door."""
    wall, chrome = paint('#4a2038', rough=0.6), paint('#d5dae2', rough=0.15, metal=1)
    for side in (-1, 1):
        box((side * 1.5, 0.75, 0), (0.12, 1.2, 2.9), wall, bevel=0)
    box((0, 0.7, 2.7), (3.0, 1.3, 0.1), paint('#f0dca0', rough=0.5), bevel=0)
    plane((0, 0.1, 0.012), (2.9, 2.2), paint('#3c2548', rough=0.35 if look.night else 0.7))
    y = 1.15
    box((0, y, 2.28), (2.4, 0.12, 0.42), glow('#ffd98a', _pick(look, 0.5, 2.2, 2.6, 6.0)), bevel=0)
    door = []
    with group() as door:
        for side in (-1, 1):
            x = side * 0.58
            frame = paint('#1f8f8c', rough=0.3, glow=_pick(look, 0, 0.25, 0.12, 0.4))
            for dx in (-0.51, 0.51):
                box((x + dx, y, 0.02), (0.11, 0.1, 2.24), frame, bevel=0.01)
            for z, h in ((0.02, 0.34), (2.12, 0.14)):
                box((x, y, z), (1.0, 0.1, h), frame, bevel=0.01)
            plane((x, y + 0.02, 1.27), (0.9, 1.7), glass('#ffffff', 0.06), rot=(90, 0, 0))
            box((x, y - 0.07, 1.0), (0.8, 0.06, 0.08), chrome, bevel=0.01)
    box((-0.58, y - 0.05, 1.42), (0.36, 0.03, 0.24), paint('#f6f0dc', rough=0.6, glow=0.25), bevel=0)
    box((-0.58, y - 0.07, 1.5), (0.26, 0.02, 0.07), paint('#c42a3c', rough=0.6), bevel=0)
    for side in (-1, 1):
        box((side * 1.3, y, 0.02), (0.28, 0.1, 2.26), wall, bevel=0)
        box((side * 1.85, -0.08, 1.05), (0.46, 0.05, 0.72), paint('#20202c', rough=0.3), bevel=0.01)
    _bills(look)
    light = _pick(look, 14, 60, 70, 260)
    panel((0, y + 0.4, 2.0), (0, y - 2.5, 0.0), (2.0, 0.8), light, '#ffd28a')
    return door


def _bills(look):
    """Two lit bills beside the door: a red racer under a sun, a green maze."""
    for side, ground, mark, spot in ((-1, '#f07028', '#ffd84a', '#4a1a50'), (1, '#1c6a58', '#8af07a', '#f8f0c0')):
        strength = 1.3 if look.night else 0.25
        x = side * 1.85
        box((x, -0.12, 1.1), (0.38, 0.02, 0.62), glow(ground, strength), bevel=0)
        ball((x, -0.13, 1.52), 0.1, glow(mark, strength * 1.3), squash=(1, 0.1, 1))
        box((x, -0.14, 1.2), (0.28, 0.02, 0.1), glow(spot, strength), bevel=0)


def _pick(look, day, day_lit, night, night_lit):
    """The strength for the hour of day and whether the door is lit up."""
    return (night_lit if look.door_lit else night) if look.night else (day_lit if look.door_lit else day)


def _marquee(look):
    dark, trim = paint('#241a38', rough=0.35), paint('#d8283a', rough=0.3)
    plan = [(-3.75, 0), (-3.15, -2.1), (3.15, -2.1), (3.75, 0)]
    slab(plan, 0.98, dark, at=(0, 0, 2.9))
    slab([(x * 1.012, y * 1.02) for x, y in plan], 0.1, trim, at=(0, 0, 2.86))
    slab([(x * 1.012, y * 1.02) for x, y in plan], 0.1, trim, at=(0, 0, 3.84))
    box((0, -2.1, 3.1), (6.0, 0.08, 0.6), glow('#ffeec2', 0.95 if look.night else 0.8), bevel=0)
    box((0, -1.0, 2.84), (5.6, 1.7, 0.02), glow('#ffd98a', 1.8 if look.night else 0.5), bevel=0)
    if look.night:
        panel((0, -1.0, 2.8), (0, -1.0, 0), (5.2, 1.8), 330, '#ffc878')
        panel((0, -2.25, 3.4), (0, -6, 1.0), (6.0, 0.8), 130, '#ffe4b0')
    place = 0
    for z in (2.95, 3.84):
        for i in range(26):
            _bulb((-3.12 + i * 0.25, -2.2, z), place + i, look)
        for side in (-1, 1):
            for i in range(1, 5):
                t = i / 5
                _bulb((side * (3.2 + 0.6 * t), -2.14 + 2.1 * t, z), place + i, look)
        place += 1
    for side in (-1, 1):
        tube([(side * 2.6, -1.6, 3.9), (side * 2.6, 0, 5.3)], 0.035, paint('#2a2630', metal=0.5))


def _bulb(at, place, look):
    on = (place + look.bulbs) % 3 != 0
    strength = (_BULBS_LIT if on else _BULBS_DARK) * (1 if look.night else 0.22)
    ball(at, 0.068, glow('#ffb938' if on else '#a86a24', strength, 0.1), detail=1)


def _roof_sign(look):
    """ARCADE in pink neon round solid letters, standing on the marquee."""
    back = paint('#0d0a18', rough=1)
    box((0, -0.55, 3.94), (6.3, 0.14, 1.5), back, bevel=0.03)
    edge = [(-3.06, -0.66, 4.02), (3.06, -0.66, 4.02), (3.06, -0.66, 5.36), (-3.06, -0.66, 5.36)]
    tube(edge, 0.042, glow('#28d8ff', 3.0 if look.night else 1.3), closed=True)
    text('ARCADE', (0, -0.7, 4.68), 1.36, glow('#ff1f7a', 1.3 if look.night else 0.85), depth=0.03, weight=0.03,
         spacing=1.06)
    text('ARCADE', (0, -0.78, 4.68), 1.36, glow('#ff86bc', 3.2 if look.night else 1.5, 0.1), outline=0.012, weight=0.03,
         spacing=1.06)
    if look.night:
        panel((0, -0.9, 4.7), (0, -9, 0.0), (6, 1.3), 420, '#ff3a98')
        panel((0, -0.75, 5.5), (0, 1.2, 6.6), (5, 0.3), 26, '#3ad8ff')
    for x in (-0.7, 0.7):
        cylinder((x, 0.05, 6.4), 0.03, 0.3, paint('#2a2630', metal=0.5))


def _inside(look):
    light = 2.0 if look.night else 1.5
    floor, wall = paint('#2a1c4c', rough=0.3, worn=0.5, scale=4), paint('#3a2468', rough=0.8)
    plane((0, 4.5, 0.01), (10.4, 8.4), floor)
    plane((0, 5.2, 2.3), (10.4, 4.8), wall, rot=(90, 0, 0))
    plane((0, 2.7, 3.0), (10.4, 5.2), paint('#181026'), rot=(180, 0, 0))
    hues = (('#d8384a', '#49e0ff'), ('#2f6ad8', '#ffb02e'), ('#e8b020', '#c06aff'), ('#2fa05a', '#ff5a8a'),
            ('#8a3ac8', '#7cf060'), ('#e06a24', '#58a0ff'))
    for i, (side, screen) in enumerate(hues):
        x = (-4.42, -3.5, -2.58, 2.58, 3.5, 4.42)[i]
        with group(at=(x, 1.1, 0), turn=(-3 if x < 0 else 3), size=1.24):
            cabinet(side, screen, light * 0.62, shape=i)
    plane((-1.8, 4.9, 1.5), (5.4, 3.0), glow('#ffb45a', _pick(look, 0.45, 1.4, 0.6, 1.9)), rot=(90, 0, 0))
    with group(at=(-1.45, 4.2, 0), turn=-18, size=1.15):
        cabinet('#2f6ad8', '#49e0ff', light * 0.8)
    tube([(-5, 5.1, 2.5), (5, 5.1, 2.5)], 0.05, glow('#ff3fae', light))
    for x, energy in ((-3.4, 34), (3.4, 34), (0, _pick(look, 40, 150, 60, 190))):
        lamp((x, 2.9, 2.7), energy if look.night or x == 0 else energy * 0.8, '#b48aff' if x else '#ffcf8a', 0.3)
