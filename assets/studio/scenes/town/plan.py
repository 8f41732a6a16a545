"""The plan of the town, in metres: x to the east, y to the north, the middle of the map at the origin."""
import math

from builders.town.roads import Street
from kit.map_camera import MapCamera

CAMERA = MapCamera(scale=7.5, tilt=48, size=(2048, 1280))
WEST, EAST, SOUTH, NORTH = -137.0, 137.0, -116.0, 116.0

MAIN, OAK, HIGHWAY, ELM, DEPOT, LAKE_DRIVE = -22.0, -68.0, -102.0, 22.0, 71.0, 18.0
FIRST, SECOND, THIRD = -92.0, -44.0, 54.0
RAIL, SIDING = 99.5, 94.6
RIVER = 83.0

STREETS = (
    Street('main', 'x', MAIN, WEST - 3, EAST + 3, road=4.4, walk=7.0),
    Street('oak', 'x', OAK, WEST - 3, 75),
    Street('highway', 'x', HIGHWAY, WEST - 3, EAST + 3, road=4.4, walk=5.2),
    Street('elm', 'x', ELM, WEST - 3, SECOND),
    Street('depot', 'x', DEPOT, FIRST, THIRD),
    Street('lake', 'x', LAKE_DRIVE, THIRD, 86),
    Street('first', 'y', FIRST, HIGHWAY, DEPOT),
    Street('second', 'y', SECOND, HIGHWAY, NORTH + 30),
    Street('third', 'y', THIRD, HIGHWAY, DEPOT),
)
# What the asphalt of the streets is half as wide as, for alleys: (x0, y0, x1, y1).
ALLEYS = ((WEST, -43.2, -97, -40.2), (-87, -43.2, -49, -40.2), (-39, -43.2, 49, -40.2), (59, -43.2, 75, -40.2),
          (-87, -4.6, -49, -2.0), (WEST, -4.6, -97, -2.0))

# Each location: (x, y, z, size). Its front faces south.
LOCATIONS = {
    'high-school': (4, -1, 0.1, 0.95),
    'arcade': (-31.6, -13.6, 0.1, 1.14),
    'football-field': (4, 41, 0.05, 0.76),
    'rug-doctor': (-31.2, -88, 0.1, 1.0),
    'paradise-motel': (16, -83.6, 0.1, 1.0),
    'jocks-house': (27, 80.5, 0.1, 1.06),
    'freaks-house': (-126, 32, 0.1, 1.08),
    'geeks-house': (-112, -57.5, 0.1, 1.1),
    'preps-house': (68.5, 26, 0.1, 1.12),
    'flunk-fm': (-107, 45, 5.5, 1.05),
    'police-station': (-77, -12.6, 0.1, 1.0),
    'snack-shack': (33.4, -13.2, 0.1, 0.9),
    'four-thieves-bar': (-55, -13.4, 0.1, 1.0),
    'junkyard': (-68, 77.6, 0.1, 0.74),
    'lake-tree': (109, 48, 0.4, 1.12),
    'shed': (-24, 81.5, 0.1, 1.36),
    'secret-treehouse': (119, 76, 1.2, 1.12),
}


def _rise(x, y, at, flat, foot, height):
    """A round hill with a flat top: `flat` metres to the edge of the top, `foot` to its foot."""
    far = math.hypot(x - at[0], (y - at[1]) * 1.15)
    t = min(1.0, max(0.0, (foot - far) / (foot - flat)))
    return height * t * t * (3 - 2 * t)


def height(x, y):
    """How high the land is: the radio's hill, the hills in the north, the wooded rim in the east."""
    land = _rise(x, y, (-107, 50), 12, 27, 5.5)
    land = max(land, 13 * min(1.0, max(0.0, (y - 104) / 26)) ** 1.3 * (0.8 + 0.2 * math.sin(x * 0.07)))
    land = max(land, _rise(x, y, (120, 82), 12, 30, 1.2))
    return max(land, _rise(x, y, (70, 86), 5, 14, 1.6))


def shore(angle):
    """The lake's edge in a direction (radians)."""
    reach = 1 + 0.08 * math.sin(3 * angle + 0.6) + 0.05 * math.sin(5 * angle)
    return 115 + 26 * reach * math.cos(angle), 22 + 22 * reach * math.sin(angle)


LAKE = [shore(math.tau * i / 48) for i in range(48)]
# The river from the lake to the southern edge: (x, y, half its width).
RIVER_BED = [(94, 9, 6), (88, 2, 6), (84.5, -8, 5.4), (83, -22, 5.2), (82, -38, 5.6), (84.5, -54, 6.2), (84, -70, 5.4),
             (81.5, -86, 5.6), (82.5, -102, 5.4), (84, -122, 6)]


def on_water(x, y, more=0.0):
    """Whether a point is on the lake or the river, or within `more` metres of them."""
    if math.hypot((x - 115) / (27 + more), (y - 22) / (23 + more)) < 1:
        return True
    return any(math.hypot(x - px, (y - py) * 0.7) < half + more for px, py, half in _fine_bed())


def _fine_bed():
    for (x0, y0, h0), (x1, y1, h1) in zip(RIVER_BED, RIVER_BED[1:]):
        for i in range(4):
            t = i / 4
            yield x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, h0 + (h1 - h0) * t
