"""What is drawn of Flunky Uppy: the sky over Arcadia, the town that sinks away below, clouds, gum, bubbles, sparks and a
pair of running legs."""
import math
import os
import random

from drawn.canvas import Canvas
from drawn.flappy_flunk import digit, guest
from kit.lettering import dots_of

_WIDTH, _SKY_HEIGHT, _TOWN_HEIGHT = 304, 960, 230
_INK = '#181425'
_SKY = {
    'day': [(0.0, '#2a5aa8'), (0.2, '#3f7cc4'), (0.4, '#5a9ad8'), (0.56, '#86b8e0'), (0.7, '#a8d0e0'), (0.82, '#d4e0d0'),
            (0.91, '#fbe9c8'), (1.0, '#ffd8a0')],
    'night': [(0.0, '#080a20'), (0.25, '#0e1030'), (0.45, '#191a48'), (0.6, '#24235c'), (0.73, '#372e74'), (0.84, '#553a86'),
              (0.93, '#81488f'), (1.0, '#b55a8c')],
}
# Hills far and near, the town, its roofs, walls, windows and trees, the yard at the foot.
_TOWN = {
    'day': {'far': '#8fb0b8', 'hill': '#7a9a78', 'wood': '#5c7f4a', 'wall': ('#e0cfa8', '#c88a70', '#b8b8c8', '#d8b890'),
            'roof': ('#8a4a40', '#5a4a60', '#a0583c'), 'window': '#4a6484', 'tree': ('#c8782c', '#d8a038', '#a85a2c', '#6a8a3a'),
            'school': '#b8604a', 'trim': '#f0e0c0', 'yard': '#5a5468', 'line': '#e8e0d0', 'rim': '#f4d8a0'},
    'night': {'far': '#4a3a78', 'hill': '#30285c', 'wood': '#221f48', 'wall': ('#3a3460', '#322c58', '#423a68', '#2c2850'),
              'roof': ('#1f1b40', '#241f4a', '#1a1838'), 'window': '#ffd27a', 'tree': ('#1c2040', '#262048', '#2e2448', '#181c3a'),
              'school': '#3c2a58', 'trim': '#6a548c', 'yard': '#1c1834', 'line': '#5a4a80', 'rim': '#8a6ab0'},
}


def draw_climb(folder):
    """Writes everything; returns the names of the whole pictures and of the sprites."""
    pictures, sprites = [], []
    for hour in ('day', 'night'):
        for name, draw in (('sky', _sky), ('town', _town)):
            pictures.append(f'{hour}-{name}.png')
            draw(hour).save(os.path.join(folder, pictures[-1]))
        for i in range(3):
            sprites.append(f'{hour}-cloud-{i}.png')
            _cloud(hour, i).save(os.path.join(folder, sprites[-1]))
    for number in range(10):
        sprites.append(f'digit-{number}.png')
        digit(number).save(os.path.join(folder, sprites[-1]))
    for name in ('geek', 'jock', 'prep', 'freak'):
        sprites.append(f'guest-{name}.png')
        guest(name).save(os.path.join(folder, sprites[-1]))
    for name, canvas in _small():
        sprites.append(f'{name}.png')
        canvas.save(os.path.join(folder, sprites[-1]))
    return pictures, sprites


def _sky(hour):
    rnd = random.Random(1995)
    canvas = Canvas(_WIDTH, _SKY_HEIGHT, ground=_SKY[hour][0][1])
    canvas.gradient(_SKY[hour], 0, _SKY_HEIGHT, blend=0.8)
    if hour == 'night':
        for _ in range(230):
            x, y = rnd.randrange(_WIDTH), int(rnd.random() ** 1.4 * 760)
            canvas.dot(x, y, rnd.choice(('#8a86d0', '#8a86d0', '#e8e6ff', '#ffd8a0')))
            if rnd.random() < 0.06:
                for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    canvas.dot(x + dx, y + dy, '#5a58a8')
        _moon(canvas, 186, 560)
    else:
        for radius, colour in ((19, '#fff0b8'), (15, '#fffbe0')):
            canvas.disc(120, 660, radius, colour)
    return canvas


