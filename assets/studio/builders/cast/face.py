"""Heads: the face and what it says, round the neck's foot at z = 0; looks towards -y."""
from builders.cast.hair import hair
from kit.materials import paint
from kit.shapes import ball, box, cylinder, ring, tube

_AT = 0.34
_INK = '#140c1c'


def head(who, mood):
    """The head with its hair or hat."""
    skin = paint(who.skin, rough=0.55)
    cylinder((0, 0, -0.02), 0.085, 0.14, skin)
    ball((0, 0, _AT), 0.3, skin, squash=(1.0, 0.92, 0.98), detail=4)
    ball((0, -0.06, _AT - 0.14), 0.23, skin, squash=(1.02, 0.9, 0.75), detail=4)
    for side in (-1, 1):
        if who.ears:
            ball((side * 0.3, 0.02, _AT - 0.02), 0.075, skin, squash=(0.6, 0.9, 1.15))
        _eye(who, mood, side, skin)
    _nose(who, skin)
    _mouth(mood)
    if who.glasses:
        rim = paint(who.glasses, rough=0.4)
        for side in (-1, 1):
            ring((side * 0.112, -0.302, _AT + 0.03), 0.108, 0.013, rim, steps=16)
            tube([(side * 0.215, -0.28, _AT + 0.04), (side * 0.3, 0.0, _AT + 0.05)], 0.012, rim)
        tube([(-0.012, -0.31, _AT + 0.05), (0.012, -0.31, _AT + 0.05)], 0.013, rim)
    hair(who, _AT)


def _eye(who, mood, side, skin):
    white, ink = paint('#fbfbf4', rough=0.3), paint(_INK, rough=0.4)
    x, z = side * 0.11, _AT + 0.03
    ball((x, -0.225, z), 0.1, white, squash=(1, 0.55, 0.82))
    ball((x + mood.gaze[0] * 0.042, -0.272, z + mood.gaze[1] * 0.03), 0.042, ink, squash=(0.9, 0.5, 1.1))
    ball((x + mood.gaze[0] * 0.042 - 0.014, -0.291, z + mood.gaze[1] * 0.03 + 0.018), 0.011, paint('#ffffff', glow=0.5), detail=1)
    shut = 1 - max(0.0, min(1.0, mood.open))
    if shut > 0.02:
        drop = 0.16 * shut
        ball((x, -0.226, z + 0.088 - drop * 0.55), 0.11, skin, squash=(1.02, 0.63, 0.8 * shut + 0.1))
    if shut > 0.8:
        tube([(x - 0.09, -0.262, z - 0.03), (x, -0.298, z - 0.045), (x + 0.09, -0.262, z - 0.03)], 0.013, ink)
    box((x, -0.285, z + 0.075 + mood.lift), (0.18, 0.05, 0.042), paint(who.brow, rough=0.9), bevel=0.014, rot=(0, side * mood.brow, 0))


def _nose(who, skin):
    if who.nose == 'round':
        ball((0, -0.325, _AT - 0.03), 0.062, skin, squash=(1.15, 0.9, 0.9))
    elif who.nose == 'long':
        box((0, -0.33, _AT - 0.085), (0.07, 0.1, 0.12), skin, bevel=0.028, rot=(-12, 0, 0))
    elif who.nose == 'small':
        ball((0, -0.31, _AT - 0.035), 0.042, skin, squash=(0.9, 1, 0.9))
    else:
        box((0, -0.315, _AT - 0.06), (0.085, 0.07, 0.08), skin, bevel=0.025)


def _mouth(mood):
    z, corner = _AT - 0.15, mood.smile * 0.045
    if mood.mouth > 0.05:
        ball((0, -0.262, z), 0.075, paint('#4a0f1c', rough=0.8), squash=(1.05 - 0.3 * mood.mouth, 0.4, 0.3 + 0.75 * mood.mouth))
        ball((0, -0.281, z + 0.022 + 0.026 * mood.mouth), 0.045, paint('#f8f4ea', rough=0.4), squash=(1.0, 0.3, 0.28), detail=2)
        return
    tube([(i * 0.03, -0.278 + 0.0018 * i * i, z + corner * (i * i / 6.4 - 0.4)) for i in range(-3, 4)], 0.015, paint(_INK, rough=0.5))
