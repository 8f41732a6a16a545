"""The games of the row: the colours of their machines, and two moments of each as marks for coin_op()."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Game:
    """`moments`: two lists of marks."""
    side: str
    trim: str
    marquee: str
    glass: str
    moments: tuple


_MAZE = Game('#2f6ad8', '#ffb02e', '#39d8ff', '#0a2a4a', (
    [(-0.12, 0.1, 0.14, 0.05, '#7cf060'), (0.12, 0.02, 0.16, 0.05, '#7cf060'), (0, -0.12, 0.1, 0.08, '#ffe23a')],
    [(-0.06, 0.12, 0.14, 0.05, '#7cf060'), (0.16, -0.02, 0.16, 0.05, '#7cf060'), (0.08, -0.12, 0.1, 0.08, '#ffe23a')],
))
_ROAD = Game('#8a3ac8', '#ff4fb0', '#c86aff', '#2a0a3c', (
    [(0, -0.14, 0.34, 0.06, '#ff6a3a'), (0, -0.02, 0.2, 0.06, '#ff9a3a'), (0, 0.12, 0.4, 0.06, '#ffd23a')],
    [(0.04, -0.14, 0.4, 0.06, '#ff6a3a'), (-0.03, -0.02, 0.24, 0.06, '#ff9a3a'), (0, 0.12, 0.34, 0.06, '#ffd23a')],
))
_DUEL = Game('#1f8a5a', '#f4f0e4', '#7cf060', '#0a2c1c', (
    [(-0.1, 0.1, 0.12, 0.12, '#ff4fa0'), (0.12, 0.1, 0.12, 0.12, '#39d8ff'), (0.02, -0.13, 0.14, 0.06, '#fff4d0')],
    [(-0.14, 0.04, 0.12, 0.12, '#ff4fa0'), (0.08, 0.04, 0.12, 0.12, '#39d8ff'), (-0.08, -0.13, 0.14, 0.06, '#fff4d0')],
))
_SUN = Game('#e06a24', '#39d8ff', '#ffb43a', '#3c1a08', (
    [(0, 0, 0.3, 0.22, '#ffd23a')],
    [(0, 0, 0.34, 0.12, '#ffd23a')],
))
GAMES = (_MAZE, _ROAD, _DUEL, _SUN)
