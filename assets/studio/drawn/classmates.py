"""Those who have a page on MyPlace, and two of their friends, in the clothes of the story's cast (builders/cast/who.py)."""
from drawn.heads import CLAY, COAL, GOLD, INK, LILAC, PEACH, RED, SAND, SNOW, STEEL, WHITE, body, face, ground, head
from drawn.portrait import SIZE, bar, mirrored, oval, shape

BLOND = ('#e8bc4c', '#b88a2c', '#fbe08a')
ROYAL = ('#3a6ad0', '#274a9c', '#5c8cec')
MOSS = ('#2f8a4a', '#1f6234', '#4cb06a')
CURLS = ('#3a2a24', '#241814', '#58443a')
TAN = ('#e8a06a', '#bc7444', '#f6c090')
SCARLET = ('#c8202c', '#8c1420', '#e45058')
CREAM = ('#f2ead6', '#c8bc9c', '#ffffff')
FLAT = ('#5a3420', '#3c2214', '#7c5034')
NIGHT = ('#4a2a78', '#301a52', '#6c48a0')
SPIKES = ('#36b46a', '#1f7c46', '#6ce09c')
UMBER = ('#9a6a44', '#744a2c', '#b88860')
FUR = ('#b07a44', '#84562c', '#d0a06c')
SHADOW = ('#241c3c', '#181428')


def prep():
    """The Prep: a bob, a band, pearls."""
    p = ground('stripes', '#8cb4f0', '#b4d0fa')
    p.lay(oval(24, 23, 15, 16, 2.6) | bar(9, 23, 30, 12), BLOND, depth=3)
    body(p, PEACH, ROYAL, collar=SNOW)
    for x in (19, 21, 23, 25, 27, 29):
        p.fill(bar(x, 40 + (x in (21, 23, 25, 27)), 1, 1), WHITE)
    head(p, PEACH, ears=False)
    face(p, PEACH, 'calm', 'smile', 'button', brows=BLOND[1])
    p.lay(oval(24, 16, 13, 9.5) & ~shape((12, 26), (17, 14), (36, 17), (36, 27)), BLOND)
    p.lay(mirrored(shape((9, 18), (13, 19), (13, 34), (9, 35))), BLOND, depth=1)
    p.lay(shape((11, 13), (24, 9), (37, 13), (36, 16), (24, 12), (12, 16)), SNOW[:2], depth=1)
    p.fill(mirrored(bar(12, 33, 2, 2)), WHITE)
    return p


def geek():
    """The Geek: curls, a white frame, and a tape in the breast pocket."""
    p = ground('checks', '#2c5c3c', '#3a7048')
    for x, y, r in ((13, 13, 6), (35, 13, 6), (19, 8, 6), (29, 8, 6), (11, 19, 4), (37, 19, 4)):
        p.lay(oval(x, y, r, r), CURLS)
    body(p, UMBER, MOSS, collar=SNOW)
    head(p, UMBER)
    face(p, UMBER, 'none', 'braces', 'button')
    for x, y in ((15, 13), (20, 10), (27, 10), (33, 13)):
        p.lay(oval(x, y, 5, 4.4), CURLS)
    lens = ('.sssssss.', 'swwwwwwcs', 'swwkkwwcs', 'swwkkwccs', 'swwwwccss', '.sssssss.')
    for x in (14, 25):
        p.write(lens, {'s': '#f0f0f0', 'k': INK, 'w': WHITE, 'c': '#a8e8f8'}, x, 21)
    p.fill(bar(22, 22, 4, 2), '#f0f0f0')
    p.fill(bar(31, 43, 7, 4), INK)
    p.fill(bar(33, 44, 1, 1) | bar(35, 44, 1, 1), SNOW[1])
    return p


def jock():
    """The Jock: a jacket with an F, and short hair."""
    p = ground('stripes', '#7c1c28', '#9c2834')
    body(p, TAN, SCARLET)
    p.lay(mirrored(shape((5, 47), (6, 43), (11, 40), (14, 47))), CREAM, depth=1)
    p.lay(mirrored(shape((18, 39), (23, 46), (19, 47), (15, 41))), CREAM[:2], depth=1)
    p.write(('fff', 'f..', 'ff.', 'f..', 'f..'), {'f': CREAM[0]}, 31, 42)
    head(p, TAN)
    face(p, TAN, 'open', 'grin', 'box', brows=FLAT[1])
    p.lay(oval(24, 16, 12.6, 10, 3.2) & bar(0, 0, SIZE, 16), FLAT, depth=3)
    p.fill(bar(13, 11, 22, 1), FLAT[1])
    p.fill(bar(15, 32, 2, 2), TAN[1])
    return p


def freak():
    """The Freak: green spikes, black eyes, a map in the collar."""
    p = ground('crosses', '#2c1c44', '#44306c')
    body(p, LILAC, NIGHT, collar=COAL)
    p.fill(bar(19, 39, 10, 2), INK)
    for x in (20, 23, 26):
        p.fill(bar(x, 39, 1, 1), STEEL[2])
    head(p, LILAC)
    face(p, LILAC, 'lidded', 'flat', 'long', brows=INK, lid='#5a3a90')
    p.lay(shape((11, 19), (7, 11), (13, 12), (11, 3), (18, 8), (21, 1), (26, 8), (32, 2), (33, 10), (40, 6), (37, 19), (30, 15), (18, 15)), SPIKES)
    p.fill(bar(36, 32, 2, 2), GOLD[2])
    p.lay(shape((33, 43), (39, 42), (40, 46), (34, 47)), SNOW[:2], depth=1)
    p.fill(bar(35, 44, 3, 1), RED)
    return p


def bear():
    """The bear that was left on the counter. It looks at the door."""
    p = ground('dots', '#3a2c54', '#54407a')
    p.lay(mirrored(oval(12, 12, 7, 7)), FUR)
    p.fill(mirrored(oval(12, 12, 3.6, 3.6)), SAND[2])
    p.lay(oval(24, 48, 17, 11), FUR, depth=3)
    p.lay(oval(24, 24, 16, 15, 2.2), FUR, depth=3)
    p.lay(oval(24, 30, 7.6, 6), SAND[::-2], depth=1)
    p.write(('.kk.', 'kkwk', 'kkkk', '.kk.'), {'k': INK, 'w': WHITE}, 16, 20)
    p.write(('.kk.', 'kkwk', 'kkkk', '.kk.'), {'k': INK, 'w': WHITE}, 30, 20)
    p.fill(bar(21, 27, 6, 3), INK)
    p.fill(bar(23, 30, 2, 3), INK)
    p.lay(shape((16, 40), (24, 42), (32, 40), (32, 46), (24, 43), (16, 46)), SCARLET[:2], depth=1)
    return p


def guest():
    """The one whom the second straw was for: a shape before a window."""
    p = ground('waves', '#4a4c7c', '#3c3e68')
    p.lay(oval(24, 50, 18, 11), SHADOW)
    p.lay(oval(24, 25, 12, 14), SHADOW)
    p.lay(oval(24, 15, 12.6, 9) & bar(0, 0, SIZE, 17), SHADOW, depth=1)
    p.lay(oval(24, 5, 2.6, 2.6), SHADOW, depth=1)
    p.fill(bar(40, 0, 1, SIZE), CLAY[1])
    return p


CLASSMATES = {f.__name__: f for f in (prep, geek, jock, freak, bear, guest)}