def _moon(canvas, x, y):
    for radius, colour in ((25, '#2c2a66'), (19, '#f4ecd0')):
        canvas.disc(x, y, radius, colour)
    for dx, dy, radius in ((-6, -5, 4), (6, 3, 5), (-3, 9, 3), (9, -9, 2)):
        canvas.disc(x + dx, y + dy, radius, '#d8ccb0')


def _town(hour):
    rnd, inks = random.Random(8), _TOWN[hour]
    canvas = Canvas(_WIDTH, _TOWN_HEIGHT)
    canvas.below(lambda x: 26 + 12 * math.sin(x / 47 + 1) + 5 * math.sin(x / 17), inks['far'])
    canvas.below(lambda x: 52 + 9 * math.sin(x / 63 + 4) + 4 * math.sin(x / 23 + 1), inks['hill'])
    _water_tower(canvas, inks, 70, 18)
    for row, (y, size) in enumerate(((66, 0.7), (84, 0.9), (104, 1.2))):
        x = -8 + row * 7
        while x < _WIDTH:
            x += _house(canvas, inks, rnd, x, y, size) if rnd.random() < 0.7 else _tree(canvas, inks, rnd, x, y + int(14 * size), size)
    _school(canvas, inks, 106, 70, lit=hour == 'night')
    x = -6
    while x < _WIDTH:
        x += _tree(canvas, inks, rnd, x, 156, 1.7) + rnd.randrange(4)
    canvas.below(lambda x: 162, inks['wood'])
    canvas.below(lambda x: 168, inks['yard'])
    for x in range(0, _WIDTH, 9):
        canvas.dot(x, 152, inks['trim'], 1, 14)
    for y in (154, 160):
        canvas.dot(0, y, inks['trim'], _WIDTH, 1)
    for x in (60, 150, 240):
        canvas.dot(x, 172, inks['line'], 2, 58)
    canvas.dot(0, 178, inks['line'], _WIDTH, 1)
    return canvas


def _house(canvas, inks, rnd, x, y, size):
    wide, high = int(rnd.randrange(16, 28) * size), int(rnd.randrange(12, 18) * size)
    wall, roof = rnd.choice(inks['wall']), rnd.choice(inks['roof'])
    canvas.dot(x, y, wall, wide, high + 24)
    rise = int(wide * 0.36)
    for i in range(rise):
        canvas.dot(x - 2 + i, y - 1 - i, roof, wide + 4 - 2 * i, 1)
    canvas.dot(x - 2, y - 1, inks['rim'], 2, 1)
    for wx in range(x + 3, x + wide - 4, int(7 * size) + 1):
        for wy in (y + 3, y + 3 + int(9 * size)):
            if rnd.random() < 0.62:
                canvas.dot(wx, wy, inks['window'], max(2, int(3 * size)), max(2, int(4 * size)))
    return wide + rnd.randrange(3, 9)


def _tree(canvas, inks, rnd, x, y, size):
    crown, radius = rnd.choice(inks['tree']), int(7 * size) + rnd.randrange(3)
    canvas.dot(x + radius, y, _INK, max(1, int(2 * size)), 12)
    for dx, dy, share in ((0, 0, 1), (-0.6, 0.4, 0.7), (0.6, 0.4, 0.7), (0.1, -0.6, 0.7)):
        canvas.disc(x + radius + dx * radius, y - 4 + dy * radius, radius * share, crown)
    return 2 * radius


