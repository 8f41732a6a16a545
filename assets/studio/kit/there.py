"""Somebody who is in a place at times: a cut over its finished pictures, photographed in the place's own scene.

A file of scenes/there is named as its place's scene: `put(look)`, which stands the person in it, and a `There`."""
import json
import os
import sys
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from kit.calm import calm
from kit.colour import from_oklab, to_oklab
from kit.cuts import write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed, trim
from kit.place import HOURS, SIZE
from kit.quantise import make_palette, reduce
from kit.shoot import Look, _lit
from kit.spots import masks
from kit.stage import group

# Shade falls so far round a figure, in pixels; a change of less (OKLab) than the second is the render's noise.
_MARGIN, _SHADE = 12, 0.02
_SAMPLES, _PREVIEW_SAMPLES = 32, 8
# How many colours a figure has beside those of the place.
_COLOURS, _DITHER = 22, 0.25


@dataclass(frozen=True)
class There:
    """A person's id, the `Shoot` of the place, and `put(look)`, which puts them on its stage; `light(look)` may add light
    that falls on them alone. What of the place has its middle in the box `gone` (low and high corner) is away while they
    are there, such as the chair that they have turned."""
    person: str
    shoot: object
    put: callable
    light: callable = None
    gone: tuple = None
    hours: tuple = HOURS

    def main(self):
        """`python -m scenes.there.<name> <folder>` adds the person to the place's finished files; with
        `--preview <file.png>` each hour is shown with the person laid over it, three times as large."""
        if sys.argv[1] == '--preview':
            folder = os.path.join('..', 'finished', self.shoot.place)
            shown = [self._laid(folder, hour) for hour in self.hours]
            whole = Image.fromarray(np.vstack(shown))
            whole.resize((whole.width * 3, whole.height * 3), Image.NEAREST).save(sys.argv[2])
        else:
            self._finish(sys.argv[1])

    def _laid(self, folder, hour):
        (indices, palette, clear, (x, y)), (*_, lit, at) = self._cuts(folder, hour, _PREVIEW_SAMPLES)
        still = _read(folder, f'{self.shoot.place}-{hour}')
        part = still[y:y + clear.shape[0], x:x + clear.shape[1]]
        part[~clear] = palette[indices][~clear]
        print(self.person, hour, *at, *lit.shape[::-1])
        return (still * 255).round().astype(np.uint8)

    def _finish(self, folder):
        with open(os.path.join(folder, 'bundle.json'), encoding='utf8') as file:
            bundle = json.load(file)
        place, atlas = bundle['places'][self.shoot.place], set(bundle['atlas'])
        place['standing'] = sorted({*place.get('standing', ()), self.person})
        for hour in self.hours:
            cut, light = self._cuts(folder, hour, _SAMPLES)
            name = f'{self.shoot.place}-{hour}-{self.person}'
            place[hour].setdefault('cuts', {})[self.person] = _saved(folder, name, *cut)
            place[hour]['hover'][self.person] = _saved(folder, f'{name}-lit', *light)
            atlas.update((f'{name}.png', f'{name}-lit.png'))
        write_bundle(folder, atlas=sorted(atlas), places=bundle['places'])

    def _gone(self):
        bpy.context.view_layer.update()
        return [] if self.gone is None else [thing for thing in bpy.context.scene.objects if thing.type != 'LIGHT' and _within(thing, *self.gone)]

    def _cuts(self, folder, hour, samples):
        """The person, and the person as somebody who is pointed at: each as indices, palette, mask of what is clear, and
        where the cut's corner lies."""
        look = Look(hour == 'night')
        self.shoot._stage(look)
        gone = self._gone()
        seen = masks({'gone': gone}, SIZE)['gone'] if gone else np.zeros(SIZE[::-1], bool)
        with group() as things:
            self.put(look)
        if self.light:
            _only_on(things, self.light, look)
        stage = bpy.context.scene.collection.objects
        for thing in gone:
            stage.unlink(thing)
        seen |= masks({'them': things}, SIZE)['them']
        x0, y0, x1, y1 = trim(seen)
        zone = max(0, x0 - _MARGIN), max(0, y0 - _MARGIN), min(SIZE[0], x1 + _MARGIN), min(SIZE[1], y1 + _MARGIN)
        with_them = calm(self.shoot._photograph(hour, zone, samples))
        for thing in things:
            thing.hide_render = True
        for thing in gone:
            stage.link(thing)
        without = calm(self.shoot._photograph(hour, zone, samples))
        seen = seen[zone[1]:zone[3], zone[0]:zone[2]]
        still = _read(folder, f'{self.shoot.place}-{hour}')
        picture, shade = _shaded(still[zone[1]:zone[3], zone[0]:zone[2]], without, with_them, seen)
        palette = np.vstack([_colours(still), make_palette(picture[seen], _COLOURS)])
        lit = _lit(picture, seen)
        return _cut(picture, seen | shade, palette, zone), _cut(lit, seen, make_palette(lit[seen], _COLOURS), zone)


def _cut(picture, kept, palette, zone):
    a, b, c, d = trim(kept)
    corner = (zone[0] + a, zone[1] + b)
    return reduce(picture[b:d, a:c], palette, _DITHER, origin=corner), palette, ~kept[b:d, a:c], corner


def _saved(folder, name, indices, palette, clear, corner):
    """A cut written as a sprite; how bundle.json lists it."""
    save_indexed(os.path.join(folder, f'{name}.png'), indices, palette, clear=clear)
    return {'frame': name, 'x': corner[0], 'y': corner[1]}


def _within(thing, low, high):
    middle = thing.matrix_world @ (sum((Vector(corner) for corner in thing.bound_box), Vector()) / 8)
    return all(a < b < c for a, b, c in zip(low, middle, high))


def _only_on(things, light, look):
    """Lights that fall on these objects alone."""
    them = bpy.data.collections.new('them')
    for thing in things:
        if thing.type != 'LIGHT':
            them.objects.link(thing)
    with group() as lights:
        light(look)
    for one in lights:
        one.light_linking.receiver_collection = them
    things += lights


def _read(folder, name):
    """A finished picture as colours (h, w, 3) in 0..1."""
    with Image.open(os.path.join(folder, f'{name}.png')) as image:
        return np.array(image.convert('RGB')) / 255


def _colours(still):
    return np.unique(still.reshape(-1, 3), axis=0)


def _shaded(still, without, with_them, seen):
    """The finished picture with the person in it and what their shade and their light change round them, and the mask of the
    latter, which fades towards the zone's edge."""
    height, width = seen.shape
    y, x = np.mgrid[0:height, 0:width]
    near = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    change = (to_oklab(with_them) - to_oklab(without)) * np.clip(near / _MARGIN, 0, 1)[..., None]
    shaded = np.clip(from_oklab(to_oklab(still) + change), 0, 1)
    return np.where(seen[..., None], with_them, shaded), (np.sqrt((change ** 2).sum(-1)) > _SHADE) & ~seen
