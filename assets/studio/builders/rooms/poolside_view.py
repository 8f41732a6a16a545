"""The motel's pool as its lobby shows it, built from the layers of `pane_views`."""
from builders.rooms.pane_views import layer, rect

# By day and by night, as (hue, strength). Most are colors that the lobby already has: its palette is small.
_SKY = ('#a4dcf4', 1.1), ('#6a48c0', 0.6)
_WALL, _ROOF = (('#ef7772', 1.0), ('#3a2a78', 0.6)), (('#298579', 1.0), ('#fd59a7', 2.2))
_DOOR, _PANE, _POST = (('#298579', 1.0), ('#2c2260', 0.6)), (('#1d748b', 1.0), ('#ff8a2a', 1.5)), (('#fff0d8', 1.3), ('#6b6362', 1.0))
_DECK, _WATER, _GLINT = (('#fac795', 1.3), ('#3a2a78', 0.6)), (('#61bdc9', 1.0), ('#32b4cd', 1.0)), (('#a4dcf4', 1.1), ('#64f9db', 1.7))
_CLOTH, _STRIPE, _POLE = (('#fba243', 1.1), ('#b64f6a', 1.0)), (('#bf7f38', 1.0), ('#7b4257', 1.0)), (('#442b1a', 1.0), ('#191611', 1.0))
_BULB = ('#fff0d8', 1.3), ('#ffb04a', 2.2)
_STEM, _LEAF, _SUNNY = (('#663a20', 1.0), ('#191611', 1.0)), (('#24644e', 1.0), ('#191611', 1.0)), (('#409672', 1.0), ('#191611', 1.0))
# The crown of the palm, frond by frond, around the top of its stem, in shares of half its width.
_DROOPING = ((0, 0.1), (-0.5, 0.5), (-1, -0.5), (-0.5, 0.14)), ((0, 0.1), (0.55, 0.46), (1, -0.56), (0.46, 0.1))
_UPRIGHT = ((0, 0), (-0.34, 0.72), (-0.95, 0.62), (-0.4, 0.34)), ((0, 0), (0.36, 0.68), (0.98, 0.5), (0.4, 0.3)), ((-0.12, 0), (-0.14, 0.6), (0.1, 1), (0.16, 0.4))


def poolside_view(width, height, night):
    """A parasol in front of the row of rooms, a string of lamps, a palm against the sky, and the pool below. By night the lamps,
    a window and the neon of the roof shine."""
    def put(depth, hues, *quads):
        layer(depth, *hues[night], *quads)

    half, eaves, ground = width / 2, height * 0.7, height * 0.3
    put(0, _SKY, rect(-half, eaves, half, height))
    put(0, _DECK, rect(-half, 0, half, ground))
    put(1, _WALL, rect(-half, ground, half, eaves))
    put(1, _WATER, rect(-half, height * 0.08, -half * 0.24, height * 0.2), rect(-half * 0.24, height * 0.1, -half * 0.16, height * 0.18))
    put(2, _GLINT, rect(-half * 0.64, height * 0.15, -half * 0.46, height * 0.17), rect(-half * 0.44, height * 0.11, -half * 0.24, height * 0.13))
    put(2, _ROOF, rect(-half, eaves, half, eaves + height * 0.035))
    put(2, _POST, rect(-half * 0.7, height * 0.45, -half * 0.46, height * 0.62), rect(-half * 0.4, ground, -half * 0.36, eaves))
    put(3, _PANE, rect(-half * 0.66, height * 0.47, -half * 0.5, height * 0.6))
    put(2, _DOOR, rect(-half * 0.3, ground, -half * 0.12, height * 0.6))
    _lamps(put, -half * 0.74, -half * 0.04, height * 0.9, height * 0.055)
    _parasol(put, -half * 0.48, height * 0.1, width * 0.14, height * 0.3)
    _palm(put, half * 0.46, ground, height * 0.8, width * 0.15)


def _lamps(put, x0, x1, high, sag):
    """A string of lamps."""
    points = [(x0 + (x1 - x0) * i / 8, high - sag * (1 - (i / 4 - 1) ** 2)) for i in range(9)]
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        put(4, _POLE, [(ax, az), (bx, bz), (bx, bz + 0.014), (ax, az + 0.014)])
    for x, z in points[1::2]:
        put(5, _BULB, rect(x - 0.028, z - 0.042, x + 0.028, z + 0.014))


def _parasol(put, x, low, reach, tall):
    thin = reach * 0.08
    put(4, _POLE, rect(x - thin, low, x + thin, low + tall * 0.7))
    edge, bend, top = (low + tall * share for share in (0.58, 0.76, 1))
    put(4, _CLOTH, [(x - reach, edge), (x + reach, edge), (x + reach * 0.7, bend), (x - reach * 0.7, bend)],
        [(x - reach * 0.7, bend), (x + reach * 0.7, bend), (x + thin, top), (x - thin, top)])
    for share in (-0.38, 0.38):
        mid, wide = x + reach * share, reach * 0.18
        put(5, _STRIPE, [(mid - wide, edge), (mid + wide, edge), (x + (mid - x) * 0.7 + wide * 0.7, bend), (x + (mid - x) * 0.7 - wide * 0.7, bend)],
            [(x + (mid - x) * 0.7 - wide * 0.7, bend), (x + (mid - x) * 0.7 + wide * 0.7, bend), (x + thin, top), (x - thin, top)])


def _palm(put, x, low, top, reach):
    thin = reach * 0.1
    put(4, _STEM, rect(x - thin, low, x + thin, top))
    for depth, hues, fronds in ((5, _LEAF, _DROOPING), (6, _SUNNY, _UPRIGHT)):
        put(depth, hues, *([(x + dx * reach, top + dz * reach) for dx, dz in frond] for frond in fronds))