def _school(canvas, inks, x, y, lit):
    """Flunks High, with the clock that stands at 8:04."""
    canvas.dot(x, y, inks['school'], 92, 80)
    canvas.dot(x - 2, y - 3, inks['trim'], 96, 3)
    canvas.dot(x + 34, y - 26, inks['school'], 24, 30)
    canvas.dot(x + 32, y - 28, inks['trim'], 28, 3)
    canvas.disc(x + 46, y - 14, 8, inks['trim'])
    canvas.disc(x + 46, y - 14, 6, '#fff6d8' if lit else '#f8f4e8')
    canvas.dot(x + 46, y - 15, _INK, 1, 2)
    canvas.dot(x + 42, y - 14, _INK, 4, 1)
    canvas.dot(x + 46, y - 14, _INK, 4, 1)
    for row in range(3):
        for i in range(9):
            if 36 < 5 + i * 10 < 52 and row == 2:
                continue
            shining = lit and (i * 7 + row * 3) % 5 == 0
            canvas.dot(x + 5 + i * 10, y + 8 + row * 20, inks['window'] if shining or not lit else '#181838', 6, 11)
    canvas.dot(x + 38, y + 46, '#5a2a20' if not lit else '#141028', 16, 34)


def _water_tower(canvas, inks, x, y):
    for dx in (0, 9, 18):
        canvas.dot(x + dx, y + 12, inks['roof'][1], 1, 40)
    canvas.dot(x - 2, y - 2, inks['roof'][1], 23, 15)
    canvas.dot(x - 2, y, inks['rim'], 4, 11)
    for i in range(6):
        canvas.dot(x - 1 + i * 2, y - 3 - i, inks['roof'][0], 21 - i * 4, 1)


def _cloud(hour, which):
    light, body, shade = ('#fffaf0', '#f0e8e0', '#c8cce0') if hour == 'day' else ('#6a5aa0', '#48407c', '#342e64')
    width, puffs = ((84, ((14, 16, 9), (30, 11, 11), (48, 13, 12), (66, 17, 8))), (58, ((12, 15, 8), (28, 11, 10), (44, 16, 7))),
                    (40, ((10, 12, 6), (22, 9, 8), (31, 13, 5))))[which]
    canvas = Canvas(width, 26)
    for dx, dy, colour in ((0, 3, shade), (0, 1, body), (-1, -1, light)):
        for x, y, radius in puffs:
            canvas.disc(x + dx, y + dy, radius - (2 if colour == light else 0), colour)
    canvas.pixels[22:] = 0
    return canvas


# Hips above, soles with gum below: three of a run, and one in the air.
_LEGS = (
    ('....kkkkkkkk....', '...kbbbbbbbbk...', '..kbbbkkkkbbbk..', '.kbbbk....kbbbk.', 'kbbbk......kbbbk', 'kbbk........kbbk',
     'kwwwk......kwwwk', 'kwwwwk....kwwwwk', '.kpppk....kpppk.'),
    ('....kkkkkkkk....', '....kbbbbbbk....', '....kbbkbbbk....', '...kbbk.kbbk....', '...kbbk..kbbk...', '...kbbk..kbbk...',
     '...kwwwk.kwwwk..', '...kwwwwkkwwwwk.', '....kppk..kppk..'),
    ('....kkkkkkkk....', '....kbbbbbbk....', '.....kbbbbk.....', '.....kbbbbk.....', '.....kbbbbk.....', '.....kbbbbk.....',
     '.....kwwwwk.....', '.....kwwwwwk....', '......kpppk.....'),
    ('....kkkkkkkk....', '...kbbbbbbbk....', '..kbbbkkbbbk....', '.kbbbk.kbbk.....', 'kwwk...kbbk.....', 'kwwk...kwwwk....',
     'kpk....kppk.....'),
)


