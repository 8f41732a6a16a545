"""Which pixels of the picture show which thing: by one ray a pixel, so that what stands in front hides what is behind."""
import bpy
import numpy as np
from mathutils.bvhtree import BVHTree

# Sheets that a ray goes on through: panes and hanging light.
_SEEN_THROUGH = ('glass-', 'haze-')
_SHAPES = ('MESH', 'CURVE', 'FONT')


def masks(things_by_name, size):
    """For each name the mask (h, w) of the pixels in which one of its objects is the first to be seen."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    tree, names = _triangles({thing.name: name for name, things in things_by_name.items() for thing in things})
    found = {name: np.zeros((size[1], size[0]), bool) for name in things_by_name}
    camera = scene.camera
    right_top, right_bottom, left_bottom, left_top = (camera.matrix_world @ corner
                                                      for corner in camera.data.view_frame(scene=scene))
    eye = camera.matrix_world.translation
    for row in range(size[1]):
        down = (row + 0.5) / size[1]
        left, right = left_top.lerp(left_bottom, down), right_top.lerp(right_bottom, down)
        for column in range(size[0]):
            _, _, triangle, _ = tree.ray_cast(eye, left.lerp(right, (column + 0.5) / size[0]) - eye)
            if triangle is not None and names[triangle] is not None:
                found[names[triangle]][row, column] = True
    return found


def _triangles(owners):
    """Everything on the stage that hides what is behind it as one tree of triangles (a ray through each object by itself
    takes seventeen times as long), and for each triangle the name that owns its object, or None."""
    graph = bpy.context.evaluated_depsgraph_get()
    points, corners, names = [], [], []
    count = 0
    for thing in bpy.context.scene.objects:
        material = thing.active_material
        if thing.type not in _SHAPES or (material is not None and material.name.startswith(_SEEN_THROUGH)):
            continue
        seen = thing.evaluated_get(graph)
        mesh = seen.to_mesh()
        if mesh is None:
            continue
        mesh.calc_loop_triangles()
        if len(mesh.loop_triangles):
            flat = np.empty(len(mesh.vertices) * 3, np.float32)
            mesh.vertices.foreach_get('co', flat)
            world = np.array(seen.matrix_world)
            points.append(flat.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
            flat = np.empty(len(mesh.loop_triangles) * 3, np.int32)
            mesh.loop_triangles.foreach_get('vertices', flat)
            corners.append(flat.reshape(-1, 3) + count)
            names += [owners.get(thing.name)] * len(mesh.loop_triangles)
            count += len(mesh.vertices)
        seen.to_mesh_clear()
    return BVHTree.FromPolygons(np.vstack(points).tolist(), np.vstack(corners).tolist(), all_triangles=True), names


def rectangle(mask):
    """The smallest {x, y, w, h} that holds the mask; None where it is empty."""
    if not mask.any():
        return None
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    return {'x': int(columns[0]), 'y': int(rows[0]), 'w': int(columns[-1] - columns[0] + 1),
            'h': int(rows[-1] - rows[0] + 1)}
