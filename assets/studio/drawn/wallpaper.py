"""The wallpaper: Arcadia at dusk from the hill, 640 x 400, in few flat colours so that it stays small on the first
screen. Left and top are calm, for icons and their labels; the middle carries the town, so that a phone's crop has it."""
import math
import random

from drawn.canvas import Canvas

WIDTH, HEIGHT = 640, 400
_HORIZON = 262
_SKY = [(0.0, '#191a48'), (0.2, '#24235c'), (0.38, '#372e74'), (0.53, '#553a86'), (0.66, '#81488f'), (0.77, '#b55a8c'),
        (0.86, '#e0757c'), (0.93, '#f59a6c'), (1.0, '#ffc67c')]
_FAR, _HILL, _TOWN, _NEAR, _INK = '#6a4480', '#473468', '#2b2552', '#1f1b40', '#121028'
_WINDOW, _LAMP, _RIM = '#ffd27a', '#fff0b8', '#c8607c'


def _waves(*parts):
    """A skyline of sine waves: parts are (height, length, shift)."""
    return lambda x: sum(h * math.sin(x / length + shift) for h, length, shift in parts)


def draw_wallpaper(path):
    """Writes the wallpaper."""
    rnd = random.Random(1995)
    canvas = Canvas(WIDTH, HEIGHT, ground=_INK)
    canvas.gradient(_SKY, 0, _HORIZON + 14, blend=0.8)
    _heaven(canvas, rnd)
    far, hill = _waves((9, 61, 0.4), (5, 23, 2)), _waves((12, 90, 3.4), (4, 31, 1))
    canvas.below(lambda x: _HORIZON - 12 + far(x), _FAR)
    canvas.below(lambda x: _HORIZON + 4 + hill(x), _HILL)
    _landmarks(canvas)
    _town(canvas, rnd)
    _hill(canvas, rnd)
    canvas.save(path)


