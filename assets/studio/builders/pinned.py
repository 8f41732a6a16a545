"""What hangs on a cork board: paper with lifted corners, pins, yarn, a polaroid, a key on its tag.

A board is laid out in picture pixels: `camera` is a FrontCamera, the board lies at depth y = 0, and a rectangle is
(x, y, w, h) from the top left corner of the picture."""
import bpy
from mathutils import Matrix

from builders.person import Limb, Mood, Pose, person
from kit.lettering import dots_of, dotted, pattern_of
from kit.materials import material_of, paint
from kit.shapes import ball, box, cylinder, plane, ring, sheets, tube
from kit.stage import group, put, turned

_CAT = ('..#......#..', '..##....##..', '..########..', '..########..', '..#o####o#..', '..########..', '...######...',
        '....####....', '...######...', '..########.#', '..########.#', '.#########.#', '.##########.', '..########..')
_FACE = ('...hhhhhh...', '..hhhhhhhh..', '.hhhhhhhhhh.', '.bbbbbbbbbb.', '.bbbbbbbbbb.', '..ssssssss..', '.swwsssswws.',
         '.swksssskws.', '..ssssssss..', '..sskkkkss..', '...ssssss...', '.jjjjjjjjjj.', 'jjjjjjjjjjjj')


def point(camera, x, y, lift=0.0):
    """The point `lift` metres before the board under a picture pixel."""
    return camera.point((x, y), -lift)


def paper(camera, rectangle, material, turn=0, curl=0.12, lift=0.012):
    """A sheet whose lower corners have come away from the board by `curl` metres; returns the object."""
    x, y, w, h = rectangle
    unit = camera.metres_per_pixel(0)
    width, height, steps = w * unit, h * unit, 16
    points, faces = [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            across, down = i / steps * 2 - 1, j / steps
            away = curl * max(0.0, down + abs(across) - 1.5) ** 2 / 0.25
            points.append(((across / 2) * width, -away, (0.5 - down) * height))
    for j in range(steps):
        for i in range(steps):
            a = j * (steps + 1) + i
            faces.append((a, a + 1, a + steps + 2, a + steps + 1))
    mesh = bpy.data.meshes.new('paper')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material_of(material))
    for face in mesh.polygons:
        face.use_smooth = True
    thing = bpy.data.objects.new('paper', mesh)
    thing.matrix_basis = Matrix.Translation(point(camera, x + w / 2, y + h / 2, lift)) @ turned((0, turn, 0))
    return put(thing)


def line(camera, body, x, y, ink, dot=1, lift=0.03):
    """A line of capitals whose middle is at a pixel."""
    dotted(dots_of(body), camera, point(camera, x, y, lift), material_of(ink), dot)


def stroke(camera, rectangle, ink, lift=0.03):
    """A bar of ink."""
    x, y, w, h = rectangle
    corners = [point(camera, px, py, lift) for px, py in ((x, y + h), (x + w, y + h), (x + w, y), (x, y))]
    sheets([corners], material_of(ink), name='stroke')


def drawing(camera, rows, inks, x, y, dot=1, lift=0.03):
    """A drawing of letters round a pixel; each letter is an ink."""
    for letter, ink in inks.items():
        dots = [(c, r) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == letter]
        dotted((dots, len(rows[0]), len(rows)), camera, point(camera, x, y, lift), material_of(ink), dot)


def cat_drawing(camera, x, y, dot=1):
    """The lost cat, sitting."""
    drawing(camera, _CAT, {'#': '#1d1a24', 'o': '#a8c83a'}, x, y, dot)


def portrait(camera, x, y, skin, hat, band, jacket):
    """A collection portrait of 12 x 13 dots."""
    drawing(camera, _FACE, {'h': hat, 'b': band, 's': skin, 'w': '#ffffff', 'k': '#181425', 'j': jacket}, x, y)


def star(camera, x, y, ink):
    """A sticker for work well done, 9 x 9."""
    rows = ['....#....', '....#....', '...###...', '#########', '.#######.', '..#####..', '..#####..', '.##...##.', '.#.....#.']
    dotted(pattern_of(rows), camera, point(camera, x, y, 0.03), material_of(ink))


def pin(camera, x, y, colour, lift=0.02):
    """A push pin; its head stands out of the board and throws a shadow. Returns the point that yarn is tied to."""
    px, py, pz = point(camera, x, y, lift)
    shine = paint(colour, rough=0.25)
    cylinder((px, py, pz), 0.05, 0.07, shine, rot=(90, 0, 0))
    ball((px, py - 0.1, pz), 0.062, shine, squash=(1, 0.7, 1))
    return (px, py - 0.06, pz)


def yarn(points, colour='#c8242c', sag=0.03):
    """Red wool from pin to pin."""
    path = []
    for a, b in zip(points, points[1:]):
        for i in range(9):
            t = i / 9
            at = [p + (q - p) * t for p, q in zip(a, b)]
            path.append((at[0], at[1] - 0.02, at[2] - sag * 4 * t * (1 - t)))
    tube([*path, points[-1]], 0.014, paint(colour, rough=0.95))


def polaroid(camera, rectangle, turn=0):
    """An instant picture of Flunko before a dusk sky, one hand raised."""
    x, y, w, h = rectangle
    unit = camera.metres_per_pixel(0)
    with group(at=point(camera, x + w / 2, y + h / 2, 0.02)) as things:
        box((0, 0, -h * unit / 2), (w * unit, 0.02, h * unit), paint('#f4f0e6', rough=0.5), bevel=0)
        inner = (w - 6) * unit
        low = -h * unit / 2 + 8 * unit
        plane((0, -0.014, low + inner / 2), (inner, inner), paint('#5a4a8a', rough=0.4), rot=(90, 0, 0))
        box((0, -0.016, low), (inner, 0.004, inner * 0.22), paint('#3a5a3a', rough=0.6), bevel=0)
        with group(at=(0, 0, low + inner * 0.04), size=inner * 0.5) as figure:
            person(pose=Pose(head=(0, 0, 6), left=Limb(30, 60, 110)), mood=Mood(gaze=(-0.5, 0.1), smile=0.9))
        flat = Matrix.Translation((0, -0.03, 0)) @ Matrix.Diagonal((1, 0.04, 1, 1))
        for thing in figure:
            thing.matrix_basis = flat @ thing.matrix_basis
        for thing in things:
            thing.matrix_basis = turned((0, turn, 0)) @ thing.matrix_basis
    return things


def key_tag(camera, x, y, colour='#c8242c'):
    """A room key on a diamond tag, hung from a pin at a pixel."""
    px, py, pz = point(camera, x, y, 0.05)
    brass = paint('#d8b048', rough=0.3, metal=0.7)
    ring((px, py, pz - 0.09), 0.09, 0.014, brass)
    with group(at=(px + 0.06, py, pz - 0.48)):
        box((0, 0, -0.02), (0.32, 0.04, 0.32), paint(colour, rough=0.4), bevel=0.02, rot=(0, 45, 0))
    tube([(px - 0.03, py, pz - 0.16), (px - 0.14, py, pz - 0.5)], 0.024, brass)
    ring((px - 0.02, py, pz - 0.2), 0.06, 0.022, brass)
    for drop in (0.38, 0.46):
        tube([(px - 0.1, py, pz - drop), (px - 0.17, py, pz - drop + 0.02)], 0.02, brass)
