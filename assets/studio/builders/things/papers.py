"""What is printed or written on: tickets, cards and slips, a napkin, a photograph, a matchbook. What is to be noticed on each is
told in src/town/things."""
import math
import random

from builders.things.dots import DOT, Side, card
from kit.materials import paint
from kit.shapes import box, prism
from kit.stage import group

_BEAR = ('.##.....##.', '####...####', '.#########.', '..#######..', '..#######..', '.#########.', '###########', '.#########.', '.####.####.', '.###...###.')
_MASK = ('.mmmm.....mmmm.', 'mmmmmmm.mmmmmmm', 'mm...mmmmm...mm', 'mm...mmmmm...mm', 'mmmmmmm.mmmmmmm', '.mmmmm...mmmmm.')
_PENCIL = '#3e3846'


def _circle(side, middle, radius, hue, start=0, end=360):
    for angle in range(start, end, 2):
        side.dot(round(middle[0] + radius * math.cos(math.radians(angle))), round(middle[1] + radius * math.sin(math.radians(angle))), hue)


def punched_ticket():
    """Of the railway. Where the hole is, stood where to; on the back a column of times in pencil, all crossed out but the last."""
    front, back, ink = Side(80, 44), Side(80, 44), '#3a2c28'
    front.fill(0, 0, 80, 4, '#a8342c')
    front.fill(0, 40, 80, 4, '#a8342c')
    front.write('ARCADIA TO', 8, ink, x=4)
    front.write('ONE WAY', 19, ink, x=4)
    front.write('FRIDAY', 19, '#a8342c', x=48)
    front.write('TWO PERSONS', 30, ink, x=4)
    for y, time in ((2, '7:30'), (12, '4:30'), (22, '8:04'), (33, '8:20')):
        back.write(time, y, _PENCIL, x=44)
        if y < 30:
            back.path([(41, y + 2), (64, y + 4)], '#241e2c')
    card(front, back, '#f0d8a4', 0.03, _BEAR, (61, 6), '#e4c894')


def napkin_map():
    """The town in ballpoint on a napkin of the Snack Shack: seven doors, a tree, a rail, a lake, and an X beside the edge. On the back
    are the rings of two cups, at two corners, one of them faint."""
    front, back, ink = Side(72, 72), Side(72, 72), '#2a44b4'
    for side in (front, back):
        side.path([(36, 1), (36, 70)], '#e2dace')
        side.path([(1, 36), (70, 36)], '#e2dace')
    front.path([(6, 60), (20, 52), (44, 54), (66, 46), (70, 44)], ink)
    front.path([(22, 52), (24, 34), (18, 12)], ink)
    front.path([(46, 53), (48, 34), (44, 18)], ink)
    for x, y in ((12, 40), (28, 42), (28, 22), (8, 22), (38, 36), (54, 40), (34, 10)):
        front.frame(x, y, 7, 7, ink)
        front.fill(x + 3, y + 3, 1, 4, ink)
    for angle in range(0, 360, 3):
        front.dot(round(57 + 9 * math.cos(math.radians(angle))), round(25 + 5 * math.sin(math.radians(angle))), ink)
    for x, y in ((48, 24), (61, 29)):
        front.fill(x, y, 3, 3, '#16268a')
    front.path([(70, 32), (70, 40)], ink)
    for x, y in ((68, 28), (70, 28), (66, 31), (69, 31)):
        front.fill(x, y, 2, 2, ink)
    for i in range(9):
        front.path([(4 + i * 7, 66), (8 + i * 7, 66)], ink)
        front.dot(6 + i * 7, 67, ink)
        front.path([(4 + i * 7, 68), (8 + i * 7, 68)], ink)
    for i in range(-5, 6):
        for at in (67 + i, 67 - i):
            front.dot(at, 7 + i, '#c8282c')
            front.dot(at + 1, 7 + i, '#c8282c')
    back.write('SNACK', 27, '#c83a34')
    back.write('SHACK', 37, '#c83a34')
    back.path([(20, 47), (52, 47)], '#e0a03a')
    for r in (14, 15):
        _circle(back, (15, 56), r, '#a87c4a', 20, 340)
        _circle(back, (57, 15), r, '#e0d2ba')
    card(front, back, '#f8f2e8', 0.02)


