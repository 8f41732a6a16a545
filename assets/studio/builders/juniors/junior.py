"""A Junior on the stage: the figure in what it wears, in a pose, as one mesh that is painted by its corners."""
from math import cos, radians

import bpy
from builders.juniors.clay import lump
from builders.juniors.clips import key_pose, length, pose_at
from builders.juniors.figure import figure
from builders.juniors.skeleton import carried, turn
from mathutils import Vector

from kit.colour import linear
from kit.stage import put


def parts_of(build):
    """The parts of a model: of a function that kneads it."""
    with lump() as parts:
        build()
    return parts


def clip_pose(clip, share):
    """A moment of a clip as carried matrices; `share` is 0 to 1 of its length."""
    return carried(*pose_at(clip, length(clip) * share))


def own_pose(**changes):
    """The stance with changes in degrees by bone (and 'lift' in metres) as carried matrices."""
    pose = key_pose(changes)
    return carried({bone: turn(degrees) for bone, degrees in pose.items() if bone != 'lift'}, pose['lift'])


def junior(builds, pose, bare=False):
    """Puts the figure on the stage in what `builds` (functions that knead an item each) make; with `bare` only that."""
    parts = [part for build in ((*builds,) if bare else (figure, *builds)) for part in parts_of(build)]
    return put(bpy.data.objects.new('junior', mesh_of(parts, pose)))


def mesh_of(parts, pose):
    """Parts as a Blender mesh, each carried by its bone."""
    corners, faces, colours, sharp = [], [], [], []
    for part in parts:
        first = len(corners)
        corners += [pose[part.bone] @ corner for corner in part.corners]
        faces += [tuple(first + i for i in face) for face in part.faces]
        colours += part.colours
        sharp.append((len(part.faces), part.round_below))
    mesh = bpy.data.meshes.new('junior')
    mesh.from_pydata(corners, [], faces)
    layer = mesh.color_attributes.new('paint', 'FLOAT_COLOR', 'CORNER')
    for face in mesh.polygons:
        for corner in face.loop_indices:
            layer.data[corner].color = linear(colours[face.index])
    normals = normals_of(corners, faces, sharp)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.normals_split_custom_set(normals)
    mesh.materials.append(_painted())
    return mesh


def normals_of(corners, faces, runs):
    """A normal for each corner of each face. `runs` are (number of faces, angle in degrees below which edges are round)."""
    flat = []
    for face in faces:
        normal = Vector()
        points = [corners[i] for i in face]
        for p, q in zip(points, points[1:] + points[:1]):
            normal += Vector(((p.y - q.y) * (p.z + q.z), (p.z - q.z) * (p.x + q.x), (p.x - q.x) * (p.y + q.y)))
        flat.append(normal)
    around = {}
    for index, face in enumerate(faces):
        for corner in face:
            around.setdefault(corner, []).append(index)
    limits = [cos(radians(angle)) for count, angle in runs for _ in range(count)]
    units = [normal.normalized() for normal in flat]
    normals = []
    for index, face in enumerate(faces):
        for corner in face:
            near = [flat[k] for k in around[corner] if units[k].dot(units[index]) >= limits[index] - 1e-6]
            normals.append(sum(near, Vector()).normalized())
    return normals


def _painted():
    """A material whose colour is that of the corners."""
    found = bpy.data.materials.get('painted')
    if found:
        return found
    material = bpy.data.materials.new('painted')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    colour = nodes.new('ShaderNodeVertexColor')
    colour.layer_name = 'paint'
    shader = nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = 0.55
    links.new(colour.outputs['Color'], shader.inputs['Base Color'])
    return material
