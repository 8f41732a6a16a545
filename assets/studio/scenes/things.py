"""The things that a person carries, each photographed from all sides.

Run as a program: python -m scenes.things <folder> [id ...]. Of each thing, or of those named, it writes `<id>.png`, a strip of 16
pictures of 96 pixels in which the thing turns once to the left (the first is its front, the ninth its back), and `<id>-icon.png`,
its front in 48 pixels. `--preview <file.png> [id ...]` shows every second picture in rows at twice their size."""
import os
import sys

import bpy
import numpy as np
from PIL import Image

from builders.things.dots import CAMERA, SIZE
from builders.things.table import THINGS
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import panel, sky, sun
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.stage import clear, group, move

_FRAMES, _SAMPLES, _PREVIEW_SAMPLES = 16, 24, 6
_COLOURS, _DITHER, _INK = 40, 0.4, (24, 20, 37)
_ICON = SIZE // 2
_ICON_CAMERA = FrontCamera(eye=CAMERA.eye, focal=CAMERA.focal / 2, vanishing=(CAMERA.vanishing[0] / 2, CAMERA.vanishing[1] / 2), size=(_ICON, _ICON))


def _stage(build):
    """Puts a thing on the stage and lights it; returns its objects."""
    clear()
    with group() as things:
        build()
    sky([(0.0, '#4a4a6c'), (0.35, '#a8a4b4'), (0.8, '#fff4e0')], 0.55)
    sun((0.62, 0.8, -0.8), 2.9, '#ffeccc', soft=5)
    panel((-3, -5, 2), (0, 0, 0), (3, 3), 90, '#fff4e4')
    panel((3.5, 1.5, 1.5), (0, 0, 0), (2, 2), 60, '#8aa4ff')
    bpy.context.scene.render.use_persistent_data = True
    return things


def _shot(camera, samples):
    return photograph(size=camera.size, samples=samples, exposure=0.35, transparent=True)


def _finished(picture, palette):
    """The picture in its palette, with a dark line round it: indices and the mask of what is clear."""
    solid = picture[..., 3] > 0.5
    indices = reduce(picture[..., :3], palette, _DITHER)
    padded = np.pad(solid, 1)
    beside = (padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]) & ~solid
    indices[beside] = len(palette)
    return indices, ~(solid | beside)


def _turntable(build, samples=_SAMPLES, every=1):
    """The pictures of a thing, or each so manieth of them, its icon, and the palette of all."""
    things = _stage(build)
    _ICON_CAMERA.aim()
    icon = _shot(_ICON_CAMERA, samples)
    CAMERA.aim()
    frames = []
    for _ in range(0, _FRAMES, every):
        frames.append(_shot(CAMERA, samples))
        move(things, turn=360 / _FRAMES * every)
    seen = np.vstack([frame[frame[..., 3] > 0.5][:, :3] for frame in (*frames, icon)])
    return frames, icon, make_palette(seen, _COLOURS)


def _write(folder, name):
    """The strip and the icon of a thing."""
    frames, icon, palette = _turntable(THINGS[name])
    table = np.vstack([palette, np.array(_INK) / 255])
    done = [_finished(frame, palette) for frame in frames]
    save_indexed(os.path.join(folder, f'{name}.png'), np.hstack([indices for indices, _ in done]), table,
                 clear=np.hstack([outside for _, outside in done]))
    indices, outside = _finished(icon, palette)
    save_indexed(os.path.join(folder, f'{name}-icon.png'), indices, table, clear=outside)


def main(folder, names=()):
    for name in names or THINGS:
        _write(folder, name)
    write_bundle(folder, atlas=[f'{name}-icon.png' for name in THINGS], pictures=[f'{name}.png' for name in THINGS])


def _preview(path, names):
    rows = []
    for name in names or THINGS:
        frames, icon, palette = _turntable(THINGS[name], _PREVIEW_SAMPLES, 2)
        table = np.vstack([palette, np.array(_INK) / 255, (0.75, 0.75, 0.75)])
        row = [np.where(outside, len(table) - 1, indices) for indices, outside in (_finished(frame, palette) for frame in frames)]
        small, outside = _finished(icon, palette)
        row.append(np.pad(np.where(outside, len(table) - 1, small), ((0, SIZE - _ICON), (0, 0)), constant_values=len(table) - 1))
        rows.append(table[np.hstack(row)])
    whole = Image.fromarray((np.vstack(rows) * 255).astype(np.uint8))
    whole.resize((whole.width * 2, whole.height * 2), Image.NEAREST).save(path)


if __name__ == '__main__':
    if sys.argv[1] == '--preview':
        _preview(sys.argv[2], sys.argv[3:])
    else:
        main(sys.argv[1], sys.argv[2:])
