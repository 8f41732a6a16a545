"""The faces that a student chooses from: one function a face, named as people call it."""
from drawn.heads import (
    BROWN, CLAY, COAL, COCOA, CRIMSON, GINGER, GOLD, GREEN, LEMON, LILAC, MAGENTA, MINT, NAVY, PEACH,
    PINK, PURPLE, RED, ROSE, SAND, SKY, SNOW, STEEL, TEAL, WHITE, body, face, ground, head,
)
from drawn.portrait import INK, SIZE, bar, mirrored, oval, shape


def beanie():
    p = ground('crosses', '#0099db', '#124e89')
    body(p, SKY, CRIMSON, collar=SNOW)
    head(p, SKY)
    face(p, SKY, 'lidded', 'tongue')
    p.lay(oval(24, 16, 13, 12) & bar(0, 0, SIZE, 16), PURPLE, depth=3)
    p.lay(shape((10, 15), (17, 13), (30, 13), (37, 15), (37, 19), (30, 17), (17, 17), (10, 19)), GOLD[2::-2])
    return p


def glasses():
    p = ground('checks', '#63c74d', '#3e8948')
    body(p, PEACH, SNOW, collar=TEAL)
    head(p, PEACH)
    face(p, PEACH, 'none', 'braces', 'button')
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
    p = ground('stripes', '#e43b44', '#a22633')
    body(p, SAND, SNOW, collar=CRIMSON)
    head(p, SAND)
    face(p, SAND, 'open', 'gap', 'button', brows=GINGER[1])
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
    p = ground('dots', '#feae34', '#f77622')
    for x, y, r in ((9, 22, 6), (39, 22, 6), (11, 13, 7), (37, 13, 7), (19, 8, 7), (29, 8, 7), (8, 30, 5), (40, 30, 5)):
        p.lay(oval(x, y, r, r), COAL)
    p.fill(oval(24, 20, 15, 14), COAL[1])
    body(p, COCOA, MAGENTA)
    head(p, COCOA)
    face(p, COCOA, 'open', 'grin', 'button', brows=COAL[1])
    for x, y in ((15, 13), (20, 10), (26, 10), (32, 12)):
        p.lay(oval(x, y, 4.5, 4), COAL)
    p.lay(shape((11, 15), (24, 13), (36, 15), (36, 18), (24, 16), (11, 18)), TEAL[2::-2])
    p.fill(mirrored(bar(10, 32, 2, 3)), GOLD[2])
    return p


def pigtails():
    p = ground('dots', '#f6757a', '#ff9cb0')
    for side in (1, -1):
        x = 24 - 17 * side
        p.lay(shape((x + 5 * side, 16), (x - 3 * side, 14), (x - 5 * side, 26), (x - 2 * side, 36), (x + 2 * side, 28)), GINGER)
        p.lay(oval(24 - 13 * side, 17, 2.6, 2.6), GREEN)
    body(p, PEACH, GREEN)
    head(p, PEACH)
    face(p, PEACH, 'happy', 'gap', 'button')
    p.fill(mirrored(bar(14, 29, 4, 2)), PINK)
    p.lay(oval(24, 17, 13, 8.5) & ~shape((13, 25), (24, 13), (34, 25)), GINGER)
    p.fill(bar(23, 10, 1, 4), GINGER[1])
    return p


def mohawk():
    p = ground('crosses', '#3a4466', '#262b44')
    body(p, MINT, COAL)
    head(p, MINT)
    face(p, MINT, 'lidded', 'smirk', 'long', brows=INK)
    p.lay(shape((19, 15), (17, 3), (21, 6), (22, 0), (25, 5), (28, 0), (28, 6), (32, 3), (29, 15), (24, 17)), MAGENTA)
    p.fill(bar(36, 31, 2, 2), GOLD[2])
    for x in (10, 15, 31, 36):
        p.fill(bar(x, 44, 2, 2), STEEL[2])
    return p


