"""Which pixels of the picture show which thing: by one ray a pixel, so that what stands in front hides what is behind."""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

# Sheets that a ray goes on through: panes and hanging light.
_SEEN_THROUGH = ('glass-', 'haze-')
_STEPS = 6


def masks(things_by_name, size):
    """For each name the mask (h, w) of the pixels in which one of its objects is the first to be seen."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    owner = {thing.name: name for name, things in things_by_name.items() for thing in things}
    found = {name: np.zeros((size[1], size[0]), bool) for name in things_by_name}
    camera = scene.camera
    right_top, right_bottom, left_bottom, left_top = (camera.matrix_world @ corner
                                                      for corner in camera.data.view_frame(scene=scene))
    eye = camera.matrix_world.translation
    near = _near(things_by_name, size)
    for row in np.where(near.any(1))[0]:
        down = (row + 0.5) / size[1]
        left, right = left_top.lerp(left_bottom, down), right_top.lerp(right_bottom, down)
        for column in np.where(near[row])[0]:
            towards = left.lerp(right, (column + 0.5) / size[0]) - eye
            name = owner.get(_first(scene, graph, eye, towards))
            if name is not None:
                found[name][row, column] = True
    return found


def _near(things_by_name, size):
    """The mask (h, w) of the pixels that lie in the box of one of the objects: only there a ray is worth its time."""
    scene = bpy.context.scene
    mask = np.zeros((size[1], size[0]), bool)
    for thing in (thing for things in things_by_name.values() for thing in things):
        seen = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(c)) for c in thing.bound_box]
        if min(point.z for point in seen) <= 0:
            return np.ones_like(mask)
        columns, rows = [p.x * size[0] for p in seen], [(1 - p.y) * size[1] for p in seen]
        mask[max(0, int(min(rows)) - 1):max(0, int(max(rows)) + 2),
             max(0, int(min(columns)) - 1):max(0, int(max(columns)) + 2)] = True
    return mask


def _first(scene, graph, eye, towards):
    """The name of the first object on the way that is not seen through; None: the sky."""
    towards = towards.normalized()
    start = Vector(eye)
    for _ in range(_STEPS):
        hit, point, _, _, thing, _ = scene.ray_cast(graph, start, towards)
        if not hit:
            return None
        material = thing.active_material
        if material is None or not material.name.startswith(_SEEN_THROUGH):
            return thing.name
        start = point + towards * 1e-3
    return None


def rectangle(mask):
    """The smallest {x, y, w, h} that holds the mask; None where it is empty."""
    if not mask.any():
        return None
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    return {'x': int(columns[0]), 'y': int(rows[0]), 'w': int(columns[-1] - columns[0] + 1),
            'h': int(rows[-1] - rows[0] + 1)}