def invitation():
    """Cream with an edge of gold: it admits two, and one name is rubbed out. On the back it was returned, and glued twice."""
    front, back, gold = Side(80, 62), Side(80, 62), '#c89a34'
    for side in (front, back):
        side.frame(0, 0, 80, 62, gold)
        side.frame(1, 1, 78, 60, '#e8c460')
    front.write('HOMECOMING', 6, '#6a4a2a')
    front.write('ADMIT TWO', 17, '#a8282c')
    for x in (6, 69):
        front.draw(('..#..', '.###.', '#####', '.###.', '..#..'), x, 18, {'#': gold})
    for y in (40, 55):
        front.path([(8, y), (71, y)], '#c8a878')
    front.write('FLUNKO', 31, '#2a3a8a', x=12)
    rnd = random.Random(5)
    for _ in range(140):
        front.dot(rnd.randrange(11, 54), rnd.randrange(45, 54), rnd.choice(('#fffdf4', '#e8dcc0', '#dccfae')))
    for x, y in ((14, 46), (14, 47), (14, 48), (23, 52), (24, 52), (35, 45), (36, 46), (44, 51)):
        front.dot(x, y, '#9aa0b8')
    for hue, lift in (('#d8b45c', 0), ('#b4b0a4', 3)):
        back.path([(2, 4 + lift), (39, 32 + lift)], hue)
        back.path([(77, 4 + lift), (40, 32 + lift)], hue)
    back.path([(2, 2), (39, 30), (40, 30), (77, 2)], '#9a7a44')
    for x, y in ((14, 16), (26, 24), (55, 22), (64, 14)):
        back.fill(x, y, 3, 2, '#e8c880')
    back.write('RETURN', 39, '#b8282c')
    back.write('TO SENDER', 49, '#b8282c')
    back.frame(10, 36, 60, 23, '#b8282c')
    card(front, back, '#f8f0d8', 0.035)


