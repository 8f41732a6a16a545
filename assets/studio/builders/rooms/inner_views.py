"""What is seen through a pane of a door that leads to another room of the same house; made as those of `pane_views`, whose layers
they are of: the shop of the Rug Doctor and what lies behind it, the rooms of the radio, the Freaks' yard."""
import math

from builders.rooms.pane_views import layer, open_sky, rect


def _oval(x, z, wide, tall, slices=7):
    """An oval as quads, slice upon slice."""
    edges = [(wide * math.sin(i * math.pi / slices), -tall * math.cos(i * math.pi / slices)) for i in range(slices + 1)]
    return [[(x - a, z + low), (x + a, z + low), (x + b, z + high), (x - b, z + high)] for (a, low), (b, high) in zip(edges, edges[1:])]


def shop_view(width, height, night):
    """The Rug Doctor's counter from behind: the street door, the lit rim of the price board, a beehive that does not turn."""
    half = width / 2
    wall, shade, top = ('#6a3a4a', '#3a2238', '#8a5a62') if night else ('#f0b48a', '#d88a62', '#fff0dc')
    layer(0, wall, 0.6 if night else 0.9, rect(-half, 0, half, height))
    layer(1, '#3a4a9a' if night else '#fff4dc', 0.8 if night else 1.4, rect(half * 0.36, height * 0.22, half * 0.86, height * 0.78))
    layer(2, shade, 0.5 if night else 0.8, rect(half * 0.58, height * 0.22, half * 0.64, height * 0.78), rect(half * 0.3, height * 0.78, half * 0.92, height * 0.82))
    layer(2, '#2a0c1c' if night else '#5a1c24', 0.5 if night else 0.6, rect(-half, height * 0.44, half * 0.3, height * 0.94))
    layer(3, '#ffb060', 2.0 if night else 1.3, rect(-half, height * 0.94, half * 0.3, height), rect(-half, height * 0.4, half * 0.3, height * 0.44))
    layer(3, top, 0.6 if night else 1.0, rect(-half, height * 0.16, half, height * 0.24))
    layer(3, shade, 0.5 if night else 0.8, rect(-half, 0, half, height * 0.16))
    x = -half * 0.34
    layer(4, '#7a2434' if night else '#c84a5a', 0.5 if night else 0.8, *_oval(x, height * 0.22, width * 0.23, height * 0.17), rect(x - width * 0.2, 0, x + width * 0.2, height * 0.2))
    layer(5, '#e0c898' if night else '#fff0c8', 0.8 if night else 1.1, *_oval(x, height * 0.46, width * 0.14, height * 0.14), *_oval(x, height * 0.6, width * 0.1, height * 0.15))
    layer(6, '#8a7048' if night else '#c8a868', 0.5 if night else 0.8, rect(x - width * 0.1, height * 0.5, x + width * 0.1, height * 0.52), rect(x - width * 0.08, height * 0.6, x + width * 0.08, height * 0.62))


def bay_view(width, height, night):
    """White tiles, a lamp over a blue rug with something pink on it, the round brush that hangs above."""
    half = width / 2
    tile, joint, rug = ('#5a88b8', '#3a5f90', '#2c4aa8') if night else ('#cfeaec', '#8cc0c6', '#2f62b8')
    layer(0, tile, 0.8 if night else 1.0, rect(-half, 0, half, height))
    for i in range(1, 6):
        layer(1, joint, 0.7 if night else 0.9, rect(-half, height * i / 6, half, height * i / 6 + height * 0.018))
    for i in range(1, 4):
        layer(1, joint, 0.7 if night else 0.9, rect(-half + width * i / 4, height * 0.4, -half + width * i / 4 + width * 0.025, height))
    layer(2, '#f0ffff', 2.4 if night else 1.5, rect(-half * 0.5, height * 0.86, half * 0.8, height * 0.93))
    layer(3, rug, 0.8, [(-half, height * 0.1), (half, height * 0.1), (half * 0.74, height * 0.42), (-half * 0.74, height * 0.42)])
    layer(4, '#ff8ac8', 0.9, *_oval(half * 0.16, height * 0.25, width * 0.2, height * 0.07))
    layer(3, '#4a7080' if night else '#6a98a2', 0.6, rect(-half, 0, half, height * 0.1))
    layer(5, '#1c3a5a' if night else '#2a7a8a', 0.6, rect(-half * 0.56, height * 0.56, -half * 0.44, height * 0.84), *_oval(-half * 0.5, height * 0.5, width * 0.2, height * 0.09))


