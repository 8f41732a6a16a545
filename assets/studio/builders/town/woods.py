"""The town's trees as stamps: maples in four autumn colours, gold birches, greens, firs, bushes; each modelled twice."""
import random

from builders.land import DARK
from builders.tree import AUTUMN, GOLD, GREEN, clump, tree
from kit.materials import leaves, paint
from kit.shapes import ball, cylinder, rock, sheets, tube
from kit.stamps import melted, stamp
from mathutils import Vector

_HUES = {
    'red': (('#7a1c1c', '#b8301c', '#d84a24', '#a82a1e', '#e0602c'), '#6a1c18'),
    'orange': (AUTUMN, '#6a2c18'),
    'gold': (GOLD, '#6a4a18'),
    'green': (GREEN, '#1f3a24'),
    'olive': (('#4a5a24', '#6f7f30', '#94963c', '#5a6a2a', '#a8a04a'), '#38421c'),
    'dark': (DARK, '#14251c'),
}


class Woods:
    """The kinds of trees, each modelled when it is first wanted."""

    def __init__(self, seed=3):
        self._rnd = random.Random(seed)
        self._kinds = {}

    def _melt(self, kind):
        variant = self._rnd.randrange(2)
        key = (kind, variant)
        if key not in self._kinds:
            rnd = random.Random(f'{kind}-{variant}')
            self._kinds[key] = melted(lambda: _MAKERS.get(kind, _broad)(rnd, kind))
        return self._kinds[key]

    def plant(self, kind, x, y, z=0.0, size=1.0):
        """Puts one tree down, turned and grown a little as chance has it."""
        stamp(self._melt(kind), (x, y, z), self._rnd.uniform(0, 360), size * self._rnd.uniform(0.85, 1.15))


def _broad(rnd, kind):
    hues, core = _HUES[kind]
    tree(rnd, 7.0, 2.5, hues, leaf=0.62, clusters=15, per_cluster=64, bare=0.26, core=core)


def _fir(rnd, _kind):
    tube([(0, 0, 0), (0, 0, 2)], 0.22, paint('#4a3528', rough=1))
    hues = rnd.choice((('#14301f', '#1f4228', '#2c5432'), ('#1a3628', '#264a34', '#34604a')))
    foliage = []
    for i in range(6):
        z, radius = 1.0 + i * 1.25, 2.1 * (1 - i / 6.6)
        cylinder((0, 0, z), radius, 1.9, paint(hues[0], rough=1), top=radius * 0.35, sides=9)
        foliage += clump(Vector((0, 0, z + 0.7)), radius * 0.9, 60, 0.5, rnd)
    sheets(foliage, leaves(*hues), name='foliage')


def _bush(rnd, _kind):
    hue = rnd.choice(('#3c6a34', '#5a7a38'))
    rock((0, 0, 0.4), 0.8, paint(hue, rough=1), squash=(1.1, 1, 0.9), detail=2)
    sheets(clump(Vector((0, 0, 0.5)), 0.8, 90, 0.3, rnd), leaves('#2f5a30', '#4a7a3a', '#6a9044'), name='foliage')


def _clipped(_rnd, _kind):
    tube([(0, 0, 0), (0, 0, 1.2)], 0.1, paint('#5a4030'))
    ball((0, 0, 1.9), 0.95, paint('#3f7a44', rough=1), detail=2)


def _bare(rnd, _kind):
    wood = paint('#3a2c2c', rough=1)
    tube([(0, 0, 0), (0.1, 0, 2.4), (0, 0, 4.6)], [0.4, 0.28, 0.14], wood)
    for i in range(9):
        z = 2.2 + i * 0.3
        x, y = rnd.uniform(-1.9, 1.9), rnd.uniform(-1.2, 1.2)
        tube([(0.05, 0, z), (x * 0.5, y * 0.5, z + 1.0), (x, y, z + 1.6 + rnd.uniform(-0.4, 0.8))], [0.16, 0.1, 0.04], wood)


_MAKERS = {'fir': _fir, 'bush': _bush, 'clipped': _clipped, 'bare': _bare}
