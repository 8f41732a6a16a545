"""The ordinary houses on their lots: rows that face the street, and rows that show their back gardens."""
import random

from builders.town.houses import garage, house, trailer
from builders.town.yards import (barbecue, doghouse, fence, garden_shed, leaf_pile, pool, sandbox, swings, trampoline, vegetables,
                                 washing_line)
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, tube
from kit.stage import group
from scenes.town.cars import park
from scenes.town.panes import lit_panes

# Rows of lots: (from x, to x, y of the house's near wall, whether its front is what one sees).
ROWS = (
    (-137, -121, -57.6, True), (-103.5, -97.4, -57.6, True), (-86.6, -49.4, -57.6, True), (-38.6, 48.6, -57.6, True), (59.4, 75, -57.6, True),
    (-137, -97.4, -83.6, False), (-86.6, -70, -83.6, False), (35.5, 48.6, -83.6, False),
    (-137, -97.4, 4.6, False), (-86.6, -49.4, 4.6, False),
    (-116, -97.4, 32.4, True), (-86.6, -49.4, 32.4, True),
    (-86.6, -49.4, 56.4, False),
    (38.5, 60, 81.4, True),
    (93.5, 137, -12.4, True), (93.5, 137, -41.2, False),
)
_LAWNS = ('#6f9644', '#7a9e48', '#86a650', '#658c40', '#7fa244', '#8ea856')
_LOT = 13.6
# Chance of its own: see builders/town/houses.py.
_evening = random.Random(31)


def homes(night, rnd, woods, sheets):
    """Fills all rows; returns the windows in which light is on."""
    lit = []
    for x0, x1, y, front in ROWS:
        count = max(1, round((x1 - x0) / _LOT))
        wide = (x1 - x0) / count
        for i in range(count):
            lit += _lot(night, rnd, woods, sheets, x0 + (i + 0.5) * wide, y, wide, front)
    return lit + _trailers(night, rnd, woods, sheets)


def _lot(night, rnd, woods, sheets, x, y, wide, front):
    """A house in its garden; returns its lit windows."""
    near, far = (y - 5.2, y + 13.4) if front else (y - 11.8, y + 9)
    left, right = x - wide / 2, x + wide / 2
    hue = rnd.choice(_LAWNS)
    sheets.flat(hue, left, near, right, far, 0.02)
    for i in range(int((far - near) / 1.6)):
        if i % 2:
            sheets.flat(_lighter(hue), left + 0.3, near + i * 1.6, right - 0.3, near + (i + 1) * 1.6, 0.024)
    room = wide > 13
    side = rnd.choice((-1, 1))
    shift = -side * 1.6 if room else 0
    with group(at=(x + shift, y, 0.02), size=0.98) as home:
        width, _ = house(rnd, night, back=not front)
    if front:
        _front_garden(night, rnd, woods, sheets, x, y, left, right, near, shift, width, side if room else 0)
    else:
        _back_garden(night, rnd, woods, sheets, x, y, left, right, near)
    for _ in range(rnd.randint(1, 3)):
        woods.plant(rnd.choice(('red', 'orange', 'gold', 'green', 'olive', 'green', 'green', 'dark')), rnd.uniform(left + 1.5, right - 1.5),
                    far - rnd.uniform(0.6, 3.0) if front else y + 10, 0, rnd.uniform(0.6, 0.9))
    return lit_panes(home)


def _lighter(hue):
    return '#' + ''.join(f'{min(255, int(hue[i:i + 2], 16) + 9):02x}' for i in (1, 3, 5))


def _front_garden(night, rnd, woods, sheets, x, y, left, right, near, shift, width, side):
    path = rnd.choice(('#c8bca8', '#b8a898', '#b4785c'))
    door = x + shift
    sheets.flat(path, door - 0.55, near, door + 0.55, y - 0.8, 0.05)
    drive = None
    if side:
        drive = x + side * (abs(right - left) / 2 - 2.1)
        sheets.flat('#a49c94', drive - 1.5, near - 0.2, drive + 1.5, y + 1.5, 0.05)
        if rnd.random() < 0.5:
            with group(at=(drive, y + 1.4, 0)):
                garage(rnd, night)
        if rnd.random() < 0.75:
            park(rnd, night, drive, y - 1.6, 90)
    kind = rnd.choice(('picket', 'picket', 'hedge', 'rail', None))
    if kind:
        gaps = sorted([(door - 0.9, door + 0.9)] + ([(drive - 1.7, drive + 1.7)] if drive else []))
        at = left + 0.2
        for a, b in gaps:
            if a > at + 0.6:
                fence(sheets, [(at, near + 0.3), (a, near + 0.3)], kind, rnd)
            at = b
        if right - 0.2 > at + 0.6:
            fence(sheets, [(at, near + 0.3), (right - 0.2, near + 0.3)], kind, rnd)
    fence(sheets, [(right, near + 0.4), (right, y + 12)], rnd.choice(('picket', 'plank', 'rail')), rnd)
    tube([(door + 1.1, near + 0.1, 0), (door + 1.1, near + 0.1, 1.0)], 0.06, paint('#5a4638'))
    box((door + 1.1, near + 0.05, 0.95), (0.34, 0.5, 0.3), paint(rnd.choice(('#d8342c', '#2c5aa0', '#e8e4da', '#3a3a42'))), bevel=0.03)
    for dx in (-width * 0.36, -width * 0.22, width * 0.2, width * 0.36):
        if rnd.random() < 0.7:
            woods.plant('bush', door + dx, y - 0.8, 0, rnd.uniform(0.6, 0.9))
        elif rnd.random() < 0.6:
            _flowers(rnd, sheets, door + dx, y - 0.9)
    for _ in range(2):
        if rnd.random() < 0.6:
            woods.plant(rnd.choice(('orange', 'gold', 'green', 'olive', 'green', 'dark')), rnd.choice((left + 1.8, right - 1.8)) if not side else
                        x - side * rnd.uniform(3, 5.4), near + rnd.uniform(1.4, 2.8), 0, rnd.uniform(0.55, 0.85))
    if rnd.random() < 0.4:
        with group(at=(door - 2.6, near + 1.6, 0)):
            leaf_pile(rnd)
    if rnd.random() < 0.3:
        ball((door - 1.0, y - 1.4, 0.55), 0.3, glow('#ff8a20', 3) if night else paint('#e8781e', rough=0.6), squash=(1, 1, 0.8), detail=2)


