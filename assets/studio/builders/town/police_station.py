"""The police station: pale stone, a blue band, two blue lamps at the steps, a radio aerial, patrol cars beside it."""
from builders.car import wagon
from builders.town.parts import board, door, flat_roof, roof_unit, steps, vent, window
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.stage import group

# Where the name is written, on the frieze over the doors, in the station's own metres.
SIGN = (0, -0.76, 5.4)


def police_station(night, flash=0):
    """15 m wide, 9 m deep; `flash` 1 or 2 lights the red or the blue of the patrol car's bar."""
    stone, pale = paint('#b9bec8', rough=0.8, worn=0.2, scale=1.5), paint('#e6e4de', rough=0.8)
    blue = paint('#24479c', rough=0.5)
    box((0, 4.5, 0), (15, 9, 6.2), stone, bevel=0)
    box((0, 4.5, 0), (15.2, 9.2, 0.7), paint('#7c828e', rough=0.9), bevel=0)
    box((0, 4.47, 3.3), (15.1, 9.1, 0.36), blue, bevel=0)
    flat_roof((0, 4.5), (15, 9), 6.2, '#e6e4de', '#54586a')
    for side in (-1, 1):
        for column in range(2):
            x = side * (4.2 + column * 2.3)
            window((x, 0, 4.0), night and column == 0 and side > 0, (1.3, 1.5), '#cfe4ff', '#e6e4de')
            window((x, 0, 1.1), night and (column + side) % 3 != 0, (1.3, 1.6), '#dfeaff', '#e6e4de', bars=(3, 0))
    box((0, -0.3, 0.5), (5.4, 1.0, 5.9), pale, bevel=0)
    for x in (-2.3, -0.95, 0.95, 2.3):
        box((x, -0.9, 0.5), (0.42, 0.42, 3.7), pale, bevel=0.03)
    box((0, -0.8, 4.2), (5.8, 1.0, 1.9), blue, bevel=0)
    prism([(-3.1, 0), (3.1, 0), (0, 1.3)], 1.3, pale, at=(0, -0.7, 6.1))
    cylinder((0, -1.4, 6.55), 0.42, 0.1, paint('#e8b43a', rough=0.3, metal=0.7), rot=(90, 0, 0), sides=6)
    for x in (-0.62, 0.62):
        door((x, -0.78, 0.5), '#1c2c54', (1.1, 2.5), night, '#7c828e', pane=True)
    steps((0, -1.2, 0), 5.2)
    for side in (-1, 1):
        tube([(side * 3.2, -2.0, 0), (side * 3.2, -2.0, 2.3)], 0.1, paint('#1c2030', rough=0.4, metal=0.4))
        ball((side * 3.2, -2.0, 2.6), 0.42, glow('#3a78ff', 7 if night else 1.0), detail=3)
        if night:
            lamp((side * 3.2, -2.5, 2.6), 130, '#3a78ff', 0.3)
    _roof()
    plane((11, 3, 0.03), (7, 10), paint('#55565e', rough=0.8, worn=0.2))
    for x, lit in ((9.4, True), (12.4, False)):
        with group(at=(x, 2.2, 0.04), turn=90):
            patrol_car(night, flash if lit else 0)
    tube([(-6.6, -2.2, 0), (-6.6, -2.2, 7.4)], 0.07, paint('#dfe2e8', rough=0.3))
    for i, hue in enumerate(('#c8322c', '#f2eee6', '#c8322c', '#f2eee6', '#c8322c')):
        box((-5.5, -2.2, 5.8 + i * 0.28), (2.2, 0.05, 0.28), paint(hue, rough=0.8), bevel=0)
    box((-6.15, -2.24, 6.36), (0.9, 0.05, 0.84), blue, bevel=0)
    if night:
        panel((0, -1.6, 3.4), (0, -6, 0), (4.6, 1.6), 190, '#dfeaff')


def _roof():
    roof_unit((-4.6, 6.0, 6.25))
    vent((4.2, 3.4, 6.2))
    wire = paint('#2a2c38', rough=0.4, metal=0.5)
    tube([(5.6, 6.6, 6.2), (5.6, 6.6, 13.5)], 0.07, wire)
    for z in (9.6, 11.2, 12.8):
        tube([(4.8, 6.6, z), (6.4, 6.6, z)], 0.04, wire)
    board((0.4, 3.6, 6.25), (3.2, 1.1), '#7c828e')


def patrol_car(night, flash=0):
    """Black with white doors and a bar of lamps on its roof; drives towards -x."""
    wagon('#20242e', '#eef0f2', night)
    box((0.4, 0, 1.51), (0.3, 1.3, 0.08), paint('#2a2c34'), bevel=0)
    for side, hue, on in ((-1, '#ff2a24', flash == 1), (1, '#2a6aff', flash == 2)):
        box((0.4, side * 0.36, 1.58), (0.34, 0.62, 0.2), glow(hue, 14 if on else (1.2 if night else 0.7)), bevel=0.03)
        if on:
            lamp((0.4, side * 0.6, 2.6), 420, hue, 0.3)
