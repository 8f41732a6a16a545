"""What a place looks like without a thing that was taken from it, with one that its picture does not show, or with one that was
laid down there: a cut over its finished pictures, photographed in the place's own scene.

A file of scenes/taken or scenes/used is named as its place's scene, and has a `Taken` or two."""
import json
import os
import sys
from dataclasses import dataclass

import bpy
import numpy as np

from kit.calm import calm
from kit.colour import from_oklab, to_oklab
from kit.cuts import write_bundle
from kit.place import HOURS, SIZE
from kit.pictures import trim
from kit.quantise import make_palette
from kit.shoot import Look, _lit
from kit.spots import masks
from kit.stage import group
from kit.there import _colours, _cut, _read, _saved, _shaded, _within

# How far shade falls round a thing, in pixels.
_MARGIN, _SAMPLES = 12, 32
# How many colours what is put there has beside those of the place.
_COLOURS = 12
# Fewer pixels than these are not seen to be lit: then what is lit is where the thing was.
_LEAST_LIT = 40


@dataclass(frozen=True)
class Taken:
    """A thing, the hotspot that is pressed for it, and the `Shoot` of the place. Once it is taken, `gone` is away: a box (low
    and high corner) in which the middles of its parts lie; absent: all that is the hotspot. `put(look)` is what is seen then:
    the nail that it hung on. `there`: the picture lacks the thing, and `put` is the thing itself, until it is taken.
    `cut` is the cut's name where that is not the thing's own. `before`: it lies over what moves and what is lit, such as flames. `edge`
    pixels round the thing are photographed anew, and `shade` that it throws beyond them. `rests` are loops that show the thing, and
    do not play while the cut lies there."""
    thing: str
    spot: str
    shoot: object
    gone: tuple = None
    put: callable = None
    there: bool = False
    before: bool = False
    edge: int = 1
    rests: tuple = ()
    shade: bool = True
    cut: str = None

    def main(self):
        """`python -m scenes.taken.<name> <folder>` adds the cuts to the place's finished files."""
        folder = sys.argv[1]
        with open(os.path.join(folder, 'bundle.json'), encoding='utf8') as file:
            bundle = json.load(file)
        place, atlas = bundle['places'][self.shoot.place], set(bundle['atlas'])
        cut_name = self.cut or f'{self.thing}-{"there" if self.there else "gone"}'
        if self.before:
            place['standing'] = sorted({*place.get('standing', ()), cut_name})
        for hour in HOURS:
            cut, light = self._cuts(folder, hour)
            name = f'{self.shoot.place}-{hour}-{cut_name}'
            listed = place[hour].setdefault('cuts', {})[cut_name] = _saved(folder, name, *cut)
            atlas.add(f'{name}.png')
            if self.rests:
                listed['rests'] = list(self.rests)
            if not self.before:
                listed['hover'] = {self.spot: _saved(folder, f'{name}-lit', *light)}
                atlas.add(f'{name}-lit.png')
        write_bundle(folder, atlas=sorted(atlas), places=bundle['places'])

    def _cuts(self, folder, hour):
        """What is laid over the picture, and the hotspot then as it is pointed at: each as `kit.there` saves it."""
        look = Look(hour == 'night')
        groups = self.shoot._stage(look)
        bpy.context.view_layer.update()
        gone = self._gone(groups)
        taken = masks({'gone': gone}, SIZE)['gone'] if gone else np.zeros(SIZE[::-1], bool)
        with group() as things:
            if self.put:
                self.put(look)
        stage = bpy.context.scene.collection.objects
        for thing in gone:
            stage.unlink(thing)
        rest = [thing for thing in groups[self.spot] if thing not in gone]
        found = masks({'put': things, 'rest': rest}, SIZE)
        seen = _grown(taken | found['put'], self.edge)
        x0, y0, x1, y1 = trim(seen)
        zone = max(0, x0 - _MARGIN), max(0, y0 - _MARGIN), min(SIZE[0], x1 + _MARGIN), min(SIZE[1], y1 + _MARGIN)
        after = calm(self.shoot._photograph(hour, zone, _SAMPLES))
        for thing in things:
            thing.hide_render = True
        for thing in gone:
            stage.link(thing)
        before = calm(self.shoot._photograph(hour, zone, _SAMPLES))
        whole = _read(folder, f'{self.shoot.place}-{hour}')
        colours = _colours(whole)
        still, near = whole[zone[1]:zone[3], zone[0]:zone[2]], seen[zone[1]:zone[3], zone[0]:zone[2]]
        picture, shade = _shaded(still, before, _as_light_as(still, before, after, near), near)
        if things:
            own = picture[found['put'][zone[1]:zone[3], zone[0]:zone[2]]]
            colours = np.vstack([colours, make_palette(own, _COLOURS)]) if len(own) else colours
        shade &= self.shade
        whole[zone[1]:zone[3], zone[0]:zone[2]] = np.where((near | shade)[..., None], picture, still)
        pointed = found['put'] | found['rest']
        pointed = pointed if pointed.sum() >= _LEAST_LIT else pointed | taken
        lit = _lit(whole, pointed)
        return _cut(picture, near | shade, colours, zone), _cut(lit, pointed, make_palette(lit[pointed], _COLOURS * 2), (0, 0))

    def _gone(self, groups):
        if self.there:
            return []
        if self.gone is None:
            return [thing for thing in groups[self.spot] if thing.type != 'LIGHT']
        return [thing for thing in bpy.context.scene.objects if thing.type != 'LIGHT' and _within(thing, *self.gone)]


def _grown(mask, reach):
    height, width = mask.shape
    near = np.pad(mask, reach)
    steps = range(2 * reach + 1)
    return np.any([near[dy:dy + height, dx:dx + width] for dy in steps for dx in steps], axis=0)


def _as_light_as(still, before, after, seen):
    """A photograph of a part has not the bloom of what shines beyond it: as much lighter as the finished picture is round it."""
    round_it = ~seen
    offset = np.median((to_oklab(still) - to_oklab(before))[round_it], axis=0)
    return np.clip(from_oklab(to_oklab(after) + offset), 0, 1)
