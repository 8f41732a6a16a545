"""The faces that a student chooses from: one function a face, named as people call it."""
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


def _ground(kind, one, two):
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


def _body(picture, skin, cloth, collar=None):
    picture.lay(NECK, (skin[1], skin[1]))
    picture.lay(SHOULDERS, cloth)
    picture.lay(oval(24, 40, 5.2, 3.4), (skin[1],))
    picture.fill(bar(20, 34, 8, 6), skin[1])
    if collar:
        picture.lay(mirrored(shape((18, 39), (23, 45), (16, 47), (13, 42))), collar)


def _head(picture, skin, ears=True):
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


def _face(picture, skin, eyes='open', mouth='smile', nose='box', brows=None, lid=None):
    inks = {'k': INK, 'w': WHITE, 'i': WHITE, 'l': lid or skin[1], 'n': skin[1], 'r': '#c8485a', 's': STEEL[0]}
    picture.write(_EYES[eyes], inks, 15, 22)
    picture.write(_EYES[eyes], inks, 26, 22)
    picture.write(_NOSES[nose], inks, 22, 27)
    picture.write(_MOUTHS[mouth], inks, 19, 32)
    if brows:
        picture.fill(bar(15, 20, 7, 2), brows)
        picture.fill(bar(26, 20, 7, 2), brows)


def beanie():
    p = _ground('crosses', '#0099db', '#124e89')
    _body(p, SKY, CRIMSON, collar=SNOW)
    _head(p, SKY)
    _face(p, SKY, 'lidded', 'tongue')
    p.lay(oval(24, 16, 13, 12) & bar(0, 0, SIZE, 16), PURPLE, depth=3)
    p.lay(shape((10, 15), (17, 13), (30, 13), (37, 15), (37, 19), (30, 17), (17, 17), (10, 19)), GOLD[2::-2])
    return p


def glasses():
    p = _ground('checks', '#63c74d', '#3e8948')
    _body(p, PEACH, SNOW, collar=TEAL)
    _head(p, PEACH)
    _face(p, PEACH, 'none', 'braces', 'button')
    p.lay(oval(24, 17, 13, 10, 2.4) & ~oval(23, 27, 10, 9) & bar(0, 0, SIZE, 22), BROWN, depth=3)
    lens = ('.kkkkkkk.', 'kwwwwwwck', 'kwwkkwwck', 'kwwkkwcck', 'kwwwwccck', '.kkkkkkk.')
    for x in (14, 25):
        p.write(lens, {'k': INK, 'w': WHITE, 'c': '#a8e8f8'}, x, 21)
    p.fill(bar(22, 22, 4, 3), SNOW[0])
    p.fill(bar(22, 22, 4, 1), INK)
    p.fill(bar(22, 25, 4, 1), INK)
    return p


def cap():
    """A cap worn back to front, and freckles."""
    p = _ground('stripes', '#e43b44', '#a22633')
    _body(p, SAND, SNOW, collar=CRIMSON)
    _head(p, SAND)
    _face(p, SAND, 'open', 'gap', 'button', brows=GINGER[1])
    for x, y in ((15, 29), (17, 30), (18, 28), (29, 28), (30, 30), (32, 29)):
        p.fill(bar(x, y, 1, 1), CLAY[0])
    p.lay(shape((12, 17), (16, 15), (20, 18), (14, 21)), GINGER)
    p.lay(shape((32, 15), (36, 17), (34, 21), (29, 18)), GINGER)
    p.lay(oval(24, 16, 13, 11) & bar(0, 0, SIZE, 17), NAVY, depth=3)
    p.lay(oval(24, 17, 6, 5) & bar(0, 0, SIZE, 17), GINGER)
    p.lay(bar(18, 16, 12, 2), GOLD[:2], depth=1)
    return p


