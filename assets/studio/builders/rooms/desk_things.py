"""Small things of desks and counters, each standing on z = 0 round the origin, its front to -y."""
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, ring, tube
from kit.stage import group


def phone(hue='#b8282e', off_hook=False):
    """A telephone with a dial; `off_hook` lays the receiver beside it on its cord."""
    body, dark = paint(hue, rough=0.25), paint('#f0ead8', rough=0.5)
    box((0, 0, 0), (0.2, 0.2, 0.07), body, bevel=0.025)
    box((0, 0.03, 0.06), (0.15, 0.1, 0.05), body, bevel=0.02)
    cylinder((0, -0.05, 0.065), 0.065, 0.015, dark, rot=(24, 0, 0), sides=18)
    cylinder((0, -0.056, 0.078), 0.025, 0.012, body, rot=(24, 0, 0), sides=12)
    at, turn = ((0.26, -0.08, 0.0), 70) if off_hook else ((0, 0.04, 0.115), 0)
    with group(at=at, turn=turn):
        tube([(-0.1, 0, 0.02), (-0.06, 0, 0.04), (0.06, 0, 0.04), (0.1, 0, 0.02)], 0.018, body)
        for side in (-1, 1):
            cylinder((side * 0.1, 0, 0), 0.032, 0.035, body, sides=14)
    if off_hook:
        tube([(-0.1, 0.03, 0.02), (0.05, -0.17, 0.02), (0.14, -0.13, 0.03), (0.2, -0.18, 0.03), (0.24, -0.16, 0.03)], 0.009, body)


def mug(hue='#e8e0d0', band='#c8322c', steam=False):
    """A coffee mug, 0.1 m tall."""
    cylinder((0, 0, 0), 0.04, 0.1, paint(hue, rough=0.35), sides=16)
    cylinder((0, 0, 0.035), 0.0412, 0.025, paint(band, rough=0.4), sides=16)
    cylinder((0, 0, 0.092), 0.034, 0.009, paint('#2a160c', rough=0.2), sides=16)
    ring((0.05, 0, 0.05), 0.026, 0.008, paint(hue, rough=0.35), steps=10)
    if steam:
        tube([(0, 0, 0.12), (0.012, 0, 0.17), (-0.012, 0, 0.22), (0.008, 0, 0.27)], [0.006, 0.009, 0.007, 0.002],
             paint('#d8d8d8', rough=1))


def paper_cup(hue='#f0ece0', band='#3a8aa8', straw=False):
    """A cup of a vending machine, or of the Snack Shack."""
    cylinder((0, 0, 0), 0.032, 0.1, paint(hue, rough=0.7), top=0.042, sides=16)
    cylinder((0, 0, 0.04), 0.0365, 0.03, paint(band, rough=0.7), top=0.04, sides=16)
    if straw:
        tube([(0, 0, 0.02), (0.01, 0, 0.15), (0.04, 0, 0.19)], 0.006, paint('#e84a4a', rough=0.4))


def desk_fan(turn=0):
    """A fan in its cage; its three blades stand at `turn` degrees."""
    steel = paint('#9aa4a8', rough=0.3, metal=0.6)
    cylinder((0, 0, 0), 0.11, 0.03, steel, top=0.08)
    cylinder((0, 0, 0.03), 0.018, 0.2, steel)
    with group(at=(0, 0, 0.3)):
        ball((0, 0.03, 0), 0.05, steel, squash=(1, 1.3, 1), detail=2)
        for i in range(3):
            with group():
                box((0, -0.05, 0.02), (0.075, 0.012, 0.1), paint('#4a8aa0', rough=0.4), bevel=0.004, rot=(0, turn + i * 120, 0))
        for radius in (0.06, 0.11, 0.155):
            ring((0, -0.075, 0), radius, 0.005, steel)
        for i in range(6):
            tube([(0, -0.08, 0), (0.155 * ((i % 3) - 1) or 0.0, -0.075, 0.155 * (1 if i < 3 else -1))], 0.004, steel)


