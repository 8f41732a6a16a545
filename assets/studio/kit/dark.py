"""A place while the power is out: the third light of its scene, beside day and night. All that runs by mains is dead, and what
is lit is lit by what stands there: candles, a torch, the moon.

A file of scenes/dark is named as its place's scene: `put(look)`, which brings that light, and a `Dark`."""
import sys
from dataclasses import dataclass, replace

import bpy
import numpy as np
from PIL import Image

from kit.calm import calm
from kit.colour import from_oklab, linear, to_oklab
from kit.cuts import write_bundle
from kit.photograph import photograph
from kit.place import SIZE
from kit.shoot import Look, Shoot, _PREVIEW_SAMPLES
from kit.there import _saved

HOUR = 'dark'
# A loop's light ends softly: so many pixels from the edge of its zone it is whole.
_SOFT = 18
# How much of its hue a tube or a sign keeps that no longer shines.
_DEAD = 0.22


@dataclass(frozen=True)
class Dark:
    """The `Shoot` of a place, and `put(look)`, which brings its light. `kept` are hues of what shines all the same, such as a sign that
    runs by battery, each with its strength. `others` are those of scenes/there and scenes/taken that are seen then."""
    shoot: Shoot
    put: callable
    kept: tuple = ()
    loops: tuple = ()
    others: tuple = ()
    exposure: float = 0.7
    bloom: float = 0.45

    def main(self):
        """`python -m scenes.dark.<name> <folder>` writes the bundle `<place>-dark`; with `--preview <file.png>` the place is
        photographed quickly and shown at three times its size."""
        shoot = _DarkShoot(**{**vars(self.shoot), 'loops': tuple(replace(loop, hours=(HOUR,)) for loop in self.loops), 'passers': (), 'front': ()}, dark=self)
        if sys.argv[1] == '--preview':
            shoot._stage(Look(True))
            whole = Image.fromarray((shoot._photograph(HOUR, samples=_PREVIEW_SAMPLES) * 255).astype(np.uint8))
            whole.resize((whole.width * 3, whole.height * 3), Image.NEAREST).save(sys.argv[2])
        else:
            shoot._finish(sys.argv[1])


@dataclass(frozen=True)
class _DarkShoot(Shoot):
    dark: Dark = None
    seen: tuple = ()

    def _stage(self, look):
        look = replace(look, night=True)
        groups = super()._stage(look)
        _power_out(dict(self.dark.kept))
        self.dark.put(look)
        return groups

    def _photograph(self, hour, border=None, samples=None):
        return photograph(size=SIZE, samples=samples or self.samples, exposure=self.dark.exposure, bloom=self.dark.bloom, border=border)

    def _moment(self, loop, frame, hour, base):
        moment = super()._moment(loop, frame, hour, base)
        x0, y0, x1, y1 = loop.zone
        y, x = np.mgrid[0:y1 - y0, 0:x1 - x0]
        near = np.minimum(np.minimum(x, x1 - x0 - 1 - x), np.minimum(y, y1 - y0 - 1 - y))
        share = np.clip(near / _SOFT, 0, 1)[..., None]
        still, moved = (to_oklab(picture[y0:y1, x0:x1]) for picture in (base, moment))
        moment[y0:y1, x0:x1] = from_oklab(still + (moved - still) * share * share * (3 - 2 * share))
        return moment

    def _finish(self, folder):
        listed, spots = self._hour(folder, HOUR)
        frames = {cut['frame'] for part in listed['loops'] for cut in part['cuts']} | {cut['frame'] for cut in listed['hover'].values()}
        for other in self.dark.others:
            frames |= self._laid(folder, other, listed)
        place = {'size': SIZE, 'hotspots': dict(sorted(spots.items())), HOUR: listed}
        write_bundle(folder, atlas=sorted(f'{frame}.png' for frame in frames), pictures=[f'{self.place}-{HOUR}.png'], places={self.place: place})

    def _laid(self, folder, other, listed):
        """Lists how somebody who is there, or a place from which something was taken, looks in the dark; returns the frames."""
        put = other.put and (lambda look: other.put(replace(look, night=True)))
        if hasattr(other, 'person'):
            name, spot = other.person, other.person
            cut, light = replace(other, shoot=self, put=put, light=None)._cuts(folder, HOUR, self.samples)
        else:
            name, spot = f'{other.thing}-{"there" if other.there else "gone"}', other.spot
            cut, light = replace(other, shoot=self, put=put)._cuts(folder, HOUR)
        frame = f'{self.place}-{HOUR}-{name}'
        listed.setdefault('cuts', {})[name] = _saved(folder, frame, *cut)
        lit = _saved(folder, f'{frame}-lit', *light)
        if hasattr(other, 'person'):
            listed['hover'][spot] = lit
        elif not other.before:
            listed['cuts'][name]['hover'] = {spot: lit}
        return {frame, f'{frame}-lit'}


def _power_out(kept):
    """Takes all light from the stage but that of the sky: lamps go, and what shone is glass and paint."""
    for thing in bpy.context.scene.objects:
        thing.hide_render |= thing.type == 'LIGHT'
    strengths = {_key(linear(hue)): strength for hue, strength in kept.items()}
    for material in bpy.data.materials:
        if material.name.startswith('backdrop-') or not material.use_nodes:
            continue
        nodes, links = material.node_tree.nodes, material.node_tree.links
        for node in list(nodes):
            if node.type == 'BSDF_PRINCIPLED':
                node.inputs['Emission Strength'].default_value = 0
            elif node.type == 'EMISSION':
                strength = strengths.get(_key(node.inputs['Color'].default_value), 0)
                node.inputs['Strength'].default_value = strength
                if strength == 0 and material.name.startswith('glow-'):
                    _deaden(nodes, links, node.inputs['Color'].default_value)


def _deaden(nodes, links, colour):
    glass = nodes.new('ShaderNodeBsdfPrincipled')
    glass.inputs['Base Color'].default_value = tuple(part * _DEAD for part in colour[:3]) + (1,)
    glass.inputs['Roughness'].default_value = 0.2
    links.new(glass.outputs['BSDF'], nodes['Material Output'].inputs['Surface'])


def _key(colour):
    return tuple(round(part, 3) for part in colour[:3])