def curls():
    """A cloud of curls and a headband."""
    p = _ground('dots', '#feae34', '#f77622')
    for x, y, r in ((9, 22, 6), (39, 22, 6), (11, 13, 7), (37, 13, 7), (19, 8, 7), (29, 8, 7), (8, 30, 5), (40, 30, 5)):
        p.lay(oval(x, y, r, r), COAL)
    p.fill(oval(24, 20, 15, 14), COAL[1])
    _body(p, COCOA, MAGENTA)
    _head(p, COCOA)
    _face(p, COCOA, 'open', 'grin', 'button', brows=COAL[1])
    for x, y in ((15, 13), (20, 10), (26, 10), (32, 12)):
        p.lay(oval(x, y, 4.5, 4), COAL)
    p.lay(shape((11, 15), (24, 13), (36, 15), (36, 18), (24, 16), (11, 18)), TEAL[2::-2])
    p.fill(mirrored(bar(10, 32, 2, 3)), GOLD[2])
    return p


def pigtails():
    p = _ground('dots', '#f6757a', '#ff9cb0')
    for side in (1, -1):
        x = 24 - 17 * side
        p.lay(shape((x + 5 * side, 16), (x - 3 * side, 14), (x - 5 * side, 26), (x - 2 * side, 36), (x + 2 * side, 28)), GINGER)
        p.lay(oval(24 - 13 * side, 17, 2.6, 2.6), GREEN)
    _body(p, PEACH, GREEN)
    _head(p, PEACH)
    _face(p, PEACH, 'happy', 'gap', 'button')
    p.fill(mirrored(bar(14, 29, 4, 2)), PINK)
    p.lay(oval(24, 17, 13, 8.5) & ~shape((13, 25), (24, 13), (34, 25)), GINGER)
    p.fill(bar(23, 10, 1, 4), GINGER[1])
    return p


def mohawk():
    p = _ground('crosses', '#3a4466', '#262b44')
    _body(p, MINT, COAL)
    _head(p, MINT)
    _face(p, MINT, 'lidded', 'smirk', 'long', brows=INK)
    p.lay(shape((19, 15), (17, 3), (21, 6), (22, 0), (25, 5), (28, 0), (28, 6), (32, 3), (29, 15), (24, 17)), MAGENTA)
    p.fill(bar(36, 31, 2, 2), GOLD[2])
    for x in (10, 15, 31, 36):
        p.fill(bar(x, 44, 2, 2), STEEL[2])
    return p


def headphones():
    p = _ground('waves', '#68386c', '#b55088')
    p.lay(oval(24, 20, 15, 17) & ~oval(24, 22, 12, 16) & bar(0, 0, SIZE, 25), STEEL)
    _body(p, CLAY, NAVY)
    _head(p, CLAY)
    _face(p, CLAY, 'shut', 'smile', 'button')
    p.lay(oval(24, 16, 12.4, 8) & ~oval(24, 24, 10, 8), COAL)
    for x in (9.5, 38.5):
        p.lay(oval(x, 26, 4, 6, 3), CRIMSON)
    return p


def quiff():
    """Fair hair with a wave, and a collar that stands up."""
    p = _ground('stripes', '#0099db', '#2c78c8')
    _body(p, PEACH, ROSE, collar=SNOW)
    _head(p, PEACH)
    _face(p, PEACH, 'calm', 'grin', 'long', brows=GOLD[1])
    p.lay(shape((11, 21), (11, 13), (15, 6), (26, 3), (36, 6), (38, 13), (36, 20), (34, 15), (26, 13), (17, 14), (14, 17)), GOLD)
    p.fill(shape((17, 10), (24, 7), (32, 8), (24, 9)), GOLD[1])
    return p


def bob():
    """Black hair, cut straight, and a choker."""
    p = _ground('checks', '#b55088', '#68386c')
    p.lay(oval(24, 22, 15.5, 16, 2.8) | bar(9, 22, 30, 14), COAL, depth=3)
    _body(p, ROSE, COAL)
    p.fill(bar(19, 39, 10, 2), INK)
    p.fill(bar(23, 40, 2, 2), RED)
    _head(p, ROSE, ears=False)
    _face(p, ROSE, 'calm', 'lips', 'button')
    p.lay(oval(24, 17, 13.5, 10, 2.6) & bar(0, 0, SIZE, 19), COAL)
    p.lay(mirrored(shape((10, 17), (14, 18), (13, 34), (10, 35))), COAL, depth=1)
    return p


