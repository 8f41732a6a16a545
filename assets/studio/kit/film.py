"""From a scene of the story to its finished pictures: one light, one picture, and what lives in it as cuts.

A scene file is a camera, `build(look)`, which puts the moment on the stage and returns groups by name, and a `Film`."""
import io
import os
import random
import sys
from dataclasses import dataclass

import numpy as np
from PIL import Image

from kit.calm import calm
from kit.camera import where
from kit.cuts import Album, moved, write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shoot import Look
from kit.stage import clear

# Wide enough for a camera that moves over it; a scene whose camera is still is as large as a place.
WIDE = (416, 208)
_SAMPLES, _PREVIEW_SAMPLES = 14, 5
_MARGIN = 10
# Dither weighs: where a picture is heavier than it may be, it is reduced with less of it.
_DITHERS, _MOST_BYTES = (0.45, 0.3, 0.16, 0.0), 36 * 1024


@dataclass(frozen=True)
class Part:
    """Something that lives: frames 1 to `frames` beside the picture itself, which is frame 0, in `order` at `fps`. It is cut
    where the group named `of` is, or from a rectangle (x0, y0, x1, y1) of pixels."""
    name: str
    frames: int
    order: tuple
    fps: float = 4
    of: object = None


def blink(of, pause=17, name='blink'):
    """Lids that shut for a sixth of a second every so many."""
    return Part(name, 1, (0,) * pause + (1,), 6, of)


def talk(of):
    """A mouth that moves while the line is typed: shut, half open, open."""
    return Part('talk', 2, (0, 1, 2, 1, 0, 2, 1, 1), 8, of)


@dataclass(frozen=True)
class Film:
    """One scene: its id, its camera, `build(look)` and what lives in it."""
    scene: str
    camera: object
    build: callable
    parts: tuple = ()
    exposure: float = 0.5
    bloom: float = 0.4
    samples: int = _SAMPLES
    colours: int = 96

    def main(self):
        """`python -m scenes.cutscenes.<name> <folder>` writes the finished files; with `--preview <file.png> [part=frame
        ...]` one moment is photographed quickly and shown three times as large."""
        if sys.argv[1] == '--preview':
            phases = tuple((name, int(frame)) for name, frame in (word.split('=') for word in sys.argv[3:]))
            self._stage(phases)
            whole = Image.fromarray((self._photograph(samples=_PREVIEW_SAMPLES) * 255).astype(np.uint8))
            whole.resize((whole.width * 3, whole.height * 3), Image.NEAREST).save(sys.argv[2])
        else:
            self._finish(sys.argv[1])

    def _stage(self, phases=()):
        random.seed(7)
        clear()
        groups = self.build(Look(True, phases)) or {}
        self.camera.aim()
        return groups

    def _photograph(self, border=None, samples=None):
        return photograph(size=self.camera.size, samples=samples or self.samples, exposure=self.exposure, bloom=self.bloom, border=border)

    def _finish(self, folder):
        groups = self._stage()
        zones = {part.name: self._zone(part, groups) for part in self.parts}
        base = calm(self._photograph())
        frames = {part.name: [self._moment(part, frame, zones[part.name], base) for frame in range(1, part.frames + 1)] for part in self.parts}
        album = _Album(folder, base, self._palette(base, [frame for part in frames.values() for frame in part]))
        album.picture(self.scene)
        loops = [self._loop(album, part, zones[part.name], frames[part.name]) for part in self.parts]
        cuts = sorted({f"{cut['frame']}.png" for loop in loops for cut in loop['cuts']})
        write_bundle(folder, atlas=cuts, pictures=[f'{self.scene}.png'],
                     scenes={self.scene: {'size': list(self.camera.size), 'picture': self.scene, 'loops': loops}})

    def _palette(self, base, frames):
        """The colours of the picture and of what changes in it."""
        changed = np.vstack([frame[moved(base, frame)] for frame in frames])
        return make_palette(np.vstack([base.reshape(-1, 3), changed[:: max(1, len(changed) // 5000)]]), self.colours)

    def _zone(self, part, groups):
        """Where a part is cut from, in pixels within the picture."""
        width, height = self.camera.size
        if isinstance(part.of, tuple):
            return part.of
        spot = where(groups[part.of], self.camera.size)
        return (max(0, spot['x'] - 3), max(0, spot['y'] - 3), min(width, spot['x'] + spot['w'] + 3), min(height, spot['y'] + spot['h'] + 3))

    def _moment(self, part, frame, zone, base):
        """The picture with a part at one of its frames."""
        self._stage(((part.name, frame),))
        (width, height), (x0, y0, x1, y1) = self.camera.size, zone
        border = (max(0, x0 - _MARGIN), max(0, y0 - _MARGIN), min(width, x1 + _MARGIN), min(height, y1 + _MARGIN))
        strip = calm(self._photograph(border))
        whole = base.copy()
        whole[y0:y1, x0:x1] = strip[y0 - border[1]:y1 - border[1], x0 - border[0]:x1 - border[0]]
        return whole

    def _loop(self, album, part, zone, frames):
        # A frame in which nothing visible changed shows the picture itself.
        cuts, indices = [], [-1]
        for number, frame in enumerate(frames, 1):
            cut = album.cut(f'{self.scene}-{part.name}-{number}', frame, within=zone)
            indices.append(len(cuts) if cut else -1)
            cuts += [cut] if cut else []
        return {'name': part.name, 'fps': part.fps, 'order': [indices[frame] for frame in part.order], 'cuts': cuts}


class _Album(Album):
    """An album whose picture keeps as much dither as its weight allows."""

    def picture(self, name):
        for dither in _DITHERS:
            indices = reduce(self.base, self.palette, dither)
            if _weight(indices, self.palette) <= _MOST_BYTES:
                break
        save_indexed(os.path.join(self.folder, f'{name}.png'), indices, self.palette)
        self.made.append(name)


def _weight(indices, palette):
    """What a picture weighs as lossless WebP, in bytes."""
    written = io.BytesIO()
    Image.fromarray((palette[indices] * 255).round().astype(np.uint8)).save(written, 'WEBP', lossless=True, quality=90)
    return written.getbuffer().nbytes
