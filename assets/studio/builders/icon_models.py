"""The desktop icons' models: a few big parts each, at most about 2.4 m wide, front towards -y. Where 16 pixels would be
mush the function models fewer and bigger parts (`small`)."""
import math

from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.stage import group


def computer(small):
    """A beige monitor on its box, teal screen with a highlight."""
    beige, shade = paint('#e4dcc2', rough=0.6), paint('#bdb498', rough=0.6)
    box((0, 0.1, 0.0), (2.1, 1.5, 0.46), beige, bevel=0.06)
    box((0, 0.15, 0.46), (0.9, 0.8, 0.12), shade, bevel=0)
    box((0, 0.05, 0.58), (1.72, 1.2, 1.42), beige, bevel=0.1)
    box((0, -0.55, 0.74), (1.4, 0.08, 1.1), paint('#55525c'), bevel=0.04)
    box((0, -0.6, 0.82), (1.18, 0.05, 0.94), glow('#0a8e92', 0.85), bevel=0.02)
    if small:
        return
    prism([(-0.5, 1.66), (-0.05, 1.66), (-0.5, 1.12)], 0.02, glow('#5fd8d0', 0.95), at=(0, -0.64, 0))
    box((0.62, -0.68, 0.2), (0.6, 0.05, 0.09), paint('#2a2a32'), bevel=0)
    box((-0.7, -0.68, 0.2), (0.14, 0.05, 0.09), glow('#58f060', 1.2), bevel=0)


def my_locker(small):
    """Two school lockers, one ajar with a jacket's red in it."""
    steel, dark = paint('#3f86cc', rough=0.4), paint('#173258', rough=0.8)
    gold = paint('#f4c838', rough=0.3)
    box((0, 0.1, 0), (1.7, 0.9, 2.3), paint('#2f6cae', rough=0.4), bevel=0.03)
    if small:
        light = paint('#5aa4e8', rough=0.4)
        for x in (-0.45, 0.45):
            box((x, -0.4, 0.1), (0.72, 0.1, 2.1), light, bevel=0.02)
        box((0, -0.38, 0.15), (0.16, 0.1, 2.0), dark, bevel=0)
        for x in (-0.45, 0.45):
            box((x, -0.48, 1.52), (0.52, 0.04, 0.36), dark, bevel=0)
        box((0.28, -0.5, 0.72), (0.3, 0.12, 0.42), gold, bevel=0)
        return
    box((-0.42, -0.36, 0.1), (0.76, 0.06, 2.1), dark, bevel=0)
    box((-0.42, -0.36, 0.2), (0.5, 0.12, 1.15), paint('#d8323e', rough=0.9), bevel=0.05)
    box((-0.42, -0.43, 0.2), (0.1, 0.04, 1.15), paint('#f6f0dc', rough=0.9), bevel=0)
    box((-0.42, -0.4, 1.62), (0.7, 0.1, 0.06), paint('#8ab8e4'), bevel=0)
    with group(at=(-0.8, -0.42, 0.1), turn=-112):
        box((0.37, 0, 0), (0.74, 0.07, 2.1), steel, bevel=0.02)
    box((0.42, -0.38, 0.1), (0.78, 0.08, 2.1), steel, bevel=0.02)
    for i in range(3):
        box((0.42, -0.43, 1.62 + i * 0.17), (0.46, 0.03, 0.08), dark, bevel=0)
    box((0.18, -0.46, 0.95), (0.15, 0.08, 0.34), gold, bevel=0.02)
    box((0.42, -0.43, 1.36), (0.3, 0.03, 0.13), paint('#f6f0dc'), bevel=0)