def braids():
    p = _ground('waves', '#63c74d', '#3e8948')
    _body(p, COCOA, GOLD)
    _head(p, COCOA)
    _face(p, COCOA, 'wide', 'smile', 'button', brows=COAL[1])
    p.lay(oval(24, 17, 13, 9) & ~oval(24, 26, 10, 9), COAL)
    for x in (8, 12, 36, 40):
        for i in range(5):
            p.lay(oval(x, 17 + i * 4.5, 2.2, 2.6), COAL, depth=1)
        p.lay(oval(x, 39.5, 1.9, 1.9), CRIMSON[:2] if x in (8, 40) else GOLD[2:0:-1], depth=1)
    for x in (19, 24, 29):
        p.fill(bar(x, 9, 1, 6), COAL[2])
    return p


def helmet():
    """Ready for Friday night."""
    p = _ground('stripes', '#3e8948', '#265c42')
    _body(p, CLAY, CRIMSON)
    p.lay(oval(24, 22, 16, 17, 2.3), CRIMSON, depth=4)
    p.lay(oval(25, 26, 11, 12, 2.6), CLAY, depth=2)
    _face(p, CLAY, 'open', 'none', 'none', brows=INK)
    p.fill(bar(22, 5, 4, 9), WHITE)
    guard = oval(24, 33, 15, 8.5, 3) & ~oval(24, 33, 13.6, 7.1, 3) & bar(0, 28, SIZE, 20)
    p.lay(guard | bar(10, 33, 28, 1) | bar(23, 33, 2, 8), SNOW[:1])
    p.lay(mirrored(oval(11, 27, 2.2, 2.2)), STEEL)
    return p


def shades():
    """Spikes, and dark glasses at night."""
    p = _ground('checks', '#feae34', '#f77622')
    _body(p, LEMON, NAVY, collar=CRIMSON)
    _head(p, LEMON)
    _face(p, LEMON, 'none', 'smirk', 'button')
    p.lay(shape((11, 20), (8, 13), (13, 13), (12, 5), (19, 9), (23, 2), (27, 9), (34, 4), (34, 12), (40, 13), (36, 20), (30, 15), (18, 15)), PURPLE)
    p.write(('kkkkkkkkkkkkkkkkkkkkkk', 'kkwkkkkkkkkkkkwkkkkkkk', 'kwkkkkkkkk..kwkkkkkkkk', '.kkkkkkkk....kkkkkkkk.', '..kkkkkk......kkkkkk..'),
            {'k': INK, 'w': '#5a6988'}, 13, 22)
    return p


def robot():
    """From the computer club."""
    p = _ground('crosses', '#193c3e', '#265c42')
    p.lay(bar(23, 2, 2, 8), STEEL[:2], depth=1)
    p.lay(oval(24, 4, 2.6, 2.6), CRIMSON)
    p.lay(mirrored(bar(8, 22, 4, 8)), STEEL)
    p.lay(bar(20, 36, 8, 5), STEEL[1:2])
    p.lay(oval(24, 51, 19, 11, 4), STEEL)
    p.lay(oval(24, 23.5, 13, 14, 6), SNOW[:2] + (WHITE,), depth=2)
    p.lay(bar(14, 15, 20, 12), ('#193c3e',))
    p.write(('..ggg.....ggg...', '.g...g...g...g..', '.g...g...g...g..'), {'g': '#63ff8d'}, 16, 19)
    p.lay(bar(17, 31, 14, 3), COAL[:1])
    for x in range(18, 31, 3):
        p.fill(bar(x, 31, 1, 3), GOLD[2])
    return p


