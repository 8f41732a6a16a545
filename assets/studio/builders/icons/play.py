"""Games, stories and prizes."""
import math

from builders.icons.parts import FACING, INK, coin, gold, heart, lines, plate, star, tilted
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, text, tube
from kit.stage import group


def gum(small):
    """A pink gum coin stamped with an F, leaning on a second one."""
    pink, deep, pale = (paint(c, rough=0.35) for c in
                        ('#d62c7c' if small else '#f2559c', '#b82a70', '#f27ab4' if small else '#ffb4d6'))
    if not small:
        with group(at=(0.62, 0.7, 0.0)):
            coin((0, 0.0, 0.82), 0.82, 0.24, deep)
            ring((0, -0.26, 0.82), 0.7, 0.05, pink)
    with group(at=(-0.3, 0.0, 0.0), turn=FACING if small else 0):
        coin((0, 0.0, 0.98), 0.98, 0.3, pink, sides=36)
        ring((0, -0.31, 0.98), 0.86, 0.09 if small else 0.07, pale)
        white = paint('#ffffff', rough=0.4, glow=0.3)
        parts = ((-0.24, 0.42, 0.22, 1.12), (0.06, 1.32, 0.8, 0.22), (0.0, 0.86, 0.6, 0.2))
        if small:
            parts = ((-0.34, 0.3, 0.36, 1.4), (0.1, 1.36, 1.04, 0.36), (0.0, 0.76, 0.8, 0.32))
        for x, z, sx, sz in parts:
            box((x, -0.36, z), (sx, 0.14, sz), white, bevel=0)


def story_mode(small):
    """A film clapper, about to fall."""
    black, white = paint('#2c2c3a', rough=0.5), paint('#f8f4ec', rough=0.6)
    yellow, count = paint('#ffc82c', glow=0.2), 2 if small else 4
    box((0, 0, 0), (2.4, 0.24, 1.35), paint('#36384c', rough=0.5), bevel=0.03)
    for lift, z in ((0, 1.36), (-16, 1.72)):
        with tilted((0, lift, 0), at=(-1.2, 0, z)):
            box((1.2, 0, 0), (2.4, 0.26, 0.36), black, bevel=0)
            for i in range(count):
                x, wide, lean = 0.1 + i * 2.4 / count, 1.2 / count, -0.2 if lift else 0.2
                prism([(x, 0.02), (x + wide, 0.02), (x + wide + lean, 0.35), (x + lean, 0.35)], 0.3, white)
    if small:
        prism([(-0.4, 0.2), (-0.4, 1.15), (0.5, 0.68)], 0.1, yellow, at=(0, -0.14, 0))
        return
    prism([(-0.85, 0.3), (-0.85, 1.05), (-0.15, 0.68)], 0.1, yellow, at=(0, -0.14, 0))
    lines(0.1, 1.06, (0.9, 0.9, 0.6), white, y=-0.12, step=0.3, thick=0.12)


def meme_manager(small):
    """A picture of a laughing face between two captions."""
    box((0, 0.05, 0), (2.2, 0.2, 2.2), paint('#26365c', rough=0.5), bevel=0.04)
    plate(0, 0.12, (1.96, 1.96), paint('#4a90e0'), y=-0.06)
    high = 0.3 if small else 0.24
    for z in (0.2, 2.04 - high):
        plate(0, z, (1.6, high), paint('#ffffff', glow=0.15), y=-0.24)
    coin((0, -0.08, 1.1), 0.72, 0.1, paint('#ffd42c', rough=0.5, glow=0.15), sides=36)
    for x in (-0.26, 0.26):
        plate(x, 1.2, (0.2 if small else 0.15, 0.3), paint('#4a2410'), y=-0.2)
    mouth = [(-0.44, 1.04), (0.44, 1.04), (0.3, 0.72), (0, 0.62), (-0.3, 0.72)]
    prism(mouth, 0.06, paint('#8a1c24'), at=(0, -0.2, 0))
    if not small:
        plate(0, 0.94, (0.7, 0.1), paint('#ffffff'), y=-0.24)


