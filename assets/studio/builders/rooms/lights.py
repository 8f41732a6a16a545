"""The light of offices and halls: fluorescent tubes that may flicker, tin shades, signs that shine."""
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, tube


def fluorescent(length=1.2, on=True, strength=3.0, energy=40, light='#e4f2ff', tubes=2, across=False):
    """A tray with tubes under the ceiling, which is z = 0; runs along x, or away from the viewer. Dark where not `on`."""
    size = (lambda a, b, c: (b, a, c)) if across else (lambda a, b, c: (a, b, c))
    box((0, 0, -0.06), size(length + 0.1, 0.14 * tubes + 0.04, 0.06), paint('#d4d4cc', rough=0.5), bevel=0)
    for i in range(tubes):
        off = (i - (tubes - 1) / 2) * 0.13
        box((off, 0, -0.09) if across else (0, off, -0.09), size(length, 0.06, 0.035),
            glow(light, strength) if on else paint('#83878c', rough=0.4), bevel=0)
    if on and energy:
        panel((0, 0, -0.12), (0, 0, -3), size(length, 0.3, 0)[:2], energy, light)


def tin_lamp(drop=0.8, on=True, energy=60, hue='#2f5a48', light='#ffd8a0', radius=0.24):
    """An enamel shade on a cord from the ceiling, which is `drop` above its bulb at the origin."""
    tube([(0, 0, 0.16), (0, 0, drop)], 0.008, '#14121a')
    cylinder((0, 0, 0.0), radius, 0.17, paint(hue, rough=0.35), top=0.05)
    cylinder((0, 0, -0.006), radius * 0.94, 0.01, paint('#f0e8d4', rough=0.5, glow=0.5 if on else 0), sides=20)
    ball((0, 0, -0.02), 0.05, glow(light, 7) if on else paint('#8a867a'), detail=2)
    if on:
        lamp((0, 0, -0.1), energy, light, 0.08)


def bulkhead(on=True, energy=20, light='#ff5a3a', cage=True):
    """A round lamp in a cage on a wall, on y = 0."""
    cylinder((0, 0, 0), 0.1, 0.05, paint('#3a3e44', rough=0.4, metal=0.5), rot=(90, 0, 0))
    ball((0, -0.06, 0), 0.07, glow(light, 5 if on else 0.3), squash=(1, 0.8, 1), detail=2)
    if cage:
        for angle in (-1, 0, 1):
            tube([(angle * 0.06, -0.05, -0.1), (angle * 0.05, -0.14, 0), (angle * 0.06, -0.05, 0.1)], 0.008, '#2a2c32')
    if on:
        lamp((0, -0.2, 0), energy, light, 0.08)


def box_sign(width=0.5, tall=0.18, on=True, hue='#ff3a3a', energy=8, strength=2.0, back='#2a1014'):
    """A shining box on a wall, its front on y = -0.1; the words are the scene's."""
    box((0, -0.04, -tall / 2), (width + 0.06, 0.1, tall + 0.06), paint('#1a181e', rough=0.5), bevel=0.01)
    box((0, -0.095, -tall / 2 + 0.03), (width, 0.012, tall), paint(back, rough=0.4, glow=0.3 if on else 0), bevel=0)
    if on and energy:
        lamp((0, -0.3, 0), energy, hue, 0.1)
