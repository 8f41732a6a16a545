"""What many of the town's buildings share: windows, doors, boards for signs, what stands on flat roofs, fences."""
from kit.light import lamp
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, plane, tube

TRIM = '#efe8da'
GLASS = '#2c3c54'


def boards(wall, joint='#4a4658'):
    """Clapboards, wide enough to be seen on the map."""
    return brick(wall, joint, length=9, height=0.3, joint=0.02, vary=0.94)


def window(at, lit, size=(1.1, 1.4), hue='#ffcf72', trim=TRIM, bars=(1, 1), strength=2.6):
    """A pane in a frame on a wall that faces -y; `at` is the middle of its lower edge, `bars` how many stand and lie."""
    (x, y, z), (width, height) = at, size
    shine = glow(hue, strength) if lit else paint(GLASS, rough=0.06)
    box((x, y - 0.03, z - 0.1), (width + 0.26, 0.08, height + 0.22), paint(trim), bevel=0)
    box((x, y - 0.09, z), (width, 0.04, height), shine, bevel=0)
    for i in range(bars[0]):
        box((x - width / 2 + width * (i + 1) / (bars[0] + 1), y - 0.12, z), (0.08, 0.03, height), paint(trim), bevel=0)
    for i in range(bars[1]):
        box((x, y - 0.12, z + height * (i + 1) / (bars[1] + 1)), (width, 0.03, 0.08), paint(trim), bevel=0)
    box((x, y - 0.12, z - 0.16), (width + 0.4, 0.28, 0.1), paint(trim), bevel=0)


def door(at, colour, size=(1.05, 2.1), lit=False, trim=TRIM, pane=False):
    """A door in its frame; `pane` puts a window into it, which shines when `lit`."""
    (x, y, z), (width, height) = at, size
    box((x, y - 0.04, z), (width + 0.3, 0.08, height + 0.18), paint(trim), bevel=0)
    box((x, y - 0.1, z), (width, 0.06, height), paint(colour, rough=0.4), bevel=0)
    if pane:
        box((x, y - 0.14, z + height * 0.45), (width * 0.62, 0.03, height * 0.42),
            glow('#ffd98a', 2.2) if lit else paint(GLASS, rough=0.06), bevel=0)
    ball((x + width * 0.36, y - 0.16, z + height * 0.45), 0.06, paint('#e8c468', rough=0.3, metal=0.7), detail=2)


def shop_window(x0, x1, y, z0, z1, lit, hue='#ffdf9a', frame='#cfd4dc', panes=3, strength=1.9):
    """A wide window from x0 to x1 with `panes` panes between metal bars."""
    middle, width, height = (x0 + x1) / 2, x1 - x0, z1 - z0
    box((middle, y - 0.03, z0 - 0.08), (width + 0.2, 0.1, height + 0.16), paint(frame, rough=0.4), bevel=0)
    box((middle, y - 0.09, z0), (width, 0.04, height), glow(hue, strength) if lit else paint(GLASS, rough=0.05), bevel=0)
    for i in range(1, panes):
        box((x0 + width * i / panes, y - 0.13, z0), (0.09, 0.06, height), paint(frame, rough=0.4), bevel=0)


def wall_lamp(at, night, hue='#ffbe70', energy=40, size=0.14):
    """A ball of light on a short arm from the wall behind it."""
    x, y, z = at
    tube([(x, y + 0.4, z - 0.1), (x, y, z)], 0.03, paint('#2a2630', rough=0.5))
    ball(at, size, glow(hue, 9) if night else paint('#f4ead0', rough=0.4), detail=2)
    if night:
        lamp((x, y - 0.25, z - 0.1), energy, hue, 0.1)


def board(at, size, face='#140e22', rim=None, strength=0.0, thick=0.24):
    """A board for a sign, its front at y; `rim` runs a tube of that hue round it. `at` is the middle of its lower edge."""
    (x, y, z), (width, height) = at, size
    box((x, y + thick / 2, z), (width, thick, height), paint(face, rough=0.7), bevel=0.02)
    if rim:
        edge = [(x - width / 2, y - 0.06, z), (x + width / 2, y - 0.06, z), (x + width / 2, y - 0.06, z + height),
                (x - width / 2, y - 0.06, z + height)]
        tube(edge, 0.09, glow(rim, strength), closed=True)


def stilts(xs, y, z0, z1, colour='#2a2630'):
    """Posts that carry a board over a roof."""
    for x in xs:
        tube([(x, y, z0), (x, y, z1)], 0.08, paint(colour, rough=0.5, metal=0.4))


def flat_roof(middle, size, z, coping, tar='#4a4650'):
    """A flat roof behind a low wall: coping round it, tar inside. `middle` (x, y), `size` (w, d)."""
    (x, y), (width, depth) = middle, size
    rim = paint(coping, rough=0.8, worn=0.2, scale=2)
    for side in (-1, 1):
        box((x, y + side * (depth / 2 - 0.15), z), (width + 0.2, 0.4, 0.5), rim, bevel=0)
        box((x + side * (width / 2 - 0.15), y, z), (0.4, depth + 0.2, 0.5), rim, bevel=0)
    plane((x, y, z + 0.06), (width, depth), paint(tar, rough=0.95, worn=0.35, scale=1.4))


def roof_unit(at, turn=False):
    """An air conditioner with its fan, as flat roofs carry."""
    x, y, z = at
    box(at, (1.2, 1.7, 0.9) if turn else (1.7, 1.2, 0.9), paint('#a8adb4', rough=0.5, metal=0.4), bevel=0.04)
    cylinder((x, y, z + 0.88), 0.42, 0.1, paint('#3a3c44', rough=0.6), sides=16)
    box((x, y, z + 0.98), (0.9, 0.08, 0.04), paint('#a8adb4'), bevel=0)


def vent(at, height=0.9):
    """A pipe with a cap."""
    x, y, z = at
    cylinder(at, 0.16, height, paint('#8a8e96', rough=0.5, metal=0.5), sides=12)
    cylinder((x, y, z + height), 0.3, 0.18, paint('#6a6e76', rough=0.5, metal=0.5), sides=12, top=0.08)


def mesh_fence(points, height=2.2, colour='#8f969e', spacing=2.4):
    """Chain link between posts along points (x, y): wires that lie and cross, thick enough to be seen."""
    steel = paint(colour, rough=0.5, metal=0.5)
    for a, b in zip(points, points[1:]):
        reach = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        count = max(1, round(reach / spacing))
        stands = [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count + 1)]
        for x, y in stands:
            tube([(x, y, 0), (x, y, height)], 0.06, steel)
        for z in (0.1, height):
            tube([(*a, z), (*b, z)], 0.035, steel)
        for (x0, y0), (x1, y1) in zip(stands, stands[1:]):
            for low, high in ((0.1, height), (height, 0.1)):
                tube([(x0, y0, low), (x1, y1, high)], 0.018, steel)
            for z in (height * 0.36, height * 0.68):
                tube([(x0, y0, z), (x1, y1, z)], 0.014, steel)


def steps(at, width, count=3, rise=0.17, tread=0.34, colour='#c8bca8'):
    """Stairs that come down towards -y from the height of `count` rises; `at` is the middle of their top edge."""
    x, y, z = at
    for i in range(count):
        box((x, y - tread * (i + 0.5), z), (width, tread, rise * (count - i)), paint(colour, rough=0.9), bevel=0)
