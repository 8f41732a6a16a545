"""Where the locations lie in the picture: their boxes and the white lines round them, each photographed alone."""
import bpy
import numpy as np
from mathutils import Vector

from kit.photograph import photograph
from kit.pictures import trim
from kit.stage import clear, group
from scenes.town.landmarks import MAKERS
from scenes.town.plan import CAMERA, LOCATIONS

_LINE, _MARGIN = 2, 3


def outlines():
    """For each location its box {x, y, w, h}, and its line as (mask, x, y)."""
    boxes, lines = {}, {}
    for name, make in MAKERS.items():
        clear()
        x, y, z, size = LOCATIONS[name]
        with group(at=(x, y, z), size=size) as things:
            make(False)
        CAMERA.aim()
        border = _around(things)
        mask = np.zeros((CAMERA.size[1], CAMERA.size[0]), bool)
        mask[border[1]:border[3], border[0]:border[2]] = photograph(size=CAMERA.size, samples=2, transparent=True,
                                                                    border=border)[..., 3] > 0.35
        x0, y0, x1, y1 = trim(mask)
        boxes[name] = {'x': x0, 'y': y0, 'w': x1 - x0, 'h': y1 - y0}
        lines[name] = _line(mask, x0, y0, x1, y1)
    return boxes, lines


def _around(things):
    """The rectangle of the picture (x0, y0, x1, y1) in which these objects lie."""
    bpy.context.view_layer.update()
    seen = [CAMERA.pixel(thing.matrix_world @ Vector(corner)) for thing in things if thing.type in ('MESH', 'CURVE', 'FONT')
            for corner in thing.bound_box]
    width, height = CAMERA.size
    return (max(0, int(min(x for x, _ in seen)) - 2), max(0, int(min(y for _, y in seen)) - 2),
            min(width, int(max(x for x, _ in seen)) + 3), min(height, int(max(y for _, y in seen)) + 3))


def _line(mask, x0, y0, x1, y1):
    left, top = max(0, x0 - _MARGIN), max(0, y0 - _MARGIN)
    part = mask[top:y1 + _MARGIN, left:x1 + _MARGIN]
    solid = shrunk(grown(part, 3), 3)
    return grown(solid, _LINE) & ~solid, left, top


def grown(mask, by):
    """The mask with `by` pixels more on every side."""
    for _ in range(by):
        wide = np.pad(mask, 1)
        mask = wide[1:-1, 1:-1] | wide[:-2, 1:-1] | wide[2:, 1:-1] | wide[1:-1, :-2] | wide[1:-1, 2:]
    return mask


def shrunk(mask, by):
    """The mask with `by` pixels less on every side."""
    return ~grown(~mask, by)


def standing(strips):
    """For each rectangle (x0, y0, x1, y1) of the picture the mask of what stands higher than a car's roof: it hides what passes."""
    scene = bpy.context.scene
    material = bpy.data.materials.new('standing')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split, high, light = (nodes.new(n) for n in ('ShaderNodeNewGeometry', 'ShaderNodeSeparateXYZ', 'ShaderNodeMath',
                                                        'ShaderNodeEmission'))
    high.operation, high.inputs[1].default_value = 'GREATER_THAN', 1.95
    links.new(place.outputs['Position'], split.inputs['Vector'])
    links.new(split.outputs['Z'], high.inputs[0])
    links.new(high.outputs[0], light.inputs['Color'])
    links.new(light.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
    scene.view_layers[0].material_override = material
    masks = [photograph(size=CAMERA.size, samples=1, view='Standard', border=strip)[..., 0] > 0.5 for strip in strips]
    scene.view_layers[0].material_override = None
    return masks
