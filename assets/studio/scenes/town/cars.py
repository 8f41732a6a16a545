"""Cars as stamps: the same few in the town's colours, parked by the kerb and in the drives."""
from builders.car import wagon
from builders.parked import coupe
from kit.stamps import melted, stamp

COLOURS = ('#c8322c', '#e8e0cc', '#3f7f8c', '#e0a828', '#4a5a8c', '#5a8a5a', '#d87a34', '#8a8e96', '#7a3a4a', '#2f3a4a')
_melts = {}


def forget():
    """The stage was emptied: what was melted on it is gone."""
    _melts.clear()


def _melt(kind, colour, night):
    key = (kind, colour)
    if key not in _melts:
        _melts[key] = melted(lambda: wagon(colour, night=night) if kind == 'wagon' else coupe(colour))
    return _melts[key]


def park(rnd, night, x, y, turn, z=0.1):
    """Puts some car down, its front to the west unless turned (degrees)."""
    colour = rnd.choice(COLOURS)
    return stamp(_melt(rnd.choice(('wagon', 'coupe')), colour, night), (x, y, z), turn + rnd.uniform(-2, 2) + rnd.choice((0, 180)), 0.98)
