"""The poster that hangs all over town: MISSING, Flunko drawn in dots, FLUNKO."""
from builders.person import FLUNKO
from kit.lettering import dotted, write
from kit.materials import paint
from kit.shapes import plane

_FACE = (
    '.......cccc.......',
    '......kccCCk......',
    '....kkyyyyyykk....',
    '...kyyyyyyyyydk...',
    '..kyyyyyyyyyyydk..',
    '..kyyyyyyyyyyydk..',
    '.kccccccccccccCCk.',
    '.kcCcCcCcCcCcCcCk.',
    '.kkkkkkkkkkkkkkkk.',
    '.ksskkkkkskkkkkSk.',
    'kksswwwwsswwwwsSkk',
    'ksssswkkssswkkssSk',
    'ksssswkkssswkkssSk',
    '.kkssssssnnsssSkk.',
    '..kssssssnnssSSk..',
    '..kssssssssssSSk..',
    '...kssskkkksSSk...',
    '....kkSSSSSSkk....',
    '..kkrkkSSSSkkrkk..',
    '.kwrrrrkkkkrrrrwk.',
    'kwwrrrrryyrrrrrwwk',
    'kwwrrrrryyrrrrrwwk',
)
_INKS = {'k': '#221a2c', 'y': FLUNKO.cap, 'd': '#d8a81e', 'c': FLUNKO.cuff, 'C': '#a87a14', 's': FLUNKO.skin,
         'S': '#3f7cc0', 'n': '#3f7cc0', 'w': '#ffffff', 'r': FLUNKO.jacket}
WIDTH, HEIGHT = 37, 47


def flunko_poster(camera, centre, glow=0.0):
    """A sheet of WIDTH x HEIGHT picture pixels that faces the viewer, centred on a point."""
    unit = camera.metres_per_pixel(centre[1])
    x, y, z = centre
    plane((x, y + 0.006, z), (WIDTH * unit, HEIGHT * unit), paint('#f4ead0', rough=0.9, glow=glow), rot=(90, 0, 0))
    write('MISSING', camera, (x, y, z + 17 * unit), paint('#c01e2c', rough=0.9, glow=glow))
    write('FLUNKO', camera, (x, y, z - 17.5 * unit), paint('#221a2c', rough=0.9))
    for ink, colour in _INKS.items():
        rows = [''.join('#' if dot == ink else '.' for dot in row) for row in _FACE]
        drawing = [(c, r) for r, row in enumerate(rows) for c, dot in enumerate(row) if dot == '#']
        dotted((drawing, len(_FACE[0]), len(_FACE)), camera, (x, y, z), paint(colour, rough=0.9, glow=glow * 0.8))
