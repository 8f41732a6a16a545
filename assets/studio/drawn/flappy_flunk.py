"""What of Flappy Flunk is drawn: skies, hills and clouds behind the town, the track before it, lockers, wings, digits and
what flies about."""
import math
import os
import random

from drawn.canvas import Canvas
from kit.lettering import dots_of

INK = '#181425'
# How wide a stack of lockers is and how high one locker: the rules' STACK_WIDTH.
LOCKER = (34, 44)
_SKY = {
    'day': ((0.0, '#3f86cc'), (0.28, '#5fa2dc'), (0.52, '#8cc4e8'), (0.72, '#bfe0ea'), (0.86, '#f2e2bc'), (0.95, '#ffd092')),
    'night': ((0.0, '#0c1030'), (0.3, '#171a4c'), (0.55, '#2a2468'), (0.75, '#4a3282'), (0.88, '#7a3f8e'), (0.96, '#b04f8a')),
}
_HILLS = {'day': ('#a9c6cc', '#8fb4ae', '#7aa07c'), 'night': ('#332a70', '#282460', '#1c1c4a')}
_CLOUDS = {'day': ('#ffffff', '#e4eef4', '#c4d8e8'), 'night': ('#5a4a98', '#44387e', '#342c68')}
# Of a locker: body, light, shade, the gap round its door.
_PAINT = {
    'day': (('#c8483c', '#e87860', '#8e2c34', '#5a1c2c'), ('#3f7fc0', '#6fb0e4', '#28568e', '#18345e'),
            ('#4f9a4c', '#84c868', '#306a3e', '#1c4430'), ('#8a58a8', '#b98ad0', '#5c3a7c', '#3a2452')),
    'night': (('#84304e', '#b84c62', '#541e44', '#30122e'), ('#2c4a8c', '#4a74c0', '#1c2e64', '#101a40'),
              ('#2c6450', '#489470', '#1c4444', '#102a30'), ('#5a3c8c', '#8460b8', '#3c2668', '#241644')),
}
_RIM = {'day': '#fff2c8', 'night': '#ffb45e'}
_METAL = {'day': ('#e8ecf0', '#9aa8b8', '#5a6678'), 'night': ('#b0b0d8', '#6a6c9c', '#3c3e68')}
_TRACK = {
    'day': {'kerb': '#e8e0cc', 'edge': '#a89c88', 'clay': '#b8563c', 'dark': '#9c4434', 'line': '#f0dcc0',
            'grass': '#5f9a44', 'blade': '#4a8238', 'deep': '#3a6a34'},
    'night': {'kerb': '#8a86b0', 'edge': '#54507c', 'clay': '#5a2c54', 'dark': '#4a2448', 'line': '#a894b8',
              'grass': '#264a54', 'blade': '#1e3c4a', 'deep': '#182e40'},
}


def draw(folder):
    """Writes all of it; returns the names of the atlas and of the pictures."""
    pictures = []
    for hour in ('day', 'night'):
        for name, make in (('sky', sky), ('hills', hills), ('clouds', clouds), ('track', track)):
            make(hour).save(os.path.join(folder, f'{name}-{hour}.png'))
            pictures.append(f'{name}-{hour}.png')
    cuts = {f'locker-{look}-{hour}': locker(look, hour) for look in range(4) for hour in ('day', 'night')}
    cuts |= {f'lip-{look}-{hour}': lip(look, hour) for look in range(4) for hour in ('day', 'night')}
    cuts |= {f'digit-{number}': digit(number) for number in range(10)}
    cuts |= {f'wing-{frame}': small(rows) for frame, rows in enumerate(_WINGS)}
    cuts |= {name: small(rows) for name, rows in _BITS.items()}
    cuts |= {f'guest-{name}': guest(name) for name in _GUESTS} | {'logo': logo()}
    for name, canvas in cuts.items():
        canvas.save(os.path.join(folder, f'{name}.png'))
    return [f'{name}.png' for name in cuts], pictures


