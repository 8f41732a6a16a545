"""Photographs the arcade's lobby: day and night, the attract mode, what flickers, the hotspots lit, who passes outside.

Run as a program: python -m scenes.arcade_lobby_pictures <folder>. README.md in assets/studio describes its data."""
import sys

import bpy
import numpy as np

import builders.attract as game
from builders.student import student
from kit.calm import calm
from kit.camera import where
from kit.cuts import Album, moved, write_bundle
from kit.photograph import photograph
from kit.place import HOURS, SIZE, frames_of, loop, place_palette
from kit.quantise import make_palette
from kit.spots import masks, rectangle
from kit.stage import group, move
from scenes.arcade_lobby import BLOOM, CAMERA, EXPOSURE, Look, attract_glass, build

# The same for all variations: what did not change then has the same grain and is not cut.
SAMPLES, SAMPLES_PASSING = 16, 12
HOTSPOTS = ('cabinet', 'climber', 'prizes', 'booth', 'street')
# Lit together, far enough apart; the light of the others would reach them, or each other.
_TOGETHER, _ALONE = ('cabinet', 'prizes', 'street'), ('booth', 'climber')
_ZONES = {'glass': attract_glass(), 'bulbs': (10, 22, 90, 60), 'row': (113, 66, 147, 128), 'tube': (196, 28, 238, 50),
          'ball': (176, 32, 196, 52), 'cabinet': (0, 20, 114, 208), 'climber': (112, 64, 158, 160), 'prizes': (244, 28, 352, 176),
          'booth': (130, 60, 206, 180), 'street': (188, 40, 246, 140)}
# Other frames of the attract mode than the title, in the order of its cuts.
_PLAYED = (game.BLINK, *game.GAME, game.BEST)
_TITLE = [-1, -1, -1, -1, 0, 0, 0]
_ATTRACT = _TITLE * 3 + list(range(1, 6)) * 5 + [6] * 14
_DEAD = [-1] * 37 + [0, -1, 0, 0, -1] + [-1] * 11 + [0, -1, -1, 0]
_OWN_COLOURS = 18
# Where a person passes behind the glass: the part of the picture, the way in pixels at a depth in metres.
_PANE, _WAY, _DEPTH = (124, 60, 246, 138), range(246, 116, -9), 10.4
_PASSERBY = {'day': {'skin': '#7a4a34', 'jacket': '#1f4a3a', 'sleeve': '#8a7450', 'hat': '#2a1a50', 'band': '#5a4a78',
                     'trousers': '#141a3a'},
             'night': {'skin': '#2c2a3a', 'jacket': '#16141f', 'sleeve': '#16141f', 'hat': '#201c2c', 'band': '#16141f',
                       'trousers': '#12101a'}}
# By night somebody stops in the door and looks in for so many steps, at this column.
_STOP, _LOOKS = 219, 14


def _take(hour, samples, border=None):
    return calm(photograph(size=SIZE, samples=samples, exposure=EXPOSURE[hour], bloom=BLOOM[hour], border=border))


def _inserted(base, border, strip, empty):
    """The whole picture with what moved in a strip of it; what did not takes the base's very colour."""
    x0, y0, x1, y1 = border
    whole = base.copy()
    change = moved(empty, strip)[..., None]
    whole[y0:y1, x0:x1] = np.where(change, strip, base[y0:y1, x0:x1])
    return whole


def _variations(hour):
    """The base, and by name the picture with one thing or several far apart changed."""
    night = hour == 'night'
    build(Look(night))
    base, shots = _take(hour, SAMPLES), {}
    for name, look in (('one', Look(night, bulbs=1, ball=1, screens=1)),
                       ('two', Look(night, bulbs=2, ball=2)), ('dark', Look(night, tube=False)),
                       ('lit', Look(night, flunko=night, lit=_TOGETHER)),
                       *((name, Look(night, lit=(name,))) for name in _ALONE)):
        build(look)
        shots[name] = _take(hour, SAMPLES)
    x0, y0, x1, y1 = _ZONES['glass']
    border = (x0 - 24, y0 - 24, x1 + 24, y1 + 24)
    for frame in _PLAYED:
        build(Look(night, attract=frame))
        strip = _take(hour, SAMPLES, border)
        shots[f'attract-{frame}'] = base.copy()
        shots[f'attract-{frame}'][y0:y1, x0:x1] = strip[24:-24, 24:-24]
    return base, shots


