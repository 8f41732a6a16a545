"""The Teddy backpack, and a bear: plush, with button eyes."""
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, ring, tube


def teddy(fur='#c8848c', muzzle='#f4dcc8', eyes=0.0, straps=True):
    """Sits on z = 0 and looks towards -y, 0.62 m high; turned round it shows its zipper and straps. `eyes` is how
    strongly its buttons shine."""
    plush, light, dark = paint(fur, rough=1), paint(muzzle, rough=1), paint('#1a1014', rough=0.3)
    ball((0, 0, 0.2), 0.2, plush, squash=(1.05, 0.85, 1.05))
    ball((0, -0.1, 0.19), 0.13, light, squash=(1, 0.65, 1.05))
    ball((0, -0.01, 0.48), 0.17, plush, squash=(1.1, 0.95, 0.95))
    ball((0, -0.145, 0.44), 0.075, light, squash=(1.2, 0.8, 0.85))
    ball((0, -0.2, 0.47), 0.03, dark, squash=(1.3, 0.7, 0.8), detail=2)
    for side in (-1, 1):
        ball((side * 0.14, 0, 0.61), 0.07, plush, squash=(1, 0.6, 1))
        ball((side * 0.14, -0.035, 0.61), 0.04, light, squash=(1, 0.4, 1), detail=2)
        ball((side * 0.075, -0.15, 0.51), 0.026, glow('#ffe8a0', eyes) if eyes else dark, detail=2)
        ball((side * 0.21, -0.06, 0.26), 0.075, plush, squash=(0.8, 0.9, 1.7))
        ball((side * 0.15, -0.17, 0.06), 0.085, plush, squash=(0.9, 1.4, 0.9))
        ball((side * 0.15, -0.29, 0.07), 0.05, light, squash=(1, 0.3, 1), detail=2)
        if straps:
            tube([(side * 0.1, 0.15, 0.36), (side * 0.15, 0.24, 0.26), (side * 0.13, 0.19, 0.06)], 0.028, paint('#7a3a48', rough=0.9))
    if straps:
        tube([(0, 0.172, 0.06), (0, 0.185, 0.2), (0, 0.165, 0.36)], 0.014, paint('#e8d8a0', rough=0.3, metal=0.7))
        ring((0, 0.19, 0.33), 0.025, 0.008, paint('#e8d8a0', rough=0.3, metal=0.7))


def bow(hue='#f4d23a'):
    """A ribbon tied under a chin, round the origin."""
    for side in (-1, 1):
        ball((side * 0.05, 0, 0), 0.045, paint(hue, rough=0.8), squash=(1.2, 0.5, 0.8), detail=2)
    box((0, -0.01, -0.02), (0.03, 0.03, 0.04), paint(hue, rough=0.7), bevel=0.01)


def button(at, radius, hue='#1a1014'):
    """A sewn-on button that faces -y."""
    cylinder(at, radius, radius * 0.3, paint(hue, rough=0.3), rot=(90, 0, 0))
