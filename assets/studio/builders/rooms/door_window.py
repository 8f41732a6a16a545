"""The door that one stands before and looks through: its leaf round the picture, wire in its pane, its handle."""
from kit.lettering import dots_of, dotted
from kit.materials import paint
from kit.shapes import ball, box, cylinder, tube
from kit.stage import group


def door_window(camera, opening, hue='#3a5a6a', away=0.5, cell=30, wire='#1c2226', wired=True):
    """`opening` is (x0, y0, x1, y1) in picture pixels: what is left free of the door's leaf, which fills the rest of the
    picture `away` metres before the eye. `cell` is the wire's width in pixels. Returns the leaf's objects."""
    y = camera.eye[1] + away
    unit = camera.metres_per_pixel(y)
    x0, y0, x1, y1 = opening
    skin, bead = paint(hue, rough=0.45, worn=0.12, scale=9), paint('#14181a', rough=0.5)
    with group() as leaf:
        for left, top, right, bottom in ((-12, -12, x0, 220), (x1, -12, 364, 220), (x0, -12, x1, y0), (x0, y1, x1, 220)):
            if right > left and bottom > top:
                _bar(camera, (left, top, right, bottom), y, 0.04, skin)
        for left, top, right, bottom in ((x0, y0, x0 + 3, y1), (x1 - 3, y0, x1, y1), (x0, y0, x1, y0 + 3), (x0, y1 - 3, x1, y1)):
            _bar(camera, (left, top, right, bottom), y + 0.01, 0.03, bead)
    if wired:
        steel = paint(wire, rough=0.4, metal=0.3)
        wide, high = x1 - x0, y1 - y0
        for i in range(1, int((wide + high) / cell) + 1):
            reach = i * cell
            a = (x0 + min(reach, wide), y0 + max(0, reach - wide))
            b = (x0 + max(0, reach - high), y0 + min(reach, high))
            for flip in (False, True):
                ends = [(x0 + x1 - px, py) if flip else (px, py) for px, py in (a, b)]
                tube([camera.point(end, y + 0.02) for end in ends], unit * 0.34, steel)
    return leaf


def _bar(camera, edges, y, deep, material):
    left, top, right, bottom = edges
    a, b = camera.point((left, bottom), y), camera.point((right, top), y)
    box(((a[0] + b[0]) / 2, y, a[2]), (b[0] - a[0], deep, b[2] - a[2]), material, bevel=0)


def door_handle(camera, at, away=0.46, hue='#c8ccd0'):
    """A lever on its plate at a pixel of the leaf."""
    y = camera.eye[1] + away
    x, _, z = camera.point(at, y)
    steel = paint(hue, rough=0.25, metal=0.9)
    with group() as handle:
        box((x, y, z - 0.05), (0.03, 0.012, 0.1), steel, bevel=0.004)
        cylinder((x, y, z), 0.009, 0.03, steel, rot=(90, 0, 0), sides=10)
        tube([(x, y - 0.03, z), (x - 0.06, y - 0.03, z)], 0.008, steel)
        ball((x, y, z - 0.035), 0.006, '#14161a', detail=1)
    return handle


def from_behind(body, camera, centre, material, dot=1):
    """A line of capitals as it is read from the other side of the glass."""
    dots, width, height = dots_of(body)
    return dotted(([(width - 1 - x, y) for x, y in dots], width, height), camera, centre, material, dot)
