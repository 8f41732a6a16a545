"""From a scene to the finished pictures of its place: both hours, what moves, what is pointed at, what passes.

A scene file is `build(look)`, which puts the place on the stage and returns its hotspots, and a `Shoot` that says the
rest. README.md in assets/studio, "Making a place", tells how; scenes/places/ has the examples."""
import io
import os
import random
import sys
from dataclasses import dataclass

import bpy
import numpy as np
from PIL import Image

from kit.calm import calm
from kit.camera import FrontCamera
from kit.colour import from_oklab, to_oklab
from kit.cuts import Album, write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed, trim
from kit.place import HOURS, SIZE, frames_of, place_palette
from kit.quantise import reduce
from kit.spots import masks, rectangle
from kit.sprites import silhouette
from kit.stage import clear, group, move

# The same for all photographs of a place: what did not change then has the same grain and is not cut.
_SAMPLES, _PREVIEW_SAMPLES = 12, 4
# Light falls round what moves: so many pixels round its zone are photographed too.
_MARGIN = 12
# Dither weighs: where a picture is heavier than it may be, it is reduced with less of it.
_DITHERS, _MOST_BYTES = (0.55, 0.4, 0.28, 0.16, 0.0), 18 * 1024 - 256
# How much lighter (OKLab) what is pointed at becomes, and the rim round it.
_LIT, _RIM = 0.055, 0.2


@dataclass(frozen=True)
class Look:
    """The moment that is photographed: day or night, and the frame of each loop (0 is the picture itself)."""
    night: bool
    phases: tuple = ()

    def phase(self, loop):
        """Which frame of a loop this moment is; 0 unless that loop is being photographed."""
        return dict(self.phases).get(loop, 0)


@dataclass(frozen=True)
class Loop:
    """Something that moves without end: frames 1 to `frames` beside the picture itself, which is frame 0, in `order` at
    `fps`. `zone` (x0, y0, x1, y1) in pixels is where it is cut from; None: wherever something changes."""
    name: str
    frames: int
    order: tuple
    fps: float = 4
    zone: tuple = None
    hours: tuple = HOURS


@dataclass(frozen=True)
class Passer:
    """Something that comes by. `make(look, pose)` models it round the origin; it is photographed in each pose at the
    middle of `path` (points in metres at one depth) and moved along it, pose after pose."""
    name: str
    make: callable
    path: tuple
    every: tuple
    poses: int = 1
    fps: float = 8
    turn: float = 0
    hours: tuple = HOURS


