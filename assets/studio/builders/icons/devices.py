"""Machines: screens, tapes, cameras, keys."""
from builders.icons.parts import CREAM, FACING, INK, coin, lines, plate, star, steel, tilted
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.stage import group


def computer(small):
    """A beige monitor on its box, teal screen with a highlight."""
    _beige_case()
    box((0, -0.6, 0.82), (1.18, 0.05, 0.94), glow('#0a8e92', 0.85), bevel=0.02)
    if small:
        return
    prism([(-0.5, 1.66), (-0.05, 1.66), (-0.5, 1.12)], 0.02, glow('#5fd8d0', 0.95), at=(0, -0.64, 0))
    _drive()


def _beige_case():
    """The monitor on its box, its screen left out."""
    beige, shade = paint('#e4dcc2', rough=0.6), paint('#bdb498', rough=0.6)
    box((0, 0.1, 0.0), (2.1, 1.5, 0.46), beige, bevel=0.06)
    box((0, 0.15, 0.46), (0.9, 0.8, 0.12), shade, bevel=0)
    box((0, 0.05, 0.58), (1.72, 1.2, 1.42), beige, bevel=0.1)
    box((0, -0.55, 0.74), (1.4, 0.08, 1.1), paint('#55525c'), bevel=0.04)


def _drive():
    """The slot for disks and the lamp on the box."""
    box((0.62, -0.68, 0.2), (0.6, 0.05, 0.09), paint('#2a2a32'), bevel=0)
    box((-0.7, -0.68, 0.2), (0.14, 0.05, 0.09), glow('#58f060', 1.2), bevel=0)


def product_mark(_):
    """The product's own sign: a beige PC, its screen as pink as gum, with the school's F."""
    with group(turn=-16):
        _beige_case()
        _drive()
        box((0, -0.6, 0.78), (1.34, 0.05, 1.04), glow('#f03c98', 0.9), bevel=0.02)
        white = glow('#ffffff', 1.0)
        for x, z, wide, high in ((-0.22, 0.88, 0.24, 0.84), (0.04, 1.5, 0.76, 0.22), (-0.02, 1.18, 0.56, 0.2)):
            plate(x, z, (wide, high), white, y=-0.65)


def terminal(small):
    """A charcoal terminal with its keys; a green prompt waits on black."""
    dark, deep, green = paint('#4a4e5e', rough=0.5), paint('#2c2e3a', rough=0.5), glow('#2cf06a', 1.1)
    box((0, 0.25, 0.16), (2.2, 1.0, 1.9), dark, bevel=0.14)
    box((0, -0.24, 0.42), (1.9, 0.08, 1.5), paint('#0a1410', rough=0.4), bevel=0.03)
    if small:
        tube([(-0.6, -0.32, 1.56), (-0.16, -0.32, 1.18), (-0.6, -0.32, 0.8)], 0.13, green)
        plate(0.4, 0.72, (0.72, 0.24), green, y=-0.32)
        return
    tube([(-0.62, -0.32, 1.52), (-0.26, -0.32, 1.2), (-0.62, -0.32, 0.88)], 0.085, green)
    plate(0.18, 0.82, (0.6, 0.15), green, y=-0.3)
    box((0, -0.62, 0), (2.2, 0.72, 0.2), dark, bevel=0.04)
    for row in range(2):
        box((0, -0.76 + row * 0.26, 0.2), (1.9, 0.16, 0.06), deep, bevel=0)


def beeper(small):
    """A black beeper on its side: a lit green window with a line on it, two keys, a red lamp."""
    case, trim = paint('#3c3a48', rough=0.45), paint('#22202a', rough=0.5)
    box((0, 0, 0), (2.4, 0.8, 1.6), case, bevel=0.16)
    box((0, -0.38, 0.62), (2.0, 0.08, 0.76), trim, bevel=0.03)
    plate(0, 0.7, (1.8, 0.6), glow('#a8e04c', 0.95), y=-0.44)
    if small:
        plate(-0.1, 0.9, (1.2, 0.2), paint('#1c3410'), y=-0.48)
    else:
        lines(-0.7, 1.22, (1.3, 0.9), paint('#1c3410'), y=-0.48, step=0.22, thick=0.1)
    for x in (-0.6, 0.05):
        coin((x, -0.38, 0.32), 0.2, 0.08, paint('#d8d8e4'))
    coin((0.76, -0.38, 0.32), 0.22 if small else 0.18, 0.08, glow('#ff4040', 1.2))


