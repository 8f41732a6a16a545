"""Windows of homes in which light is on: which pixels of the picture show each of them."""
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from kit.photograph import photograph
from scenes.town.outlines import grown, shrunk
from scenes.town.plan import CAMERA

# A pane is a standing sheet: at most so thick, and at least so wide and high, in metres.
_THICK, _LEAST = 0.1, 0.6
# Of a pane so many pixels are seen, and this share of it, or it is left alone: a tree stands before it.
_PIXELS, _SHARE = 20, 0.6


@dataclass(frozen=True)
class Pane:
    """The mask (h, w) of its pixels, whose top left corner is (x, y); `blue` is the light of a television."""
    x: int
    y: int
    mask: np.ndarray
    blue: bool

    def on(self, picture):
        """The mask as large as a picture."""
        whole = np.zeros(picture.shape[:2], bool)
        height, width = self.mask.shape
        whole[self.y:self.y + height, self.x:self.x + width] = self.mask
        return whole


def lit_panes(things):
    """Those objects that are lit windows."""
    return [thing for thing in things if thing.type == 'MESH' and _shines(thing) and _stands(thing)]


def _shines(thing):
    return thing.active_material is not None and thing.active_material.name.startswith('glow-')


def _stands(thing):
    spans = [max(corner[i] for corner in thing.bound_box) - min(corner[i] for corner in thing.bound_box) for i in range(3)]
    wide, thick, high = (spans[i] * thing.scale[i] for i in range(3))
    return thick < _THICK and min(wide, high) > _LEAST


def seen_panes(things):
    """The panes of these objects as the camera sees them; what hides a part of one is left out."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    for thing in things:
        thing.pass_index = 1
    scene.view_layers[0].material_override = _marker()
    marked = photograph(size=CAMERA.size, samples=1, view='Standard')[..., 0] > 0.5
    scene.view_layers[0].material_override = None
    panes = [_pane(thing, marked) for thing in things]
    return [pane for pane in panes if pane is not None]


def _marker():
    """A material in which objects with a pass index shine and all others are black."""
    material = bpy.data.materials.new('marker')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    info, light = nodes.new('ShaderNodeObjectInfo'), nodes.new('ShaderNodeEmission')
    links.new(info.outputs['Object Index'], light.inputs['Color'])
    links.new(light.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
    return material


def _pane(thing, marked):
    corners = [CAMERA.pixel(thing.matrix_world @ Vector(corner)) for corner in thing.bound_box]
    x0, x1 = (round(pick(x for x, _ in corners)) for pick in (min, max))
    y0, y1 = (round(pick(y for _, y in corners)) for pick in (min, max))
    if x0 < 1 or y0 < 1 or x1 >= CAMERA.size[0] or y1 >= CAMERA.size[1]:
        return None
    mask = marked[y0:y1, x0:x1]
    if mask.sum() < max(_PIXELS, _SHARE * mask.size):
        return None
    red, _, blue, _ = thing.active_material.node_tree.nodes['Emission'].inputs['Color'].default_value
    # The bars before it are a part of it.
    return Pane(x0, y0, shrunk(grown(np.pad(mask, 1), 1), 1)[1:-1, 1:-1], blue > red)