def _flowers(rnd, sheets, x, y):
    for _ in range(14):
        px, py = x + rnd.uniform(-0.9, 0.9), y + rnd.uniform(-0.35, 0.3)
        hue = rnd.choice(('#f4d23a', '#e8528e', '#f4f0e8', '#d8483c', '#8a5ac8', '#4a8a3c', '#4a8a3c'))
        sheets.upright(hue, px - 0.1, px + 0.1, py, 0.15, 0.45)


def _back_garden(night, rnd, woods, sheets, x, y, left, right, near):
    kind = rnd.choice(('plank', 'plank', 'picket', 'hedge', 'rail'))
    fence(sheets, [(left + 0.1, near + 0.2), (right - 0.1, near + 0.2)], kind, rnd)
    fence(sheets, [(right, near + 0.2), (right, y + 1)], rnd.choice(('plank', 'picket')), rnd)
    things = ['washing', 'shed', 'vegetables', 'pool', 'paddling', 'swings', 'sand', 'trampoline', 'grill', 'dog', 'leaves', 'swings',
              'washing', 'paddling']
    rnd.shuffle(things)
    span = right - left
    spots = [(left + span * 0.22, near + 2.4), (left + span * 0.74, near + 2.2), (left + span * 0.3, near + 6.4),
             (left + span * 0.76, near + 6.6)]
    makers = {'washing': lambda: washing_line(rnd, 4.4), 'shed': lambda: garden_shed(rnd), 'vegetables': lambda: vegetables(rnd),
              'pool': lambda: pool(False, night), 'paddling': pool, 'swings': swings, 'sand': sandbox, 'trampoline': trampoline,
              'grill': lambda: barbecue(night), 'dog': doghouse, 'leaves': lambda: leaf_pile(rnd)}
    used = set()
    for spot in spots:
        thing = next(t for t in things if t not in used)
        used.add(thing)
        with group(at=(spot[0] + rnd.uniform(-0.6, 0.6), spot[1] + rnd.uniform(-0.4, 0.4), 0.03),
                   turn=rnd.choice((0, 0, -8, 9)), size=0.95):
            makers[thing]()
    woods.plant(rnd.choice(('orange', 'gold', 'green', 'olive', 'green', 'dark')), left + span * 0.5, near + rnd.uniform(3.6, 5), 0,
                rnd.uniform(0.55, 0.75))
    for _ in range(3):
        woods.plant('bush', rnd.uniform(left + 1, right - 1), near + rnd.uniform(0.9, 9), 0, 0.6)
    if night and _evening.random() < 0.4:
        a, b = (left + 2, near + 4.4, 2.4), (right - 2, near + 4.4, 2.4)
        for i in range(9):
            t = i / 8
            ball((a[0] + (b[0] - a[0]) * t, a[1], 2.4 - 1.2 * t * (1 - t) * 2), 0.1, glow(('#ffd84a', '#ff6ab0', '#6ad8ff')[i % 3], 6), detail=1)


def _trailers(night, rnd, woods, sheets):
    """Three mobile homes by the highway, with their steps, chairs and a string of lamps; returns their lit windows."""
    lit = []
    sheets.flat('#a8946c', -69.5, -96.4, -49.4, -73.4, 0.03)
    for i, (x, y, turn) in enumerate(((-59.6, -78.6, 0), (-60.4, -86.0, 4), (-59, -93.2, -2))):
        with group(at=(x, y, 0.05), turn=turn) as home:
            trailer(rnd, night)
        lit += lit_panes(home)
        with group(at=(x - 7.4, y - 0.4, 0.05)):
            (barbecue, leaf_pile, doghouse)[i](*((night,) if i == 0 else (rnd,) if i == 1 else ()))
        park(rnd, night, x + 7.4, y + 1.2, 84)
        woods.plant('fir', x - 8.6, y + 2.6, 0, 0.7)
    for i in range(13):
        ball((-66.5 + i * 1.2, -82.8, 2.6 - 0.4 * (i % 3 == 1)), 0.11, glow(('#ffd84a', '#ff6ab0', '#6ad8ff', '#7af08a')[i % 4], 6 if night else 0.9),
             detail=1)
    for x in (-67, -52):
        tube([(x, -82.8, 0), (x, -82.8, 2.8)], 0.06, paint('#5a4638'))
    if night:
        lamp((-59, -83.6, 2.4), 60, '#ffc878', 0.3)
    return lit
