"""The head of the fortune teller: painted wood, a beard, a turban, and a jaw on a hinge."""
import math

from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, tube
from kit.stage import group

_SKIN, _HAIR, _GOLD = '#e0a878', '#1c1220', '#e0b048'


def teller_head(act):
    """Round the origin, which is the middle of the skull; looks towards -y. 0.3 m wide, from the beard to the plume
    0.62 m tall. `act` is the machine's Act."""
    flesh = paint(_SKIN, rough=0.4)
    cylinder((0, 0.03, -0.24), 0.062, 0.14, flesh, sides=20)
    ball((0, 0, 0), 0.135, flesh, squash=(0.98, 1, 1.12), detail=4)
    for side in (-1, 1):
        ball((side * 0.067, -0.085, -0.032), 0.043, paint('#e49a70', rough=0.4), squash=(1, 0.8, 0.8))
        ball((side * 0.133, 0.02, -0.012), 0.032, flesh, squash=(0.5, 0.8, 1.2))
        ring((side * 0.142, 0.005, -0.07), 0.026, 0.007, _gold(), rot=(90, 0, 20 * side))
        _eye(side, act)
    _nose(flesh)
    _jaw(act)
    _turban(act)


def _gold():
    return paint(_GOLD, rough=0.25, metal=0.85)


def _eye(side, act):
    x, y, z = side * 0.053, -0.112, 0.03
    # The hollow that the eye lies in, as grease paint has it.
    ball((x, y + 0.012, z - 0.002), 0.041, paint('#8a4a58', rough=0.6), squash=(1, 0.55, 0.8))
    if act.awake and not act.blink:
        light = '#ffb020' if act.win else '#ffe45a'
        ball((x, y - 0.008, z - 0.002), 0.029, glow(light, 3.2 if act.win else 2.6, 0.1), squash=(1.1, 0.55, 0.72))
        ball((x, y - 0.023, z - 0.004), 0.013, paint('#2a0a10'), squash=(0.6, 0.5, 1.4), detail=2)
    else:
        # Lids almost shut, a line of lashes below them.
        ball((x, y - 0.006, z - 0.004), 0.03, paint('#b87a68', rough=0.5), squash=(1.1, 0.55, 0.85))
        tube([(x - 0.03, y - 0.014, z - 0.01), (x, y - 0.025, z - 0.02), (x + 0.03, y - 0.014, z - 0.01)], 0.006, paint(_HAIR))
    raised = 0.02 if act.awake else 0.0
    brow = [(side * 0.014, -0.142, 0.06 - raised * 0.9), (side * 0.05, -0.138, 0.084 + raised * 0.2), (side * 0.085, -0.115, 0.092 + raised),
            (side * 0.112, -0.08, 0.072 + raised)]
    tube(brow, [0.015, 0.018, 0.013, 0.004], paint(_HAIR, rough=0.8))


def _nose(flesh):
    tube([(0, -0.125, 0.045), (0, -0.155, 0.0), (0, -0.168, -0.03)], [0.014, 0.02, 0.025], flesh)
    for side in (-1, 1):
        ball((side * 0.019, -0.148, -0.036), 0.016, flesh, detail=2)


def _jaw(act):
    """Everything that moves when he speaks hangs on the hinge: lip, chin and beard."""
    drop = 0.05 * act.mouth
    hair, lip = paint(_HAIR, rough=0.75), paint('#a83a48', rough=0.4)
    if act.mouth:
        ball((0, -0.124, -0.09), 0.042, paint('#200408'), squash=(1.05, 0.6, 0.4 + 0.6 * act.mouth))
        box((0, -0.152, -0.082), (0.05, 0.01, 0.014), paint('#f4ecd8', rough=0.4, glow=0.2), bevel=0.003)
    with group(at=(0, 0, -drop)):
        tube([(-0.03, -0.128, -0.085), (0, -0.139, -0.09), (0.03, -0.128, -0.085)], 0.008, lip)
        ball((0, -0.088, -0.12), 0.052, paint(_SKIN, rough=0.4), squash=(1, 0.8, 0.7))
        # The beard: two curls to the sides of a long point.
        ball((0, -0.112, -0.122), 0.043, hair, squash=(1, 0.7, 0.75))
        tube([(0, -0.118, -0.12), (0, -0.128, -0.18), (0.004, -0.132, -0.225), (0, -0.13, -0.262)], [0.042, 0.034, 0.02, 0.004], hair)
        for side in (-1, 1):
            tube([(side * 0.11, -0.035, -0.07), (side * 0.085, -0.075, -0.115), (side * 0.04, -0.105, -0.14)],
                 [0.01, 0.022, 0.024], hair)
        cylinder((0, -0.134, -0.205), 0.026, 0.02, _gold(), sides=16)
    for side in (-1, 1):
        tube([(side * 0.004, -0.156, -0.05), (side * 0.04, -0.146, -0.062), (side * 0.082, -0.117, -0.054),
              (side * 0.108, -0.1, -0.028), (side * 0.1, -0.105, -0.008), (side * 0.088, -0.112, -0.014)],
             [0.011, 0.014, 0.011, 0.008, 0.006, 0.004], hair)


def _turban(act):
    """Cloth wound in bands that cross over the forehead, a brooch and a plume."""
    cloth, dark = paint('#7a30b8', rough=0.7), paint('#5a1e94', rough=0.75)
    ball((0, 0.03, 0.125), 0.145, dark, squash=(1.05, 1, 0.78), detail=4)
    for i in range(4):
        for side in (-1, 1):
            points = []
            for k in range(15):
                t = k / 14
                angle = math.radians(-96 + 186 * t) * side
                reach = 0.152 - 0.014 * i * t
                points.append((reach * math.sin(angle) * 1.02, 0.02 - reach * math.cos(angle),
                               0.085 + 0.03 * i + 0.075 * math.sin(math.pi * t) * (0.4 + 0.22 * i) - 0.02 * (1 - t)))
            tube(points, 0.03 - 0.003 * i, cloth if (i + (side > 0)) % 2 else dark)
    lit = act.awake
    disc((0, -0.166, 0.128), 0.04, _gold())
    ball((0, -0.17, 0.128), 0.026, glow('#ff3a5a' if not act.win else '#ffd83a', 2.4 if lit else 0.7, 0.05), squash=(1, 0.6, 1.15))
    plume = paint('#f4f0e0', rough=0.9, glow=0.12)
    for i in range(7):
        lean = (i - 3) * 0.03
        tube([(lean * 0.15, -0.15, 0.15), (lean * 0.7 + 0.004, -0.13, 0.2), (lean * 1.5 + 0.02, -0.1, 0.235 - abs(lean) * 0.35)],
             [0.008, 0.013, 0.003], plume)
    ball((0, 0.03, 0.235), 0.03, _gold(), squash=(1, 1, 0.8), detail=2)
