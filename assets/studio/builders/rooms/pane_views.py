"""What is seen through the pane of a door that is only a pane: flat layers on y = 0 that face -y, round their lower middle.

Each takes the pane's width and height, and shines by itself, dimly by night; frame and bars are the door's."""
from builders.rooms.placed import placed
from kit.materials import glow
from kit.shapes import sheets
from kit.stage import group


def _layer(depth, hue, strength, *quads):
    """Quads of (x, z) points, `depth` layers before the pane."""
    sheets([[(x, -0.003 * depth, z) for x, z in quad] for quad in quads], glow(hue, strength), name='view')


def _rect(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def _sky(width, height, night, dusk=False):
    half = width / 2
    bands = ('#2c3a8c', '#20296c', '#161c50') if night else (('#ffe0b0', '#f4dcc0', '#d8dcd8') if dusk else ('#fff2d8', '#e4f0ec', '#bcdcf0'))
    for i, hue in enumerate(bands):
        _layer(0, hue, 0.7 if night else 1.2, _rect(-half, height * i / 3, half, height * (i + 1) / 3))


def street_view(width, height, night, lamp=0.24):
    """A sidewalk, roofs across the street, a street lamp at `lamp` of the width from the middle, which burns by night."""
    half = width / 2
    _sky(width, height, night)
    roof, strength = ('#0e1230', 0.6) if night else ('#8a7a84', 0.8)
    _layer(1, roof, strength, _rect(-half, height * 0.2, -half * 0.2, height * 0.5),
           [(-half, height * 0.5), (-half * 0.2, height * 0.5), (-half * 0.6, height * 0.66), (-half * 0.62, height * 0.66)],
           _rect(-half * 0.1, height * 0.2, half, height * 0.42))
    _layer(2, '#ffc860' if night else '#5a4a5c', 1.4 if night else 0.6, _rect(-half * 0.75, height * 0.28, -half * 0.5, height * 0.42),
           _rect(half * 0.62, height * 0.26, half * 0.8, height * 0.36))
    _layer(2, '#2a2c48' if night else '#c8bca8', 0.6 if night else 1.0, _rect(-half, 0, half, height * 0.2))
    x, thin = width * lamp, width * 0.035
    post = '#05060f' if night else '#3a3440'
    _layer(3, post, 0.5, _rect(x - thin, 0, x + thin, height * 0.8), _rect(x - thin * 4, height * 0.78, x + thin, height * 0.82))
    if night:
        _layer(2, '#6a5a4a', 0.9, _rect(x - width * 0.26, height * 0.62, x + width * 0.08, height * 0.84))
        _layer(2, '#8a7048', 0.9, _rect(x - width * 0.2, 0, x + width * 0.02, height * 0.07))
    _layer(4, '#fff0c0' if night else '#f8f4e4', 3.0 if night else 1.1, _rect(x - thin * 5, height * 0.7, x - thin * 1.6, height * 0.79))


def garden_view(width, height, night):
    """A clipped hedge, two cones of yew, the lawn before them."""
    half = width / 2
    _sky(width, height, night)
    hedge, yew, lawn = ('#12223a', '#0a1428', '#1c3048') if night else ('#5f8a48', '#3a6634', '#9cc070')
    _layer(1, hedge, 0.7, _rect(-half, 0, half, height * 0.44))
    _layer(2, lawn, 0.8, _rect(-half, 0, half, height * 0.18))
    for x in (-0.26, 0.24):
        cx = width * x
        _layer(3, yew, 0.6, [(cx - width * 0.12, height * 0.1), (cx + width * 0.12, height * 0.1), (cx + 0.01, height * 0.74), (cx - 0.01, height * 0.74)])
    if night:
        _layer(3, '#ffd890', 2.0, _rect(-width * 0.03, height * 0.12, width * 0.03, height * 0.2))


def yard_view(width, height, night):
    """A board fence, a bin, a wire with one bulb."""
    half = width / 2
    _sky(width, height, night, dusk=True)
    board, gap, bin_ = ('#1a2046', '#0c1028', '#080a1c') if night else ('#c09a6a', '#8a6a44', '#5a605c')
    _layer(1, board, 0.7, _rect(-half, height * 0.08, half, height * 0.58))
    for i in range(5):
        x = -half + width * (i + 0.5) / 5
        _layer(2, gap, 0.6, _rect(x, height * 0.08, x + width * 0.025, height * 0.58))
    _layer(2, '#20284c' if night else '#d8c090', 0.7, _rect(-half, 0, half, height * 0.08))
    _layer(3, bin_, 0.6, [(half * 0.1, height * 0.02), (half * 0.7, height * 0.02), (half * 0.78, height * 0.34), (half * 0.02, height * 0.34)],
           _rect(0, height * 0.34, half * 0.8, height * 0.39))
    _layer(3, '#05060f' if night else '#4a4038', 0.5, _rect(-half, height * 0.83, half, height * 0.845))
    _layer(4, '#ffe0a0' if night else '#f8f0e0', 3.0 if night else 1.0, _rect(-half * 0.5, height * 0.74, -half * 0.34, height * 0.83))


def corridor_view(width, height, night, hue=('#b8c0c4', '#3a4668')):
    """The inside of the house goes on: two walls, a floor, a ceiling lamp that burns by day, and at the end a door."""
    half, wall = width / 2, hue[1 if night else 0]
    far = half * 0.34
    _layer(0, wall, 0.5 if night else 0.9, _rect(-half, 0, half, height))
    _layer(1, '#20263c' if night else '#8c8474', 0.5 if night else 0.9, [(-half, 0), (half, 0), (far, height * 0.3), (-far, height * 0.3)])
    _layer(1, '#2c3450' if night else '#f0ece0', 0.5 if night else 1.2, [(-far, height * 0.8), (far, height * 0.8), (half, height), (-half, height)])
    _layer(2, '#161b30' if night else '#d8d4c8', 0.5 if night else 1.0, _rect(-far, height * 0.3, far, height * 0.8))
    _layer(3, '#0a0e1c' if night else '#6a5a4c', 0.5, _rect(-far * 0.5, height * 0.3, far * 0.5, height * 0.7))
    if not night:
        _layer(3, '#ffffff', 1.8, [(-far * 0.5, height * 0.86), (far * 0.5, height * 0.86), (far * 0.8, height * 0.93), (-far * 0.8, height * 0.93)])
    else:
        _layer(3, '#ff4a3a', 1.8, _rect(-far * 0.4, height * 0.72, far * 0.4, height * 0.77))


def door_pane(view, night, at, turn=0, width=0.95, tall=2.1, window=(0.5, 0.66), **options):
    """Puts a view into the window of an `institution_door` of that size, which stands at `at`; returns its objects."""
    with group(at=at, turn=turn) as things:
        placed((width / 2, 0.024, tall * 0.58), view, *window, night, **options)
    return things
