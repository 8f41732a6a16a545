"""The cat that sits outside the arcade."""
from kit.materials import glow, paint
from kit.shapes import ball, cylinder, tube


def cat(night, tail=0):
    """Sits and looks towards -y, 0.5 m high, larger than life; `tail` (0 or 1) lies or is raised."""
    fur = paint('#1d1a24', rough=0.8)
    ball((0, 0.05, 0.17), 0.17, fur, squash=(0.9, 1.1, 1.1))
    ball((0, -0.04, 0.3), 0.12, fur, squash=(0.85, 0.9, 1.3))
    ball((0, -0.08, 0.5), 0.13, fur, squash=(1.1, 0.9, 0.95))
    for side in (-1, 1):
        cylinder((side * 0.085, -0.06, 0.57), 0.06, 0.13, fur, top=0.005, sides=8)
        cylinder((side * 0.06, -0.16, 0.0), 0.045, 0.26, fur)
        ball((side * 0.055, -0.19, 0.52), 0.03, glow('#d8f04a', 2.2 if night else 0.5), detail=1)
    up = ((0.1, 0.15, 0.06), (0.36, 0.16, 0.06), (0.46, 0.14, 0.22), (0.4, 0.14, 0.38))
    down = ((0.1, 0.15, 0.06), (0.34, 0.1, 0.05), (0.5, 0.02, 0.05), (0.62, -0.02, 0.1))
    tube((down, up)[tail], [0.05, 0.05, 0.045, 0.03], fur)