def banker_lamp(on=True, energy=14, shade='#1f7a4a', light='#ffe0a0'):
    """A brass lamp with a green glass shade, 0.38 m tall."""
    brass = paint('#d0a040', rough=0.25, metal=0.9)
    cylinder((0, 0, 0), 0.09, 0.025, brass)
    tube([(0, 0.02, 0.02), (0, 0.02, 0.3), (0, 0, 0.34)], 0.013, brass)
    cylinder((-0.14, 0, 0.32), 0.065, 0.28, paint(shade, rough=0.2, glow=0.9 if on else 0), rot=(0, 90, 0), sides=18)
    if on:
        cylinder((-0.12, -0.01, 0.292), 0.04, 0.24, glow(light, 4), rot=(0, 90, 0), sides=12)
        lamp((0, -0.08, 0.22), energy, light, 0.06)


def work_lamp(on=True, energy=22, hue='#c8482c', light='#ffd89a', reach=0.32):
    """A jointed lamp that bends towards -y, 0.55 m tall, its head `reach` metres before its foot."""
    arm = paint(hue, rough=0.35)
    cylinder((0, 0, 0), 0.09, 0.03, arm)
    tube([(0, 0, 0.03), (0, 0.14, 0.34), (0, -reach * 0.8, 0.54)], 0.012, arm)
    ball((0, 0.14, 0.34), 0.022, paint('#2a2a30'), detail=2)
    cylinder((0, -reach, 0.42), 0.1, 0.14, arm, rot=(-24, 0, 0), top=0.035, sides=18)
    disc((0, -reach - 0.004, 0.425), 0.085, glow(light, 6) if on else paint('#8a8478'), rot=(-24, 0, 0))
    if on:
        lamp((0, -reach - 0.04, 0.34), energy, light, 0.05)


def letter_tray(levels=3, hue='#2a2c34'):
    """Trays above each other with papers in them."""
    for i in range(levels):
        z = i * 0.1
        box((0, 0, z), (0.28, 0.34, 0.012), paint(hue, rough=0.5), bevel=0)
        box((0, 0.01, z + 0.014), (0.22, 0.29, 0.02 + 0.02 * (i % 2)), paint('#f0ead8', rough=0.9), bevel=0)
        for x in (-0.135, 0.135):
            box((x, 0, z), (0.012, 0.34, 0.05), paint(hue, rough=0.5), bevel=0)
            box((x, 0.15, z), (0.014, 0.014, 0.1), paint(hue, rough=0.5), bevel=0)


def typewriter(hue='#3a5a52'):
    """A portable typewriter with a sheet in it."""
    body, key = paint(hue, rough=0.35), paint('#f0ead8', rough=0.5)
    box((0, 0, 0), (0.36, 0.34, 0.07), body, bevel=0.03)
    box((0, 0.07, 0.06), (0.34, 0.16, 0.09), body, bevel=0.03)
    cylinder((-0.21, 0.1, 0.16), 0.025, 0.42, paint('#1a1a1e'), rot=(0, 90, 0), sides=14)
    box((0, 0.12, 0.15), (0.22, 0.006, 0.2), paint('#f8f4e8', rough=0.8), bevel=0, rot=(8, 0, 0))
    for row in range(3):
        for i in range(8):
            cylinder((-0.12 + i * 0.034 + row * 0.01, -0.05 - row * 0.036, 0.072 - row * 0.012), 0.012, 0.016, key, sides=8)


def bell(hue='#e0b048'):
    """A bell to press on a counter."""
    cylinder((0, 0, 0), 0.07, 0.02, paint('#2a2024', rough=0.4))
    ball((0, 0, 0.02), 0.062, paint(hue, rough=0.18, metal=1), squash=(1, 1, 0.75))
    cylinder((0, 0, 0.06), 0.012, 0.03, paint(hue, rough=0.2, metal=1), sides=10)


def wastebasket(hue='#4a5054', full=True):
    """A bin of an office with crumpled paper in and beside it."""
    cylinder((0, 0, 0), 0.13, 0.32, paint(hue, rough=0.5, metal=0.3), top=0.17, sides=18)
    if full:
        for x, y, z in ((0.04, -0.03, 0.33), (-0.06, 0.02, 0.34), (0.02, 0.07, 0.33), (0.27, -0.12, 0.05)):
            ball((x, y, z), 0.055, paint('#ece4d0', rough=0.95), squash=(1, 0.8, 0.85), detail=1)
