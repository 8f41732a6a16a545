"""The neon creature on the arcade's roof, in two poses."""
from kit.lettering import dotted, pattern_of
from kit.materials import glow

_POSES = (
    ('.##.......##.', '..#.......#..', '..##.###.##..', '...#######...', '..#########..', '.###..#..###.',
     '.###..#..###.', '..#########..', '...#.#.#.#...', '..##.....##..'),
    ('.............', '##..#...#..##', '.##..###..##.', '...#######...', '..#########..', '.###..#..###.',
     '.###..#..###.', '..#########..', '...##.#.##...', '....##.##....'),
)


def creature(camera, centre, night, pose):
    """26 x 20 picture pixels of green neon dots."""
    dotted(pattern_of(_POSES[pose]), camera, centre, glow('#58ff6a', 1.15 if night else 0.9, 0.1), dot=2)
