"""The lie of the land: rolling ground, distant ranges in the haze, woods, clouds."""
import math

import bpy

from builders.copies import scattered
from builders.tree import AUTUMN, GOLD, GREEN, tree
from kit.materials import backdrop, material_of
from kit.shapes import prism, rock
from kit.stage import put

DARK = ('#182c22', '#244030', '#33543a', '#4a6a40', '#2c4a30')


def ground(height, area, step, material):
    """Ground over the rectangle (x0, y0, x1, y1) that lies height(x, y) metres high, in squares of `step` metres."""
    x0, y0, x1, y1 = area
    columns, rows = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
    points = [(x0 + i * step, y0 + j * step, height(x0 + i * step, y0 + j * step))
              for j in range(rows) for i in range(columns)]
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
             for j in range(rows - 1) for i in range(columns - 1)]
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material_of(material))
    for face in mesh.polygons:
        face.use_smooth = True
    return put(bpy.data.objects.new('ground', mesh))


def far_range(y, outline, foot, crest, floor=-40.0):
    """A range of hills as a silhouette at depth y, `outline` its (x, z) from left to right; its colour runs from `foot`,
    where the haze lies, to `crest`."""
    top = max(z for _, z in outline)
    whole = [(outline[-1][0], floor), (outline[0][0], floor), *outline]
    thing = prism(whole, 0.5, backdrop(foot, crest, 0, top), at=(0, y, 0))
    thing.visible_shadow = thing.visible_diffuse = False
    return thing


def ridge(x0, x1, height, seed, steps=60):
    """A wavy (x, z) outline for far_range."""
    def wave(t):
        return sum(math.sin(t * f + seed * (f + 1.7)) / w for f, w in ((3.1, 2.0), (7.3, 4.2), (17.9, 11), (41, 26)))
    return [(x0 + (x1 - x0) * i / steps, height * (1 + 0.55 * wave(i / steps * 3))) for i in range(steps + 1)]


def wood(rnd, spots, kinds=('green', 'dark', 'autumn', 'gold'), height=6.5, leaf=0.5):
    """Trees on the spots (x, y, z), mixed of the kinds named; each kind is modelled once."""
    hues = {'green': (GREEN, '#1f3a24'), 'dark': (DARK, '#14251c'), 'autumn': (AUTUMN, '#6a2c18'), 'gold': (GOLD, '#6a4a18')}
    shares = {kind: [] for kind in kinds}
    for x, y, z in spots:
        shares[rnd.choice(kinds)].append((x, y, z, rnd.uniform(0, 360), rnd.uniform(0.75, 1.25)))
    for kind, places in sorted(shares.items()):
        if places:
            colours, core = hues[kind]
            scattered(lambda: tree(rnd, height, height * 0.36, colours, leaf=leaf, clusters=16, per_cluster=70, bare=0.26,
                                   core=core), places)


def cloud(rnd, at, width, material):
    """A flat-bottomed heap of cloud, `width` metres across; it throws no shadow."""
    for i in range(9):
        t = (i + 0.5) / 9
        swell = math.sin(math.pi * t) ** 0.7
        radius = width * (0.05 + 0.09 * swell) * rnd.uniform(0.8, 1.2)
        puff = rock((at[0] + (t - 0.5) * width, at[1], at[2] + radius * 0.3), radius, material, squash=(1.5, 0.8, 0.8),
                    rough=0.2)
        puff.visible_shadow = False
