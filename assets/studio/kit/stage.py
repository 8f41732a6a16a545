"""The stage: Blender's one scene, emptied for each picture, and groups of things that are placed as one."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix

_open_groups = []


def clear():
    """Empties the stage: no objects, materials, lights or world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _open_groups.clear()


def put(thing):
    """Puts an object on the stage and into every open group; returns it."""
    bpy.context.scene.collection.objects.link(thing)
    for members in _open_groups:
        members.append(thing)
    return thing


def turned(degrees):
    """An Euler rotation in degrees as a matrix."""
    x, y, z = (math.radians(d) for d in degrees)
    return (Matrix.Rotation(z, 4, 'Z') @ Matrix.Rotation(y, 4, 'Y') @ Matrix.Rotation(x, 4, 'X'))


@contextmanager
def group(at=(0, 0, 0), turn=0, size=1.0):
    """Everything put on the stage inside is modelled round the origin, then turned (degrees about z), scaled and moved
    to `at` as one. Yields the list of its objects, lights included."""
    members = []
    _open_groups.append(members)
    try:
        yield members
    finally:
        _open_groups.pop()
    move(members, at, turn, size)


def move(members, at=(0, 0, 0), turn=0, size=1.0):
    """Scales, turns and moves objects as one round the origin."""
    whole = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(size, 4)
    for thing in members:
        thing.matrix_basis = whole @ thing.matrix_basis
