"""Small flat signs of the shell, 16 x 16: the Start pennant and the loudspeaker, on and muted."""
from drawn.canvas import Canvas

_INKS = {'k': '#181425', 'w': '#ffffff', 'r': '#e43b44', 'R': '#a22633', 'y': '#fee761', 'Y': '#feae34', 'b': '#124e89',
         'g': '#808080', 'l': '#c0cbdc', 's': '#8b9bb4', 'p': '#68386c', 'x': '#e43b44',
         # Of the loudspeaker's waves: 3:1 to a taskbar of grey and to one of black.
         'v': '#1f62b0'}

_SIGNS = {
    'start-flag': (
        '................',
        '.kk.............',
        'kYyk............',
        'kYykkkk.........',
        '.kskrrrkkk......',
        '.kskrrrrrrkkk...',
        '.kskrwwwrrrrrkkk',
        '.kskrwrrrRrrrrRk',
        '.kskrwwrrRrrRkk.',
        '.kskrwrrrRRkk...',
        '.kskrwRRRkk.....',
        '.kskRRkkk.......',
        '.kskkk..........',
        '.ksk............',
        '.ksk............',
        '..k.............',
    ),
    'speaker-on': (
        '................',
        '................',
        '.......kk.......',
        '......kyk...v...',
        '.....kyyk.v..v..',
        '.kkkkyYyk..v.v..',
        '.kyyyyYyk..v..v.',
        '.kyYYyYyk...v.v.',
        '.kyYYyYyk...v.v.',
        '.kYYYYYyk..v..v.',
        '.kkkkYYyk..v.v..',
        '.....kYyk.v..v..',
        '......kYk...v...',
        '.......kk.......',
        '................',
        '................',
    ),
    'speaker-off': (
        '................',
        '................',
        '.......kk.......',
        '......kyk.......',
        '.....kyyk.......',
        '.kkkkyYyk.x...x.',
        '.kyyyyYyk.xx.xx.',
        '.kyYYyYyk..xxx..',
        '.kyYYyYyk...x...',
        '.kYYYYYyk..xxx..',
        '.kkkkYYyk.xx.xx.',
        '.....kYyk.x...x.',
        '......kYk.......',
        '.......kk.......',
        '................',
        '................',
    ),
}
SIGNS = tuple(_SIGNS)


def draw_sign(name, path):
    """Writes one sign."""
    canvas = Canvas(16, 16)
    canvas.rows(_SIGNS[name], _INKS)
    canvas.save(path)
