"""The fortune teller's booth under a bed sheet: it is out of order, and does not look asleep."""
import math

from mathutils import noise

from kit.light import lamp
from kit.lettering import write
from kit.materials import glow, paint
from kit.shapes import ball, box, plane, tube
from kit.skin import skin

_SIDES = 48


def fortune_booth(night, awake):
    """Faces -y: 1 m wide, 2.25 m tall. `awake` lights what is under the cloth, and two eyes through it."""
    wood, gold = paint('#6a1c30', rough=0.4), paint('#d8a83c', rough=0.3, metal=0.8)
    box((0, 0, 0), (0.94, 0.82, 0.62), wood, bevel=0.02)
    for x in (-0.47, 0.47):
        box((x, -0.42, 0.04), (0.05, 0.05, 0.56), gold, bevel=0)
    box((0, -0.44, 0.1), (0.7, 0.02, 0.06), gold, bevel=0)
    box((0, -0.44, 0.3), (0.7, 0.02, 0.04), gold, bevel=0)
    _cloth(night)
    light = 5.0 if awake else 0.9 if night else 0.15
    box((0, -0.43, 0.38), (0.86, 0.02, 0.05), glow('#9a4aff', light), bevel=0)
    if night or awake:
        lamp((0, -0.7, 0.4), 26 if awake else 5, '#8a4aff', 0.2)
    if awake:
        for x in (-0.12, 0.12):
            ball((x, -0.43, 1.88), 0.05, glow('#ffe23a', 6), squash=(1.2, 0.6, 0.8))


def _cloth(night):
    """A cloth over the glass case: a dome above, folds that widen towards the hem."""
    cloth = paint('#d8d0dc', rough=0.95, glow=0.02 if night else 0.0)
    profile = ((0.4, 1.16), (1.0, 1.08), (1.5, 1.02), (1.8, 0.96), (1.98, 0.8), (2.12, 0.5), (2.2, 0.18), (2.23, 0.0))
    rows = []
    for z, wide in profile:
        row = []
        for i in range(_SIDES):
            angle = math.tau * i / _SIDES
            corner = 0.375 / max(abs(math.cos(angle)), abs(math.sin(angle))) + 0.16
            fold = 1 + 0.1 * math.sin(angle * 9 + z) * max(0.0, 1.7 - z) + 0.03 * noise.noise((angle * 2, z * 3, 0))
            reach = corner * wide * fold
            hem = 0.03 * math.sin(angle * 5) if z < 0.5 else 0
            row.append((reach * math.cos(angle), reach * math.sin(angle) * 0.9, z + hem))
        rows.append(row)
    skin(rows, cloth)


def out_of_order(camera, centre):
    """A cardboard sign of 33 x 31 picture pixels on a string."""
    unit = camera.metres_per_pixel(centre[1])
    x, y, z = centre
    plane((x, y + 0.006, z), (33 * unit, 31 * unit), paint('#e8c88a', rough=0.95, glow=0.1), rot=(90, 0, 0))
    ink = paint('#7a0c1c', rough=0.9)
    for line, row in (('OUT', 9), ('OF', 0), ('ORDER', -9)):
        write(line, camera, (x, y, z + row * unit), ink)
    string = paint('#5a4a3a', rough=1)
    ends = [(x + side * 14 * unit, y, z + 15 * unit) for side in (-1, 1)]
    tube([ends[0], (x, y + 0.03, z + 24 * unit), ends[1]], 0.008, string)
