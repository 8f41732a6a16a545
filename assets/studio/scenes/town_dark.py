"""The map of Arcadia while the power is out: what the moon shows, and not one lamp. It has the camera of `town_map`, whose
picture it takes the place of, block by block.

Run as a program: python -m scenes.town_dark <folder>."""
import os
import sys

import bpy
import numpy as np
from PIL import Image, ImageFilter

from kit.calm import calm
from kit.cuts import write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from scenes.town.plan import CAMERA
from scenes.town.stage import town
from scenes.town_map import in_bands

_EXPOSURE, _COLOURS = 0.9, 11
# What differs from its surroundings by less than this is grain, of which the dark has much and which weighs as much as lines.
_GRAIN = 0.08
# In the dark an eye sees hardly any colour: so much of the picture is its lightness alone, which has this hue.
_GREY, _LIGHTNESS, _MOONLIGHT = 0.7, np.array([0.25, 0.6, 0.15]), np.array([0.5, 0.72, 1.25])


def power_cut():
    """Puts out every lamp, sign, window and screen on the stage; the moon and the sky stay."""
    for light in bpy.data.lights:
        if light.type != 'SUN':
            light.energy = 0
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.use_nodes else ():
            if node.type == 'EMISSION':
                node.inputs['Strength'].default_value = 0


def _without_grain(picture):
    """The picture (h, w, 3) with its lines and without its grain."""
    with Image.fromarray((picture * 255).round().astype(np.uint8)) as image:
        around = np.asarray(image.filter(ImageFilter.MedianFilter(3))) / 255
    return np.where(np.abs(picture - around).max(-1, keepdims=True) < _GRAIN, around, picture)


def main(folder):
    """Photographs the town in the dark and writes the bundle."""
    town(True)
    power_cut()
    scene = bpy.context.scene
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces, scene.cycles.adaptive_threshold = 1, 2, 0.08
    scene.cycles.denoising_prefilter, scene.cycles.denoising_quality = 'FAST', 'BALANCED'
    taken = photograph(size=CAMERA.size, samples=6, exposure=_EXPOSURE)[..., :3]
    dim = taken * (1 - _GREY) + (taken @ _LIGHTNESS)[..., None] * _MOONLIGHT * _GREY
    base = _without_grain(in_bands(lambda part, _: calm(part), dim.clip(0, 1)))
    palette = make_palette(base[::2, ::2].reshape(-1, 3), _COLOURS)
    save_indexed(os.path.join(folder, 'town-dark.png'), in_bands(lambda part, _: reduce(part, palette, 0), base, 0), palette)
    write_bundle(folder, tiled=['town-dark.png'])


if __name__ == '__main__':
    main(sys.argv[1])