def icon_animation(small):
    """A laboratory flask in which a star is brewed."""
    glass, brew = paint('#d4ecf4', rough=0.15), paint('#d83cc8', rough=0.25, glow=0.25)
    cylinder((0, 0, 0), 1.08, 1.0, brew, top=0.62, sides=32)
    cylinder((0, 0, 1.0), 0.62, 0.5, glass, top=0.3, sides=32)
    cylinder((0, 0, 1.5), 0.3, 0.45, glass, sides=24)
    cylinder((0, 0, 1.92), 0.42, 0.14, glass, sides=24)
    with group(turn=FACING):
        with tilted((-20, 0, 0), at=(0, -1.02, 0.42)):
            star(0, 0, 0.5 if small else 0.44, paint('#ffe040', glow=0.5), depth=0.1)
    for x, z, r in ((0.12, 2.3, 0.17), (-0.22, 2.58, 0.13), (0.26, 2.78, 0.1))[:1 if small else 3]:
        ball((x, 0, z), r, brew)


def flappy_flunk(small):
    """A boy with a red cap on two white wings."""
    wing, shade = paint('#f8fafc', rough=0.6), paint('#a8bce0', rough=0.6)
    feathers = [(0, -0.5), (0.34, -0.7), (0.44, -0.36), (0.72, -0.42), (0.78, 0.0), (1.0, 0.06), (1.05, 1.15), (0.62, 0.9),
                (0, 0.2)]
    with group(turn=FACING):
        for side in (-1, 1):
            with group(at=(0.5 * side, 0.3, 1.15), size=0.8 if small else 1):
                prism([(x * side, z) for x, z in feathers], 0.16, wing)
                if not small:
                    prism([(x * side * 0.8, z * 0.62 - 0.1) for x, z in feathers], 0.1, shade, at=(0, -0.1, 0))
        ball((0, 0, 0.95), 0.92, paint('#ffb45c', rough=0.6))
        ball((0, 0.2, 1.84 if small else 1.66), 0.76, paint('#e02c38', rough=0.6), squash=(1, 1, 0.6))
        if not small:
            box((0, -0.6, 1.62), (1.0, 0.5, 0.14), paint('#a81828', rough=0.6), bevel=0.05)
            tube([(-0.26, -0.9, 0.58), (0, -0.94, 0.48), (0.26, -0.9, 0.58)], 0.07, paint('#8a3c10'))
        for x in (-0.34, 0.34):
            ball((x, -0.78, 1.08), 0.3 if small else 0.24, paint('#ffffff', glow=0.2))
            ball((x + 0.02, -1.02, 1.06), 0.2 if small else 0.13, paint(INK))


def flunky_uppy(small):
    """A red high-top on a spring."""
    red, white = paint('#e02c38', rough=0.6), paint('#fbf6ea', rough=0.6)
    prism([(-1.15, 1.05), (0.75, 1.05), (0.75, 1.28), (-1.15, 1.28)], 0.8, white)
    upper = [(-1.1, 1.26), (0.7, 1.26), (0.74, 2.3), (-0.02, 2.3), (-0.16, 1.95), (-0.75, 1.68), (-1.1, 1.55)]
    prism(upper, 0.68, red, bevel=0.06)
    prism([(-1.18, 1.28), (-0.7, 1.28), (-0.8, 1.56), (-1.12, 1.52)], 0.72, white)
    coin((0.34, -0.34, 1.88), 0.26 if small else 0.22, 0.05, white)
    if not small:
        for i in range(3):
            tube([(-0.6 + i * 0.24, -0.36, 1.76 + i * 0.14), (-0.4 + i * 0.24, -0.38, 1.6 + i * 0.14)], 0.05, white)
        star(0.34, 1.88, 0.16, red, y=-0.41, depth=0.02)
    turns, thick, reach = (2, 0.13, 0.5) if small else (3, 0.085, 0.55)
    points = [(-0.15 + reach * math.cos(t * math.tau), reach * 0.7 * math.sin(t * math.tau), 1.05 * t / turns)
              for t in [i / 16 for i in range(int(turns * 16) + 1)]]
    tube(points, thick, paint('#f8c838', rough=0.3))


