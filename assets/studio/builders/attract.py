"""What the machine by the door plays to nobody: a title, a game that plays itself, the table of the best. One pixel of
it is one pixel of the picture."""
from builders.person import FLUNKO
from kit.lettering import dots_of, dotted
from kit.materials import glow

WIDTH, HEIGHT = 50, 40
# Two of the title (with and without INSERT COIN), five of the game, the table.
TITLE, BLINK, GAME, BEST = 0, 1, range(2, 7), 7
_INKS = {'y': '#ffd83a', 'p': '#ff4fa0', 'w': '#fff8e8', 's': '#39b7f0', 'c': '#bfeaff', 'g': '#3fd25a', 'G': '#14803e',
         'n': '#171a5c', 'k': '#120c24', 'o': '#f08a28', 'h': FLUNKO.cap, 'H': FLUNKO.cuff, 'b': FLUNKO.skin,
         'j': FLUNKO.jacket}
# Its hero is Flunko. The outline keeps his blue apart from the sky's.
_HEAD = (
    '....kHk....',
    '..kkhhhkk..',
    '.khhhhhhhk.',
    '.kHHHHHHHk.',
    'kkkkkbkkkkk',
    'kbwkbbbwkbk',
    'kbbbbbbbbbk',
    '.kbbkkkbbk.',
    '..kjjjjjk..',
)
_GAP, _SPACING, _PIPE = 17, 30, 8
_FLIGHT = (0, -2, -3, -1, 1)


def picture(frame):
    """One frame as rows of ink letters."""
    if frame in GAME:
        return _game(frame - GAME[0])
    grid = _grid('n')
    for x, y in ((3, 3), (46, 5), (8, 21), (43, 24), (20, 1), (35, 30), (2, 33), (47, 36), (14, 29)):
        grid[y][x] = 'c'
    if frame == BEST:
        _text(grid, 'BEST', 3, 'p')
        _text(grid, 'FLUNKO', 16, 'y')
        _text(grid, '1995', 27, 'w')
        return grid
    _text(grid, 'FLAPPY', 2, 'y')
    _text(grid, 'FLUNK', 11, 'p')
    _head(grid, 20, 20)
    if frame == TITLE:
        _text(grid, 'INSERT COIN', 31, 'w')
    return grid


def attract(camera, centre, frame, strength):
    """Puts a frame on the glass that has its middle at `centre` and faces the viewer."""
    grid = picture(frame)
    for ink, colour in _INKS.items():
        dots = [(x, y) for y, row in enumerate(grid) for x, dot in enumerate(row) if dot == ink]
        if dots:
            dotted((dots, WIDTH, HEIGHT), camera, centre, glow(colour, strength))


def _grid(ink):
    return [[ink] * WIDTH for _ in range(HEIGHT)]


def _text(grid, body, top, ink):
    dots, width, _ = dots_of(body)
    left = (WIDTH - width) // 2
    for x, y in dots:
        grid[top + y][left + x] = ink


def _head(grid, left, top):
    for y, row in enumerate(_HEAD):
        for x, dot in enumerate(row):
            if dot != '.':
                grid[top + y][left + x] = dot


def _game(step):
    """Pipes come from the right, a sixth of their spacing a step, so that five steps are a round."""
    grid = _grid('s')
    for left, top, width in ((4, 5, 9), (30, 9, 12), (16, 15, 7)):
        for x in range(left, left + width):
            for y in (top, top + 1):
                grid[y][(x - step) % WIDTH] = 'c'
    for number, middle in enumerate((15, 19, 15)):
        _pipe(grid, number * _SPACING + 2 - step * _SPACING // 5, middle)
    for x in range(WIDTH):
        grid[HEIGHT - 4][x] = 'k'
        for y in range(HEIGHT - 3, HEIGHT):
            grid[y][x] = 'o' if (x + y + step * 6) % 10 < 5 else 'y'
    _head(grid, 12, 13 + _FLIGHT[step])
    return grid


def _pipe(grid, left, middle):
    for x in range(max(0, left), min(WIDTH, left + _PIPE)):
        inside = x - left
        for y in range(HEIGHT - 4):
            if abs(y - middle) > _GAP // 2:
                edge = abs(y - middle) <= _GAP // 2 + 3
                grid[y][x] = 'G' if inside in (0, _PIPE - 1) or inside > 5 else 'c' if inside == 2 and not edge else 'g'