def rugs_view(width, height, night):
    """Shelves in the dark with the round ends of rolled rugs; by night a light lies on one of them."""
    half = width / 2
    layer(0, '#1c080c' if night else '#3a1218', 0.5, rect(-half, 0, half, height))
    hues = ('#c83a34', '#e8a83c', '#a82848', '#e87a34', '#f0d080')
    for row in range(4):
        low = height * row / 4
        layer(1, '#4a2416' if night else '#8a4a26', 0.5, rect(-half, low, half, low + height * 0.03))
        for i in range(3):
            x, z = width * (i - 1) * 0.31 + width * 0.03 * (row % 2), low + height * 0.13
            lit = 1.1 if night and (row, i) == (1, 2) else 0.18 if night else 0.8
            layer(2, hues[(row * 2 + i) % 5], lit, *_oval(x, z, width * 0.14, height * 0.095))
            layer(3, hues[(row * 2 + i + 3) % 5], lit, *_oval(x, z, width * 0.07, height * 0.045))


def office_view(width, height, night):
    """A board of cork under a lamp, photographs on it and pink thread between them; a cabinet."""
    half = width / 2
    wall, cork = ('#2c2a1c', '#8a6430') if night else ('#b4ac7c', '#c89a58')
    layer(0, wall, 0.6 if night else 0.8, rect(-half, 0, half, height))
    layer(1, cork, 0.7 if night else 0.8, rect(-half * 0.9, height * 0.36, half * 0.5, height * 0.88))
    layer(2, '#f4ead0', 0.8, *(rect(x - width * 0.07, z, x + width * 0.07, z + height * 0.1) for x, z in ((-half * 0.62, height * 0.68), (-half * 0.14, height * 0.72), (-half * 0.56, height * 0.44), (half * 0.2, height * 0.5))))
    layer(3, '#ff5a9a', 0.9, [(-half * 0.62, height * 0.72), (half * 0.2, height * 0.54), (half * 0.2, height * 0.57), (-half * 0.62, height * 0.75)],
          [(-half * 0.14, height * 0.76), (-half * 0.5, height * 0.46), (-half * 0.44, height * 0.46), (-half * 0.08, height * 0.76)])
    layer(2, '#3a4038' if night else '#6a7a6c', 0.6, rect(half * 0.58, 0, half, height * 0.74))
    layer(3, '#8a9484', 0.6, rect(half * 0.7, height * 0.22, half * 0.9, height * 0.25), rect(half * 0.7, height * 0.5, half * 0.9, height * 0.53))
    layer(3, '#4a2c18', 0.6, rect(-half, 0, half * 0.5, height * 0.2))