def _heaven(canvas, rnd):
    for _ in range(46):
        x, y = rnd.randrange(WIDTH), int(rnd.random() ** 1.6 * 130)
        canvas.dot(x, y, '#8a86d0' if rnd.random() < 0.6 else '#e8e6ff')
    for radius, colour in ((30, '#ffd894'), (25, '#fff0b8')):
        canvas.disc(372, _HORIZON - 6, radius, colour)
    for x, y, length, thick, colour in ((230, 186, 150, 3, '#b55a8c'), (268, 191, 170, 2, '#e0757c'),
                                        (420, 168, 190, 3, '#81488f'), (452, 173, 120, 2, '#b55a8c'),
                                        (30, 206, 130, 3, '#b55a8c'), (60, 211, 150, 2, '#e0757c'),
                                        (300, 226, 170, 2, '#ffc67c'), (480, 212, 170, 3, '#f59a6c'),
                                        (130, 232, 110, 2, '#ffc67c'), (520, 118, 110, 2, '#553a86')):
        for row in range(thick):
            inset = abs(row - thick // 2) * 14 + (row % 2) * 5
            canvas.dot(x + inset, y + row, colour, max(8, length - 2 * inset), 1)
    sky = canvas.pixels.copy()
    canvas.disc(556, 62, 15, '#f4ecd0')
    for y in range(40, 80):
        for x in range(530, 570):
            if (x - 549) ** 2 + (y - 58) ** 2 <= 13.5 ** 2:
                canvas.pixels[y, x] = sky[y, x]


def _landmarks(canvas):
    """Water tower, radio mast and the school with its clock, against the light."""
    x, y = 470, 214
    for leg in (-9, -3, 3, 9):
        for step in range(50):
            canvas.dot(x + leg + (1 if leg < 0 else -1) * 0 + leg * step // 150, y + 14 + step, _TOWN)
    for bar in (28, 44):
        canvas.dot(x - 10, y + bar, _TOWN, 21, 1)
    canvas.dot(x - 13, y, _TOWN, 27, 15)
    for i in range(7):
        canvas.dot(x - 13 + i * 2, y - 1 - i, _TOWN, 27 - i * 4, 1)
    canvas.dot(x - 13, y + 4, _RIM, 2, 7)
    mast = 206
    for step in range(92):
        spread = 1 + step // 24
        canvas.dot(mast - spread, 184 + step, _TOWN)
        canvas.dot(mast + spread, 184 + step, _TOWN)
        if step % 8 == 0:
            canvas.dot(mast - spread, 184 + step, _TOWN, 2 * spread + 1, 1)
    canvas.dot(mast - 1, 181, '#ff4a4a', 3, 3)
    canvas.dot(286, 246, _TOWN, 124, 40)
    canvas.dot(326, 222, _TOWN, 24, 40)
    for i in range(13):
        canvas.dot(325 + i, 221 - i, _TOWN, 26 - 2 * i, 1)
    canvas.dot(337, 196, _TOWN, 2, 14)
    canvas.dot(339, 197, '#e0757c', 7, 4)
    canvas.disc(338, 232, 6, _LAMP)
    canvas.dot(338, 228, _INK, 1, 5)
    canvas.dot(338, 232, _INK, 4, 1)
    for row in (252, 262):
        for i in range(19):
            if i not in (6, 7, 8) and (i * 7 + row) % 5:
                canvas.dot(294 + i * 6, row, _WINDOW, 3, 5)


def _town(canvas, rnd):
    """Roofs, lit windows, lamps, floodlights, the arcade's pink sign."""
    base = 284
    x = -6
    while x < WIDTH:
        width, height = rnd.randrange(13, 30), rnd.randrange(9, 26)
        if not 280 < x < 386:
            top = base - height
            canvas.dot(x, top, _NEAR, width, HEIGHT)
            if rnd.random() < 0.6:
                for i in range(width // 2):
                    canvas.dot(x + i, top - i * 8 // width - 1, _NEAR, width - 2 * i, 1 + 8 // width)
            for wy in range(top + 4, base - 2, 6):
                for wx in range(x + 3, x + width - 4, 5):
                    if rnd.random() < 0.42:
                        canvas.dot(wx, wy, _WINDOW if rnd.random() < 0.85 else '#8ad8f0', 2, 3)
        else:
            canvas.dot(x, base - 4, _NEAR, width, HEIGHT)
        x += width - 2
    for _ in range(90):
        cx, radius = rnd.randrange(WIDTH), rnd.randrange(4, 9)
        canvas.disc(cx, base + 8 + rnd.randrange(-5, 9), radius, _NEAR)
    canvas.dot(424, 268, '#ff5aa8', 34, 3)
    canvas.dot(428, 273, '#ffd27a', 26, 1)
    canvas.dot(126, 262, '#58e0ff', 20, 3)
    for fx in (226, 270):
        canvas.dot(fx, 226, _NEAR, 2, 60)
        canvas.dot(fx - 6, 222, _LAMP, 14, 4)
    canvas.below(lambda x: 304 + 5 * math.sin(x / 70 + 1), '#3a2c62')
    canvas.below(lambda x: 322 + 7 * math.sin(x / 110 + 4), '#30265a')
    canvas.below(lambda x: 344 + 6 * math.sin(x / 80 + 2), '#271f4c')
    _river(canvas)
    for i in range(30):
        lx = 8 + i * 22
        canvas.dot(lx, 301 + int(5 * math.sin(lx / 70 + 1)), _LAMP if i % 3 else _WINDOW, 2, 2)


def _river(canvas):
    """The river takes the light of the sky down to the foot of the hill."""
    for y in range(309, 392):
        near = (y - 309) / 83
        middle = 356 + 46 * math.sin(near * 5.2) - 190 * near * near
        half = 3 + 34 * near * near
        ripple = (y * 7) % 5 - 2
        for share, colour in ((1.0, '#553a86'), (0.8, '#81488f'), (0.55, '#b55a8c'), (0.28, '#f59a6c')):
            canvas.dot(int(middle - half * share) + ripple, y, colour, max(1, int(2 * half * share)), 1)


def _hill(canvas, rnd):
    """The near hill with grass, an oak with a tyre on a rope, and two kids with a bicycle who look down at the town."""
    def crest(x):
        return 372 - 50 / (1 + math.exp(-(x - 420) / 60)) + 4 * math.sin(x / 37)
    canvas.below(crest, _INK)
    for x in range(0, WIDTH):
        if rnd.random() < 0.5:
            canvas.dot(x, int(crest(x)) - rnd.randrange(1, 4), _INK, 1, 4)
    for x in range(380, 560, 3):
        canvas.dot(x, int(crest(x)), _RIM, rnd.choice((1, 1, 2)), 1)
    for step in range(120):
        bend = int(6 * math.sin(step / 38))
        half = 7 - step // 26
        canvas.dot(592 + bend - half, 330 - step, _INK, 2 * half, 1)
    for _ in range(150):
        angle, reach = rnd.uniform(0, math.tau), rnd.random() ** 0.6
        canvas.disc(594 + math.cos(angle) * 62 * reach, 208 + math.sin(angle) * 40 * reach, rnd.randrange(6, 13), _INK)
    for _ in range(70):
        angle = rnd.uniform(2.2, 3.9)
        canvas.dot(int(594 + math.cos(angle) * 70 * rnd.uniform(0.86, 1.06)),
                   int(208 + math.sin(angle) * 46 * rnd.uniform(0.86, 1.06)), _RIM, 2, 1)
    canvas.dot(552, 240, _INK, 1, 62)
    canvas.disc(552, 306, 6, _INK)
    canvas.rows(_KIDS, {'k': _INK, 'r': _RIM}, 462, int(crest(480)) - 22)


_KIDS = (
    '.....kkkk...................',
    '....kkkkkk..................',
    '....kkkkkkr.......kkk.......',
    '....kkkkkkr......kkkkk......',
    '....kkkkkr.......kkkkkr.....',
    '.....kkkr........kkkkkr.....',
    '....kkkkkr........kkkr......',
    '...kkkkkkkr......kkkkkr.....',
    '...kkkkkkkr.....kkkkkkkr....',
    '...kkkkkkkkkkkk.kkkkkkkr....',
    '...kkkkkkk....kkkkkkkkkr....',
    '...kkkkkkr......kkkkkkkr....',
    '...kkkkkkr......kkkkkkr.....',
    '...kkk.kkr.......kkkkkr.....',
    '...kkk.kk..kkkk..kk.kkkkkk..',
    '...kk..kk.k..kkkkkkkkk....k.',
    '...kk..kkk..k..k.kk.kkk....k',
    '...kk..kkk....kkkkk.kkk....k',
    '...kk..kkk.....k.kk.kkk....k',
    '...kkk.kkkk...k..kk.kk.k..k.',
    '..kkkk.kkk.kkk...kkkkkk.kk..',
    '............................',
)
