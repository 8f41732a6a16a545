"""The toy itself: a big head with heavy brows on a stout body, in the white tee and gray shorts of the gym."""
import math

from builders.juniors.clay import ball, block, capsule, lathe, on, pipe
from builders.juniors.shells import HEAD, HEAD_RADII, SIDES, arms, feet, hands, head, legs, pelvis, trunk
from builders.juniors.skeleton import start

SKIN, INK, EYE, _HAIR = '#f0b078', '#181425', '#fbfbf4', '#3a2430'
_TEE, _SHORTS = '#ece6d6', '#6c7a98'


def figure():
    """All of it; nothing that is worn."""
    legs(SKIN, low=0.08)
    feet(SKIN)
    pelvis(_SHORTS, 0.003)
    for side in SIDES:
        hip, foot = start(f'{side}_leg'), start(f'{side}_foot')
        with on(f'{side}_leg'):
            capsule(hip, hip.lerp(foot, 0.4), 0.083, _SHORTS)
    trunk(_TEE)
    arms(SKIN)
    for side, out in SIDES.items():
        with on(f'{side}_arm'):
            capsule((out * 0.165, 0, 0.6), (out * 0.205, 0, 0.555), 0.074, _TEE, 0.078)
    hands(SKIN)
    with on('head'):
        lathe([(0.085, 0.62), (0.085, 0.7)], SKIN, sides=10)
    head(SKIN)
    with on('head'):
        dome = [(0.284 * math.cos(math.radians(a)), 0.27 * math.sin(math.radians(a))) for a in (0, 22, 44, 66)]
        lathe([(0.25, -0.03), *dome, (0, 0.27)], _HAIR, at=HEAD, rot=(-38, 0, 0), sides=18, squash=0.94, round_below=60)
    face()


def face():
    """Eyes, brows, nose, mouth, ears."""
    with on('head'):
        for out in (-1, 1):
            ball((out * 0.262, 0.01, 0.885), (0.04, 0.05, 0.065), SKIN)
            ball((out * 0.1, -0.19, 0.93), (0.08, 0.055, 0.072), EYE, rot=(0, 0, out * 18))
            ball((out * 0.092, -0.239, 0.925), (0.034, 0.018, 0.042), INK, detail=1)
            pipe([on_face(out * x, z, 0.012) for x, z in ((0.03, 1.002), (0.1, 1.018), (0.172, 0.998))],
                 [0.017, 0.023, 0.014], INK, sides=6)
        block((0, -0.245, 0.872), (0.06, 0.05, 0.06), SKIN, bevel=0.018)
        pipe([on_face(x * 0.03, 0.795 + x * x * 0.004, 0) for x in range(-2, 3)], 0.011, INK, sides=5)


def on_face(x, z, out=0.0):
    """The point of the face above (x, z), moved outwards by `out`."""
    a, b, c = HEAD_RADII
    return x, -b * (1 - (x / a) ** 2 - ((z - HEAD[2]) / c) ** 2) ** 0.5 - out, z
