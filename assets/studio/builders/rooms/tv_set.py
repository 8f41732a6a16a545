"""Tubes that shine: a television on its stand, a video recorder, the beige computer of a bedroom."""

from kit.light import panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, sheets, tube


def tv_set(picture, strength=2.0, width=0.9, throw=0, case='#4a3424', feet=True):
    """A CRT with its front on y = 0 that stands on z = 0, about 0.74 of its width tall. `picture` is (hue, marks): the
    marks are (x, z, w, h, hue) in shares of the glass from its lower left; `throw` is the energy it throws."""
    high, hue, marks = width * 0.74, picture[0], picture[1]
    wood = paint(case, rough=0.45, worn=0.15)
    box((0, width * 0.28, 0.03), (width, width * 0.56, high), wood, bevel=0.03)
    box((0, width * 0.62, 0.1), (width * 0.62, width * 0.24, high * 0.7), paint('#1c1614', rough=0.7), bevel=0.04)
    glass_w, glass_h, left = width * 0.68, high * 0.8, -width * 0.44
    box(
        (left + glass_w / 2, -0.006, 0.03 + high * 0.1 - 0.02),
        (glass_w + 0.05, 0.02, glass_h + 0.04),
        paint('#16120f', rough=0.3),
        bevel=0.01,
    )
    bottom = 0.03 + high * 0.1
    box((left + glass_w / 2, -0.02, bottom), (glass_w, 0.012, glass_h), glow(hue, strength), bevel=0)
    for x, z, w, h, ink in marks:
        box(
            (left + (x + w / 2) * glass_w, -0.028, bottom + z * glass_h),
            (w * glass_w, 0.006, h * glass_h),
            glow(ink, strength),
            bevel=0,
        )
    right = width * 0.37
    for i, radius in enumerate((0.055, 0.045)):
        cylinder(
            (right, 0, 0.03 + high * (0.78 - i * 0.2)),
            radius * width,
            0.03,
            paint('#d8d0bc', rough=0.3, metal=0.5),
            rot=(90, 0, 0),
        )
    for i in range(6):
        box((right, -0.004, 0.03 + high * (0.12 + i * 0.06)), (width * 0.14, 0.01, 0.014), paint('#1c1614'), bevel=0)
    for side in (-1, 1):
        tube(
            [(0, width * 0.3, high + 0.02), (side * width * 0.36, width * 0.34, high + width * 0.42)],
            0.009,
            paint('#c8ccd4', rough=0.2, metal=1),
        )
    ball((0, width * 0.3, high + 0.03), 0.05, paint('#1c1614'), squash=(1, 1, 0.6), detail=2)
    if feet:
        for side in (-1, 1):
            box((side * width * 0.38, width * 0.28, 0), (0.06, width * 0.4, 0.04), paint('#1c1614'), bevel=0)
    if throw:
        panel((left + glass_w / 2, -0.06, bottom + glass_h / 2), (left + glass_w / 2, -2, bottom), (glass_w, glass_h), throw, hue)


def noise_marks(rnd, count=24, hues=('#ffffff', '#9fb4c8', '#5a6a80')):
    """Marks of a picture that is only noise, for tv_set."""
    return [
        (rnd.uniform(0, 0.84), rnd.uniform(0, 0.92), rnd.uniform(0.05, 0.16), rnd.uniform(0.02, 0.06), rnd.choice(hues))
        for _ in range(count)
    ]


def recorder(light='#3aff8a', strength=1.5):
    """A video recorder, 0.44 m wide, with its clock; front on y = 0."""
    box((0, 0.16, 0), (0.44, 0.32, 0.1), paint('#22242a', rough=0.35), bevel=0.008)
    box((-0.08, -0.004, 0.05), (0.2, 0.01, 0.03), paint('#0c0d10', rough=0.2), bevel=0)
    box((0.14, -0.005, 0.045), (0.09, 0.012, 0.03), glow(light, strength), bevel=0)


def computer(hue='#0a4a5a', ink='#2ae6c8', strength=1.5, throw=0, cursor=True):
    """A beige computer with its keyboard and mouse, front on y = 0, 0.7 m wide with the mouse."""
    beige, dark = paint('#d8ceb4', rough=0.55), paint('#0a1a1a', rough=0.2)
    box((0, 0.25, 0), (0.62, 0.5, 0.12), beige, bevel=0.02)
    box((0.16, -0.004, 0.05), (0.2, 0.012, 0.018), paint('#2a2820'), bevel=0)
    box((0, 0.27, 0.13), (0.56, 0.44, 0.46), beige, bevel=0.04)
    box((0, 0.045, 0.18), (0.48, 0.02, 0.37), dark, bevel=0.01)
    box((0, 0.034, 0.2), (0.42, 0.012, 0.33), glow(hue, strength), bevel=0)
    lines = [(-0.17, 0.46, 0.22), (-0.17, 0.4, 0.32), (-0.17, 0.34, 0.16), (-0.17, 0.28, 0.28)]
    corners = [[(x, 0.026, z), (x + w, 0.026, z), (x + w, 0.026, z + 0.026), (x, 0.026, z + 0.026)] for x, z, w in lines]
    if cursor:
        corners.append([(-0.17, 0.026, 0.22), (-0.12, 0.026, 0.22), (-0.12, 0.026, 0.25), (-0.17, 0.026, 0.25)])
    sheets(corners, glow(ink, strength * 2))
    box((-0.06, -0.2, 0), (0.5, 0.18, 0.03), beige, bevel=0.008)
    for i in range(4):
        box((-0.06, -0.26 + i * 0.04, 0.028), (0.45, 0.028, 0.008), paint('#b8ae94', rough=0.6), bevel=0)
    ball((0.3, -0.2, 0.015), 0.045, beige, squash=(0.8, 1.2, 0.5), detail=2)
    if throw:
        panel((0, 0.0, 0.36), (0, -1.5, 0.2), (0.4, 0.32), throw, ink)
