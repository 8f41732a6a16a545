"""What goes about in town, photographed with the map's own camera: cars, the train, a boat, walkers; and what is too
small to model: birds, bats, drops, the shadows of clouds."""
import random

import numpy as np

from builders.bus import school_bus
from builders.car import wagon
from builders.lakeside import rowing_boat
from builders.parked import coupe
from builders.student import student
from builders.town.rail import boxcar, caboose, hopper, locomotive, tank_car
from builders.town.rug_doctor import van
from kit.map_camera import MapCamera
from kit.photograph import photograph
from kit.stage import clear, group
from scenes.town.light import lit
from scenes.town.plan import CAMERA, DEPOT, EAST, ELM, HIGHWAY, MAIN, NORTH, OAK, RAIL, SECOND, THIRD, WEST

# How far a model that drives to the west is turned for each heading.
_TURNS = {'w': 0, 's': 90, 'e': 180, 'n': -90}
_LANE = 1.3
_OUT = 12


def paths():
    """All ways through town as lists of picture pixels."""
    ways = {
        'main-east': [(WEST - _OUT, MAIN - _LANE), (EAST + _OUT, MAIN - _LANE)],
        'main-west': [(EAST + _OUT, MAIN + _LANE), (WEST - _OUT, MAIN + _LANE)],
        'highway-east': [(WEST - _OUT, HIGHWAY - 2), (EAST + _OUT, HIGHWAY - 2)],
        'highway-west': [(EAST + _OUT, HIGHWAY + 2), (WEST - _OUT, HIGHWAY + 2)],
        'to-the-field': [(WEST - _OUT, HIGHWAY - 2), (THIRD + _LANE, HIGHWAY - 2), (THIRD + _LANE, DEPOT + _LANE),
                         (SECOND - _LANE, DEPOT + _LANE), (SECOND - _LANE, MAIN + _LANE), (WEST - _OUT, MAIN + _LANE)],
        'over-the-tracks': [(EAST + _OUT, MAIN + _LANE), (SECOND + _LANE, MAIN + _LANE), (SECOND + _LANE, NORTH + 40)],
        'round-the-block': [(WEST - _OUT, ELM - _LANE), (SECOND + 0.6, ELM - _LANE), (SECOND + 0.6, OAK + _LANE), (WEST - _OUT, OAK + _LANE)],
        'rail': [(EAST + 90, RAIL), (WEST - 20, RAIL)],
        'pavement-east': [(WEST, MAIN + 6.0), (EAST, MAIN + 6.0)],
        'pavement-west': [(EAST, MAIN - 5.6), (WEST, MAIN - 5.6)],
        'oak-west': [(72, OAK + 4.2), (WEST, OAK + 4.2)],
        'lake': [(93, 22), (104, 34), (122, 36), (131, 24), (120, 10), (102, 12), (93, 22)],
        'sky': [(WEST - 6, 10), (EAST + 6, 96)],
        'sky-low': [(EAST + 6, -60), (WEST - 6, 40)],
        'dusk': [(-137, 20), (-112, 58), (-84, 38), (-120, 30), (-134, 66), (-138, 70)],
    }
    return {name: [[round(v) for v in CAMERA.pixel((x, y, 0.1))] for x, y in points] for name, points in ways.items()}


def _shot(make, night, size, samples=6):
    """A model round the origin on nothing: an RGBA picture whose middle is the origin."""
    clear()
    random.seed(7)
    lit(night)
    make()
    camera = MapCamera(CAMERA.scale, CAMERA.tilt, size)
    camera.aim()
    return photograph(size=size, samples=samples, exposure=1.5 if night else 0.3, transparent=True)


def _turned(make, turn):
    def turned():
        with group(turn=turn):
            make()
    return turned


def sprites(night):
    """Frames by name as RGBA pictures, and the movers that use them."""
    made, movers = {}, []

    def driving(name, make, paths_of, speed, every, headings='wens', size=(64, 64), beams=True):
        frames = {}
        for heading in headings:
            frame = f'{name}-{heading}'
            made[frame] = _shot(_turned(make, _TURNS[heading]), night, size)
            if night and beams:
                made[frame] = _beamed(made[frame], heading)
            frames[heading] = [frame]
        for path, wait in zip(paths_of, every):
            movers.append({'name': f'{name}-{path}', 'path': path, 'speed': speed, 'fps': 4, 'frames': frames,
                           'goes': {'everySeconds': list(wait)}})

    driving('red', lambda: wagon('#c8322c', night=night, lit=night), ('main-east', 'to-the-field'), 52, ((6, 20), (16, 40)))
    driving('blue', lambda: coupe('#3f6fb0', '#e8ecf0', lit=night), ('main-west', 'round-the-block'), 58, ((8, 24), (14, 36)))
    driving('yellow', lambda: coupe('#e8b028', '#f4ead6', lit=night), ('highway-east', 'over-the-tracks'), 70, ((5, 14), (20, 50)))
    driving('green', lambda: wagon('#4f8a5a', night=night, lit=night), ('highway-west',), 76, ((5, 16),), headings='w')
    driving('van', van, ('main-west',), 48, ((40, 90),), headings='w')
    if not night:
        driving('bus', school_bus, ('to-the-field',), 40, ((50, 110),), size=(96, 96))
    _train(night, made, movers)
    made['boat'] = _shot(lambda: rowing_boat(night), night, (48, 32))
    movers.append({'name': 'boat', 'path': 'lake', 'speed': 5, 'fps': 1, 'frames': {'e': ['boat']}, 'goes': {'everySeconds': [10, 40]}})
    _walkers(night, made, movers)
    _flyers(night, made, movers)
    return made, movers


