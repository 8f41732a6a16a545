"""A refrigerator that may stand open, and a stove with its clock's place; fronts on y = 0."""
from kit.light import panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group


def fridge(open_at=0.0, energy=0.0, hue='#f2ecd8', width=0.78, height=1.75):
    """`open_at` is the angle of its door, hinged on its right; `energy` what its lamp throws while it is open."""
    skin, chrome = paint(hue, rough=0.28), paint('#d0d4dc', rough=0.2, metal=0.9)
    w, h = width, height
    box((0, 0.36, 0.05), (w, 0.68, h), skin, bevel=0.05)
    with group(at=(w / 2, 0, 0), turn=open_at):
        box((-w / 2, -0.03, 0.3), (w - 0.01, 0.08, h - 0.32), skin, bevel=0.035)
        tube([(-w + 0.09, -0.08, 0.95), (-w + 0.09, -0.12, 1.0), (-w + 0.09, -0.12, 1.32), (-w + 0.09, -0.08, 1.37)], 0.018, chrome)
        box((-w / 2, -0.075, h - 0.3), (0.2, 0.01, 0.05), chrome, bevel=0.004)
        for i in range(3):
            box((-w / 2, 0.04, 0.5 + i * 0.4), (w - 0.12, 0.07, 0.1), paint('#f8f8f4', rough=0.4), bevel=0.01)
            for j in range(4):
                cylinder((-w + 0.16 + j * 0.14, 0.05, 0.53 + i * 0.4), 0.035, 0.17, paint(('#f4f4f0', '#c83a34', '#e8c040', '#5a9a4a')[(i + j) % 4], rough=0.4))
    box((0, -0.02, 0.09), (w - 0.02, 0.05, 0.17), paint('#d8d0bc', rough=0.4), bevel=0.01)
    if open_at:
        box((0, 0.0, 0.32), (w - 0.1, 0.02, h - 0.38), glow('#e8f4ff', 1.0), bevel=0)
        hues = ('#f8f4ec', '#e84a3a', '#f4c83a', '#6ab04a', '#3a7ac8', '#f8f4ec', '#d88a4a')
        for i in range(4):
            box((0, -0.02, 0.42 + i * 0.33), (w - 0.12, 0.05, 0.012), paint('#b8c8d8', rough=0.3), bevel=0)
            for j in range(6):
                if (i + j) % 5 != 4:
                    tall = (0.2, 0.12, 0.16)[(i * 2 + j) % 3]
                    cylinder((-w / 2 + 0.12 + j * 0.105, -0.02, 0.432 + i * 0.33), 0.042, tall, paint(hues[(i * 3 + j) % 7], rough=0.4, glow=0.25))
    if open_at and energy:
        panel((0, -0.08, h * 0.6), (0, -2, 0.3), (w - 0.1, h * 0.7), energy, '#d8ecff')


def stove(hue='#f2ecd8', width=0.76, kettle=True, hood='#c8ccd4'):
    """Four plates and an oven with its window; the strip at z = 1.0 is where a clock is written."""
    skin, dark, chrome = paint(hue, rough=0.3), paint('#16161c', rough=0.25), paint('#d0d4dc', rough=0.2, metal=0.9)
    box((0, 0.3, 0.06), (width, 0.6, 0.82), skin, bevel=0.02)
    box((0, 0.55, 0.86), (width, 0.1, 0.3), skin, bevel=0.02)
    box((0, 0.49, 0.93), (width - 0.1, 0.02, 0.18), dark, bevel=0.006)
    box((0, -0.02, 0.22), (width - 0.08, 0.03, 0.5), skin, bevel=0.012)
    box((0, -0.04, 0.32), (width - 0.24, 0.012, 0.28), dark, bevel=0.01)
    tube([(-width / 2 + 0.1, -0.06, 0.68), (width / 2 - 0.1, -0.06, 0.68)], 0.016, chrome)
    for i in range(5):
        cylinder((-width / 2 + 0.12 + i * (width - 0.24) / 4, -0.01, 0.79), 0.028, 0.03, dark, rot=(90, 0, 0))
    for x in (-0.18, 0.18):
        for y in (0.16, 0.42):
            cylinder((x * width / 0.76, y, 0.88), 0.1, 0.016, dark)
    if kettle:
        ball((-0.18, 0.2, 0.98), 0.11, paint('#c83a34', rough=0.25), squash=(1, 1, 0.85))
        tube([(-0.27, 0.2, 1.0), (-0.34, 0.18, 1.06)], [0.03, 0.015], paint('#c83a34', rough=0.25))
        tube([(-0.1, 0.2, 1.04), (-0.12, 0.2, 1.16), (-0.24, 0.2, 1.16), (-0.26, 0.2, 1.04)], 0.012, dark)
    if hood:
        box((0, 0.3, 1.72), (width, 0.5, 0.12), paint(hood, rough=0.3, metal=0.6), bevel=0.02)
        plane((0, 0.3, 1.715), (width - 0.1, 0.4), paint('#8a8c94', rough=0.5), rot=(180, 0, 0))


