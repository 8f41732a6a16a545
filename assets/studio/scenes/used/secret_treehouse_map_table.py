"""The napkin where the map lacks a corner."""
from kit.lettering import pattern_of
from kit.materials import paint
from kit.shapes import box, ring, tube
from kit.stage import group
from kit.taken import Taken
from kit.tilted import dotted_flat
from scenes.places.secret_treehouse_map_table import CAMERA, SHOOT, _TOP, _X


def put(_look):
    """Its streets go on where those of the map end; its X lies beyond the edge."""
    z = _TOP + 0.016
    ink, crease = paint('#2a44b4', rough=0.9), paint('#d8d0c4', rough=0.95)
    with group(at=(-0.62, -0.32, z), turn=-9):
        box((0, 0, 0), (0.3, 0.3, 0.006), paint('#fffaf2', rough=0.95), bevel=0)
        box((0.145, 0.145, 0.004), (0.05, 0.05, 0.006), paint('#fffaf2', rough=0.95), bevel=0, rot=(12, -12, 0))
        for a, b in (((0, -0.148), (0, 0.148)), ((-0.148, 0), (0.148, 0))):
            tube([(*a, 0.006), (*b, 0.006)], 0.004, crease)
        for way in (((-0.12, -0.05), (0.0, 0.0), (0.14, 0.04)), ((-0.06, 0.13), (-0.02, -0.01), (0.03, -0.13)), ((0.06, 0.03), (0.1, 0.13))):
            tube([(*point, 0.008) for point in way], 0.007, ink)
        ring((0.08, -0.08, 0.008), 0.03, 0.006, ink, rot=(0, 0, 0), steps=12)
    dotted_flat(pattern_of(_X), CAMERA, (-0.71, -0.2, z + 0.014), paint('#d8202c', rough=0.9))


TAKEN = Taken('napkin-map', 'map', SHOOT, put=put, there=True, cut='napkin-laid')

if __name__ == '__main__':
    TAKEN.main()