def _passing(hour, base):
    """The whole picture once for each step of somebody's way past the windows, and by night once more looking in."""
    build(Look(hour == 'night'))
    bpy.context.scene.render.use_persistent_data = True
    empty = _take(hour, SAMPLES_PASSING, _PANE)

    def at(column, turn, bob):
        with group() as body:
            student(**_PASSERBY[hour])
        move(body, (CAMERA.point((column, 0), _DEPTH)[0], _DEPTH, bob), turn)
        strip = _take(hour, SAMPLES_PASSING, _PANE)
        for thing in body:
            bpy.data.objects.remove(thing)
        return _inserted(base, _PANE, strip, empty)
    frames = [at(column, -90, 0.05 * (i % 2)) for i, column in enumerate(_WAY)]
    return frames, at(_STOP, 0, 0) if hour == 'night' else None


def _loops(album, hour, shots):
    def cut(part, shot, zone=None, **which):
        return album.cut(f'arcade-lobby-{hour}-{part}', shots[shot], within=_ZONES[zone or part], **which)
    row = [cut('row', 'one')]
    order = [-1, 0] * 12
    if hour == 'night':
        row.append(cut('flunko', 'lit', 'row'))
        order += [-1, 1, 1, 1, 0]
    return [
        loop('attract', 5, _ATTRACT, [cut(f'attract-{f}', f'attract-{f}', 'glass', solid=1) for f in _PLAYED]),
        loop('bulbs', 5, [-1, 0, 1], [cut('bulbs-1', 'one', 'bulbs'), cut('bulbs-2', 'two', 'bulbs')]),
        loop('row', 2, order, row),
        loop('tube', 8, _DEAD, [cut('tube', 'dark')]),
        loop('ball', 3, [-1, 0, -1, 1], [cut('ball-1', 'one', 'ball'), cut('ball-2', 'two', 'ball')]),
    ]


def _passer(album, hour, frames, looking):
    cuts = []
    for i, (column, frame) in enumerate(zip(_WAY, frames)):
        cuts.append(album.cut(f'arcade-lobby-{hour}-passer-{i:02}', frame, within=_PANE, solid=6))
        if looking is not None and column == _STOP:
            cuts += [album.cut(f'arcade-lobby-{hour}-passer-looks', looking, within=_PANE, solid=6)] * _LOOKS
    return {'name': 'passer', 'fps': 5, 'everySeconds': [18, 45], 'cuts': [cut for cut in cuts if cut]}


def _palette(base, shots):
    """What the picture shares with its vivid games and lights, and pale colours of its own besides."""
    return np.vstack([place_palette(base, shots.values()), make_palette(base, _OWN_COLOURS)])


def _hour(folder, hour):
    base, shots = _variations(hour)
    frames, looking = _passing(hour, base)
    album = Album(folder, base, _palette(base, shots))
    album.picture(f'arcade-lobby-{hour}')
    hover = {}
    for name in HOTSPOTS:
        shot = shots['lit' if name in _TOGETHER else name]
        hover[name] = album.cut(f'arcade-lobby-{hour}-{name}', shot, within=_ZONES[name], threshold=0.05)
    return {
        'picture': f'arcade-lobby-{hour}',
        'loops': _loops(album, hour, shots),
        'hover': hover,
        'passers': [_passer(album, hour, frames, looking)],
    }


def _hotspots():
    """Rectangles in the picture, from the models; the pillar hides the right of the prizes, and what stands before the
    climber most of that."""
    anchors = build(Look(False))
    bpy.context.view_layer.update()
    spots = {name: where(getattr(anchors, name), SIZE) for name in HOTSPOTS}
    edges = {'prizes': where(anchors.pillar, SIZE)['x']}
    for name, spot in spots.items():
        left, top = max(0, spot['x']), max(0, spot['y'])
        right, bottom = min(edges.get(name, SIZE[0]), spot['x'] + spot['w']), min(SIZE[1], spot['y'] + spot['h'])
        spots[name] = {'x': left, 'y': top, 'w': right - left, 'h': bottom - top}
    return {**spots, 'climber': rectangle(masks({'climber': anchors.climber}, SIZE)['climber'])}


def main(folder):
    place = {'size': SIZE, 'hotspots': _hotspots(), **{hour: _hour(folder, hour) for hour in HOURS}}
    write_bundle(folder, atlas=frames_of(place), pictures=[f'arcade-lobby-{hour}.png' for hour in HOURS],
                 places={'arcade-lobby': place})


if __name__ == '__main__':
    main(sys.argv[1])
