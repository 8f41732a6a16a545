"""The land over the river: a barn with its silo, corn in rows, a scarecrow, pumpkins, hay."""
from kit.materials import leaves, paint
from kit.shapes import ball, box, cylinder, prism, ring, sheets, tube
from kit.stage import group
from kit.stamps import Sheets


def barn(night):
    """Red, 10 m wide, its gable to -y; a silo on the right."""
    red, white = paint('#a83428', rough=0.9, worn=0.25, scale=1.5), paint('#f0ece2', rough=0.8)
    outline = [(-5, 0), (5, 0), (5, 4.4), (3.4, 7.2), (0, 8.8), (-3.4, 7.2), (-5, 4.4)]
    prism(outline, 13, red, at=(0, 6.5, 0))
    roof = [(-5.4, 4.2), (-3.6, 7.4), (0, 9.1), (3.6, 7.4), (5.4, 4.2), (5.4, 4.5), (3.7, 7.7), (0, 9.4), (-3.7, 7.7), (-5.4, 4.5)]
    prism(roof, 13.8, paint('#5a5c64', rough=0.8, worn=0.3), at=(0, 6.5, 0))
    box((0, -0.05, 0), (4.2, 0.12, 3.6), white, bevel=0)
    box((0, -0.1, 0), (3.8, 0.12, 3.4), red, bevel=0)
    tube([(-1.9, -0.2, 0.1), (1.9, -0.2, 3.4)], 0.12, white)
    tube([(1.9, -0.2, 0.1), (-1.9, -0.2, 3.4)], 0.12, white)
    box((0, -0.08, 5.2), (1.6, 0.1, 1.5), white, bevel=0)
    box((0, -0.12, 5.35), (1.2, 0.1, 1.2), paint('#23181a'), bevel=0)
    cylinder((8, 6, 0), 2.1, 11, paint('#b8bcc4', rough=0.5, metal=0.3), sides=24)
    for z in range(1, 11, 2):
        ring((8, 6, z), 2.12, 0.06, paint('#8a9098'), rot=(0, 0, 0))
    ball((8, 6, 11), 2.1, paint('#8a9098', rough=0.4, metal=0.4), squash=(1, 1, 0.6))


def corn(rnd, x0, y0, x1, y1):
    """Ripe corn in rows along x over a rectangle."""
    box(((x0 + x1) / 2, (y0 + y1) / 2, 0), (x1 - x0, y1 - y0, 0.06), paint('#8a6a3a', rough=1, worn=0.3), bevel=0)
    blades = []
    y = y0 + 0.5
    while y < y1:
        x = x0
        while x < x1:
            tall, lean = rnd.uniform(1.3, 2.1), rnd.uniform(-0.25, 0.25)
            blades.append([(x - 0.16, y, 0), (x + 0.2, y, 0), (x + lean + 0.12, y + 0.1, tall), (x + lean - 0.05, y + 0.1, tall)])
            x += rnd.uniform(0.34, 0.6)
        y += 1.15
    sheets(blades, leaves('#8a8a34', '#c8a844', '#a8963c', '#d8bc5c', '#6f7a30'), name='corn')


def scarecrow():
    """Somebody's old jacket on a cross."""
    tube([(0, 0, 0), (0, 0, 2.6)], 0.08, paint('#6a4a34'))
    tube([(-1.1, 0, 1.9), (1.1, 0, 1.9)], 0.08, paint('#6a4a34'))
    box((0, 0, 1.1), (0.8, 0.4, 1.0), paint('#c8322c', rough=0.9), bevel=0.1)
    box((0, 0, 1.75), (1.9, 0.3, 0.34), paint('#f0e8d8', rough=0.9), bevel=0.1)
    ball((0, 0, 2.5), 0.36, paint('#e4c070', rough=0.9), detail=2)
    cylinder((0, 0, 2.7), 0.4, 0.3, paint('#f4d23a', rough=0.9), top=0.2, sides=12)


def pumpkins(rnd, x0, y0, x1, y1, count):
    """A patch of pumpkins between their vines."""
    box(((x0 + x1) / 2, (y0 + y1) / 2, 0), (x1 - x0, y1 - y0, 0.06), paint('#6a5234', rough=1, worn=0.35), bevel=0)
    vines = Sheets()
    for _ in range(count):
        x, y, r = rnd.uniform(x0 + 0.6, x1 - 0.6), rnd.uniform(y0 + 0.6, y1 - 0.6), rnd.uniform(0.3, 0.6)
        ball((x, y, r * 0.75), r, paint(rnd.choice(('#e8781e', '#d8641a', '#f0942c')), rough=0.6), squash=(1, 1, 0.8), detail=2)
        for _ in range(5):
            px, py = x + rnd.uniform(-1.4, 1.4), y + rnd.uniform(-1.1, 1.1)
            vines.flat(rnd.choice(('#4a7a34', '#3c6a30')), px - 0.3, py - 0.2, px + 0.3, py + 0.2, 0.2)
    vines.put(lambda hue: paint(hue, rough=1))


def hay(count, rnd):
    """Bales in a heap."""
    for i in range(count):
        with group(at=((i % 3) * 1.6, (i // 3 % 2) * 1.2, i // 6 * 0.8), turn=rnd.uniform(-5, 5)):
            box((0, 0, 0), (1.5, 0.9, 0.8), paint('#d8b45a', rough=1, worn=0.25, scale=4), bevel=0.05)
