"""Stamps: a thing of many parts melted into one mesh, and put down as often as wanted for the price of one."""
import bpy
from mathutils import Matrix

from kit.shapes import sheets
from kit.stage import group, move, put

_SHAPES = ('MESH', 'CURVE', 'FONT')


def melted(make):
    """Builds a thing with make() round the origin and returns it as one mesh, with the lights that came with it; nothing
    of it stays on the stage."""
    with group() as members:
        make()
    points, faces, slots, smooth, materials = [], [], [], [], []
    lights = []
    for thing in members:
        if thing.type not in _SHAPES:
            lights.append((thing.data, thing.matrix_basis.copy()))
            continue
        mesh = thing.to_mesh()
        first = len(points)
        points += [tuple(thing.matrix_basis @ v.co) for v in mesh.vertices]
        table = []
        for material in mesh.materials:
            if material.name not in materials:
                materials.append(material.name)
            table.append(materials.index(material.name))
        for face in mesh.polygons:
            faces.append(tuple(first + i for i in face.vertices))
            slots.append(table[face.material_index] if table else 0)
            smooth.append(face.use_smooth)
        thing.to_mesh_clear()
    for thing in members:
        # Not removed: an open group still counts it among its members.
        bpy.context.scene.collection.objects.unlink(thing)
    whole = bpy.data.meshes.new('stamp')
    whole.from_pydata(points, [], faces)
    for material in materials:
        whole.materials.append(bpy.data.materials[material])
    whole.polygons.foreach_set('material_index', slots)
    whole.polygons.foreach_set('use_smooth', smooth)
    return whole, lights


def stamp(melt, at=(0, 0, 0), turn=0, size=1.0):
    """Puts a melted thing down; all its prints share one mesh."""
    mesh, lights = melt
    things = [put(bpy.data.objects.new('stamp', mesh))]
    for data, matrix in lights:
        light = put(bpy.data.objects.new('light', data))
        light.matrix_basis = Matrix(matrix)
        things.append(light)
    move(things, at, turn, size)
    return things


class Sheets:
    """Quadrilaterals collected by their material and put on the stage as one object each: markings, pickets, leaves."""

    def __init__(self):
        self._quads = {}

    def add(self, material, *corners):
        """Adds one; `material` is a hex colour or a material, `corners` four points."""
        self._quads.setdefault(material, []).append(corners)

    def flat(self, material, x0, y0, x1, y1, z):
        """Adds a lying rectangle."""
        self.add(material, (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))

    def upright(self, material, x0, x1, y, z0, z1):
        """Adds a standing rectangle that faces -y."""
        self.add(material, (x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))

    def put(self, paint_of):
        """Puts all on the stage; `paint_of` makes a material of a hex colour."""
        for material, quads in self._quads.items():
            sheets(quads, paint_of(material) if isinstance(material, str) else material)