def sky(hour):
    """As large as the view can be; its lower edge is the horizon."""
    canvas = Canvas(300, 420, _SKY[hour][0][1])
    canvas.gradient(_SKY[hour], 0, 420, blend=0.7)
    rnd = random.Random(4)
    if hour == 'night':
        for _ in range(150):
            x, y = rnd.randrange(300), int(rnd.random() ** 1.4 * 350)
            canvas.dot(x, y, rnd.choice(('#8a8ad0', '#c8c8f4', '#ffffff')))
        for _ in range(7):
            x, y = rnd.randrange(300), rnd.randrange(40, 260)
            canvas.rows(('.s.', 'sws', '.s.'), {'s': '#6a6ac0', 'w': '#ffffff'}, x, y)
        for radius, colour in ((25, '#3a3480'), (21, '#f4ecd0')):
            canvas.disc(186, 196, radius, colour)
        for x, y, radius in ((179, 189, 5), (192, 203, 6), (194, 188, 3), (182, 205, 3)):
            canvas.disc(x, y, radius, '#dccfae')
        return canvas
    for radius, colour in ((28, '#d8e6dc'), (22, '#f6ecc4'), (16, '#fff6dc')):
        canvas.disc(186, 262, radius, colour)
    return canvas


def _wave(x, width, seed, parts):
    """A height that follows itself after `width`."""
    return sum(size * math.sin(2 * math.pi * times * x / width + seed * times) for times, size in parts)


def hills(hour):
    """Three ranges, the nearest with its woods."""
    canvas = Canvas(512, 96)
    far, middle, near = _HILLS[hour]
    canvas.below(lambda x: 26 - _wave(x, 512, 2.0, ((2, 9), (3, 7), (7, 3))), far)
    canvas.below(lambda x: 50 - _wave(x, 512, 4.4, ((1, 7), (4, 6), (9, 2))), middle)
    canvas.below(lambda x: 74 - _wave(x, 512, 1.2, ((2, 5), (5, 3))) - 2 * abs(math.sin(x * math.pi / 8)) ** 0.5, near)
    return canvas


def clouds(hour):
    """Heaps with flat feet, lit from the upper left."""
    canvas = Canvas(512, 120)
    light, body, foot = _CLOUDS[hour]
    rnd = random.Random(11)
    for x, y, width in ((60, 92, 84), (182, 44, 52), (268, 104, 66), (372, 62, 96), (462, 28, 44)):
        puffs = []
        for i in range(7):
            t = (i + 0.5) / 7
            radius = width * (0.07 + 0.11 * math.sin(math.pi * t)) * rnd.uniform(0.8, 1.2)
            puffs.append((x + (t - 0.5) * width, y - radius * 0.55, radius))
        before = canvas.pixels[y + 2:].copy()
        for dx, dy, colour, share in ((0, 1, foot, 1), (0, -1, body, 0.96), (-2, -3, light, 0.78)):
            for px, py, radius in puffs:
                canvas.disc(int(px + dx), int(py + dy), radius * share, colour)
        canvas.pixels[y + 2:] = before
    return canvas


def track(hour):
    """The school's running track along the street; it follows itself after 64 pixels."""
    ink = _TRACK[hour]
    canvas = Canvas(64, 160, ink['deep'])
    canvas.dot(0, 0, ink['kerb'], 64, 3)
    canvas.dot(0, 3, ink['edge'], 64, 2)
    for x in (0, 32):
        canvas.dot(x, 0, ink['edge'], 1, 3)
    canvas.dot(0, 5, ink['clay'], 64, 31)
    rnd = random.Random(2)
    for _ in range(90):
        canvas.dot(rnd.randrange(64), rnd.randrange(5, 36), ink['dark'], rnd.choice((1, 1, 2)))
    for y in (12, 22):
        canvas.dot(0, y, ink['line'], 64, 1)
    for x in (0, 32):
        for k in range(6):
            canvas.dot(x + k, 35 - k * 2, ink['line'], 1, 1)
    canvas.dot(0, 35, ink['line'], 64, 2)
    canvas.dot(0, 37, ink['grass'], 64, 46)
    canvas.dot(0, 83, ink['blade'], 64, 40)
    for _ in range(170):
        y = rnd.randrange(38, 150)
        canvas.dot(rnd.randrange(64), y, ink['grass'] if y > 80 and rnd.random() < 0.4 else ink['blade'] if y < 84 else ink['deep'], 1, 3)
    return canvas


