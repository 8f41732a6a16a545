"""What heads of 48 x 48 are put together from: colours, backdrops, shoulders, faces."""
from drawn.portrait import INK, SIZE, Portrait, bar, mirrored, oval, shape

WHITE, RED, PINK = '#ffffff', '#e43b44', '#f6757a'

# A colour, its shade, its light.
SAND = ('#e8b796', '#c28569', '#f6d8b8')
PEACH = ('#f2c9a0', '#d99a74', '#fbe3c6')
CLAY = ('#b86f50', '#8d4d3c', '#d08a66')
COCOA = ('#82503f', '#5c352e', '#9c6850')
SKY = ('#7ec4e8', '#4a92c8', '#a8dcf4')
MINT = ('#8fd6a0', '#5aa878', '#b4ecc0')
LILAC = ('#b9a0e0', '#8a70bc', '#d4c2f2')
ROSE = ('#f0a0b4', '#c86c8c', '#f8c4d0')
LEMON = ('#fee761', '#e0a834', '#fff6b0')

PURPLE = ('#68386c', '#45264c', '#8c5490')
CRIMSON = ('#c8323c', '#8c1f30', '#e4585c')
NAVY = ('#3a4c84', '#262b52', '#5a70ac')
TEAL = ('#1f8a80', '#14605e', '#3cb4a0')
GOLD = ('#feae34', '#d77643', '#fee761')
COAL = ('#3a3448', '#242034', '#5a5470')
BROWN = ('#6a4030', '#472a24', '#8c5a40')
GINGER = ('#d8692c', '#a84820', '#f09048')
SNOW = ('#f0f0f4', '#b4bccc', '#ffffff')
STEEL = ('#98a6bc', '#667288', '#c8d2e0')
GREEN = ('#3e8948', '#265c42', '#63c74d')
MAGENTA = ('#e04c9c', '#a82c74', '#f880bc')

HEAD = oval(24, 25, 11.8, 13, 2.5)
EARS = mirrored(oval(12, 27, 2.6, 3.6))
NECK = bar(20, 35, 8, 6)
SHOULDERS = oval(24, 49, 19, 9.2)


def ground(kind, one, two):
    """A backdrop as in the school's photographs: crosses, stripes, a checkerboard or dots."""
    picture = Portrait(one)
    for y in range(SIZE):
        for x in range(SIZE):
            row, column = (x + 6 * ((y // 8) % 2)) % 12, y % 8
            on = {
                'crosses': (2 <= row <= 6 and column == 4) or (row == 4 and 2 <= column <= 6),
                'stripes': (x + y) % 12 < 4,
                'checks': (x // 8 + y // 8) % 2 == 0,
                'dots': row in (3, 4) and column in (3, 4),
                'waves': (y + (0, 1, 2, 3, 3, 2, 1, 0)[x % 8]) % 10 < 3,
            }[kind]
            if on:
                picture.fill(bar(x, y, 1, 1), two)
    return picture


def body(picture, skin, cloth, collar=None):
    """Neck and shoulders."""
    picture.lay(NECK, (skin[1], skin[1]))
    picture.lay(SHOULDERS, cloth)
    picture.lay(oval(24, 40, 5.2, 3.4), (skin[1],))
    picture.fill(bar(20, 34, 8, 6), skin[1])
    if collar:
        picture.lay(mirrored(shape((18, 39), (23, 45), (16, 47), (13, 42))), collar)


def head(picture, skin, ears=True):
    """A bald head, with ears or without."""
    if ears:
        picture.lay(EARS, skin[:2], depth=1)
    picture.lay(HEAD, skin, depth=3)


_EYES = {
    'none': (),
    'open': ('kkkkkkk', 'kwwwwwk', 'kwwikwk', 'kwwkkwk', '.kkkkk.'),
    'lidded': ('kkkkkkk', 'klllllk', 'kkkkkkk', 'kwwkkwk', '.kkkkk.'),
    'calm': ('.......', '.kkkkk.', 'kwwkkwk', 'kwwkkwk', '.kkkkk.'),
    'shut': ('.......', '.......', '.k...k.', '..kkk..', '.......'),
    'happy': ('.......', '..kkk..', '.k...k.', 'k.....k', '.......'),
    'wide': ('.kkkkk.', 'kwwwwwk', 'kwwkkwk', 'kwwkkwk', '.kkkkk.'),
}
_MOUTHS = {
    'none': (),
    'smile': ('k........k', '.k......k.', '..kkkkkk..'),
    'grin': ('kkkkkkkkkk', 'kwwwwwwwwk', '.kwwwwwwk.', '..kkkkkk..'),
    'flat': ('..........', '.kkkkkkk..'),
    'smirk': ('.........k', '.......kk.', '.kkkkkk...'),
    'gap': ('kkkkkkkkkk', 'kwwwkkwwwk', '.krrrrrrk.', '..kkkkkk..'),
    'oh': ('....kk....', '...krrk...', '...krrk...', '....kk....'),
    'braces': ('kkkkkkkkkk', 'kwswswswsk', '.kswswswk.', '..kkkkkk..'),
    'tongue': ('k........k', '.k......k.', '..kkkkkk..', '....rrk...', '....krk...'),
    'lips': ('..........', '..rr.rr...', '.rrrrrrr..', '..rrrrr...'),
}
_NOSES = {
    'none': (),
    'box': ('k...k', 'knnnk', 'kkkkk'),
    'button': ('.....', '.n.n.', '.kkk.'),
    'long': ('...k.', '...kk', '..kk.'),
}


def face(picture, skin, eyes='open', mouth='smile', nose='box', brows=None, lid=None):
    """Eyes, nose, mouth and brows, each by its name; `lid` is the hue of lids."""
    inks = {'k': INK, 'w': WHITE, 'i': WHITE, 'l': lid or skin[1], 'n': skin[1], 'r': '#c8485a', 's': STEEL[0]}
    picture.write(_EYES[eyes], inks, 15, 22)
    picture.write(_EYES[eyes], inks, 26, 22)
    picture.write(_NOSES[nose], inks, 22, 27)
    picture.write(_MOUTHS[mouth], inks, 19, 32)
    if brows:
        picture.fill(bar(15, 20, 7, 2), brows)
        picture.fill(bar(26, 20, 7, 2), brows)
