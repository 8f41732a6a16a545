"""What the police keep and ask with: bags with labels, a cage of wire, a tape recorder, a counter for waiting."""
import math

from kit.light import lamp
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.stage import group


def evidence_bag(make=None, size=0.34, puff=1.0, label='#f4f0e0', shine=None, tint='#f0fff0'):
    """A clear bag that stands, round the middle of its bottom; `make` models what is in it, `puff` (0 to 1.4) is how full
    of air it is, `shine` a (hue, strength) of what glows within."""
    with group(at=(0, 0, 0)):
        if shine:
            ball((0, 0, size * 0.42), size * 0.3 * puff, glow(*shine), squash=(1, 0.6, 1), detail=2)
            lamp((0, -size * 0.6, size * 0.45), 10 * shine[1], shine[0], 0.12)
        if make:
            make()
        ball((0, 0, size * 0.45), size * 0.52, glass(tint, 0.16), squash=(1, 0.28 + 0.3 * puff, 1), detail=3)
        box((0, -0.012, size * 0.86), (size * 0.9, 0.02, size * 0.14), paint('#c8322c', rough=0.4), bevel=0.004)
        box((0, -size * 0.2 * (0.6 + puff), size * 0.56), (size * 0.5, 0.008, size * 0.24), paint(label, rough=0.8), bevel=0)


def wire_mesh(width, tall, cell=0.12, hue='#6a7040', thick=0.006):
    """Diamonds of wire in a frame, its lower left corner at the origin, on y = 0."""
    wire = paint(hue, rough=0.4, metal=0.6)
    for i in range(1, int((width + tall) / cell)):
        reach = i * cell
        x0, z0 = (reach, 0) if reach < width else (width, reach - width)
        x1, z1 = (0, reach) if reach < tall else (reach - tall, tall)
        tube([(x0, 0, z0), (x1, 0, z1)], thick, wire)
        tube([(width - x0, 0.004, z0), (width - x1, 0.004, z1)], thick, wire)
    frame = paint(hue, rough=0.4, metal=0.5)
    for x in (0, width):
        box((x, 0, 0), (0.06, 0.06, tall), frame, bevel=0)
    for z in (0, tall * 0.45, tall):
        box((width / 2, 0, z - 0.03), (width, 0.05, 0.05), frame, bevel=0)


def cubbies(columns, rows, cell=0.62, depth=0.45, hue='#a8b44a'):
    """Square places of steel, open to -y, standing on the origin's z; the lower left corner is the origin."""
    steel = paint(hue, rough=0.45, metal=0.25, worn=0.12)
    for i in range(columns + 1):
        box((i * cell, depth / 2, 0), (0.025, depth, rows * cell), steel, bevel=0)
    for i in range(rows + 1):
        box((columns * cell / 2, depth / 2, i * cell - 0.012), (columns * cell + 0.025, depth, 0.025), steel, bevel=0)
    box((columns * cell / 2, depth, 0), (columns * cell, 0.02, rows * cell), paint(hue, rough=0.7, worn=0.4), bevel=0)


def tape_recorder(phase=0, hue='#3a3c44'):
    """A portable machine lying on its back, 0.34 m wide: two reels, keys, a red lamp; a small microphone on its stand
    before it."""
    chrome = paint('#c8ccd0', rough=0.25, metal=0.9)
    box((0, 0, 0), (0.36, 0.28, 0.08), paint(hue, rough=0.45), bevel=0.012)
    box((0, 0.03, 0.08), (0.33, 0.19, 0.006), paint('#8a8e94', rough=0.3, metal=0.6), bevel=0)
    for side in (-1, 1):
        x, y = side * 0.085, 0.035
        cylinder((x, y, 0.088), 0.072, 0.012, paint('#3a2014', rough=0.4), sides=20)
        for i in range(3):
            a = math.radians(i * 120 + phase * 40 + side * 15)
            tube([(x, y, 0.104), (x + 0.066 * math.cos(a), y + 0.066 * math.sin(a), 0.104)], 0.009, chrome)
        ring((x, y, 0.102), 0.072, 0.006, chrome, rot=(0, 0, 0), steps=18)
    for i in range(5):
        box((-0.11 + i * 0.05, -0.1, 0.08), (0.036, 0.05, 0.014), paint('#e8e4d8' if i != 3 else '#c8282c'), bevel=0.003)
    ball((0.15, -0.1, 0.088), 0.012, glow('#ff3a3a', 3), detail=1)
    tube([(0.16, -0.05, 0.05), (0.26, -0.12, 0.012), (0.22, -0.2, 0.012)], 0.007, paint('#14141a'))
    cylinder((0.2, -0.22, 0), 0.05, 0.015, paint('#22242a'))
    tube([(0.2, -0.22, 0.015), (0.2, -0.22, 0.12)], 0.009, chrome)
    cylinder((0.2, -0.28, 0.12), 0.024, 0.12, paint('#8a8e94', rough=0.35, metal=0.6), rot=(-70, 0, 0), sides=14)


def ticket_dispenser(hue='#d8282c'):
    """A red snail on a post out of which numbers are drawn."""
    steel = paint('#9aa0a6', rough=0.3, metal=0.8)
    cylinder((0, 0, 0), 0.16, 0.03, steel)
    cylinder((0, 0, 0.03), 0.025, 1.05, steel, sides=12)
    cylinder((0, 0.05, 1.18), 0.12, 0.1, paint(hue, rough=0.35), rot=(90, 0, 0), sides=24)
    box((0, 0, 1.04), (0.1, 0.1, 0.1), paint(hue, rough=0.35), bevel=0.01)
    disc((0, -0.055, 1.18), 0.07, paint('#f4f0e4', rough=0.6))
    box((0, -0.06, 0.96), (0.06, 0.004, 0.1), paint('#f8f4e4', rough=0.8), bevel=0)


def globe_lamp(on=True, energy=16, post=0.34, light='#ffe6b8'):
    """A milk-glass globe on a brass post, as stands on a counter."""
    brass = paint('#c8963a', rough=0.25, metal=0.9)
    cylinder((0, 0, 0), 0.07, 0.03, brass)
    cylinder((0, 0, 0.03), 0.02, post, brass, sides=12)
    globe = ball((0, 0, post + 0.13), 0.12, glow(light, 2.2) if on else paint('#e8e4d8', rough=0.2), detail=3)
    globe.visible_shadow = False
    if on:
        lamp((0, 0, post + 0.13), energy, light, 0.12)


def mirror_window(width, tall, frame='#2a2e34'):
    """A one-way mirror round its middle on y = 0: dark, and the room in it."""
    box((0, -0.01, -tall / 2 - 0.05), (width + 0.1, 0.04, tall + 0.1), paint(frame, rough=0.4, metal=0.4), bevel=0)
    plane((0, -0.035, 0), (width, tall), paint('#8a96a4', rough=0.04, metal=1.0), rot=(90, 0, 0))