_PLATES = ('104', '217', '306', '451')
_TINY = {'0': ('##', '##', '##'), '1': ('.#', '.#', '.#'), '2': ('##', '.#', '##'), '3': ('##', '##', '.#'),
         '4': ('#.', '##', '.#'), '5': ('##', '#.', '.#'), '6': ('#.', '##', '##'), '7': ('##', '.#', '.#')}
_STICKERS = (
    (('.rr.rr.', 'rwrrrrr', 'rrrrrrr', '.rrrrr.', '..rrr..', '...r...'), {'r': '#ff5a7a', 'w': '#ffffff'}),
    (('...y...', '...y...', 'yyyyyyy', '.yyyyy.', '..yyy..', '.yy.yy.', 'yy...yy'), {'y': '#fee761'}),
    (('.kkkkk.', 'kgggggk', 'kgkgkgk', 'kgggggk', 'kgkkkgk', '.kkkkk.'), {'k': INK, 'g': '#9af07a'}),
    (('wwwwww', 'wbbbbw', 'wbyybw', 'wbbbbw', 'wrrrrw', 'wwwwww', 'wkkkkw', 'wwwwww'),
     {'w': '#f4ecd8', 'b': '#7ec4e8', 'y': '#fee761', 'r': '#c8323c', 'k': '#8a8078'}),
)


def locker(look, hour):
    """One locker from the front; stacks repeat it."""
    width, height = LOCKER
    body, light, shade, gap = _PAINT[hour][look]
    bright, metal, dark = _METAL[hour]
    canvas = Canvas(width, height, INK)
    canvas.dot(1, 0, shade, width - 2, height)
    canvas.dot(1, 0, light, 2, height)
    canvas.dot(1, 0, _RIM[hour], 1, height)
    canvas.dot(width - 3, 0, gap, 2, height)
    # The door, with a gap round it.
    canvas.dot(4, 2, gap, width - 9, height - 4)
    canvas.dot(5, 3, body, width - 11, height - 6)
    canvas.dot(5, 3, light, width - 11, 1)
    canvas.dot(5, 3, light, 1, height - 6)
    canvas.dot(width - 7, 4, shade, 1, height - 7)
    canvas.dot(6, height - 4, shade, width - 12, 1)
    for row in range(4):
        canvas.dot(10, 7 + row * 3, gap, 13, 1)
        canvas.dot(10, 8 + row * 3, light, 13, 1)
    canvas.dot(11, 20, dark, 11, 5)
    canvas.dot(11, 20, bright, 10, 4)
    for i, number in enumerate(_PLATES[look]):
        canvas.rows(_TINY[number], {'#': INK}, 12 + i * 3, 21)
    canvas.dot(24, 24, dark, 3, 9)
    canvas.dot(24, 24, metal, 2, 8)
    canvas.dot(24, 24, bright, 1, 3)
    rows, inks = _STICKERS[look]
    canvas.rows(rows, inks, 9, 29)
    canvas.dot(4, 8, metal, 1, 4)
    canvas.dot(4, 33, metal, 1, 4)
    canvas.dot(0, height - 1, INK, width, 1)
    return canvas


