"""Sprites that leave the spot where they were photographed: a car's own outline, not what differs behind it."""
import os

import bpy

from kit.photograph import photograph
from kit.pictures import save_indexed, trim
from kit.quantise import reduce

_SHAPES = ('MESH', 'CURVE', 'FONT')


def silhouette(things, **options):
    """The mask (h, w) of the pixels that these objects alone would cover; `options` are photograph()'s."""
    members = set(things)
    others = [thing for thing in bpy.context.scene.objects
              if thing.type in _SHAPES and thing not in members and not thing.hide_render]
    for thing in others:
        thing.hide_render = True
    alone = photograph(samples=8, transparent=True, **options)
    for thing in others:
        thing.hide_render = False
    return alone[..., 3] > 0.5


def save_sprite(folder, name, picture, mask, palette):
    """Writes what lies under the mask as a sprite with clear surroundings; returns {frame, x, y}."""
    x0, y0, x1, y1 = trim(mask)
    part = mask[y0:y1, x0:x1]
    save_indexed(os.path.join(folder, f'{name}.png'), reduce(picture[y0:y1, x0:x1], palette, origin=(x0, y0)), palette,
                 clear=~part)
    return {'frame': name, 'x': x0, 'y': y0}
