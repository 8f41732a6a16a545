"""The pointers of 1995, 32 x 32 with a hot spot: k is black, w white, g grey, t teal, y yellow."""
from drawn.canvas import Canvas

_INKS = {'k': '#000000', 'w': '#ffffff', 'g': '#808080', 't': '#008080', 'y': '#e8b04a'}

_ARROW = ('k', 'kk', 'kwk', 'kwwk', 'kwwwk', 'kwwwwk', 'kwwwwwk', 'kwwwwwwk', 'kwwwwwwwk', 'kwwwwwwwwk', 'kwwwwwkkkkk',
          'kwwkwwk', 'kwk kwwk', 'kk  kwwk', 'k    kwwk', '     kwwk', '      kwwk', '      kwwk', '       kk')
_HAND = ('     kk', '    kwwk', '    kwwk', '    kwwk', '    kwwk', '    kwwkkk', '    kwwkwwkkk', '    kwwkwwkwwkk',
         '    kwwkwwkwwkwk', 'kkk kwwkwwkwwkwwk', 'kwwkkwwwwwwwwkwwk', 'kwwwkwwwwwwwwwwwk', ' kwwkwwwwwwwwwwwk',
         '  kwkwwwwwwwwwwwk', '  kwwwwwwwwwwwwwk', '   kwwwwwwwwwwwk', '   kwwwwwwwwwwwk', '    kwwwwwwwwwk',
         '    kwwwwwwwwwk', '     kwwwwwwwk', '     kwwwwwwwk', '     kkkkkkkkk')
_TEXT = ('kkk kkk', '   k', '   k', '   k', '   k', '   k', '   k', '   k', '   k', '   k', '   k', '   k', '   k', '   k',
         '   k', 'kkk kkk')
_VERTICAL = ('    k', '   kwk', '  kwwwk', ' kwwwwwk', 'kwwwwwwwk', 'kkkkwkkkk', '   kwk', '   kwk', '   kwk', '   kwk',
             '   kwk', '   kwk', '   kwk', '   kwk', 'kkkkwkkkk', 'kwwwwwwwk', ' kwwwwwk', '  kwwwk', '   kwk', '    k')
_FALLING = ('kkkkkkkk', 'kwwwwwk', 'kwwwwk', 'kwwwk', 'kwwwwk', 'kwkwwwk', 'kk kwwwk', 'k   kwwwk k', '     kwwwkkk',
            '      kwwwkwk', '       kwwwwk', '        kwwwk', '       kwwwwk', '      kwwwwwk', '      kkkkkkkk')
_MOVE = ('          k', '         kwk', '        kwwwk', '       kwwwwwk', '      kkkkwkkkk', '         kwk',
         '    k    kwk    k', '   kk    kwk    kk', '  kwk    kwk    kwk', ' kwwkkkkkkwkkkkkkwwk',
         'kwwwwwwwwwwwwwwwwwwwk', ' kwwkkkkkkwkkkkkkwwk', '  kwk    kwk    kwk', '   kk    kwk    kk', '    k    kwk    k',
         '         kwk', '      kkkkwkkkk', '       kwwwwwk', '        kwwwk', '         kwk', '          k')
_WAIT = ('kkkkkkkkkkkkk', 'kwgwgwgwgwgwk', 'kkkkkkkkkkkkk', ' kwwwwwwwwwk', ' kwwwwwwwwwk', ' kwyyyyyyywk', ' kwwyyyyywwk',
         '  kwwyyywwk', '   kwwywwk', '    kwywk', '    kwywk', '   kwwywwk', '  kwwwywwwk', ' kwwwwywwwwk', ' kwwwyyywwwk',
         ' kwwyyyyywwk', ' kwyyyyyyywk', ' kyyyyyyyyyk', 'kkkkkkkkkkkkk', 'kwgwgwgwgwgwk', 'kkkkkkkkkkkkk')


def _transposed(art):
    width = max(map(len, art))
    full = [row.ljust(width) for row in art]
    return tuple(''.join(row[x] for row in full) for x in range(width))


def _mirrored(art):
    width = max(map(len, art))
    return tuple(row.ljust(width)[::-1] for row in art)


# name: (rows, hot spot inside them)
CURSORS = {
    'arrow': (_ARROW, (0, 0)),
    'hand': (_HAND, (5, 0)),
    'move': (_MOVE, (10, 10)),
    'resize-ns': (_VERTICAL, (4, 9)),
    'resize-ew': (_transposed(_VERTICAL), (9, 4)),
    'resize-nwse': (_FALLING, (6, 7)),
    'resize-nesw': (_mirrored(_FALLING), (6, 7)),
    'text': (_TEXT, (3, 8)),
    'wait': (_WAIT, (6, 10)),
}


def draw_cursor(name, path):
    """Writes one pointer and returns its hot spot {x, y} in the 32 x 32 picture."""
    art, (x, y) = CURSORS[name]
    canvas = Canvas(32, 32)
    left = 0 if name in ('arrow', 'hand') else 16 - x
    top = 0 if name in ('arrow', 'hand') else 16 - y
    canvas.rows(art, _INKS, left, top)
    canvas.save(path)
    return {'x': left + x, 'y': top + y}
