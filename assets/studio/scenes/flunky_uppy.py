"""The pictures of Flunky Uppy: the lockers that its towers are stacked of, by day and by night, rendered; Arcadia behind
them and all that is small, drawn (drawn/climb.py).

Run as a program: python -m scenes.flunky_uppy <folder>, or --preview <file.png>."""
import os
import sys

import bpy
import numpy as np
from PIL import Image

from builders.shaft_locker import HEIGHT, INSIDES, PIXEL, door, opened, plate, shut
from drawn.climb import draw_climb
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import sky, sun
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.place import HOURS
from kit.quantise import make_palette, reduce
from kit.stage import clear, group

_EYE, _WIDTH = 8, 44
# How far the middle of the shaft is from the middle of the left tower, where the eye is.
_ASIDE = 83
_PAINTS = {'day': ('#2f8f96', '#4a5ab0', '#8a4a9a'), 'night': ('#1f7a90', '#3a44a8', '#7a3a98')}
_COLOURS, _SAMPLES = 44, 40
_EXPOSURE = {'day': 0.25, 'night': 0.55}
# A picture of a door has room round it: it comes towards the viewer as it opens.
MARGIN = (8, 10)
_ANGLES = (55, 100, 140, 174)


def _light(night):
    if night:
        sky([(0.0, '#2a1a4a'), (0.4, '#30307a'), (1.0, '#4a4a9a')], 0.7)
        sun((0.55, 0.8, -0.6), 1.9, '#9ab0ff', soft=3)
        return
    sky([(0.0, '#e8c8a0'), (0.4, '#c8d8e8'), (1.0, '#ffffff')], 0.55)
    sun((0.5, 0.8, -0.75), 3.0, '#fff0d0', soft=2)


def _tile(hour, height, build):
    """A picture of 44 by `height` pixels of what `build` puts on the stage with its bottom on z = 0."""
    clear()
    build()
    _light(hour == 'night')
    middle = height / 2 * PIXEL
    camera = FrontCamera(eye=(_ASIDE * PIXEL, -_EYE, middle), focal=_EYE / PIXEL, vanishing=(_WIDTH / 2 + _ASIDE, height / 2),
                         size=(_WIDTH, height))
    _aim(camera)
    return photograph(size=camera.size, samples=_SAMPLES, exposure=_EXPOSURE[hour], bloom=0)


def _aim(camera):
    camera.aim()
    # The lens is reckoned by the width also where the picture is taller.
    bpy.context.scene.camera.data.sensor_fit = 'HORIZONTAL'
    width, height = camera.size
    bpy.context.scene.camera.data.shift_y = (camera.vanishing[1] - height / 2) / width


def _door(hour, angle):
    """A door that is open by so many degrees, with room round it: its hinge is MARGIN + 44 from the left."""
    clear()
    with group(at=(22 * PIXEL, -0.02, 0), turn=-(180 - angle)):
        door(_PAINTS[hour][0], shine=0.42 if hour == 'night' else 0)
    _light(hour == 'night')
    size = (2 * _WIDTH + 2 * MARGIN[0], 72 + 2 * MARGIN[1])
    camera = FrontCamera(eye=(_ASIDE * PIXEL, -_EYE, HEIGHT / 2), focal=_EYE / PIXEL,
                         vanishing=(MARGIN[0] + _WIDTH / 2 + _ASIDE, size[1] / 2), size=size)
    _aim(camera)
    return photograph(size=size, samples=_SAMPLES, exposure=_EXPOSURE[hour], transparent=True)


def _tiles(hour):
    night = hour == 'night'
    paints = _PAINTS[hour]
    for i, colour in enumerate(paints):
        yield f'shut-{i}', 72, lambda colour=colour, i=i: shut(colour, leak=1.6 if night and i == 1 else 0)
    for i, colour in enumerate(paints[:2]):
        yield f'half-{i}', 36, lambda colour=colour: shut(colour, height=36 * PIXEL, slits=2)
    yield 'plate-12', 12, lambda: plate('#5a5a7a' if night else '#8a8a9a', 12 * PIXEL)
    yield 'plate-4', 4, lambda: plate('#4a4a6a' if night else '#74748a', 4 * PIXEL)
    for i, what in enumerate(INSIDES):
        watts = 0 if what == 'eyes' else 6 if night else 2.5
        yield f'open-{i}', 72, lambda what=what, i=i, watts=watts: opened(paints[i % 3], what, watts)


def _hour(hour):
    """The pictures of an hour by name, with their palette."""
    tiles = {name: _tile(hour, height, build) for name, height, build in _tiles(hour)}
    doors = {f'door-{i}': _door(hour, angle) for i, angle in enumerate(_ANGLES)}
    pixels = [tile.reshape(-1, 3) for tile in tiles.values()]
    pixels += [one[one[..., 3] > 0.5][:, :3] for one in doors.values()]
    return tiles, doors, make_palette(np.vstack(pixels), _COLOURS)


def main(folder):
    made = []
    for hour in HOURS:
        tiles, doors, palette = _hour(hour)
        for name, tile in tiles.items():
            made.append(f'{hour}-{name}.png')
            save_indexed(os.path.join(folder, made[-1]), reduce(tile, palette, strength=0.3), palette)
        for name, one in doors.items():
            made.append(f'{hour}-{name}.png')
            save_indexed(os.path.join(folder, made[-1]), reduce(one[..., :3], palette, strength=0.3), palette,
                         clear=one[..., 3] <= 0.5)
    pictures, sprites = draw_climb(folder)
    write_bundle(folder, atlas=made + sprites, pictures=pictures)


def preview(file):
    """Both hours' tiles side by side, three times their size."""
    sheet = np.zeros((2 * 180, 760, 3))
    for row, hour in enumerate(HOURS):
        tiles, doors, palette = _hour(hour)
        x = 2
        for i, tile in enumerate(tiles.values()):
            height = tile.shape[0]
            sheet[row * 180 + 2:row * 180 + 2 + height, x:x + 44] = palette[reduce(tile, palette, strength=0.3)]
            x += 46
        x = 2
        for one in doors.values():
            h, w = one.shape[:2]
            shown = palette[reduce(one[..., :3], palette, strength=0.3)]
            shown[one[..., 3] <= 0.5] = 0.5
            sheet[row * 180 + 80:row * 180 + 80 + h, x:x + w] = shown
            x += w + 2
    image = Image.fromarray((sheet * 255).astype(np.uint8))
    image.resize((image.width * 2, image.height * 2), Image.NEAREST).save(file)


if __name__ == '__main__':
    if sys.argv[1] == '--preview':
        preview(sys.argv[2])
    else:
        main(sys.argv[1])
