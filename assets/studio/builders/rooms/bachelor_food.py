"""What is eaten by people who do not cook: noodle cups, pizza from boxes, all of it out of a microwave."""
from kit.light import lamp
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, prism, tube


def noodle_cup(hue='#d8342c', band='#f4d23a'):
    """A paper cup of noodles, 0.13 m tall, its lid on."""
    cylinder((0, 0, 0), 0.042, 0.12, paint('#f4efe0', rough=0.7), top=0.056, sides=18)
    cylinder((0, 0, 0.03), 0.0465, 0.06, paint(hue, rough=0.6), top=0.0535, sides=18)
    disc((0, -0.052, 0.065), 0.02, paint(band, rough=0.6))
    cylinder((0, 0, 0.12), 0.058, 0.008, paint('#e8e4d8', rough=0.3, metal=0.4), sides=18)


def noodle_pyramid(rows=5, hues=('#d8342c', '#2f8a4a', '#e8a02a', '#2f6ab0')):
    """Cups on cups, `rows` high, round the middle of the lowest row."""
    for row in range(rows):
        count = rows - row
        for i in range(count):
            with_x = (i - (count - 1) / 2) * 0.125
            _cup((with_x, 0, row * 0.129), hues[(i * 3 + row * 2) % len(hues)])


def _cup(at, hue):
    x, y, z = at
    cylinder((x, y, z), 0.042, 0.12, paint('#f4efe0', rough=0.7), top=0.056, sides=16)
    cylinder((x, y, z + 0.03), 0.0465, 0.06, paint(hue, rough=0.6), top=0.0535, sides=16)
    disc((x, y - 0.052, z + 0.065), 0.018, paint('#f8e8b0', rough=0.6))
    cylinder((x, y, z + 0.12), 0.058, 0.008, paint('#e8e4d8', rough=0.3, metal=0.4), sides=16)


def pizza_box(hue='#d8b888', open_lid=0):
    """A flat box, 0.42 m wide, round its middle; `open_lid` degrees up, with most of a pizza in it."""
    card, ink = paint(hue, rough=0.9), paint('#b8302a', rough=0.8)
    box((0, 0, 0), (0.42, 0.42, 0.045), card, bevel=0.006)
    box((0, -0.212, 0.012), (0.3, 0.004, 0.02), ink, bevel=0)
    if not open_lid:
        disc((0, 0, 0.047), 0.13, ink, rot=(0, 0, 0))
        disc((0, 0, 0.048), 0.1, card, rot=(0, 0, 0))
        return
    cylinder((0, 0, 0.04), 0.18, 0.012, paint('#d89a4a', rough=0.8), sides=24)
    cylinder((0, 0, 0.05), 0.16, 0.006, paint('#f0c85a', rough=0.6), sides=24)
    for x, y in ((0.06, 0.05), (-0.07, 0.02), (0.01, -0.08), (-0.03, 0.1), (0.09, -0.05)):
        disc((x, y, 0.058), 0.026, paint('#a8301e', rough=0.6), rot=(0, 0, 0))
    prism([(-0.03, 0), (0.1, 0.2), (-0.16, 0.2)], 0.004, paint('#b88a58', rough=0.9), at=(0, -0.05, 0.057), rot=(90, 0, 0))
    box((0, 0.21, 0.04), (0.42, 0.008, 0.42), card, bevel=0, rot=(open_lid - 90, 0, 0))


def microwave(night, turn=0, clock=True):
    """0.56 m wide, its front on y = 0; its plate stands at `turn` degrees with a cup on it, its window glows."""
    shine = 2.2 if night else 0.9
    case, dark = paint('#e8e0cc', rough=0.4), paint('#201c22', rough=0.4)
    for z, tall in ((0, 0.03), (0.29, 0.03)):
        box((0, 0.19, z), (0.56, 0.38, tall), case, bevel=0.006)
    for x, wide in ((-0.27, 0.03), (0.2, 0.16)):
        box((x, 0.19, 0), (wide, 0.38, 0.32), case, bevel=0.006)
    box((-0.07, 0.36, 0.03), (0.38, 0.02, 0.26), glow('#ffc46a', shine * 0.6), bevel=0)
    box((-0.07, 0.19, 0.03), (0.38, 0.34, 0.012), paint('#f0e4c8', rough=0.2, glow=0.5), bevel=0)
    cylinder((-0.07, 0.18, 0.045), 0.15, 0.01, glass('#eaf8ff', 0.25), sides=24)
    tube([(-0.07, 0.18, 0.06), (-0.07 + (0.1 if turn % 180 else -0.1), 0.18, 0.06)], 0.01, paint('#d8f0f8', glow=0.5))
    _cup((-0.07 + (0.07 if turn == 90 else -0.05 if turn == 180 else 0.0), 0.18, 0.06), '#d8342c')
    plane((-0.07, 0.004, 0.16), (0.38, 0.26), glass('#ffe0b0', 0.08), rot=(90, 0, 0))
    for x in (-0.265, 0.12):
        box((x, -0.006, 0.02), (0.025, 0.02, 0.28), dark, bevel=0)
    for z in (0.02, 0.28):
        box((-0.07, -0.006, z), (0.4, 0.02, 0.025), dark, bevel=0)
    box((0.2, -0.004, 0.24), (0.11, 0.01, 0.05), dark, bevel=0)
    if clock:
        for x in (0.165, 0.195, 0.225):
            box((x, -0.012, 0.25), (0.016, 0.006, 0.03), glow('#5affb0', 2.4), bevel=0)
    for row in range(3):
        for column in range(3):
            box((0.165 + column * 0.035, -0.006, 0.06 + row * 0.05), (0.026, 0.012, 0.034), paint('#b8b09c', rough=0.5), bevel=0.003)
    ball((0.135, -0.02, 0.15), 0.012, paint('#c8c4b8', metal=0.8, rough=0.3), detail=1)
    if night:
        lamp((-0.07, -0.22, 0.18), 20, '#ffb85a', 0.1)
    lamp((-0.07, 0.12, 0.26), 3 if night else 1.5, '#ffc46a', 0.04)


def chopsticks(paper='#f4efe0'):
    """A pair in its paper sleeve, lying."""
    box((0, 0, 0), (0.035, 0.16, 0.01), paint(paper, rough=0.8), bevel=0)
    for x in (-0.008, 0.008):
        tube([(x, 0.06, 0.008), (x, 0.15, 0.008)], 0.005, paint('#c8a060', rough=0.7))
