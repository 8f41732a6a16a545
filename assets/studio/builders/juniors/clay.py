"""Low-poly shapes that hang on a bone: what the figure and its things are kneaded from.

A model is made inside `with lump() as parts:`; each shape goes into it with a colour and the bone of `with on(bone):`.
`at` is the centre of a shape, sizes are metres, turns are degrees."""
import math
from contextlib import contextmanager
from dataclasses import dataclass

import bmesh
from mathutils import Matrix, Vector

from kit.stage import turned

_lumps = []
_bones = ['root']
_frames = [Matrix()]


@dataclass(frozen=True)
class Part:
    """One shape: its corners, its faces with a colour each, its bone, and up to which angle its edges are round."""
    corners: tuple
    faces: tuple
    colours: tuple
    bone: str
    round_below: float


@contextmanager
def lump():
    """Collects the shapes made inside; yields the list of their parts."""
    _lumps.append([])
    try:
        yield _lumps[-1]
    finally:
        _lumps.pop()


@contextmanager
def on(bone):
    """What is made inside hangs on this bone."""
    _bones.append(bone)
    try:
        yield
    finally:
        _bones.pop()


@contextmanager
def placed(at=(0, 0, 0), rot=(0, 0, 0), size=1.0, flip=False):
    """What is made inside is modelled round the origin, then scaled, turned and moved; `flip` swaps left and right."""
    frame = Matrix.Translation(at) @ turned(rot) @ Matrix.Scale(size, 4)
    if flip:
        frame = frame @ Matrix.Scale(-1, 4, (1, 0, 0))
    _frames.append(_frames[-1] @ frame)
    try:
        yield
    finally:
        _frames.pop()


def facets(corners, faces, colour, at=(0, 0, 0), rot=(0, 0, 0), round_below=0.0):
    """Any faces over corners; `colour` is one for all or a list with one a face."""
    frame = _frames[-1] @ Matrix.Translation(at) @ turned(rot)
    mirrored = frame.to_3x3().determinant() < 0
    colours = (colour,) * len(faces) if isinstance(colour, str) else tuple(colour)
    _lumps[-1].append(Part(tuple(frame @ Vector(c) for c in corners),
                           tuple(tuple(reversed(f)) if mirrored else tuple(f) for f in faces),
                           colours, _bones[-1], round_below))


def _knead(bm, colour, at, rot, round_below):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.verts.index_update()
    facets([v.co.copy() for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces], colour, at, rot, round_below)
    bm.free()


def block(at, size, colour, bevel=0.012, rot=(0, 0, 0), taper=1.0):
    """A box with its edges taken off; `taper` is the share of width and depth that is left at its top."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for vert in bm.verts:
        share = taper if vert.co.z > 0 else 1
        vert.co = Vector((vert.co.x * size[0] * share, vert.co.y * size[1] * share, vert.co.z * size[2]))
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, min(size) * 0.4), segments=1, affect='EDGES')
    _knead(bm, colour, at, rot, 0)


def ball(at, radius, colour, rot=(0, 0, 0), detail=2):
    """A ball, or with three radii an egg."""
    radii = radius if isinstance(radius, (tuple, list)) else (radius,) * 3
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    bmesh.ops.scale(bm, vec=radii, verts=bm.verts)
    _knead(bm, colour, at, rot, 80)


def lathe(profile, colour, at=(0, 0, 0), rot=(0, 0, 0), sides=14, squash=1.0, round_below=40, part=360, first=0):
    """A profile of (radius, z) turned about z, closed where a radius is 0; `colour` may be a list with one a band.
    `squash` is its depth against its width; `part` degrees of it from `first` on, counted from the right over the back."""
    whole = part >= 360
    columns = sides if whole else sides + 1
    angles = [math.radians(first + part * i / sides) for i in range(columns)]
    corners, rows = [], []
    for radius, z in profile:
        if radius == 0:
            rows.append([len(corners)] * columns)
            corners.append((0, 0, z))
            continue
        rows.append([len(corners) + i for i in range(columns)])
        corners += [(radius * math.cos(a), radius * math.sin(a) * squash, z) for a in angles]
    bands = (colour,) * (len(profile) - 1) if isinstance(colour, str) else colour
    faces, colours = [], []
    for low, high, paint in zip(rows, rows[1:], bands):
        for i in range(sides):
            j = (i + 1) % columns
            face = list(dict.fromkeys((low[i], low[j], high[j], high[i])))
            if len(face) > 2:
                faces.append(face)
                colours.append(paint)
    facets(corners, faces, colours, at, rot, round_below)


def capsule(a, b, radius, colour, end=None, sides=10):
    """A limb from a to b with round ends; `end` is its radius at b."""
    a, b, end = Vector(a), Vector(b), radius if end is None else end
    length = (b - a).length
    steps = (-90, -50, -10)
    low = [(radius * math.cos(math.radians(s)), radius * math.sin(math.radians(s))) for s in steps[1:]]
    high = [(end * math.cos(math.radians(s)), length - end * math.sin(math.radians(s))) for s in reversed(steps[1:])]
    profile = [(0, -radius), *low, *high, (0, length + end)]
    tilt = [math.degrees(d) for d in Vector((0, 0, 1)).rotation_difference(b - a).to_euler()]
    lathe(profile, colour, at=a, rot=tilt, sides=sides, round_below=80)


def pipe(points, radius, colour, sides=7, closed=False):
    """A round bar through points; `radius` may be a list, one a point."""
    points = [Vector(p) for p in points]
    count = len(points)
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * count
    side = None
    corners = []
    for i, point in enumerate(points):
        before = points[i - 1] if i or closed else point
        after = points[(i + 1) % count] if i + 1 < count or closed else point
        along = (after - before).normalized()
        if side is None:
            side = along.orthogonal().normalized()
        side = (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            corners.append(point + (side * math.cos(a) + other * math.sin(a)) * radii[i])
    faces = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        faces += [(i * sides + k, i * sides + (k + 1) % sides, j * sides + (k + 1) % sides, j * sides + k)
                  for k in range(sides)]
    if not closed:
        faces += [tuple(reversed(range(sides))), tuple(range((count - 1) * sides, count * sides))]
    facets(corners, faces, colour, round_below=60)


def hoop(at, radius, thickness, colour, rot=(0, 0, 0), sides=6, steps=16, first=0, part=360):
    """A ring, or a part of one, that lies flat unless turned."""
    whole = part >= 360
    angles = [math.radians(first + part * i / steps) for i in range(steps if whole else steps + 1)]
    with placed(at, rot):
        pipe([(radius * math.cos(a), radius * math.sin(a), 0) for a in angles], thickness, colour, sides, whole)


def plate(outline, depth, colour, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, rim=None):
    """An outline of (x, z) points made `depth` thick along y; `rim` is the colour of its edge."""
    bm = bmesh.new()
    front = bm.faces.new([bm.verts.new((x, -depth / 2, z)) for x, z in outline])
    back = bmesh.ops.extrude_face_region(bm, geom=[front])
    bmesh.ops.translate(bm, vec=(0, depth, 0), verts=[v for v in back['geom'] if isinstance(v, bmesh.types.BMVert)])
    if bevel:
        rims = [e for e in bm.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-6]
        bmesh.ops.bevel(bm, geom=rims, offset=bevel, segments=1, affect='EDGES', clamp_overlap=True)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.normal_update()
    colours = colour if rim is None else [colour if abs(f.normal.y) > 0.9 else rim for f in bm.faces]
    _knead(bm, colours, at, rot, 0)