def lip(look, hour):
    """The end of a stack towards the gap: a rounded ledge, one pixel wider on both sides."""
    body, light, shade, _ = _PAINT[hour][look]
    canvas = Canvas(LOCKER[0] + 2, 7)
    canvas.dot(1, 0, INK, LOCKER[0], 7)
    canvas.dot(0, 1, INK, LOCKER[0] + 2, 5)
    canvas.dot(1, 1, body, LOCKER[0], 5)
    canvas.dot(2, 1, light, LOCKER[0] - 2, 2)
    canvas.dot(2, 1, _RIM[hour], 12, 1)
    canvas.dot(1, 5, shade, LOCKER[0], 1)
    return canvas


_DIGITS = (('.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'),
           ('..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'),
           ('.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'),
           ('.###.', '#...#', '....#', '..##.', '....#', '#...#', '.###.'),
           ('...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'),
           ('#####', '#....', '####.', '....#', '....#', '#...#', '.###.'),
           ('.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'),
           ('#####', '....#', '...#.', '...#.', '..#..', '..#..', '..#..'),
           ('.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'),
           ('.###.', '#...#', '#...#', '.####', '....#', '....#', '.###.'))


def digit(number):
    """A digit of the score, twice as large as its dots, with a dark edge and a warm foot."""
    canvas = Canvas(14, 19)
    dots = [(x, y) for y, row in enumerate(_DIGITS[number]) for x, dot in enumerate(row) if dot == '#']
    for x, y in dots:
        canvas.dot(1 + x * 2, 1 + y * 2, INK, 5, 6)
    for x, y in dots:
        canvas.dot(2 + x * 2, 2 + y * 2, '#ffffff' if y < 4 else '#fee0a0', 2, 2)
    return canvas


_WINGS = (
    ('kk........', 'kwkk......', '.kwwkk....', '.kwwwwk...', '..kwwwwk..', '..kwwwwk..', '...ksssk..', '....kkk...', '..........',
     '..........'),
    ('..........', '..........', '.kkkk.....', 'kwwwwkkk..', 'kwwwwwwwk.', '.kkwwwwwk.', '...kssssk.', '....kkkk..', '..........',
     '..........'),
    ('..........', '..........', '..........', '...kkkkk..', '..kwwwwwk.', '.kwwwwwsk.', 'kwwwwssk..', 'kwwsskk...', '.kkkk.....',
     '..........'),
)
_BITS = {
    'feather': ('.ww', 'wws', 'ws.'),
    'star': ('..y..', '..y..', 'yyoyy', '..y..', '..y..'),
    'puff': ('.ww.', 'wwww', 'wwws', '.ss.'),
    'paper': ('wwww', 'wbbw', 'wwww', 'wbww'),
    'bolt': ('.mm', 'mdm', 'mm.'),
}


def small(rows):
    """A few pixels in the colours of paper and of stars."""
    canvas = Canvas(max(len(row) for row in rows), len(rows))
    canvas.rows(rows, {'k': INK, 'w': '#ffffff', 's': '#c0cbdc', 'y': '#fee761', 'o': '#ffffff', 'b': '#8bb4e4', 'm': '#c0cbdc',
                       'd': '#5a6988'})
    return canvas