def wallet(small):
    """A brown leather wallet with a clasp, a green note and a card peeping out."""
    leather, light = paint('#8a4a26', rough=0.6), paint('#b06a36', rough=0.55)
    box((0.1, 0.12, 0.5), (1.8, 0.05, 1.2), paint('#5fb45a', rough=0.8), bevel=0, rot=(0, -5, 0))
    if not small:
        box((0.1, 0.08, 1.2), (1.3, 0.03, 0.3), paint('#d8f0c4', rough=0.8), bevel=0, rot=(0, -5, 0))
        box((-0.35, 0.0, 0.5), (0.9, 0.05, 1.06), paint('#4fc0f0', rough=0.4), bevel=0.02, rot=(0, 4, 0))
    box((0, 0.2, 0), (2.3, 0.22, 1.38), paint('#6a361c', rough=0.6), bevel=0.08)
    box((0, -0.14, 0), (2.3, 0.3, 1.22), leather, bevel=0.12)
    if not small:
        for z in (0.1, 1.08):
            for i in range(7):
                box((-0.93 + i * 0.31, -0.31, z), (0.17, 0.03, 0.05), paint('#e0a868'), bevel=0)
    box((0.82, -0.3, 0.38), (0.7, 0.16, 0.46), light, bevel=0.1)
    ball((0.66, -0.42, 0.61), 0.17 if small else 0.14, paint('#ffd84a', rough=0.25, metal=0.3))


def town_map(small):
    """An unfolded map that stands in zigzag, with a lake, roads, a few roofs and a red pin."""
    folds = ((-0.84, 24, '#86cc62'), (0.0, -24, '#62ac48'), (0.84, 24, '#86cc62'))
    paper, water, road = paint('#f6ecca', rough=0.9), paint('#46a6ec', rough=0.6), paint('#fff4c4', rough=0.9)
    for x, turn, green in folds:
        with group(at=(x, 0, 0), turn=turn):
            box((0, 0.04, 0), (0.94, 0.05, 1.9), paper, bevel=0)
            box((0, -0.01, 0.1), (0.94, 0.05, 1.7), paint(green, rough=0.9), bevel=0)
            box((0, -0.05, 0.62), (0.94, 0.04, 0.24 if small else 0.2), road, bevel=0)
            if x > 0:
                box((0.1, -0.05, 1.12), (0.6, 0.04, 0.56), water, bevel=0.02)
            if x < 0 and not small:
                box((0.12, -0.05, 0.1), (0.18, 0.04, 1.7), road, bevel=0)
                box((-0.24, -0.06, 1.2), (0.26, 0.05, 0.26), paint('#c8483a'), bevel=0)
                box((-0.24, -0.06, 0.22), (0.24, 0.05, 0.24), paint('#8a5ab0'), bevel=0)
            if x == 0 and not small:
                box((0.2, -0.06, 0.2), (0.3, 0.05, 0.24), paint('#e8dcc0'), bevel=0)
    red = paint('#f0283c', rough=0.25)
    cylinder((0.0, -0.5, 0.6), 0.02, 0.8, red, top=0.3)
    ball((0.0, -0.5, 1.62), 0.5 if small else 0.42, red)
    ball((-0.04, -0.86, 1.66), 0.2 if small else 0.16, paint('#ffffff', rough=0.4), squash=(1, 0.6, 1))


def gum(small):
    """A pink gum coin stamped with an F, leaning on a second one."""
    pink, deep, pale = (paint(c, rough=0.35) for c in ('#d62c7c' if small else '#f2559c', '#b82a70', '#f27ab4' if small else '#ffb4d6'))
    if not small:
        with group(at=(0.62, 0.7, 0.0)):
            cylinder((0, 0.0, 0.82), 0.82, 0.24, deep, rot=(90, 0, 0), sides=32)
            ring((0, -0.26, 0.82), 0.7, 0.05, pink)
    with group(at=(-0.3, 0.0, 0.0)):
        cylinder((0, 0.0, 0.98), 0.98, 0.3, pink, rot=(90, 0, 0), sides=36)
        ring((0, -0.31, 0.98), 0.86, 0.09 if small else 0.07, pale)
        white = paint('#ffffff', rough=0.4, glow=0.3)
        parts = ((-0.24, 0.42, 0.22, 1.12), (0.06, 1.32, 0.8, 0.22), (0.0, 0.86, 0.6, 0.2))
        if small:
            parts = ((-0.34, 0.3, 0.36, 1.4), (0.1, 1.36, 1.04, 0.36), (0.0, 0.76, 0.8, 0.32))
        for x, z, sx, sz in parts:
            box((x, -0.36, z), (sx, 0.14, sz), white, bevel=0)