def hood():
    """Nobody knows who it is."""
    p = _ground('dots', '#262b44', '#5a6988')
    p.lay(oval(24, 50, 20, 13), PURPLE, depth=3)
    p.lay(oval(24, 23, 15, 18, 2.3), PURPLE, depth=4)
    p.lay(oval(24, 26, 10, 12, 2.3), ('#181425',))
    for x in (17, 26):
        p.write(('.yyy.', 'yyyyy', '.yyy.'), {'y': '#fee761'}, x, 24)
    p.lay(mirrored(bar(20, 38, 1, 7)), SNOW[:1])
    return p


def tiara():
    """The queen of the homecoming."""
    p = _ground('stripes', '#ff9cb0', '#f6757a')
    p.lay(oval(24, 23, 16, 17) | mirrored(oval(10, 35, 5.5, 7)), GOLD, depth=3)
    _body(p, SAND, MAGENTA)
    _head(p, SAND, ears=False)
    _face(p, SAND, 'calm', 'lips', 'button')
    p.lay(oval(24, 17, 13, 9) & ~shape((12, 27), (20, 14), (34, 16), (36, 27)), GOLD)
    p.lay(shape((15, 11), (14, 4), (18, 8), (20, 2), (24, 7), (27, 2), (30, 8), (34, 4), (33, 11), (24, 9)), SNOW)
    p.fill(bar(24, 6, 1, 2), RED)
    p.fill(mirrored(bar(19, 7, 1, 2)), '#0099db')
    p.fill(bar(14, 29, 3, 1), PINK)
    p.fill(bar(31, 29, 3, 1), PINK)
    return p


def bandana():
    """Works at the garage after school."""
    p = _ground('checks', '#8b9bb4', '#5a6988')
    _body(p, CLAY, SKY)
    _head(p, CLAY)
    _face(p, CLAY, 'lidded', 'none', 'box', brows=COAL[0])
    p.lay(shape((17, 32), (22, 30), (26, 30), (31, 32), (33, 35), (27, 33), (21, 33), (15, 35)), COAL, depth=1)
    p.lay(oval(24, 17, 13, 11) & bar(0, 0, SIZE, 19), CRIMSON, depth=3)
    for x, y in ((14, 14), (19, 10), (24, 14), (29, 10), (33, 14)):
        p.fill(bar(x, y, 2, 2), WHITE)
    p.lay(shape((36, 17), (42, 14), (41, 19), (44, 22), (37, 20)), CRIMSON)
    return p


def cat():
    """Whiskers and ears: it is nearly Halloween."""
    p = _ground('crosses', '#f77622', '#be4a2f')
    p.lay(mirrored(shape((10, 18), (9, 3), (20, 10))), COAL)
    p.fill(mirrored(shape((12, 13), (11, 8), (16, 11))), PINK)
    _body(p, LILAC, COAL)
    _head(p, LILAC, ears=False)
    p.lay(oval(24, 16, 12.5, 8.5) & ~oval(24, 26, 11, 9), COAL)
    _face(p, LILAC, 'wide', 'none', 'none')
    p.write(('.kkk.', '..k..', 'k.k.k', '.k.k.'), {'k': INK}, 22, 29)
    for y in (29, 32):
        p.fill(bar(13, y, 5, 1), INK)
        p.fill(bar(30, y, 5, 1), INK)
    return p


def flunko():
    """The one who is on all the posters."""
    p = _ground('waves', '#2c2a44', '#4a4668')
    _body(p, SKY, CRIMSON, collar=SNOW)
    _head(p, SKY)
    _face(p, SKY, 'open', 'grin', 'box', brows=INK)
    p.lay(oval(24, 15, 13, 11) & bar(0, 0, SIZE, 15), LEMON, depth=3)
    p.lay(shape((10, 14), (17, 12), (30, 12), (37, 14), (37, 18), (30, 16), (17, 16), (10, 18)), GOLD[:2], depth=1)
    p.lay(oval(24, 3.5, 3, 3), GOLD)
    return p


FACES = {f.__name__: f for f in (
    beanie, glasses, cap, curls, quiff, pigtails,
    shades, bob, helmet, braids, headphones, mohawk,
    tiara, bandana, robot, hood, cat, flunko,
)}