# Of a guest: skin, its shade, shirt, its shade.
_GUESTS = {
    'geek': ('#e8b796', '#c28569', '#63c74d', '#3e8948'),
    'jock': ('#8d5a44', '#6a3c34', '#e43b44', '#a22633'),
    'prep': ('#f2c9a0', '#d99a74', '#3f7fd0', '#124e89'),
    'freak': ('#b9a0e0', '#8a70bc', '#45264c', '#2a1830'),
}
_WORN = {
    'geek': (('......bbbbbb......', '....bbbbbbbbbb....', '...bbbbbbbbbbbb...', '..bbbbbbbbbbbbbb..', '..bbb.bb..bb.bb...'),
             {'b': '#8a4a2c'}, 4, 2, ('kkkkk.kkkkk', 'kwwikkkwwik', 'kwwik.kwwik', 'kkkkk.kkkkk'), 9, 10),
    'jock': (('.....rrrrrrrr.....', '...rrrrrrrrrrrr...', '..rrrrrwwrrrrrrr..', '..rrrrrwwrrrrrrrRR', '.RRRRRRRRRRRRRRRRR'),
             {'r': '#e43b44', 'R': '#a22633', 'w': '#ffffff'}, 4, 2, ('.kkk...kkk.', '.wwk...wwk.', '.wwk...wwk.', '...........'), 9, 10),
    'prep': (('......yyyyyyy.....', '....yyyyyyyyyyy...', '..yyyyyyyyyyyyyy..', '.yyppppppppppppyy.', '.yyyy.yyy...yy.yy.', '.yy............y..',
              'yyy...............', 'yyy...............', 'yyy...............', '.yy...............'),
             {'y': '#feae34', 'p': '#ff8ac0'}, 3, 2, ('.kkk...kkk.', '.wwi...wwi.', '.wwi...wwi.', '...........'), 9, 10),
    'freak': (('......mm.mm.......', '.....mmmmmmm......', '.....mmmmmmmm.....', '....mmmmmmmmm.....', '....MMMMMMMMM.....', '.....MMMMMM.......'),
              {'m': '#ff4ac0', 'M': '#b02a8a'}, 4, 0, ('kkkk...kkkk', '.wik...wik.', '.wik...wik.', '..k.....k..'), 9, 10),
}


def guest(name):
    """One of the four who fly for those without a Flunk: head and shoulders, looking ahead, 26 pixels with the edge."""
    skin, shade, shirt, dark = _GUESTS[name]
    canvas = Canvas(26, 26)
    rows, inks, x, y, eyes, ex, ey = _WORN[name]
    for colour, grow in ((INK, 1), (None, 0)):
        canvas.disc(13, 23, 5 + grow, colour or dark)
        canvas.disc(14, 22, 4 + grow, colour or shirt)
        canvas.disc(12, 12, 9 + grow, colour or shade)
        if colour:
            canvas.dot(20, 11, INK, 4, 5)
            for dy, row in enumerate(rows):
                for dx, ink in enumerate(row):
                    if ink != '.':
                        canvas.dot(x + dx - 1, y + dy - 1, INK, 3, 3)
    canvas.disc(13, 11, 8, skin)
    canvas.disc(3, 13, 1, shade)
    canvas.dot(20, 12, skin, 3, 3)
    canvas.dot(21, 14, shade, 2, 1)
    canvas.rows(rows, inks, x, y)
    canvas.rows(eyes, {'k': INK, 'w': '#ffffff', 'i': INK}, ex, ey)
    canvas.dot(13, 17, INK, 6, 1)
    canvas.dot(19, 16, INK)
    canvas.dot(14, 18, '#ffffff' if name != 'freak' else '#a22633', 4, 1)
    canvas.pixels[25] = 0
    return canvas


def logo():
    """The name of the game in two lines, as on a marquee."""
    lines = ('FLAPPY', 'FLUNK')
    canvas = Canvas(118, 56)
    warm, cold = ('#fff6b0', '#fee761', '#feae34', '#f77622', '#e43b44'), ('#ffffff', '#a8f0ff', '#2ce8f5', '#0099db', '#124e89')
    for grow, row, body, hues in ((True, 0, lines[0], warm), (True, 1, lines[1], cold), (False, 0, lines[0], warm),
                                  (False, 1, lines[1], cold)):
        dots, width, _ = dots_of(body)
        left, top = (118 - width * 3) // 2, 4 + row * 27
        for x, y in dots:
            if grow:
                canvas.dot(left + x * 3 - 2, top + y * 3 - 2, INK, 7, 8)
            else:
                canvas.dot(left + x * 3, top + y * 3, hues[min(4, y * 5 // 7)], 3, 3)
    return canvas