def _small():
    yield 'logo', _logo()
    for i, (dark, body, light) in enumerate((('#b0306a', '#ff5aa0', '#ffc8e0'), ('#2a7ab8', '#4ac0f0', '#d8f8ff'),
                                             ('#b88a1c', '#ffd83a', '#fff8c8'))):
        canvas = Canvas(13, 13)
        for radius, colour in ((6.3, _INK), (5.2, dark), (4.4, body)):
            canvas.disc(6, 6, radius, colour)
        canvas.dot(4, 3, light, 2, 2)
        canvas.dot(3, 5, light, 1, 1)
        yield f'gum-{i}', canvas
    for name, size in (('bubble', 47), ('pop', 15)):
        yield name, _bubble(size)
    for i in range(2):
        canvas = Canvas(49, 49)
        for k in range(14):
            angle = k * math.tau / 14 + i * 0.2
            for r in range(14 + i * 5, 19 + i * 5 - (k % 2) * 2):
                canvas.dot(round(24 + r * math.cos(angle)), round(24 + r * math.sin(angle)), ('#ff8ac0', '#ffd8ec')[k % 2], 2, 2)
        yield f'burst-{i}', canvas
    for i, rows in enumerate(_LEGS):
        canvas = Canvas(16, 9)
        canvas.rows(rows, {'k': _INK, 'b': '#3a54a8', 'w': '#f4f4f0', 'p': '#ff5aa0'})
        yield f'legs-{i}', canvas
    for name, rows, ink in (('spark', ('..w..', '..w..', 'wwwww', '..w..', '..w..'), '#fff6c0'), ('crumb', ('ww', 'ww'), '#ff8ac0'),
                            ('paper', ('wwww', 'wwww', 'wwww', 'wwww', 'wwww'), '#f8f4e8'), ('dust', ('.ww.', 'wwww', 'wwww', '.ww.'), '#e8e0f0'),
                            ('drop', ('w', 'w'), '#ffffff')):
        canvas = Canvas(len(rows[0]), len(rows))
        canvas.rows(rows, {'w': ink})
        yield name, canvas


def _bubble(size):
    """See-through but for its rim and where it shines."""
    canvas, middle = Canvas(size, size), size // 2
    for y in range(size):
        for x in range(size):
            away = math.hypot(x - middle, y - middle)
            if middle - 2.2 < away <= middle + 0.2:
                canvas.dot(x, y, '#ff5aa0' if away > middle - 0.9 else '#ffa8d0')
            elif middle * 0.62 < away < middle * 0.76 and x < middle and y < middle and (x + y) % 2:
                canvas.dot(x, y, '#ffe8f4')
            elif away < middle - 2 and (x % 4 == 0 and y % 4 == (2 if x % 8 else 0)):
                canvas.dot(x, y, '#ffb8d8')
    return canvas


_WARM, _COLD = ('#ffe0f0', '#ffa8d0', '#ff5aa0', '#e0308a', '#a01c6a'), ('#ffffff', '#a8f0ff', '#2ce8f5', '#0099db', '#124e89')


def _logo():
    """The name of the game; its second line climbs, letter by letter, behind a bubble."""
    canvas = Canvas(124, 72)
    letters = [(dots_of('FLUNKY')[0], (124 - dots_of('FLUNKY')[1] * 3) // 2, 4, _WARM)]
    x = 28
    for i, letter in enumerate('UPPY'):
        dots, width, _ = dots_of(letter)
        letters.append((dots, x, 47 - i * 4, _COLD))
        x += width * 3 + 3
    for dots, left, top, _ in letters:
        for dx, dy in dots:
            canvas.dot(left + dx * 3 - 2, top + dy * 3 - 2, _INK, 7, 8)
    for dots, left, top, hues in letters:
        for dx, dy in dots:
            canvas.dot(left + dx * 3, top + dy * 3, hues[min(4, dy * 5 // 7)], 3, 3)
    for radius, colour in ((7.2, _INK), (6, '#ff5aa0'), (4.6, '#ff8ac0')):
        canvas.disc(x + 12, 46, radius, colour)
    canvas.dot(x + 9, 42, '#ffe8f4', 2, 2)
    return canvas
