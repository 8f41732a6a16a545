"""Taking the picture: Cycles on the CPU, its denoiser, and a bloom round what shines."""
import os
import tempfile

import bpy
import numpy as np
from PIL import Image


def photograph(size=(320, 180), samples=80, exposure=0.0, bloom=0.0, border=None, transparent=False,
               look='Medium High Contrast', view='Filmic'):
    """Renders the stage and returns it as an array (h, w, 3 or 4) of sRGB in 0..1. `border` (x0, y0, x1, y1) in pixels
    renders only that rectangle and returns only it; `transparent` leaves out the sky and adds alpha."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.seed = samples, True, 7
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 6, 16
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 5, 40
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = 'BLACKMAN_HARRIS', 1.05
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.film_transparent = transparent
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '16'
    scene.render.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    scene.view_settings.view_transform, scene.view_settings.look = view, look if view == 'Filmic' else 'None'
    scene.view_settings.exposure = exposure
    scene.render.use_border = border is not None
    scene.render.use_crop_to_border = False
    if border:
        scene.render.border_min_x, scene.render.border_max_x = border[0] / size[0], border[2] / size[0]
        scene.render.border_min_y, scene.render.border_max_y = 1 - border[3] / size[1], 1 - border[1] / size[1]
    _bloom(scene, bloom)
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, 'picture.png')
        bpy.ops.render.render(write_still=True)
        picture = _read(scene.render.filepath)
    return picture if border is None else picture[border[1]:border[3], border[0]:border[2]]


def _read(path):
    """A 16-bit PNG through Blender's own loader: Pillow reads those with 8 bits only."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    image.alpha_mode = 'CHANNEL_PACKED'
    width, height = image.size
    channels = image.channels
    pixels = np.array(image.pixels[:], dtype=np.float64).reshape(height, width, channels)[::-1]
    bpy.data.images.remove(image)
    with Image.open(path) as opened:
        bands = len(opened.getbands())
    return pixels[..., :bands]


def _bloom(scene, strength):
    scene.use_nodes = bool(strength)
    if not strength:
        return
    tree = scene.node_tree
    tree.nodes.clear()
    layers, glare, out = (tree.nodes.new(n) for n in ('CompositorNodeRLayers', 'CompositorNodeGlare',
                                                      'CompositorNodeComposite'))
    glare.glare_type, glare.quality = 'BLOOM', 'HIGH'
    for name, value in (('Threshold', 1.2), ('Smoothness', 0.4), ('Strength', strength), ('Size', 0.32)):
        glare.inputs[name].default_value = value
    tree.links.new(layers.outputs['Image'], glare.inputs['Image'])
    tree.links.new(glare.outputs['Image'], out.inputs['Image'])