def headphones():
    p = ground('waves', '#68386c', '#b55088')
    p.lay(oval(24, 20, 15, 17) & ~oval(24, 22, 12, 16) & bar(0, 0, SIZE, 25), STEEL)
    body(p, CLAY, NAVY)
    head(p, CLAY)
    face(p, CLAY, 'shut', 'smile', 'button')
    p.lay(oval(24, 16, 12.4, 8) & ~oval(24, 24, 10, 8), COAL)
    for x in (9.5, 38.5):
        p.lay(oval(x, 26, 4, 6, 3), CRIMSON)
    return p


def quiff():
    """Fair hair with a wave, and a collar that stands up."""
    p = ground('stripes', '#0099db', '#2c78c8')
    body(p, PEACH, ROSE, collar=SNOW)
    head(p, PEACH)
    face(p, PEACH, 'calm', 'grin', 'long', brows=GOLD[1])
    p.lay(shape((11, 21), (11, 13), (15, 6), (26, 3), (36, 6), (38, 13), (36, 20), (34, 15), (26, 13), (17, 14), (14, 17)), GOLD)
    p.fill(shape((17, 10), (24, 7), (32, 8), (24, 9)), GOLD[1])
    return p


def bob():
    """Black hair, cut straight, and a choker."""
    p = ground('checks', '#b55088', '#68386c')
    p.lay(oval(24, 22, 15.5, 16, 2.8) | bar(9, 22, 30, 14), COAL, depth=3)
    body(p, ROSE, COAL)
    p.fill(bar(19, 39, 10, 2), INK)
    p.fill(bar(23, 40, 2, 2), RED)
    head(p, ROSE, ears=False)
    face(p, ROSE, 'calm', 'lips', 'button')
    p.lay(oval(24, 17, 13.5, 10, 2.6) & bar(0, 0, SIZE, 19), COAL)
    p.lay(mirrored(shape((10, 17), (14, 18), (13, 34), (10, 35))), COAL, depth=1)
    return p


def braids():
    p = ground('waves', '#63c74d', '#3e8948')
    body(p, COCOA, GOLD)
    head(p, COCOA)
    face(p, COCOA, 'wide', 'smile', 'button', brows=COAL[1])
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
    p = ground('stripes', '#3e8948', '#265c42')
    body(p, CLAY, CRIMSON)
    p.lay(oval(24, 22, 16, 17, 2.3), CRIMSON, depth=4)
    p.lay(oval(25, 26, 11, 12, 2.6), CLAY, depth=2)
    face(p, CLAY, 'open', 'none', 'none', brows=INK)
    p.fill(bar(22, 5, 4, 9), WHITE)
    guard = oval(24, 33, 15, 8.5, 3) & ~oval(24, 33, 13.6, 7.1, 3) & bar(0, 28, SIZE, 20)
    p.lay(guard | bar(10, 33, 28, 1) | bar(23, 33, 2, 8), SNOW[:1])
    p.lay(mirrored(oval(11, 27, 2.2, 2.2)), STEEL)
    return p


def shades():
    """Spikes, and dark glasses at night."""
    p = ground('checks', '#feae34', '#f77622')
    body(p, LEMON, NAVY, collar=CRIMSON)
    head(p, LEMON)
    face(p, LEMON, 'none', 'smirk', 'button')
    p.lay(shape((11, 20), (8, 13), (13, 13), (12, 5), (19, 9), (23, 2), (27, 9), (34, 4), (34, 12), (40, 13), (36, 20), (30, 15), (18, 15)), PURPLE)
    p.write(('kkkkkkkkkkkkkkkkkkkkkk', 'kkwkkkkkkkkkkkwkkkkkkk', 'kwkkkkkkkk..kwkkkkkkkk', '.kkkkkkkk....kkkkkkkk.', '..kkkkkk......kkkkkk..'),
            {'k': INK, 'w': '#5a6988'}, 13, 22)
    return p