def booth_view(width, height, night):
    """The booth on the air: red walls, a wall of records behind glass, the desk's lamps, a microphone on its arm."""
    half = width / 2
    layer(0, '#7a1a1c' if night else '#b83a30', 1.0 if night else 1.3, rect(-half, 0, half, height))
    layer(1, '#2a0c10' if night else '#4a1a1a', 0.6, rect(-half, height * 0.5, half * 0.7, height * 0.82))
    for i, hue in enumerate(('#d8a83a', '#3a8a9a', '#e8e0cc', '#c84a3a', '#6a9a4a')):
        layer(2, hue, 0.5 if night else 0.7, rect(-half * 0.92 + width * 0.15 * i, height * 0.54, -half * 0.92 + width * 0.15 * i + width * 0.1, height * 0.78))
    layer(2, '#1c1014', 0.6, [(-half, 0), (half, 0), (half, height * 0.26), (-half, height * 0.34)])
    layer(3, '#5affb0', 1.4, *(rect(-half * 0.8 + width * 0.17 * i, height * 0.16, -half * 0.8 + width * 0.17 * i + width * 0.06, height * 0.2) for i in range(5)))
    layer(4, '#0c080c', 0.5, [(half, height * 0.34), (half, height * 0.39), (-half * 0.1, height * 0.66), (-half * 0.16, height * 0.62)], *_oval(-half * 0.2, height * 0.56, width * 0.12, height * 0.1))
    layer(3, '#ff4a3a', 2.2 if night else 1.4, rect(-half * 0.4, height * 0.88, half * 0.5, height * 0.95))


def tubes_view(width, height, night):
    """The transmitter: three tubes like organ pipes that glow, small lamps below them."""
    half = width / 2
    layer(0, '#2c1408' if night else '#4a5a4a', 0.5, rect(-half, 0, half, height))
    for i, tall in enumerate((0.56, 0.68, 0.8)):
        x = -half * 0.62 + width * 0.31 * i
        layer(1, '#8a3a10', 0.9, rect(x - width * 0.12, height * 0.24, x + width * 0.12, height * (tall + 0.08)))
        layer(2, '#ff8a2a', 1.6, rect(x - width * 0.08, height * 0.26, x + width * 0.08, height * (tall + 0.03)))
        layer(3, '#ffe8a0', 2.2, rect(x - width * 0.03, height * 0.28, x + width * 0.03, height * tall))
        layer(2, ('#5aff8a', '#ff5a4a', '#ffd84a')[i], 1.4, rect(x - width * 0.04, height * 0.1, x + width * 0.04, height * 0.15))


def iron_fence_view(width, height, night):
    """The Freaks' yard: a bare tree against the sky, a fence of iron spikes, a stone that leans; by night the moon in the branches."""
    half = width / 2
    open_sky(width, height, night)
    bark, grass, iron = ('#080a1c', '#141c34', '#04050e') if night else ('#4a4452', '#8aa07a', '#35313c')
    if night:
        layer(1, '#f4f0d8', 1.8, *_oval(half * 0.36, height * 0.74, width * 0.1, width * 0.1))
    x = -half * 0.36
    layer(2, bark, 0.6, [(x - width * 0.07, height * 0.16), (x + width * 0.07, height * 0.16), (x + width * 0.03, height * 0.62), (x - width * 0.02, height * 0.62)],
          *([(x - 0.01, height * z), (x + 0.01, height * (z + 0.05)), (x + width * dx, height * (z + dz)), (x + width * dx - width * 0.02, height * (z + dz))]
            for z, dx, dz in ((0.5, 0.34, 0.3), (0.56, -0.16, 0.36), (0.44, -0.24, 0.2), (0.58, 0.14, 0.38), (0.4, 0.44, 0.12))))
    layer(2, grass, 0.7, rect(-half, 0, half, height * 0.2))
    layer(3, '#2a3050' if night else '#b0aca4', 0.6, [(half * 0.3, height * 0.12), (half * 0.66, height * 0.12), (half * 0.74, height * 0.3), (half * 0.36, height * 0.32)])
    for i in range(7):
        fx = -half + width * (i + 0.5) / 7
        layer(4, iron, 0.5, rect(fx - width * 0.014, height * 0.04, fx + width * 0.014, height * 0.38),
              [(fx - width * 0.035, height * 0.38), (fx + width * 0.035, height * 0.38), (fx, height * 0.45), (fx, height * 0.45)])
    layer(4, iron, 0.5, rect(-half, height * 0.31, half, height * 0.335), rect(-half, height * 0.1, half, height * 0.125))
