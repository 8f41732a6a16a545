"""Letters made of dots that are each one pixel of the finished picture: the only text that stays legible at 320x180."""
from kit.shapes import sheets

_GLYPHS = {
    'A': '.##. #..# #..# #### #..# #..# #..#', 'B': '###. #..# #..# ###. #..# #..# ###.',
    'C': '.##. #..# #... #... #... #..# .##.', 'D': '###. #..# #..# #..# #..# #..# ###.',
    'E': '#### #... #... ###. #... #... ####', 'F': '#### #... #... ###. #... #... #...',
    'G': '.##. #..# #... #.## #..# #..# .##.', 'H': '#..# #..# #..# #### #..# #..# #..#',
    'I': '# # # # # # #', 'J': '...# ...# ...# ...# #..# #..# .##.',
    'K': '#..# #..# #.#. ##.. #.#. #..# #..#', 'L': '#... #... #... #... #... #... ####',
    'M': '#...# ##.## #.#.# #.#.# #...# #...# #...#', 'N': '#..# ##.# ##.# #.## #.## #..# #..#',
    'O': '.##. #..# #..# #..# #..# #..# .##.', 'P': '###. #..# #..# ###. #... #... #...',
    'Q': '.##. #..# #..# #..# #..# #.## .###', 'R': '###. #..# #..# ###. #.#. #..# #..#',
    'S': '.### #... #... .##. ...# ...# ###.', 'T': '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
    'U': '#..# #..# #..# #..# #..# #..# .##.', 'V': '#...# #...# #...# #...# .#.#. .#.#. ..#..',
    'W': '#...# #...# #...# #.#.# #.#.# ##.## #...#', 'X': '#..# #..# #..# .##. #..# #..# #..#',
    'Y': '#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..', 'Z': '#### ...# ..#. ..#. .#.. #... ####',
    '0': '.##. #..# #..# #..# #..# #..# .##.', '1': '.#. ##. .#. .#. .#. .#. ###',
    '2': '.##. #..# ...# ..#. .#.. #... ####', '3': '###. ...# ...# .##. ...# ...# ###.',
    '5': '#### #... ###. ...# ...# #..# .##.', '7': '#### ...# ..#. ..#. .#.. .#.. .#..',
    '4': '..#. .##. #.#. #.#. #### ..#. ..#.', '6': '.##. #... #... ###. #..# #..# .##.',
    '8': '.##. #..# #..# .##. #..# #..# .##.', '$': '..#.. .#### #.#.. .###. ..#.# ####. ..#..',
    ':': '. . # . # . .', ',': '.. .. .. .. .. .# #.', '/': '...# ...# ..#. ..#. .#.. .#.. #...',
    '&': '.#.. #.#. #.#. .#.. #.#. #..# .##.', "'": '# # . . . . .', '#': '.#.#. .#.#. ##### .#.#. ##### .#.#. .#.#.',
    '+': '..... ..#.. ..#.. ##### ..#.. ..#.. .....',
    '9': '.##. #..# #..# .### ...# ...# .##.', '!': '# # # # # . #', '?': '##. ..# ..# .#. .#. ... .#.',
    ' ': '.. .. .. .. .. .. ..', '-': '... ... ... ### ... ... ...', '.': '. . . . . . #',
}


def dots_of(body, spacing=1):
    """The dots of a line of capitals as (column, row), and its width and height in dots."""
    dots, left = [], 0
    for letter in body:
        rows = _GLYPHS[letter].split()
        dots += [(left + x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot == '#']
        left += len(rows[0]) + spacing
    return dots, left - spacing, 7


def pattern_of(rows):
    """The dots of a drawing given as rows of '#' and '.', and its width and height."""
    return [(x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot == '#'], len(rows[0]), len(rows)


def dotted(drawing, camera, centre, material, dot=1):
    """Puts dots on the stage so that each covers exactly dot x dot pixels of the picture, as near to `centre` as whole
    pixels allow. `drawing` comes from dots_of() or pattern_of(); `camera` is a FrontCamera."""
    dots, width, height = drawing
    x, y = camera.pixel(centre)
    left, top = round(x - width * dot / 2), round(y - height * dot / 2)
    corners = []
    for column, row in dots:
        px, py = left + column * dot, top + row * dot
        corners.append([camera.point(p, centre[1]) for p in
                        ((px, py + dot), (px + dot, py + dot), (px + dot, py), (px, py))])
    return sheets(corners, material, name='dots')


def write(body, camera, centre, material, dot=1):
    """A line of capital letters, 7 pixels high times `dot`, centred on a point that faces the viewer."""
    return dotted(dots_of(body), camera, centre, material, dot)
