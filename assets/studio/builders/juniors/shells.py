"""The figure's body as shells: each item that covers a part of it is the same shell, grown by some millimeters, so that
nothing of the body comes through it."""
from builders.juniors.clay import ball, capsule, lathe, on, pipe
from builders.juniors.skeleton import start

SIDES = {'left': 1, 'right': -1}
_TRUNK = ((0.118, 0.37), (0.158, 0.42), (0.168, 0.50), (0.160, 0.57), (0.118, 0.635), (0.07, 0.66))
TRUNK_SQUASH = 0.8
HEAD = (0, 0, 0.91)
HEAD_RADII = (0.265, 0.245, 0.26)


def trunk(colour, grow=0.0, sides=16):
    """Chest and belly. `colour` may be a list of six, from the belly's hem up."""
    profile = [(r + grow, z) for r, z in _TRUNK]
    with on('spine'):
        lathe([(0, profile[0][1]), *profile, (0, 0.66 + grow)],
              colour if isinstance(colour, str) else [colour[0], *colour], sides=sides, squash=TRUNK_SQUASH)


def arms(colour, grow=0.0, fore=None, cuff=None, reach=1.0):
    """Both arms down to the wrists; `fore` is the colour below the elbow, `cuff` that of a ring at the wrist, and with a
    `reach` below 1 the sleeve ends so far along the forearm (0: it has no forearm)."""
    for side in SIDES:
        shoulder, elbow, wrist = (start(f'{side}_{bone}') for bone in ('arm', 'fore', 'hand'))
        with on(f'{side}_arm'):
            capsule(shoulder, elbow, 0.066 + grow, colour, 0.058 + grow)
        if not reach:
            continue
        end = elbow.lerp(wrist, reach)
        with on(f'{side}_fore'):
            capsule(elbow, end, 0.057 + grow, fore or colour, 0.052 + grow)
            if cuff:
                capsule(end.lerp(elbow, 0.12), end.lerp(elbow, -0.06), 0.06 + grow, cuff)


def hands(colour, grow=0.0, sides=('left', 'right')):
    """Fists with a thumb."""
    for side in sides:
        out = SIDES[side]
        x, y, z = start(f'{side}_hand')
        with on(f'{side}_hand'):
            ball((x + out * 0.028, y, z - 0.035), (0.064 + grow, 0.07 + grow, 0.066 + grow), colour)
            ball((x - out * 0.018, y - 0.052, z - 0.02), (0.026 + grow, 0.034 + grow, 0.026 + grow), colour, detail=1)


def grip(side):
    """The middle of a fist: what is held goes through it."""
    x, y, z = start(f'{side}_hand')
    return x + SIDES[side] * 0.028, y, z - 0.035


def pelvis(colour, grow=0.0):
    """Hips, as the seat of trousers."""
    with on('hips'):
        ball((0, 0, 0.365), (0.158 + grow, 0.13 + grow, 0.085 + grow), colour)


def legs(colour, grow=0.0, low=0.1, shin=None):
    """Both legs down to the height `low`; `shin` is the colour of their lower half."""
    for side in SIDES:
        hip, foot = start(f'{side}_leg'), start(f'{side}_foot')
        end = hip.lerp(foot, (hip.z - low) / (hip.z - foot.z))
        knee = hip.lerp(end, 0.55)
        with on(f'{side}_leg'):
            if shin:
                capsule(hip, knee, 0.08 + grow, colour, 0.074 + grow)
                capsule(knee, end, 0.073 + grow, shin, 0.07 + grow)
            else:
                capsule(hip, end, 0.08 + grow, colour, 0.07 + grow)


def feet(colour, grow=0.0, sole=None):
    """Both feet; `sole` is the colour of a slab below them."""
    for side in SIDES:
        x = start(f'{side}_foot').x
        with on(f'{side}_foot'):
            lathe([(0, 0.002), (0.085 + grow, 0.002), (0.09 + grow, 0.03), (0.078 + grow, 0.07 + grow),
                   (0.045 + grow, 0.105 + grow), (0, 0.115 + grow)], colour, at=(x, -0.035, 0), squash=1.42, sides=14,
                  round_below=60)
            if sole:
                lathe([(0, 0), (0.092 + grow, 0), (0.096 + grow, 0.028), (0, 0.028)], sole, at=(x, -0.035, 0), squash=1.42)


def head(colour, grow=0.0, detail=3):
    """The head alone, without ears and face."""
    with on('head'):
        ball(HEAD, [r + grow for r in HEAD_RADII], colour, detail=detail)


def hood(colour, detail=3):
    """The head with its ears and face in a hood that is open nowhere."""
    with on('head'):
        ball(HEAD, (0.32, 0.297, 0.285), colour, detail=detail)


def straps(colour, radius=0.017):
    """What holds a pack: two straps over the shoulders to under the arms."""
    with on('spine'):
        for out in (-1, 1):
            pipe([(out * 0.1, 0.16, 0.6), (out * 0.105, 0.06, 0.672), (out * 0.105, -0.07, 0.665), (out * 0.105, -0.15, 0.58),
                  (out * 0.115, -0.15, 0.5), (out * 0.15, -0.06, 0.43)], radius, colour, sides=5)
