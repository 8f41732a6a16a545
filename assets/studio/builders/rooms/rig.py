"""Light for rooms: sun through a window, the moon through it, the open side of the stage, shafts of dusty light."""

import random

from kit.light import panel, sun
from kit.materials import glow
from kit.shapes import sheets
from kit.skin import haze


def sunlight(towards=(0.4, -1, -0.7), energy=9, window=None, fill=50, hue='#ffd8a0', soft_hue='#ffe8d0', at=(0, -0.6, 2.4)):
    """The sun in the direction `towards`; `window` (x, y, z, width, height) also lets the sky's light in, and `fill` watts
    come from the viewer's side at `at`."""
    sun(towards, energy, hue, soft=0.9)
    if window:
        x, y, z, width, height = window
        panel((x, y - 0.15, z), (x + towards[0] * 2, y - 2.5, 0), (width, height), 26 * width * height, '#dcecff')
    if fill:
        panel(at, (0, 3, 0.9), (4.5, 2.4), fill, soft_hue)


def moonlight(towards=(0.35, -1, -0.75), energy=1.6, window=None, fill=7, hue='#8aa8ff', soft_hue='#6a62d8', at=(0, -0.6, 2.4)):
    """The moon as `sunlight`: cold and hard through the window, violet and faint from the viewer's side."""
    sun(towards, energy, hue, soft=0.8)
    if window:
        x, y, z, width, height = window
        panel((x, y - 0.15, z), (x + towards[0] * 2, y - 2.5, 0), (width, height), 9 * width * height, '#7c92ff')
    if fill:
        panel(at, (0, 3, 0.9), (4.5, 2.4), fill, soft_hue)


def shaft(window, towards, floor=0.0, strength=0.06, hue='#ffdca8', leaves=3):
    """Dusty light that falls from a window (x, y, z, width, height: z its lower edge) in the direction `towards`."""
    x, y, z, width, height = window
    for i in range(leaves):
        top = z + height * (1 - 0.4 * i / leaves)
        k = (top - floor) / -towards[2]
        dx, dy = towards[0] * k, towards[1] * k
        corners = [
            (x - width / 2, y, top),
            (x + width / 2, y, top),
            (x + width / 2 + dx, y + dy, floor + 0.02),
            (x - width / 2 + dx, y + dy, floor + 0.02),
        ]
        leaf = sheets([corners], haze(hue, strength, top), name='haze')
        leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False


def dust(area, count=40, seed=1, hue='#fff0d0', strength=1.2, size=0.012):
    """Motes in the box (x0, y0, z0, x1, y1, z1); another `seed` moves them."""
    rnd, x0, y0, z0, x1, y1, z1 = random.Random(seed), *area
    flecks = []
    for _ in range(count):
        x, y, z = rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(z0, z1)
        flecks.append([(x, y, z), (x + size, y, z), (x + size, y, z + size), (x, y, z + size)])
    return sheets(flecks, glow(hue, strength), name='motes')
