"""The tiles that pages of MyPlace are papered with. Their ground is clear: a page has a colour beneath."""
import random

from drawn.canvas import Canvas

SIDE = 32
INK, WHITE, PINK, ROSE, LEMON, SKY = '#181425', '#ffffff', '#ff9cc8', '#e0508c', '#fee761', '#8cdcff'

_STAR = ('......k......', '.....kyk.....', '.....kyk.....', '....kywyk....', 'kkkkkywykkkkk', 'kyyyyyyyyyyyk', '.kyyyyyyyyyk.',
         '..kyyyyyyyk..', '..kyyyyyyyk..', '..kyyykyyyk..', '.kyyykkkyyyk.', '.kykk...kkyk.', '.kk.......kk.')
_HEART = ('.kkk..kkk.', 'kpppkkpppk', 'kpwpppppdk', 'kpppppppdk', 'kpppppppdk', '.kpppppdk.', '..kpppdk..', '...kpdk...', '....kk....')
_FLOWER = ('....kkk....', '...kwwwk...', '.kkkwwwkkk.', 'kwwwkwkwwwk', 'kwwwwywwwwk', 'kwwkyyykwwk', 'kwwwwywwwwk', 'kwwwkwkwwwk',
           '.kkkwwwkkk.', '...kwwwk...', '....kkk....')
_SPARK = ('...w...', '...w...', '..www..', 'wwwwwww', '..www..', '...w...', '...w...')
_INKS = {'k': INK, 'y': LEMON, 'w': WHITE, 'p': PINK, 'd': ROSE}


def _scattered(art, *corners):
    tile = Canvas(SIDE, SIDE)
    for x, y in corners:
        # What goes over an edge comes in again at the other one.
        for across in (0, -SIDE):
            for down in (0, -SIDE):
                tile.rows(art, _INKS, x + across, y + down)
    return tile


def stars():
    return _scattered(_STAR, (1, 1), (18, 17))


def hearts():
    return _scattered(_HEART, (2, 3), (19, 19))


def flowers():
    return _scattered(_FLOWER, (2, 2), (18, 18))


def checkers():
    tile = Canvas(SIDE, SIDE)
    for x in range(0, SIDE, 8):
        for y in range(0, SIDE, 8):
            if (x + y) // 8 % 2:
                tile.dot(x, y, WHITE, 8, 8)
    return tile


def tilted_grid():
    """Two sets of lines, the neighbours of one another by a right angle, both askew."""
    tile = Canvas(SIDE, SIDE)
    for step in range(SIDE):
        for shift in (0, 16):
            tile.dot((step + shift) % SIDE, (step // 2 + shift) % SIDE, SKY)
            tile.dot((SIDE - step // 2 + shift) % SIDE, (step + shift) % SIDE, PINK)
    return tile


def glitter():
    """Every grain of it is an artist's eyesight."""
    tile = Canvas(SIDE, SIDE)
    chance = random.Random(1997)
    for _ in range(150):
        tile.dot(chance.randrange(SIDE), chance.randrange(SIDE), chance.choice((WHITE, PINK, LEMON, SKY, ROSE)))
    for x, y in ((4, 5), (20, 18), (23, 2), (6, 21)):
        tile.rows(_SPARK, _INKS, x, y)
    return tile


PATTERNS = {f.__name__.replace('_', '-'): f for f in (stars, hearts, checkers, flowers, glitter, tilted_grid)}