@dataclass(frozen=True)
class Shoot:
    """A place: its id, its camera, `build(look)` and what lives in it. `exposure` and `bloom` are (day, night)."""
    place: str
    camera: FrontCamera
    build: callable
    loops: tuple = ()
    passers: tuple = ()
    exposure: tuple = (0.6, 0.5)
    bloom: tuple = (0.15, 0.45)
    # What stands before everything that passes: names of groups that build() returns beside the hotspots.
    front: tuple = ()
    samples: int = _SAMPLES

    def main(self):
        """`python -m scenes.places.<name> <folder>` writes the finished files; with `--preview <file.png>` both hours
        are photographed quickly and shown side by side, hotspots framed."""
        if sys.argv[1] == '--preview':
            self._preview(sys.argv[2])
        else:
            self._finish(sys.argv[1])

    def _stage(self, look):
        """Puts a moment on the stage; returns its groups by name."""
        random.seed(7)
        clear()
        groups = self.build(look) or {}
        self.camera.aim()
        return groups

    def _photograph(self, hour, border=None, samples=None):
        at = HOURS.index(hour)
        return photograph(size=SIZE, samples=samples or self.samples, exposure=self.exposure[at], bloom=self.bloom[at],
                          border=border)

    def _preview(self, path):
        halves = []
        for hour in HOURS:
            groups = self._stage(Look(hour == 'night'))
            picture = self._photograph(hour, samples=_PREVIEW_SAMPLES)
            for mask in masks(groups, SIZE).values():
                spot = rectangle(mask)
                if spot:
                    x0, y0, x1, y1 = spot['x'], spot['y'], spot['x'] + spot['w'] - 1, spot['y'] + spot['h'] - 1
                    picture[y0:y1 + 1, [x0, x1]] = picture[[y0, y1], x0:x1 + 1] = (1, 1, 0)
            halves.append(picture)
        whole = Image.fromarray((np.hstack(halves) * 255).astype(np.uint8))
        whole.resize((whole.width * 2, whole.height * 2), Image.NEAREST).save(path)

    def _finish(self, folder):
        hours, spots = {}, {}
        for hour in HOURS:
            hours[hour], found = self._hour(folder, hour)
            for name, spot in found.items():
                spots.setdefault(name, spot)
        place = {'size': SIZE, 'hotspots': dict(sorted(spots.items())), **hours}
        write_bundle(folder, atlas=frames_of(place), pictures=[f'{self.place}-{hour}.png' for hour in HOURS],
                     places={self.place: place})

    def _hour(self, folder, hour):
        """One hour's pictures written into the folder; returns how bundle.json lists it, and its hotspots."""
        night = hour == 'night'
        groups = self._stage(Look(night))
        base = calm(self._photograph(hour))
        seen = masks(groups, SIZE)
        hotspots = {name: mask for name, mask in seen.items() if name not in self.front and mask.any()}
        passing = [self._passing(passer, hour) for passer in self.passers if hour in passer.hours]
        moving = {loop.name: [self._moment(loop, frame, hour, base) for frame in range(1, loop.frames + 1)]
                  for loop in self.loops if hour in loop.hours}
        lit = {name: _lit(base, mask) for name, mask in hotspots.items()}
        sprites = [sprite for sprites, _ in passing for sprite in sprites]
        palette = place_palette(base, [frame for frames in moving.values() for frame in frames] + list(lit.values()),
                                sprites)
        album = _Album(folder, base, palette)
        name = f'{self.place}-{hour}'
        album.picture(name)
        listed = {
            'picture': name,
            'loops': [self._loop(album, name, loop, moving[loop.name]) for loop in self.loops if hour in loop.hours],
            'hover': {spot: album.masked(f'{name}-{spot}', lit[spot], hotspots[spot]) for spot in hotspots},
            'passers': [self._passer(album, name, passer, sprites, offsets) for passer, (sprites, offsets)
                        in zip([p for p in self.passers if hour in p.hours], passing)],
        }
        if passing and self.front:
            listed['front'] = [album.masked(f'{name}-{part}', base, seen[part]) for part in self.front if seen[part].any()]
        return listed, {spot: rectangle(mask) for spot, mask in hotspots.items()}

    def _moment(self, loop, frame, hour, base):
        """The picture with a loop at one of its frames."""
        self._stage(Look(hour == 'night', ((loop.name, frame),)))
        if loop.zone is None:
            return calm(self._photograph(hour))
        x0, y0, x1, y1 = loop.zone
        border = (max(0, x0 - _MARGIN), max(0, y0 - _MARGIN), min(SIZE[0], x1 + _MARGIN), min(SIZE[1], y1 + _MARGIN))
        strip = calm(self._photograph(hour, border))
        whole = base.copy()
        whole[y0:y1, x0:x1] = strip[y0 - border[1]:y1 - border[1], x0 - border[0]:x1 - border[0]]
        return whole

    @staticmethod
    def _loop(album, name, loop, frames):
        # A frame in which nothing visible changed shows the picture itself.
        cuts, indices = [], [-1]
        for number, frame in enumerate(frames, 1):
            cut = album.cut(f'{name}-{loop.name}-{number}', frame, within=loop.zone)
            indices.append(len(cuts) if cut else -1)
            cuts += [cut] if cut else []
        return {'name': loop.name, 'fps': loop.fps, 'order': [indices[frame] for frame in loop.order], 'cuts': cuts}

    def _passing(self, passer, hour):
        """The poses of what passes as (picture, mask), and where along its path it is, in pixels from its middle."""
        look = Look(hour == 'night')
        middle = passer.path[len(passer.path) // 2]
        sprites = []
        for pose in range(passer.poses):
            self._stage(look)
            with group() as things:
                passer.make(look, pose)
            move(things, middle, passer.turn)
            mask = silhouette(things, size=SIZE)
            x0, y0, x1, y1 = trim(mask)
            border = (max(0, x0 - 4), max(0, y0 - 4), min(SIZE[0], x1 + 4), min(SIZE[1], y1 + 4))
            picture = np.zeros((SIZE[1], SIZE[0], 3))
            picture[border[1]:border[3], border[0]:border[2]] = calm(self._photograph(hour, border))
            sprites.append((picture, mask))
        here = self.camera.pixel(middle)
        offsets = [tuple(round(a - b) for a, b in zip(self.camera.pixel(point), here)) for point in passer.path]
        return sprites, offsets

    @staticmethod
    def _passer(album, name, passer, sprites, offsets):
        poses = [album.masked(f'{name}-{passer.name}-{pose}', picture, mask)
                 for pose, (picture, mask) in enumerate(sprites)]
        cuts = [{**pose, 'x': pose['x'] + dx, 'y': pose['y'] + dy}
                for pose, (dx, dy) in ((poses[step % len(poses)], offset) for step, offset in enumerate(offsets))]
        return {'name': passer.name, 'fps': passer.fps, 'everySeconds': list(passer.every), 'cuts': cuts}


class _Album(Album):
    """An album whose picture keeps as much dither as its weight allows, and that cuts by a mask as well."""

    def picture(self, name):
        for dither in _DITHERS:
            self._indices = reduce(self.base, self.palette, dither)
            if _weight(self._indices, self.palette) <= _MOST_BYTES:
                break
        save_indexed(os.path.join(self.folder, f'{name}.png'), self._indices, self.palette)
        self.made.append(name)

    def masked(self, name, picture, mask):
        """Writes what lies under the mask as a sprite with clear surroundings; returns {frame, x, y}."""
        x0, y0, x1, y1 = trim(mask)
        save_indexed(os.path.join(self.folder, f'{name}.png'),
                     reduce(picture[y0:y1, x0:x1], self.palette, 0.25, origin=(x0, y0)), self.palette,
                     clear=~mask[y0:y1, x0:x1])
        self.made.append(name)
        return {'frame': name, 'x': x0, 'y': y0}


def _weight(indices, palette):
    """What a picture weighs as lossless WebP, in bytes."""
    written = io.BytesIO()
    Image.fromarray((palette[indices] * 255).round().astype(np.uint8)).save(written, 'WEBP', lossless=True, quality=90)
    return written.getbuffer().nbytes


def _lit(base, mask):
    """The picture with what is under the mask lighter, and lightest along its rim: it is pointed at."""
    colours = to_oklab(base)
    padded = np.pad(mask, 1)
    inner = padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
    colours[..., 0] += np.where(mask, np.where(inner, _LIT, _RIM), 0)
    colours[..., 2] += np.where(mask & ~inner, 0.05, 0)
    return np.clip(from_oklab(colours), 0, 1)
