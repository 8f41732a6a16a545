"""What lies at the lake: a rowing boat, a jetty, reeds, and the swing made of a tyre."""
import math

from kit.light import lamp
from kit.materials import glow, leaves, paint
from kit.shapes import ball, box, cylinder, ring, sheets, slab, tube


def rowing_boat(lantern=False):
    """4 m long, afloat on z = 0, its bow towards -x; `lantern` hangs a light at its bow."""
    wood, dark = paint('#a8482c', rough=0.6, worn=0.3), paint('#4a2c22', rough=0.8)
    def hull(half, inset):
        bow = [(-2.0 + inset, 0), (-1.2, -half * 0.72), (-0.2, -half), (1.2, -half * 0.9), (1.9 - inset, -half * 0.66)]
        return bow + [(x, -y) for x, y in reversed(bow[1:])]
    slab(hull(0.75, 0), 0.5, wood, at=(0, 0, -0.08))
    slab(hull(0.66, 0.14), 0.04, dark, at=(0, 0, 0.4))
    rim = [(x, y, 0.44) for x, y in hull(0.75, 0)]
    tube(rim, 0.05, paint('#f0e6d0', rough=0.6), closed=True)
    for x in (-0.7, 0.6):
        box((x, 0, 0.42), (0.3, 1.2, 0.06), paint('#c89a5a', rough=0.7))
    for side in (-1, 1):
        tube([(0.2, side * 0.5, 0.5), (-1.5, side * 0.3, 0.56)], 0.035, paint('#d8b078', rough=0.7))
    if lantern:
        tube([(-1.5, 0, 0.4), (-1.5, 0, 1.3), (-1.75, 0, 1.35)], 0.03, dark)
        ball((-1.75, 0, 1.15), 0.14, glow('#ffcf6a', 16), detail=2)
        lamp((-1.75, 0, 1.0), 90, '#ffc060', 0.1)


def jetty(length, width=1.5):
    """Planks on posts that reach out along +y, their top 0.55 m over the water."""
    plank, post = paint('#8a7460', rough=0.9, worn=0.4, scale=3), paint('#4e4038', rough=0.95)
    for i in range(int(length / 0.3)):
        box((0, i * 0.3, 0.5), (width + (0.06 if i % 3 else -0.04), 0.26, 0.06), plank, bevel=0)
    for y in range(1, int(length) + 1, 2):
        for side in (-1, 1):
            cylinder((side * width * 0.5, y, -0.6), 0.1, 1.7 if y > length - 2 else 1.2, post, sides=12)


def reeds(rnd, area, count):
    """Stalks in the rectangle (x0, y0, x1, y1), a few with brown heads."""
    blades = []
    for _ in range(count):
        x, y = rnd.uniform(area[0], area[2]), rnd.uniform(area[1], area[3])
        lean, tall = rnd.uniform(-0.3, 0.3), rnd.uniform(0.6, 1.5)
        blades.append([(x - 0.035, y, -0.1), (x + 0.035, y, -0.1), (x + lean + 0.01, y, tall), (x + lean, y, tall)])
        if rnd.random() < 0.12:
            cylinder((x + lean * 0.9, y, tall * 0.85), 0.05, 0.3, paint('#5a3418', rough=0.9), sides=8)
    sheets(blades, leaves('#4a6a30', '#6f8a3a', '#a89a48', '#3a5428'), name='reeds')


def tyre_swing(drop, turn=25):
    """Hangs from the origin on a rope of `drop` metres."""
    tube([(0, 0, 0), (0.03, 0, -drop / 2), (0, 0, -drop)], 0.035, paint('#b89a6a', rough=0.9))
    ring((0, 0, -drop - 0.42), 0.42, 0.15, paint('#1a1820', rough=0.85), rot=(90, 0, turn))


def limb(start, end, girth, bark='#43302a'):
    """A limb that bends up and out from the trunk."""
    middle = tuple((a + b) / 2 + (0.35 if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end)))
    tube([start, middle, end], [girth, girth * 0.75, girth * 0.4], paint(bark, rough=0.95, worn=0.5, scale=9))


def fireflies(rnd, area, count):
    """Green sparks in the box (x0, y0, z0, x1, y1, z1)."""
    for _ in range(count):
        at = tuple(rnd.uniform(area[i], area[i + 3]) for i in range(3))
        ball(at, 0.035 + 0.001 * math.hypot(at[0], at[1]), glow('#d8ff6a', 9), detail=1)
