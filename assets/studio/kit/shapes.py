"""Shapes, in metres. `at` is the centre of the bottom unless a docstring says otherwise; x runs right, y away, z up."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from kit.materials import material_of
from kit.stage import put, turned


def _finish(bm, name, material, at, rot=(0, 0, 0), smooth=False):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material_of(material))
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    thing = bpy.data.objects.new(name, mesh)
    thing.matrix_basis = Matrix.Translation(at) @ turned(rot)
    return put(thing)


def _bevel(bm, width, segments=2):
    if width:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=width, segments=segments, affect='EDGES', profile=0.6)


def box(at, size, material, bevel=0.02, rot=(0, 0, 0)):
    """A box; `rot` turns it about its bottom centre."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, size[2] / 2), verts=bm.verts)
    _bevel(bm, min(bevel, min(size) * 0.45))
    return _finish(bm, 'box', material, at, rot)


def cylinder(at, radius, height, material, rot=(0, 0, 0), sides=20, top=None):
    """A cylinder or, with a `top` radius, a cone."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius,
                          radius2=radius if top is None else max(top, 1e-4), depth=height)
    bmesh.ops.translate(bm, vec=(0, 0, height / 2), verts=bm.verts)
    thing = _finish(bm, 'cylinder', material, at, rot)
    for face in thing.data.polygons:
        face.use_smooth = len(face.vertices) == 4
    return thing


def ball(at, radius, material, squash=(1, 1, 1), detail=3):
    """A ball; `at` is its centre."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    bmesh.ops.scale(bm, vec=squash, verts=bm.verts)
    return _finish(bm, 'ball', material, at, smooth=True)


def rock(at, radius, material, squash=(1, 1, 1), rough=0.35, detail=4):
    """A lumpy ball: hills, bushes, boulders. `at` is its centre."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    for vert in bm.verts:
        bump = noise.fractal((vert.co + Vector(at)) / (radius * 0.8), 1.0, 2.0, 4)
        vert.co *= 1 + rough * bump
    bmesh.ops.scale(bm, vec=squash, verts=bm.verts)
    return _finish(bm, 'rock', material, at, smooth=True)


def plane(at, size, material, rot=(0, 0, 0)):
    """A flat sheet, lying unless turned; `at` is its centre."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=0.5)
    bmesh.ops.scale(bm, vec=(size[0], size[1], 1), verts=bm.verts)
    return _finish(bm, 'plane', material, at, rot)


def disc(at, radius, material, rot=(90, 0, 0), sides=24, squash=1.0):
    """A flat disc that faces the viewer (towards -y) unless turned; `at` is its centre."""
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, segments=sides, radius=radius)
    bmesh.ops.scale(bm, vec=(1, squash, 1), verts=bm.verts)
    return _finish(bm, 'disc', material, at, rot)


def sheets(corners, material, at=(0, 0, 0), name='sheets'):
    """Many loose quadrilaterals as one object: leaves, letters made of dots. `corners`: lists of four points."""
    mesh = bpy.data.meshes.new(name)
    points = [p for quad in corners for p in quad]
    mesh.from_pydata(points, [], [tuple(range(i, i + 4)) for i in range(0, len(points), 4)])
    mesh.materials.append(material_of(material))
    thing = bpy.data.objects.new(name, mesh)
    thing.matrix_basis = Matrix.Translation(at)
    return put(thing)


def prism(outline, depth, material, at=(0, 0, 0), bevel=0.0, taper=None, rot=(0, 0, 0)):
    """An outline of (x, z) points pulled out to both sides along y. `taper(x, z)` gives the share of the depth that is
    left at a point: a car's cabin is narrower at its roof."""
    bm = bmesh.new()
    sides = []
    for side in (-0.5, 0.5):
        sides.append([bm.verts.new((x, side * depth * (taper(x, z) if taper else 1), z)) for x, z in outline])
    bm.faces.new(sides[0])
    bm.faces.new(list(reversed(sides[1])))
    count = len(outline)
    for i in range(count):
        j = (i + 1) % count
        bm.faces.new((sides[0][j], sides[0][i], sides[1][i], sides[1][j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        rims = [e for e in bm.edges if len({v.co.y > 0 for v in e.verts}) == 1]
        bmesh.ops.bevel(bm, geom=rims, offset=bevel, segments=3, affect='EDGES', profile=0.6, clamp_overlap=True)
    return _finish(bm, 'prism', material, at, rot)


def slab(outline, height, material, at=(0, 0, 0), bevel=0.0):
    """An outline of (x, y) points seen from above, raised by `height`; `at` is the origin of its bottom."""
    thing = prism([(x, -y) for x, y in outline], height, material, bevel=bevel, rot=(90, 0, 0))
    thing.matrix_basis = Matrix.Translation((at[0], at[1], at[2] + height / 2)) @ thing.matrix_basis
    return thing


def gable(at, size, rise, material, over=0.35):
    """A saddle roof over a box of `size` (w, d) whose ridge runs along y; `at` is the centre of its eaves."""
    w, d = size[0] / 2 + over, size[1] + 2 * over
    outline = [(-w, -0.12), (w, -0.12), (w, 0.0), (0, rise), (-w, 0.0)]
    return prism(outline, d, material, at)


def tube(points, radius, material, closed=False):
    """A round bar through points; radius may be a list, one per point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 1.0, 2
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    for point, where, r in zip(spline.points, points, radii):
        point.co, point.radius = (*where, 1), r
    curve.materials.append(material_of(material))
    return put(bpy.data.objects.new('tube', curve))


def ring(at, radius, thickness, material, rot=(90, 0, 0), start=0, end=360, steps=24):
    """A hoop, or a part of one between two angles, that faces the viewer unless turned; `at` is its centre."""
    whole = end - start >= 360
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps if whole else steps + 1)]
    thing = tube([(radius * math.cos(a), radius * math.sin(a), 0) for a in angles], thickness, material, closed=whole)
    thing.matrix_basis = Matrix.Translation(at) @ turned(rot)
    return thing


def sagging(a, b, sag, radius, material, steps=12):
    """A wire from a to b that hangs `sag` metres in the middle."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        points.append(tuple(p + (q - p) * t for p, q in zip(a, b)))
        points[-1] = (points[-1][0], points[-1][1], points[-1][2] - sag * 4 * t * (1 - t))
    return tube(points, radius, material)


def text(body, at, size, material, depth=0.06, rot=(90, 0, 0), weight=0.02, outline=0.0, spacing=1.0,
         bevel=0.0):
    """Solid letters, or with `outline` the bent glass tubes of neon letters; `at` is the centre."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = body, size, 'CENTER', 'CENTER'
    curve.offset, curve.space_character = size * weight, spacing
    if outline:
        curve.fill_mode, curve.bevel_depth = 'NONE', outline
    else:
        curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth, bevel, 1
    curve.materials.append(material_of(material))
    thing = bpy.data.objects.new('text', curve)
    thing.matrix_basis = Matrix.Translation(at) @ turned(rot)
    return put(thing)