def vcr(small):
    """A black video cassette with a rainbow on its label."""
    box((0, 0, 0), (2.4, 0.56, 1.7), paint('#34323e', rough=0.45), bevel=0.06)
    plate(0, 0.14, (2.0, 0.8), CREAM, y=-0.28)
    hues, tall = (('#f04848', '#3888e8'), 0.26) if small else (('#f04848', '#f8b830', '#48b858', '#3888e8'), 0.15)
    for i, hue in enumerate(hues):
        plate(0, 0.72 - i * tall, (2.0, tall), paint(hue), y=-0.31)
    plate(0, 1.04, (2.0, 0.5), paint('#15131c'), y=-0.28)
    for x in (-0.58, 0.58):
        coin((x, -0.28, 1.29), 0.24, 0.06, paint('#f4f4f8'))
        if not small:
            coin((x, -0.33, 1.29), 0.1, 0.04, paint('#15131c'))


def radio(small):
    """A red portable radio: two loudspeakers, a lit dial, the aerial out."""
    red, black = paint('#d8323e', rough=0.4), paint('#26242e', rough=0.5)
    box((0, 0, 0), (2.4, 0.8, 1.45), red, bevel=0.14)
    for x in (-0.66, 0.66):
        coin((x, -0.38, 0.56), 0.46, 0.06, black)
        coin((x, -0.44, 0.56), 0.24, 0.05, paint('#9a9aa8'))
    plate(0, 1.08, (1.6, 0.22), glow('#fff0a8', 0.95), y=-0.41)
    if small:
        tube([(0.8, 0.1, 1.4), (1.1, 0.1, 2.4)], 0.09, steel())
        return
    plate(0.2, 1.08, (0.08, 0.22), red, y=-0.45)
    tube([(-0.95, 0, 1.4), (-0.95, 0, 1.72), (0.75, 0, 1.72), (0.75, 0, 1.4)], 0.08, black)
    tube([(1.0, 0.2, 1.4), (1.25, 0.2, 2.5)], 0.055, steel())
    ball((1.25, 0.2, 2.5), 0.1, steel())


def picture_day(small):
    """A camera whose flash goes off."""
    body, trim = paint('#4c4a72', rough=0.5), paint('#2c2a48', rough=0.5)
    box((0, 0, 0), (2.3, 0.8, 1.35), body, bevel=0.1)
    box((-0.1, 0, 1.3), (0.8, 0.6, 0.3), trim, bevel=0.06)
    coin((0.05, -0.38, 0.64), 0.6, 0.44, trim)
    coin((0.05, -0.8, 0.64), 0.44, 0.06, paint('#58c4f4', rough=0.1, glow=0.25))
    cylinder((-0.8, 0, 1.3), 0.2, 0.16, paint('#f04848'))
    with group(at=(0.82, -0.3, 1.32), turn=-20):
        star(0, 0, 0.66 if small else 0.58, glow('#fff6b8', 1.15), depth=0.12, points=8, inner=0.42)
    if not small:
        ball((-0.1, -0.85, 0.8), 0.1, paint('#e8faff', glow=0.6))


def loading_screens(small):
    """A television: the sun goes down behind a grid, and a bar fills below."""
    case, night, pink = paint('#3a3048', rough=0.5), glow('#3a148a', 0.8), glow('#ff4cc0', 0.9)
    box((0, 0.2, 0), (2.4, 0.8, 2.3), case, bevel=0.12)
    plate(0, 0.62, (2.1, 1.5), night, y=-0.2)
    radius, low = (0.78, 1.06)
    bands = ('#ff4f8a', '#ff8a3c', '#ffd03c')
    high = radius / len(bands)
    for i, hue in enumerate(bands):
        wide = 2 * (radius ** 2 - (i * high + high * 0.35) ** 2) ** 0.5
        plate(0, low + i * high, (wide, high * (1 if small else 0.78)), glow(hue, 1.0), y=-0.24)
    plate(0, 0.62, (2.1, low - 0.64), glow('#1c0a50', 0.8), y=-0.23)
    plate(0, low - 0.1, (2.1, 0.12), pink, y=-0.26)
    plate(0, 0.16, (2.0, 0.3), paint('#120c1a'), y=-0.19)
    if small:
        plate(-0.3, 0.16, (1.4, 0.3), glow('#3cf0f0', 0.95), y=-0.22)
        return
    for x in (-0.5, 0.0, 0.5):
        prism([(x - 0.04, low - 0.06), (x + 0.04, low - 0.06), (x * 1.8 + 0.06, 0.62), (x * 1.8 - 0.06, 0.62)], 0.02, pink,
              at=(0, -0.26, 0))
    for i in range(5):
        plate(-0.78 + i * 0.3, 0.21, (0.2, 0.2), glow('#3cf0f0', 0.95), y=-0.22)


