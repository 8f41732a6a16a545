"""The station wagon that passes the arcade, in a few poses. Along its way its near side only slides, a whole number of
pixels a step; what the eye sees of its ends changes slowly, so that each pose serves for several steps."""
from dataclasses import dataclass, replace

import numpy as np

from builders.arcade_hall import Look
from builders.car import headlights, wagon
from kit.calm import calm
from kit.cuts import moved
from kit.photograph import photograph
from kit.place import SIZE
from kit.sprites import silhouette
from kit.stage import group, move
from scenes.arcade import CAMERA, build

# The rows that the wagon and the mirror below its wheels can reach.
STREET = (98, 178)
_SAMPLES = 24
# The lane away from the viewer, and its near side, in metres; the wagon drives from right to left.
_LANE, _NEAR = 10.9, 10.01
# Pixels of its middle: where it comes from, where it is gone, how far a step is; and the poses on the way.
_FROM, _TO, _STEP, _POSES = 446, -64, 17, 6
# Pixels round its middle that a photograph takes in: half its length, and the light ahead of it.
_BEFORE, _BEHIND = 90, 100
# Columns that are photographed beside the picture, where the wagon comes and goes.
_AIR = 170


@dataclass(frozen=True)
class Pose:
    """The wagon with its middle at column `at`; columns of `picture` and `mask` count from `left`."""
    at: int
    left: int
    picture: np.ndarray
    mask: np.ndarray


def _columns():
    return list(range(_FROM, _TO, -_STEP))


def _stations():
    """The columns at which it is photographed: the middle of each pose's share of the way."""
    columns = _columns()
    share = len(columns) / _POSES
    return [columns[int((i + 0.5) * share)] for i in range(_POSES)]


def photograph_wagon(hour, exposure, bloom):
    """The poses in order, photographed with more room on both sides and without what stands in front."""
    night = hour == 'night'
    for thing in build(Look(night))['front']:
        thing.hide_render = True
    wide = (SIZE[0] + 2 * _AIR, SIZE[1])
    replace(CAMERA, size=wide, vanishing=(CAMERA.vanishing[0] + _AIR, CAMERA.vanishing[1])).aim()

    def take(border):
        return calm(photograph(size=wide, samples=_SAMPLES, exposure=exposure, bloom=bloom, border=border))
    empty = take((0, STREET[0], wide[0], STREET[1]))
    with group() as car:
        with group() as body:
            wagon(night=night, lit=night)
        if night:
            headlights()
    move(car, at=(0, _LANE, 0))
    poses, x = [], 0.0
    for at in _stations():
        target = CAMERA.point((at, 0), _NEAR)[0]
        move(car, at=(target - x, 0, 0))
        x = target
        left = at - _BEFORE + _AIR
        border = (max(0, left), STREET[0], min(wide[0], at + _BEHIND + _AIR), STREET[1])
        strip = take(border)
        outline = silhouette(body, size=wide, border=border)
        mask = outline | _thrown(moved(empty[:, border[0]:border[2]], strip), outline, night)
        poses.append(Pose(at, border[0] - _AIR, strip, mask))
    return poses


def _thrown(changed, outline, night):
    """Of what changed in the street, the part that goes with the wagon: its shadow, or its mirror and its light."""
    rows, columns = np.where(outline.any(1))[0], np.where(outline.any(0))[0]
    ground = rows[-1]
    part = np.zeros_like(changed)
    ahead, behind, above, below = (22, 8, 6, 22) if night else (5, 4, 5, 7)
    part[ground - above:ground + below, max(0, columns[0] - ahead):columns[-1] + behind] = True
    return changed & part


def path(sprites):
    """The cuts of one passing: [(sprite, pose)] along the way."""
    columns = _columns()
    cuts = []
    for i, column in enumerate(columns):
        sprite, pose = sprites[min(len(sprites) - 1, i * len(sprites) // len(columns))]
        cuts.append({'frame': sprite['frame'], 'x': sprite['x'] + pose.left + column - pose.at,
                     'y': sprite['y'] + STREET[0]})
    return cuts