def help_book(small):
    """A purple manual with a yellow question mark."""
    cover, page = paint('#6a44b8', rough=0.5), paint('#f4eedc', rough=0.9)
    box((0, 0.0, 0), (1.7, 0.5, 2.1), page, bevel=0)
    box((0, -0.28, -0.06), (1.84, 0.1, 2.24), cover, bevel=0.03)
    box((0, 0.28, -0.06), (1.84, 0.1, 2.24), paint('#4c2f8c', rough=0.5), bevel=0.03)
    box((-0.88, 0.0, -0.06), (0.12, 0.6, 2.24), paint('#53349a', rough=0.5), bevel=0.03)
    ink = paint('#ffe04a', rough=0.4, glow=0.2)
    t = 0.15 if small else 0.12
    points = [(0.46 * math.cos(math.radians(a)), -0.36, 1.42 + 0.42 * math.sin(math.radians(a)))
              for a in range(165, -66, -21)] + [(0.02, -0.36, 0.88), (0.0, -0.36, 0.7)]
    tube(points, t, ink)
    ball((0.0, -0.36, 0.34), t * 1.35, ink)


def sign_disc(colour, rim):
    """The round plate of a dialog's sign."""
    cylinder((0, 0.0, 1.1), 1.1, 0.24, paint(rim, rough=0.4), rot=(90, 0, 0), sides=40)
    cylinder((0, -0.14, 1.1), 0.98, 0.14, paint(colour, rough=0.3), rot=(90, 0, 0), sides=40)


def dialog_info(_):
    """A white i on blue."""
    sign_disc('#2a5ad8', '#f4f4f8')
    white = paint('#ffffff', rough=0.5, glow=0.25)
    ball((0, -0.3, 1.68), 0.2, white)
    box((0, -0.3, 0.52), (0.36, 0.12, 0.86), white, bevel=0.03)
    box((-0.14, -0.3, 1.2), (0.36, 0.12, 0.18), white, bevel=0)
    box((0, -0.3, 0.46), (0.68, 0.12, 0.18), white, bevel=0)


def dialog_error(_):
    """A white cross on red."""
    sign_disc('#e0222e', '#8c0f1c')
    white = paint('#ffffff', rough=0.5, glow=0.25)
    for turn in (45, -45):
        slant = math.radians(turn)
        foot = (-0.62 * math.sin(slant), -0.3, 1.1 - 0.62 * math.cos(slant))
        box(foot, (0.34, 0.12, 1.24), white, bevel=0.02, rot=(0, turn, 0))


def dialog_warning(_):
    """A black mark on a yellow triangle."""
    prism([(-1.2, 0.0), (1.2, 0.0), (1.3, 0.2), (0.16, 2.16), (-0.16, 2.16), (-1.3, 0.2)], 0.34,
          paint('#ffd02a', rough=0.4), bevel=0.05)
    dark = paint('#1c1624', rough=0.6)
    prism([(-0.2, 1.56), (0.2, 1.56), (0.1, 0.72), (-0.1, 0.72)], 0.1, dark, at=(0, -0.2, 0))
    box((0, -0.2, 0.26), (0.3, 0.1, 0.28), dark, bevel=0.02)


def dialog_question(_):
    """A blue question mark in a speech bubble."""
    white = paint('#f8f8fc', rough=0.6)
    cylinder((0, 0.0, 1.2), 1.06, 0.3, white, rot=(90, 0, 0), sides=40)
    prism([(-0.75, 0.75), (-0.95, -0.05), (-0.1, 0.2)], 0.28, white)
    ink = paint('#2438c8', rough=0.5)
    points = [(0.4 * math.cos(math.radians(a)), -0.36, 1.52 + 0.36 * math.sin(math.radians(a)))
              for a in range(165, -66, -21)] + [(0.0, -0.36, 1.04), (0.0, -0.36, 0.9)]
    tube(points, 0.13, ink)
    ball((0.0, -0.36, 0.56), 0.16, ink)


ICONS = {'computer': computer, 'my-locker': my_locker, 'wallet': wallet, 'town-map': town_map, 'gum': gum,
         'help': help_book}
DIALOGS = {'dialog-info': dialog_info, 'dialog-error': dialog_error, 'dialog-warning': dialog_warning,
           'dialog-question': dialog_question}
