"""The light of the lobby: tubes in the ceiling, the mirror ball, the sun in the dust."""
import math
import random

from builders.lobby_hall import DOOR, FRONT, HEAD, HEIGHT, WINDOW
from kit.light import panel
from kit.materials import glow, paint
from kit.shapes import ball, box, sheets, tube
from kit.skin import haze

_SPARKS = ('#ffe9b0', '#ff8ac8', '#8ae6ff')
# The way of the sun into the room, for one metre that it sinks.
_SUN = (-0.33, -2.4)


def ceiling_light(x, y, strength, energy):
    """Two tubes in a tray under the ceiling; without `strength` they are dead."""
    shine = glow('#f4f8ff', strength) if strength else paint('#8a8694')
    box((x, y, HEIGHT - 0.07), (0.7, 1.3, 0.06), paint('#d8d4dc', rough=0.5), bevel=0)
    for side in (-0.16, 0.16):
        box((x + side, y, HEIGHT - 0.1), (0.09, 1.2, 0.04), shine, bevel=0)
    if energy:
        panel((x, y, HEIGHT - 0.14), (x, y, 0), (0.6, 1.2), energy, '#f0ecff')


def mirror_ball(at, night, turn=0):
    """A ball of little mirrors on its cord; other mirrors flash at each `turn`."""
    x, y, z = at
    tube([(x, y, z), (x, y, HEIGHT)], 0.008, '#14121a')
    ball(at, 0.2, paint('#9aa0b4', rough=0.08, metal=1), detail=3)
    rnd = random.Random(3 + turn)
    for i in range(26):
        round_it, up = rnd.uniform(math.pi, math.tau), rnd.uniform(-1.1, 1.2)
        spot = (x + 0.2 * math.cos(round_it) * math.cos(up), y + 0.2 * math.sin(round_it) * math.cos(up),
                z + 0.2 * math.sin(up))
        strength = (3.0 if night else 1.6) if i % 2 else 0.5
        ball(spot, 0.026, glow(_SPARKS[i % 3], strength), detail=1)


def specks(at):
    """What the mirror ball throws by night: flecks of coloured light on ceiling and carpet, larger further away."""
    rnd = random.Random(21)
    flecks = {hue: [] for hue in _SPARKS}
    for i in range(70):
        away, turn = rnd.uniform(0.5, 4.2), i * 2.399
        x, y = at[0] + away * math.cos(turn), at[1] + away * math.sin(turn)
        z, size = (HEIGHT - 0.03, 0.03 + 0.02 * away) if i % 3 else (0.02, 0.04 + 0.01 * away)
        hue = _SPARKS[i % 3 if i % 2 else 0]
        flecks[hue].append([(x - size, y, z), (x, y - size, z), (x + size, y, z), (x, y + size, z)])
    for hue, corners in flecks.items():
        sheets(corners, glow(hue, 0.3), name='specks')


def sunbeams(strength):
    """Dusty light from the door and both panes of the window: leaves of haze that thin out towards the floor."""
    left, right = WINDOW
    middle = (left + right) / 2
    for from_x, to_x in (DOOR, (left, middle), (middle, right)):
        x0, x1 = from_x + 0.1, to_x - 0.1
        for i in range(3):
            z = HEAD - i * 0.55
            dx, y = _SUN[0] * z, FRONT + _SUN[1] * z
            corners = [(x0, FRONT - 0.1, z), (x1, FRONT - 0.1, z), (x1 + dx, y, 0.02), (x0 + dx, y, 0.02)]
            leaf = sheets([corners], haze('#ffd9a0', strength, HEAD), name='haze')
            leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False
    _motes(random.Random(12))


def _motes(rnd):
    """Dust in the light of the door."""
    flecks, size = [], 0.011
    for _ in range(60):
        sunk = rnd.uniform(0.2, 2.2)
        x, y = rnd.uniform(*DOOR) + _SUN[0] * sunk, FRONT + _SUN[1] * sunk
        z = rnd.uniform(0.3, 1.0) * (HEAD - sunk) + 0.2
        flecks.append([(x, y, z), (x + size, y, z), (x + size, y, z + size), (x, y, z + size)])
    sheets(flecks, glow('#fff0d0', 1.6), name='motes')
