"""A door that one stands before, with more panes than one: both leaves of a swing door, or a pane and a narrow one beside it."""
from kit.materials import paint
from kit.shapes import box, tube
from kit.stage import group


def door_leaf(camera, panes, hue, away=0.5, cell=16, wire='#2a2a24', square=True, bead='#14181a', sill=None):
    """`panes` are (x0, y0, x1, y1) in picture pixels from left to right, all of one height: what the door leaves free, which
    otherwise fills the picture `away` metres before the eye. Its wire runs in squares or, not `square`, aslant, `cell` pixels wide.
    `sill` is the hue of a band below the panes that is worn by hands. Returns its objects."""
    y = camera.eye[1] + away
    skin, dark = paint(hue, rough=0.45, worn=0.1, scale=9), paint(bead, rough=0.5)
    top, bottom = panes[0][1], panes[0][3]
    sides = [-12, *(x for pane in panes for x in (pane[0], pane[2])), 364]
    with group() as leaf:
        for edges in ((-12, -12, 364, top), (-12, bottom, 364, 220)):
            _bar(camera, edges, y, 0.04, skin)
        if sill:
            _bar(camera, (-12, bottom + 5, 364, bottom + 10), y - 0.03, 0.02, paint(sill, rough=0.25, metal=0.6))
        for left, right in zip(sides[::2], sides[1::2]):
            _bar(camera, (left, top, right, bottom), y, 0.04, skin)
        for x0, y0, x1, y1 in panes:
            for edges in ((x0, y0, x0 + 2, y1), (x1 - 2, y0, x1, y1), (x0, y0, x1, y0 + 2), (x0, y1 - 2, x1, y1)):
                _bar(camera, edges, y + 0.01, 0.03, dark)
            _wire(camera, (x0, y0, x1, y1), y + 0.02, cell, square, paint(wire, rough=0.4, metal=0.3))
    return leaf


def _wire(camera, pane, y, cell, square, steel):
    x0, y0, x1, y1 = pane
    wide, high, thin = x1 - x0, y1 - y0, camera.metres_per_pixel(y) * 0.3
    lines = []
    if square:
        lines += [((x, y0), (x, y1)) for x in range(x0 + cell, x1 - 2, cell)]
        lines += [((x0, z), (x1, z)) for z in range(y0 + cell, y1 - 2, cell)]
    else:
        for reach in range(cell, wide + high, cell):
            a, b = (min(reach, wide), max(0, reach - wide)), (max(0, reach - high), min(reach, high))
            lines += [[(x0 + px, y0 + py) for px, py in (a, b)], [(x1 - px, y0 + py) for px, py in (a, b)]]
    for a, b in lines:
        tube([camera.point(a, y), camera.point(b, y)], thin, steel)


def _bar(camera, edges, y, deep, material):
    left, top, right, bottom = edges
    if right <= left or bottom <= top:
        return
    a, b = camera.point((left, bottom), y), camera.point((right, top), y)
    box(((a[0] + b[0]) / 2, y, a[2]), (b[0] - a[0], deep, b[2] - a[2]), material, bevel=0)