def late_slip():
    """The school's pink slip: the hour and the reason are in two hands. DENIED is stamped so hard, twice, that it shows behind."""
    front, back = Side(60, 78), Side(60, 78)
    front.fill(0, 0, 60, 13, '#d8527e')
    front.write('LATE', 3, '#fff0f4')
    front.write('7:30 AM', 19, '#2a3a9a', x=5)
    front.write('WANTS', 33, '#1a1420', x=12)
    front.write('HIS KEY', 43, '#1a1420', x=15)
    for y in (28, 52):
        front.path([(4, y), (55, y)], '#b0587a')
    front.frame(6, 57, 48, 14, '#c8141c')
    front.frame(7, 58, 46, 12, '#c8141c')
    front.write('DENIED', 61, '#c8141c')
    for hue, shift in (('#d88aa2', 3), ('#a83a58', 0)):
        words = Side(60, 78)
        words.write('DENIED', 61 - shift, hue)
        words.frame(6 + shift // 2, 57 - shift, 48, 14, hue)
        back.mirror(words)
    back.path([(6, 14), (52, 14)], '#e8a0b8')
    back.path([(6, 28), (52, 28)], '#e8a0b8')
    card(front, back, '#f6b4c8', 0.015, underside='#f2c4d2')


def rug_ticket():
    """The claim ticket of the Rug Doctor: two lines for who calls for the rug, both empty. On its back, rings of stacked quarters."""
    front, back, ink = Side(60, 80), Side(60, 80), '#22345a'
    front.fill(0, 0, 60, 22, '#2f6ac0')
    front.write('RUG', 3, '#fff6d8')
    front.write('DOCTOR', 12, '#fff6d8')
    front.write('5:15', 26, ink, x=4)
    front.write('ROOM', 36, ink, x=4)
    front.write('2', 36, '#c8281c', x=30)
    front.frame(4, 46, 7, 7, ink)
    front.path([(5, 49), (7, 51), (12, 44)], '#c8281c')
    front.write('DELUXE', 46, ink, x=16)
    front.write('FOR', 57, ink, x=4)
    for y in (63, 74):
        front.path([(22 if y < 70 else 4, y), (55, y)], '#8a7a4a')
    for middle, hue in (((30, 34), '#b8a870'), ((32, 36), '#a89660'), ((29, 38), '#8a7a4a'), ((27, 60), '#c8ba84')):
        _circle(back, middle, 14, hue)
        _circle(back, middle, 13, hue, 30, 150)
    card(front, back, '#f4e6a8', 0.03, underside='#e8d898')


def photograph():
    """From a booth, torn off its strip: Flunko laughs; the frame cuts off a shoulder in red. On the back, in a green pen, KEEP IT SAFE."""
    front, back, red, skin = Side(60, 76), Side(60, 76), '#c8242e', '#6fb4e8'
    front.fill(5, 5, 50, 60, '#8a5a9a')
    for x in range(5, 55, 7):
        front.fill(x, 5, 3, 60, '#7a4c8a')
    front.fill(5, 48, 9, 17, red)
    front.path([(14, 52), (14, 64)], '#8a1420')
    front.path([(5, 47), (10, 47), (13, 49)], '#8a1420')
    front.fill(24, 46, 11, 8, '#5a9ad0')
    front.fill(16, 52, 28, 13, red)
    front.fill(20, 50, 20, 3, red)
    front.fill(27, 52, 6, 13, '#f0ead8')
    front.fill(17, 58, 3, 7, '#f0ead8')
    front.fill(40, 58, 3, 7, '#f0ead8')
    front.fill(18, 25, 24, 21, skin)
    front.fill(20, 46, 20, 2, skin)
    front.fill(16, 32, 2, 6, skin)
    front.fill(42, 32, 2, 6, skin)
    front.fill(38, 26, 4, 20, '#5a9ad0')
    front.fill(20, 12, 20, 4, '#f4d23a')
    front.fill(18, 15, 24, 6, '#f4d23a')
    front.fill(17, 20, 26, 6, '#e0b41e')
    front.fill(28, 9, 4, 4, '#f4d23a')
    for x in range(19, 42, 4):
        front.fill(x, 21, 1, 5, '#b88a10')
    for x in (22, 34):
        front.path([(x, 32), (x + 2, 30), (x + 4, 32)], '#181425')
        front.path([(x, 33), (x + 2, 31), (x + 4, 33)], '#181425')
    front.fill(29, 33, 3, 4, '#5a9ad0')
    front.fill(23, 39, 14, 2, '#fff8f0')
    front.fill(24, 41, 12, 3, '#5a1428')
    front.dot(22, 38, '#5a1428')
    front.dot(37, 38, '#5a1428')
    for y, line in ((14, 'KEEP'), (28, 'IT'), (42, 'SAFE')):
        words = Side(60, 76)
        words.write(line, y, '#0f6a28', x=14)
        back.slant(words, y)
    rnd, edge, deep = random.Random(6), [], 2
    for _ in range(60):
        deep = min(5, max(0, deep + rnd.choice((-1, 0, 0, 1))))
        edge.append(deep)
    torn = [''.join('#' if row >= left else '.' for left in edge) for row in range(6)]
    card(front, back, '#f8f6ee', 0.02, torn, (0, 70), '#efe9dc')


def matchbook():
    """Of the Four Thieves, laid open: outside four masks; inside a fifth, in pencil, and nineteen matches."""
    front, back = Side(54, 78), Side(54, 78)
    front.frame(2, 2, 50, 42, '#e8b84a')
    front.write('FOUR', 7, '#f4d890')
    front.write('THIEVES', 16, '#f4d890')
    for x, y in ((9, 26), (30, 26), (9, 35), (30, 35)):
        front.draw(_MASK, x, y, {'m': '#e8443a'})
    front.fill(0, 46, 54, 1, '#3a1018')
    front.fill(0, 64, 54, 9, '#5a4038')
    for i in range(70):
        front.dot((i * 37) % 54, 64 + (i * 5) % 9, '#3e2a24')
    back.draw(_MASK, 19, 14, {'m': _PENCIL})
    back.path([(15, 16), (18, 17)], _PENCIL)
    back.path([(34, 17), (37, 15)], _PENCIL)
    back.fill(0, 44, 54, 1, '#b8a888')
    with group(at=(0, 0, card(front, back, '#7a1c2c', 0.03, underside='#e8dcc4'))):
        _matches()


def _matches():
    """Twenty but one in their fold, whose front is the origin's plane."""
    box((0, 0.07, -39 * DOT), (54 * DOT, 0.1, 15 * DOT), paint('#7a1c2c', rough=0.6), bevel=0.006)
    for row in range(2):
        for i in range(10):
            if row == 1 and i == 5:
                continue
            x, y = (-23.5 + i * 5.2 + 1.6 * (row == 0)) * DOT, 0.045 + 0.045 * row
            tall = (30 - 3 * row) * DOT
            box((x, y, -25 * DOT), (0.034, 0.03, tall), paint('#f0e2bc' if row else '#c8b484', rough=0.9), bevel=0)
            prism([(-0.026, 0), (0.026, 0), (0.02, 0.07), (-0.02, 0.07)], 0.04, paint('#d83a34' if row else '#a82a2a', rough=0.8), at=(x, y, -25 * DOT + tall - 0.02))