def zoltar(small):
    """A crystal ball on its golden stand."""
    cylinder((0, 0, 0), 0.85, 0.22, paint('#7a1c2c', rough=0.5), top=0.78, sides=28)
    cylinder((0, 0, 0.22), 0.62, 0.34, gold(), top=0.5, sides=28)
    ball((0, 0, 1.4), 0.98, paint('#7038d0', rough=0.12, glow=0.18), detail=4)
    with group(turn=FACING):
        star(0.06, 1.3, 0.52 if small else 0.44, glow('#7cf4ff', 1.0), y=-1.0, depth=0.04, points=4, inner=0.3)
        if small:
            return
        for x, z, r in ((-0.46, 1.72, 0.2), (0.5, 1.74, 0.14)):
            star(x, z, r, glow('#e8a8ff', 1.0), y=-0.94, depth=0.04, points=4, inner=0.3)
        ball((-0.42, -0.66, 2.0), 0.12, paint('#ffffff', glow=0.9))
        for x in (-0.4, 0.0, 0.4):
            ball((x, -0.52 + abs(x) * 0.2, 0.4), 0.1, paint('#e03048', rough=0.2))


def fantasy_football(small):
    """A football on a golden foot: the league's trophy."""
    box((0, 0, 0), (1.3, 1.0, 0.34), paint('#3a2c54', rough=0.5), bevel=0.04)
    cylinder((0, 0, 0.34), 0.46, 0.7, gold(), top=0.18, sides=24)
    cylinder((0, 0, 1.0), 0.16, 0.22, gold(), top=0.5, sides=24)
    with tilted((0, -24, 0), at=(0, 0, 1.72)):
        points = [(-1.15 + i * 0.23, 0, 0) for i in range(11)]
        radii = [max(0.05, 0.68 * (1 - abs(p[0] / 1.15) ** 1.9)) for p in points]
        tube(points, radii, paint('#a04c1c', rough=0.6))
        white = paint('#fbf6ea', rough=0.6)
        tube([(-0.42, -0.58, 0.34), (0.0, -0.62, 0.36), (0.42, -0.58, 0.34)], 0.1 if small else 0.07, white)
        if not small:
            for x in (-0.3, 0.0, 0.3):
                tube([(x, -0.66, 0.18), (x, -0.5, 0.5)], 0.055, white)
        for x in (-0.74, 0.74):
            ring((x, 0, 0), 0.43, 0.08 if small else 0.06, white, rot=(0, 90, 0))