def _beamed(picture, heading):
    """A lit car with the light it throws ahead: every other pixel of a cone on the road."""
    height, width, _ = picture.shape
    rows, columns = np.mgrid[0:height, 0:width]
    dx, dy = {'w': (-1, 0), 'e': (1, 0), 'n': (0, -1), 's': (0, 1)}[heading]
    ahead = (columns - width / 2) * dx + (rows - height / 2) * dy
    aside = np.abs((columns - width / 2) * dy + (rows - height / 2) * dx)
    from_bumper = ahead - (19 if dx else 14)
    cone = (from_bumper > 0) & (from_bumper < 12) & (aside < 3 + from_bumper * 0.45) & ((rows + columns) % 2 == 0)
    lit_up = cone & (picture[..., 3] < 0.5)
    out = picture.copy()
    out[lit_up] = (0.78, 0.66, 0.42, 1)
    return out


def _train(night, made, movers):
    wagons = [('locomotive', lambda: locomotive(night), 0.0), ('boxcar', lambda: boxcar('#9a4a34'), 13.6),
              ('tank', lambda: tank_car(), 25.4), ('hopper', lambda: hopper(), 36.6), ('goods', lambda: boxcar('#4a6a7a', True), 48.2),
              ('caboose', caboose, 58.8)]
    for name, make, behind in wagons:
        made[name] = _shot(make, night, (132, 64))
        movers.append({'name': name, 'path': 'rail', 'speed': 60, 'fps': 1, 'frames': {'w': [name]}, 'goes': 'hourly',
                       'delay': round(behind * CAMERA.scale / 60, 2)})


def _walkers(night, made, movers):
    people = (('ann', '#f0c8a0', '#c83c44', '#6a3a8a'), ('bob', '#8a5a3c', '#3a6ac8', '#e8b028'), ('cleo', '#6fb4e8', '#3f9a5a', '#c8322c'),
              ('dee', '#d89a6a', '#8a4ab0', '#2c3a4a'))
    for (name, skin, jacket, hat), path, wait in zip(people, ('pavement-east', 'pavement-west', 'oak-west', 'pavement-east'),
                                                     ((5, 30), (8, 40), (10, 40), (30, 80))):
        def stand(lean=0.0, skin=skin, jacket=jacket, hat=hat):
            with group(size=1.25, turn=lean):
                student(skin, jacket, '#f0ead8', hat)
        frames = []
        for pose, lean in enumerate((-24, 24)):
            frame = f'{name}-{pose}'
            made[frame] = _shot(lambda lean=lean: stand(lean), night, (16, 32))
            frames.append(frame)
        movers.append({'name': name, 'path': path, 'speed': 9, 'fps': 3, 'frames': {'e': frames},
                       'goes': {'everySeconds': list(wait)}})


_WINGS = (('#...#', '.#.#.', '..#..'), ('.....', '##.##', '..#..'), ('..#..', '.#.#.', '#...#'))


def _flyers(night, made, movers):
    """A flock of seven birds by day; three bats by night."""
    spots = [(0, 0), (9, -6), (9, 7), (19, -12), (20, 12), (30, -17), (31, 18)] if not night else [(0, 0), (13, 9), (25, -7)]
    colour = (0.16, 0.14, 0.2) if night else (0.2, 0.2, 0.26)
    names = []
    for phase in range(3):
        frame = np.zeros((48, 44, 4))
        for i, (x, y) in enumerate(spots):
            for dy, row in enumerate(_WINGS[(phase + i) % 3]):
                for dx, dot in enumerate(row):
                    if dot == '#':
                        frame[22 + y + dy, 3 + x + dx] = (*colour, 1)
        names.append(f'flock-{phase}')
        made[names[-1]] = frame
    for path, speed, wait in ((('dusk', 34, (8, 26)),) if night else (('sky', 46, (14, 45)), ('sky-low', 40, (30, 90)))):
        movers.append({'name': f'flock-{path}', 'path': path, 'speed': speed, 'fps': 6, 'frames': {'e': names},
                       'goes': {'everySeconds': list(wait)}})


def weather(night):
    """Frames of drops and of clouds' shadows, as RGBA pictures."""
    made = {}
    for i, length in enumerate((5, 4)):
        drop = np.zeros((7, 4, 4))
        for k in range(length):
            drop[k, 2 - k // 3] = (0.62, 0.72, 0.86, 1)
        made[f'drop-{i}'] = drop
    splash = np.zeros((3, 5, 4))
    for x, y in ((0, 1), (4, 1), (1, 0), (3, 0)):
        splash[y, x] = (0.62, 0.72, 0.86, 1)
    made['drop-2'] = splash
    rnd = np.random.default_rng(5)
    for i, (width, height) in enumerate(((190, 96), (150, 76))):
        rows, columns = np.mgrid[0:height, 0:width]
        inside = np.zeros((height, width), bool)
        for _ in range(9):
            x, y, r = rnd.uniform(0.25, 0.75) * width, rnd.uniform(0.35, 0.65) * height, rnd.uniform(0.16, 0.3) * height
            inside |= ((columns - x) / (r * 1.7)) ** 2 + ((rows - y) / r) ** 2 < 1
        cloud = np.zeros((height, width, 4))
        cloud[inside & ((rows + columns) % 2 == 0)] = (0.1, 0.1, 0.22, 1) if not night else (0.05, 0.05, 0.14, 1)
        made[f'cloud-{i}'] = cloud
    return made