def keypad_lock(small):
    """A steel keypad with a lit display, and the padlock that it opens."""
    steel, key = paint('#566074', rough=0.4), paint('#e4e8ee', rough=0.5)
    box((-0.2, 0.1, 0), (1.75, 0.5, 2.4), steel, bevel=0.08)
    plate(-0.2, 1.82, (1.4, 0.38), glow('#2cf06a', 0.9), y=-0.17)
    columns, size, step = (2, 0.46, 0.66) if small else (3, 0.34, 0.48)
    for row in range(2 if small else 3):
        for column in range(columns):
            x, z = -0.2 + (column - (columns - 1) / 2) * step, 1.72 - (row + 1) * (0.68 if small else 0.52)
            plate(x, z, (size, size), key, y=-0.2, depth=0.1)
    with group(at=(0.72, -0.5, -0.15), size=1.15 if small else 1):
        ring((0, 0, 0.72), 0.28, 0.1, paint('#d8dfea', rough=0.3), start=0, end=180)
        for x in (-0.28, 0.28):
            cylinder((x, 0, 0.5), 0.1, 0.26, paint('#d8dfea', rough=0.3))
        box((0, 0, 0), (0.95, 0.4, 0.62), paint('#f4b424', rough=0.4), bevel=0.05)
        if not small:
            plate(0, 0.16, (0.14, 0.3), paint(INK), y=-0.22)


def keyboard(small):
    """A keyboard tipped up, cream keys on a dark bed, one of them red, one teal."""
    bed, key = paint('#585264', rough=0.6), paint('#f4ecd8', rough=0.6)
    rows, columns, gap = (3, 4, 0.68) if small else (4, 6, 0.44)
    wide, tall, step = (0.5, 0.36, 0.56) if small else (0.32, 0.28, 0.42)
    odd = {(rows - 1, 0): paint('#e8303c'), (1, columns - 1): paint('#18b0a8')}
    with tilted((-34, 0, 0)):
        box((0, 0.05, 0), (gap * columns + 0.2, 0.34, step * rows + 0.2), paint('#c8bc9c', rough=0.6), bevel=0.04)
        plate(0, 0.08, (gap * columns + 0.04, step * rows + 0.04), bed, y=-0.12)
        for row in range(rows):
            for column in range(columns):
                if row == 0 and 0 < column < columns - 1:
                    continue
                x = (column - (columns - 1) / 2) * gap
                plate(x, 0.17 + row * step, (wide, tall), odd.get((row, column), key), y=-0.18, depth=0.14)
        plate(0, 0.17, (gap * (columns - 2) - 0.12, tall), key, y=-0.18, depth=0.14)


def console(small):
    """An operator's panel: a white gauge whose needle stands high, lamps in a row, a red lever."""
    case, deep = paint('#7c88a4', rough=0.5), paint('#3c4258', rough=0.5)
    with group(turn=FACING):
        box((0, 0.1, -1.25), (2.5, 0.8, 2.4), case, bevel=0.1)
        plate(0, -1.05, (2.16, 2.0), deep, y=-0.32)
        coin((-0.38, -0.34, 0.38), 0.66, 0.08, paint('#fffdf4', rough=0.6, glow=0.3))
        tube([(-0.38, -0.46, 0.22), (-0.02, -0.46, 0.72)], 0.1 if small else 0.07, paint('#e8303c'))
        cylinder((0.72, -0.34, 0.0), 0.14, 0.06, case, rot=(90, 0, 0))
        tube([(0.72, -0.4, 0.1), (0.72, -0.62, 0.66)], 0.1, steel())
        ball((0.72, -0.66, 0.74), 0.26, paint('#e8303c', rough=0.4))
        for x, hue in ((-0.72, '#58f060'), (0, '#ffd23a'), (0.72, '#58f060')):
            plate(x, -0.88, (0.46, 0.4), glow(hue, 1.0), y=-0.36)


DEVICES = {
    'computer': computer,
    'console': console,
    'keyboard': keyboard,
    'keypad-lock': keypad_lock,
    'loading-screens': loading_screens,
    'picture-day': picture_day,
    'radio': radio,
    'terminal': terminal,
    'beeper': beeper,
    'vcr': vcr,
}
