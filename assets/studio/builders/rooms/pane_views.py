"""What is seen through the pane of a door that is only a pane: flat layers on y = 0 that face -y, round their lower middle.

Each takes the pane's width and height, and shines by itself, dimly by night; frame and bars are the door's."""
from builders.rooms.placed import placed
from kit.materials import glow
from kit.shapes import sheets
from kit.stage import group


def layer(depth, hue, strength, *quads):
    """Quads of (x, z) points, `depth` layers before the pane."""
    sheets([[(x, -0.003 * depth, z) for x, z in quad] for quad in quads], glow(hue, strength), name='view')


def rect(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def open_sky(width, height, night, dusk=False):
    half = width / 2
    bands = ('#2c3a8c', '#20296c', '#161c50') if night else (('#ffe0b0', '#f4dcc0', '#d8dcd8') if dusk else ('#fff2d8', '#e4f0ec', '#bcdcf0'))
    for i, hue in enumerate(bands):
        layer(0, hue, 0.7 if night else 1.2, rect(-half, height * i / 3, half, height * (i + 1) / 3))


def street_view(width, height, night, lamp=0.24):
    """A sidewalk, roofs across the street, a street lamp at `lamp` of the width from the middle, which burns by night."""
    half = width / 2
    open_sky(width, height, night)
    roof, strength = ('#0e1230', 0.6) if night else ('#8a7a84', 0.8)
    layer(1, roof, strength, rect(-half, height * 0.2, -half * 0.2, height * 0.5),
           [(-half, height * 0.5), (-half * 0.2, height * 0.5), (-half * 0.6, height * 0.66), (-half * 0.62, height * 0.66)],
           rect(-half * 0.1, height * 0.2, half, height * 0.42))
    layer(2, '#ffc860' if night else '#5a4a5c', 1.4 if night else 0.6, rect(-half * 0.75, height * 0.28, -half * 0.5, height * 0.42),
           rect(half * 0.62, height * 0.26, half * 0.8, height * 0.36))
    layer(2, '#2a2c48' if night else '#c8bca8', 0.6 if night else 1.0, rect(-half, 0, half, height * 0.2))
    x, thin = width * lamp, width * 0.035
    post = '#05060f' if night else '#3a3440'
    layer(3, post, 0.5, rect(x - thin, 0, x + thin, height * 0.8), rect(x - thin * 4, height * 0.78, x + thin, height * 0.82))
    if night:
        layer(2, '#6a5a4a', 0.9, rect(x - width * 0.26, height * 0.62, x + width * 0.08, height * 0.84))
        layer(2, '#8a7048', 0.9, rect(x - width * 0.2, 0, x + width * 0.02, height * 0.07))
    layer(4, '#fff0c0' if night else '#f8f4e4', 3.0 if night else 1.1, rect(x - thin * 5, height * 0.7, x - thin * 1.6, height * 0.79))


def garden_view(width, height, night):
    """A clipped hedge, two cones of yew, the lawn before them."""
    half = width / 2
    open_sky(width, height, night)
    hedge, yew, lawn = ('#12223a', '#0a1428', '#1c3048') if night else ('#5f8a48', '#3a6634', '#9cc070')
    layer(1, hedge, 0.7, rect(-half, 0, half, height * 0.44))
    layer(2, lawn, 0.8, rect(-half, 0, half, height * 0.18))
    for x in (-0.26, 0.24):
        cx = width * x
        layer(3, yew, 0.6, [(cx - width * 0.12, height * 0.1), (cx + width * 0.12, height * 0.1), (cx + 0.01, height * 0.74), (cx - 0.01, height * 0.74)])
    if night:
        layer(3, '#ffd890', 2.0, rect(-width * 0.03, height * 0.12, width * 0.03, height * 0.2))


def yard_view(width, height, night):
    """A board fence, a bin, a wire with one bulb."""
    half = width / 2
    open_sky(width, height, night, dusk=True)
    board, gap, bin_ = ('#1a2046', '#0c1028', '#080a1c') if night else ('#c09a6a', '#8a6a44', '#5a605c')
    layer(1, board, 0.7, rect(-half, height * 0.08, half, height * 0.58))
    for i in range(5):
        x = -half + width * (i + 0.5) / 5
        layer(2, gap, 0.6, rect(x, height * 0.08, x + width * 0.025, height * 0.58))
    layer(2, '#20284c' if night else '#d8c090', 0.7, rect(-half, 0, half, height * 0.08))
    layer(3, bin_, 0.6, [(half * 0.1, height * 0.02), (half * 0.7, height * 0.02), (half * 0.78, height * 0.34), (half * 0.02, height * 0.34)],
           rect(0, height * 0.34, half * 0.8, height * 0.39))
    layer(3, '#05060f' if night else '#4a4038', 0.5, rect(-half, height * 0.83, half, height * 0.845))
    layer(4, '#ffe0a0' if night else '#f8f0e0', 3.0 if night else 1.0, rect(-half * 0.5, height * 0.74, -half * 0.34, height * 0.83))


def corridor_view(width, height, night, hue=('#b8c0c4', '#3a4668')):
    """The inside of the house goes on: two walls, a floor, a ceiling lamp that burns by day, and at the end a door."""
    half, wall = width / 2, hue[1 if night else 0]
    far = half * 0.34
    layer(0, wall, 0.5 if night else 0.9, rect(-half, 0, half, height))
    layer(1, '#20263c' if night else '#8c8474', 0.5 if night else 0.9, [(-half, 0), (half, 0), (far, height * 0.3), (-far, height * 0.3)])
    layer(1, '#2c3450' if night else '#f0ece0', 0.5 if night else 1.2, [(-far, height * 0.8), (far, height * 0.8), (half, height), (-half, height)])
    layer(2, '#161b30' if night else '#d8d4c8', 0.5 if night else 1.0, rect(-far, height * 0.3, far, height * 0.8))
    layer(3, '#0a0e1c' if night else '#6a5a4c', 0.5, rect(-far * 0.5, height * 0.3, far * 0.5, height * 0.7))
    if not night:
        layer(3, '#ffffff', 1.8, [(-far * 0.5, height * 0.86), (far * 0.5, height * 0.86), (far * 0.8, height * 0.93), (-far * 0.8, height * 0.93)])
    else:
        layer(3, '#ff4a3a', 1.8, rect(-far * 0.4, height * 0.72, far * 0.4, height * 0.77))


def roofs_view(width, height, night):
    """From under the roof: roofs below, a chimney, the top of a tree, the rail of the stairs that lead down."""
    half = width / 2
    open_sky(width, height, night)
    tree, far, near = ('#101a34', '#141a40', '#0a0e26') if night else ('#7a9a4a', '#a88a80', '#8a5a4c')
    layer(1, tree, 0.6, [(-half, height * 0.3), (-half * 0.1, height * 0.3), (-half * 0.4, height * 0.74), (-half, height * 0.66)])
    layer(2, far, 0.7, [(-half * 0.3, height * 0.24), (half, height * 0.24), (half * 0.6, height * 0.54), (half * 0.1, height * 0.44)],
           rect(half * 0.62, height * 0.4, half * 0.8, height * 0.6))
    layer(3, near, 0.6, [(-half, 0), (half, 0), (half, height * 0.14), (-half, height * 0.32)])
    if night:
        layer(3, '#ffc860', 1.6, rect(half * 0.3, height * 0.26, half * 0.52, height * 0.36))
    rail = '#05060f' if night else '#4a5a60'
    layer(4, rail, 0.5, [(-half, height * 0.3), (half, height * 0.12), (half, height * 0.15), (-half, height * 0.33)], rect(-half * 0.45, 0, -half * 0.36, height * 0.27))


def wrecks_view(width, height, night):
    """The yard of the junkyard: two stacks of flat cars in dust, the boom of the crane."""
    half = width / 2
    open_sky(width, height, night, dusk=True)
    layer(1, '#20203c' if night else '#b89468', 0.6 if night else 0.9, rect(-half, 0, half, height * 0.2))
    boom = '#0a0a18' if night else '#7a5a2c'
    layer(1, boom, 0.5, [(-half * 0.1, height * 0.5), (half, height * 0.86), (half, height * 0.92), (-half * 0.1, height * 0.55)])
    cars = ('#2a1c3a', '#182a48', '#2a2034', '#141c38') if night else ('#b8442c', '#3f6f9e', '#c8a05a', '#5a7a6a')
    for i in range(4):
        low = height * (0.16 + i * 0.11)
        layer(2, cars[i], 0.8, rect(-half, low, -half * 0.1, low + height * 0.09))
        if i < 2:
            layer(2, cars[3 - i], 0.8, rect(half * 0.3, low, half, low + height * 0.09))
        layer(3, '#06060e' if night else '#3a2c24', 0.5, rect(-half * 0.86, low + height * 0.045, -half * 0.3, low + height * 0.075))
    if night:
        layer(3, '#ffd080', 2.2, rect(half * 0.62, height * 0.5, half * 0.78, height * 0.56))


def lot_view(width, height, night):
    """The parking lot of the motel: its sign on a post, which shines by night, and the back of a car."""
    half = width / 2
    open_sky(width, height, night, dusk=True)
    layer(1, '#3a2c58' if night else '#d8b89a', 0.7 if night else 1.0, rect(-half, 0, half, height * 0.3))
    layer(2, '#141028' if night else '#8a6a5a', 0.5, rect(-width * 0.04, height * 0.26, width * 0.04, height * 0.64))
    layer(3, '#ff5aa8' if night else '#e8688a', 2.4 if night else 1.0, rect(-half * 0.7, height * 0.6, half * 0.7, height * 0.84))
    layer(4, '#fff0f8' if night else '#f8ecd8', 3.0 if night else 1.1, rect(-half * 0.5, height * 0.69, half * 0.5, height * 0.75))
    if night:
        layer(2, '#c84a9a', 0.9, rect(-half * 0.5, height * 0.04, half * 0.4, height * 0.09))
    car, glazing = ('#1c2850', '#3a4a7a') if night else ('#3f7a8a', '#c8e0e4')
    layer(3, car, 0.7, rect(-half, height * 0.1, half * 0.3, height * 0.26), [(-half, height * 0.26), (half * 0.16, height * 0.26), (-half * 0.1, height * 0.38), (-half, height * 0.38)])
    layer(4, glazing, 0.8, [(-half, height * 0.27), (half * 0.02, height * 0.27), (-half * 0.18, height * 0.35), (-half, height * 0.35)])
    layer(4, '#ff4a3a' if night else '#a8281c', 1.8 if night else 0.8, rect(half * 0.14, height * 0.18, half * 0.28, height * 0.22))


def blinds_view(width, height, night):
    """Slats of a blind with a lit room behind them; by night something broad hangs or stands close to it."""
    half = width / 2
    layer(0, '#ffce7a' if night else '#6a4a30', 1.5 if night else 0.7, rect(-half, 0, half, height))
    if night:
        layer(1, '#5a3418', 0.6, rect(-half * 0.5, height * 0.56, half * 0.64, height * 0.65), rect(-half * 0.22, height * 0.65, half * 0.36, height * 0.86),
               [(-half * 0.24, height * 0.3), (half * 0.38, height * 0.3), (half * 0.38, height * 0.56), (-half * 0.24, height * 0.56)],
               [(-half * 0.7, 0), (half * 0.84, 0), (half * 0.5, height * 0.3), (-half * 0.36, height * 0.3)])
    slat = '#a86a34' if night else '#d8c8a0'
    for i in range(7):
        low = height * (i + 0.5) / 7
        layer(2, slat, 0.7 if night else 0.9, rect(-half, low, half, low + height * (0.055 if night else 0.09)))
    for x in (-0.5, 0.5):
        layer(3, '#8a5a2c', 0.6, rect(half * x - width * 0.015, 0, half * x + width * 0.015, height))


def lobby_view(width, height, night):
    """The lobby of the motel from its back: teal over pink, the street door bright, the tank's glow by night."""
    half = width / 2
    wall, low, floor = ('#155a68', '#6a3a58', '#4a3050') if night else ('#3aaaa0', '#f08aa8', '#f4e4d4')
    layer(0, wall, 0.4 if night else 0.5, rect(-half, height * 0.4, half, height))
    layer(0, low, 0.35 if night else 0.5, rect(-half, height * 0.2, half, height * 0.4))
    layer(0, floor, 0.35 if night else 0.55, rect(-half, 0, half, height * 0.2))
    layer(1, '#ff5aa8' if night else '#fff2d0', 1.0 if night else 0.9, rect(half * 0.2, height * 0.24, half * 0.7, height * 0.86))
    layer(2, '#2a6a3a', 0.6, [(-half * 0.2, height * 0.1), (half * 0.04, height * 0.1), (half * 0.34, height * 0.56), (-half * 0.5, height * 0.6)])
    layer(2, '#3ad0e8' if night else '#4ab8d0', 1.0 if night else 0.6, rect(-half, height * 0.3, -half * 0.5, height * 0.52))


def door_pane(view, night, at, turn=0, width=0.95, tall=2.1, window=(0.5, 0.66), **options):
    """Puts a view into the window of an `institution_door` of that size, which stands at `at`; returns its objects."""
    with group(at=at, turn=turn) as things:
        placed((width / 2, 0.024, tall * 0.58), view, *window, night, **options)
    return things