def robot():
    """From the computer club."""
    p = ground('crosses', '#193c3e', '#265c42')
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
    p = ground('dots', '#262b44', '#5a6988')
    p.lay(oval(24, 50, 20, 13), PURPLE, depth=3)
    p.lay(oval(24, 23, 15, 18, 2.3), PURPLE, depth=4)
    p.lay(oval(24, 26, 10, 12, 2.3), ('#181425',))
    for x in (17, 26):
        p.write(('.yyy.', 'yyyyy', '.yyy.'), {'y': '#fee761'}, x, 24)
    p.lay(mirrored(bar(20, 38, 1, 7)), SNOW[:1])
    return p


def tiara():
    """The queen of the homecoming."""
    p = ground('stripes', '#ff9cb0', '#f6757a')
    p.lay(oval(24, 23, 16, 17) | mirrored(oval(10, 35, 5.5, 7)), GOLD, depth=3)
    body(p, SAND, MAGENTA)
    head(p, SAND, ears=False)
    face(p, SAND, 'calm', 'lips', 'button')
    p.lay(oval(24, 17, 13, 9) & ~shape((12, 27), (20, 14), (34, 16), (36, 27)), GOLD)
    p.lay(shape((15, 11), (14, 4), (18, 8), (20, 2), (24, 7), (27, 2), (30, 8), (34, 4), (33, 11), (24, 9)), SNOW)
    p.fill(bar(24, 6, 1, 2), RED)
    p.fill(mirrored(bar(19, 7, 1, 2)), '#0099db')
    p.fill(bar(14, 29, 3, 1), PINK)
    p.fill(bar(31, 29, 3, 1), PINK)
    return p


def bandana():
    """Works at the garage after school."""
    p = ground('checks', '#8b9bb4', '#5a6988')
    body(p, CLAY, SKY)
    head(p, CLAY)
    face(p, CLAY, 'lidded', 'none', 'box', brows=COAL[0])
    p.lay(shape((17, 32), (22, 30), (26, 30), (31, 32), (33, 35), (27, 33), (21, 33), (15, 35)), COAL, depth=1)
    p.lay(oval(24, 17, 13, 11) & bar(0, 0, SIZE, 19), CRIMSON, depth=3)
    for x, y in ((14, 14), (19, 10), (24, 14), (29, 10), (33, 14)):
        p.fill(bar(x, y, 2, 2), WHITE)
    p.lay(shape((36, 17), (42, 14), (41, 19), (44, 22), (37, 20)), CRIMSON)
    return p


def cat():
    """Whiskers and ears: it is nearly Halloween."""
    p = ground('crosses', '#f77622', '#be4a2f')
    p.lay(mirrored(shape((10, 18), (9, 3), (20, 10))), COAL)
    p.fill(mirrored(shape((12, 13), (11, 8), (16, 11))), PINK)
    body(p, LILAC, COAL)
    head(p, LILAC, ears=False)
    p.lay(oval(24, 16, 12.5, 8.5) & ~oval(24, 26, 11, 9), COAL)
    face(p, LILAC, 'wide', 'none', 'none')
    p.write(('.kkk.', '..k..', 'k.k.k', '.k.k.'), {'k': INK}, 22, 29)
    for y in (29, 32):
        p.fill(bar(13, y, 5, 1), INK)
        p.fill(bar(30, y, 5, 1), INK)
    return p


def flunko():
    """The one who is on all the posters."""
    p = ground('waves', '#2c2a44', '#4a4668')
    body(p, SKY, CRIMSON, collar=SNOW)
    head(p, SKY)
    face(p, SKY, 'open', 'grin', 'box', brows=INK)
    p.lay(oval(24, 15, 13, 11) & bar(0, 0, SIZE, 15), LEMON, depth=3)
    p.lay(shape((10, 14), (17, 12), (30, 12), (37, 14), (37, 18), (30, 16), (17, 16), (10, 18)), GOLD[:2], depth=1)
    p.lay(oval(24, 3.5, 3, 3), GOLD)
    return p


FACES = {f.__name__: f for f in (
    beanie, glasses, cap, curls, quiff, pigtails,
    shades, bob, helmet, braids, headphones, mohawk,
    tiara, bandana, robot, hood, cat, flunko,
)}