def leaderboard(small):
    """A podium with a cup on the first place."""
    steps = ((-0.8, 0.85, '2'), (0, 1.25, '1'), (0.8, 0.6, '3'))
    with group(turn=FACING // 2):
        for x, high, digit in steps:
            hue = '#2c5cd0' if digit == '1' else '#4c84f0'
            box((x, 0.1, 0), (0.8, 0.8, high), paint(hue, rough=0.5), bevel=0)
            if small:
                continue
            box((x, 0.1, high), (0.8, 0.8, 0.08), paint('#9cc4ff', rough=0.5), bevel=0)
            text(digit, (x, -0.32, 0.72 if digit == '1' else high / 2), 0.86, paint('#ffffff', glow=0.3), depth=0.03,
                 weight=0.05)
        if small:
            plate(0, 0.3, (0.3, 0.7), paint('#ffffff', glow=0.3), y=-0.32)
        with group(at=(0, 0.1, 1.3)):
            cylinder((0, 0, 0), 0.34, 0.14, gold())
            cylinder((0, 0, 0.1), 0.14, 0.3, gold())
            cylinder((0, 0, 0.38), 0.24, 0.7, gold(), top=0.6, sides=24)
            cylinder((0, 0, 1.06), 0.5, 0.04, paint('#a8701c'), sides=24)
            for side in () if small else (-1, 1):
                ring((0.58 * side, 0, 0.76), 0.22, 0.07, gold())


def retro_text(small):
    """A solid letter in sunset colours that throws a shadow."""
    side, face = paint('#f0348c', rough=0.4), paint('#ffd23c', rough=0.4, glow=0.2)
    if not small:
        text('A', (0.42, 0.5, 1.1), 3.0, paint('#2cb4d8', rough=0.6), depth=0.06, weight=0.02)
    text('A', (0.0, 0, 1.1), 3.0, side, depth=0.2, weight=0.04 if small else 0.03)
    text('A', (0.0, -0.24, 1.1), 3.0, face, depth=0.02, weight=0.0)


def minesweeper(small):
    """A wad of chewed gum on a field, with a flag in it."""
    box((0, 0.1, 0), (2.4, 1.7, 0.34), paint('#8a8ea4', rough=0.6), bevel=0.05)
    if not small:
        box((0, 0.1, 0.34), (2.1, 1.4, 0.06), paint('#c4c8d4', rough=0.6), bevel=0.02)
    pink, pale = paint('#e8408f', rough=0.3), paint('#ffc4e0', rough=0.3, glow=0.3)
    ball((-0.1, 0, 0.72), 0.72, pink, squash=(1.1, 0.9, 0.86))
    ball((0.5, -0.2, 0.56), 0.42, pink)
    ball((-0.42, -0.52, 0.98), 0.16 if small else 0.12, pale)
    thick = 0.16 if small else 0.1
    plate(0.1, 1.2, (thick, 1.4), paint(INK), y=0.1, depth=thick)
    flag = [(0.1, 2.66), (0.1, 1.66), (1.15, 2.14)]
    prism(flag, 0.12, paint('#e8202c', rough=0.5, glow=0.2), at=(0, 0.1, 0))


def solitaire(small):
    """Two playing cards: a pink back behind, a heart in front."""
    white, pink = paint('#fbf8f0', rough=0.6, glow=0.1), paint('#d62c7c', rough=0.5)
    with tilted((0, 16, 0), at=(0.36, 0.3, 0.1)):
        box((0.1, 0, 0), (1.5, 0.1, 2.1), white, bevel=0.02)
        plate(0.1, 0.16, (1.18, 1.78), pink, y=-0.08)
        if not small:
            for x, z in ((0.1, 0.5), (0.1, 1.05), (0.1, 1.6)):
                star(x, z, 0.2, paint('#ffb4d6', rough=0.5), y=-0.13, depth=0.03)
    with tilted((0, -8, 0), at=(-0.3, -0.1, 0.05)):
        box((0, 0, 0), (1.56, 0.1, 2.14), white, bevel=0.02)
        red = paint('#d81c2c', rough=0.4, glow=0.15)
        heart(0, 1.0, 1.2 if small else 0.9, red, y=-0.1, depth=0.05)
        if not small:
            heart(-0.5, 1.78, 0.34, red, y=-0.1, depth=0.05)
            heart(0.5, 0.28, 0.34, red, y=-0.1, depth=0.05)


def calculator(small):
    """A pocket calculator: a green display over its keys."""
    box((0, 0, 0), (1.8, 0.34, 2.4), paint('#5a5e74', rough=0.5), bevel=0.08)
    plate(0, 1.66, (1.44, 0.5), paint('#b8d890', rough=0.4, glow=0.2), y=-0.2)
    if not small:
        plate(0.42, 1.76, (0.1, 0.3), paint(INK), y=-0.25)
        plate(0.22, 1.76, (0.1, 0.3), paint(INK), y=-0.25)
    count = 2 if small else 3
    step = 1.44 / count
    for row in range(count):
        for column in range(count):
            last = column == count - 1
            hue = '#f2559c' if last and row == 0 else '#ffc82c' if last else '#f4f0e4'
            x, z = -0.72 + step * (column + 0.5), 0.18 + row * step
            box((x, -0.22, z), (step - 0.12, 0.12, step - 0.12), paint(hue, rough=0.5), bevel=0.02)


PLAY = {
    'calculator': calculator,
    'fantasy-football': fantasy_football,
    'flappy-flunk': flappy_flunk,
    'flunky-uppy': flunky_uppy,
    'gum': gum,
    'icon-animation': icon_animation,
    'leaderboard': leaderboard,
    'meme-manager': meme_manager,
    'minesweeper': minesweeper,
    'retro-text': retro_text,
    'solitaire': solitaire,
    'story-mode': story_mode,
    'zoltar': zoltar,
}