def counter(width, hue='#f4e2a0', top='#e8e0d0', doors=3, depth=0.6, sink=None, knob='#c83a34'):
    """Kitchen cupboards under a worktop 0.9 m high; front on y = 0. `sink` is where (x) its basin and tap stand."""
    skin, worktop = paint(hue, rough=0.4), paint(top, rough=0.3)
    box((0, depth / 2 + 0.02, 0.08), (width, depth - 0.04, 0.78), skin, bevel=0.006)
    box((0, depth / 2 + 0.05, 0), (width, depth - 0.1, 0.1), paint('#3a2a24'), bevel=0)
    box((0, depth / 2, 0.86), (width + 0.02, depth + 0.04, 0.045), worktop, bevel=0.01)
    wide = width / doors
    for i in range(doors):
        x = -width / 2 + (i + 0.5) * wide
        box((x, 0.0, 0.12), (wide - 0.04, 0.03, 0.5), skin, bevel=0.012)
        box((x, -0.018, 0.18), (wide - 0.18, 0.006, 0.38), paint(hue, rough=0.6, worn=0.2), bevel=0)
        box((x, 0.0, 0.66), (wide - 0.04, 0.03, 0.16), skin, bevel=0.012)
        for z in (0.56, 0.74):
            ball((x + (wide * 0.34 if z < 0.6 else 0), -0.03, z), 0.022, paint(knob, rough=0.3), detail=2)
    if sink is not None:
        chrome = paint('#d8dce4', rough=0.12, metal=1)
        box((sink, depth / 2 - 0.02, 0.9), (0.62, depth - 0.14, 0.012), chrome, bevel=0.004)
        box((sink, depth / 2 - 0.03, 0.905), (0.52, depth - 0.24, 0.012), paint('#4a505c', rough=0.25, metal=0.7), bevel=0)
        tube([(sink, depth - 0.08, 0.9), (sink, depth - 0.08, 1.14), (sink, depth - 0.16, 1.2), (sink, depth - 0.24, 1.16), (sink, depth - 0.24, 1.1)], 0.018, chrome)
        for dx in (-0.12, 0.12):
            cylinder((sink + dx, depth - 0.08, 0.9), 0.022, 0.08, chrome)
            tube([(sink + dx - 0.04, depth - 0.08, 0.99), (sink + dx + 0.04, depth - 0.08, 0.99)], 0.012, chrome)


def cupboards(width, hue='#f4e2a0', doors=3, height=0.62, knob='#c83a34'):
    """Wall cupboards 0.34 m deep that hang with their lower edge on z = 0; their back on y = 0."""
    skin = paint(hue, rough=0.4)
    box((0, -0.17, 0), (width, 0.32, height), skin, bevel=0.006)
    wide = width / doors
    for i in range(doors):
        x = -width / 2 + (i + 0.5) * wide
        box((x, -0.34, 0.015), (wide - 0.03, 0.025, height - 0.03), skin, bevel=0.01)
        box((x, -0.355, 0.08), (wide - 0.16, 0.006, height - 0.16), paint(hue, rough=0.6, worn=0.2), bevel=0)
        ball((x + wide * 0.34 * (1 if i % 2 == 0 else -1), -0.37, 0.12), 0.02, paint(knob, rough=0.3), detail=2)
