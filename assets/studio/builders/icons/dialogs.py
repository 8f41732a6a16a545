"""The signs of dialogs: information, error, warning, question."""
import math

from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, tube


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


DIALOGS = {'dialog-info': dialog_info, 'dialog-error': dialog_error, 'dialog-warning': dialog_warning,
           'dialog-question': dialog_question}
