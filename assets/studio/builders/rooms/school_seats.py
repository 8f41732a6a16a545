"""The chairs of a school: a moulded shell on four steel legs, which stands on the floor or upside down on a table."""
from mathutils import Matrix

from builders.rooms.placed import placed
from kit.materials import paint
from kit.shapes import box, prism, tube
from kit.stage import turned


def shell_chair(hue, steel='#d8dce0'):
    """A chair of one bent shell, its front to -y."""
    shell, leg = paint(hue, rough=0.35), paint(steel, rough=0.3, metal=0.35)
    prism([(-0.2, 0), (0.2, 0), (0.21, 0.02), (-0.21, 0.02)], 0.42, shell, at=(0, -0.01, 0.44), bevel=0.008)
    box((0, 0.2, 0.47), (0.4, 0.025, 0.12), shell, bevel=0.01, rot=(-8, 0, 0))
    box((0, 0.225, 0.58), (0.43, 0.025, 0.28), shell, bevel=0.012, rot=(-12, 0, 0))
    for side in (-1, 1):
        tube([(side * 0.23, -0.24, 0), (side * 0.17, -0.14, 0.44)], 0.018, leg)
        tube([(side * 0.23, 0.26, 0), (side * 0.17, 0.14, 0.44)], 0.018, leg)
        tube([(side * 0.17, -0.16, 0.44), (side * 0.17, 0.16, 0.44)], 0.018, leg)


def put_up(at, hue, turn=0, steel='#d8dce0'):
    """The chair upside down, its seat on the table at `at`, its back over the edge towards the viewer."""
    x, y, z = at
    for thing in placed((0, 0, 0), shell_chair, hue, steel):
        thing.matrix_basis = Matrix.Translation((x, y, z + 0.46)) @ turned((180, 0, turn)) @ thing.matrix_basis
