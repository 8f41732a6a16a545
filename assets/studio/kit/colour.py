"""Colour spaces: hex to Blender's linear light, and sRGB to OKLab and back for the palette reduction."""
import numpy as np

_LMS = np.array([[0.4122214708, 0.5363325363, 0.0514459929],
                 [0.2119034982, 0.6806995451, 0.1073969566],
                 [0.0883024619, 0.2817188376, 0.6299787005]])
_LAB = np.array([[0.2104542553, 0.7936177850, -0.0040720468],
                 [1.9779984951, -2.4285922050, 0.4505937099],
                 [0.0259040371, 0.7827717662, -0.8086757660]])


def linear(hexa):
    """'#rrggbb' as a tuple of linear light (r, g, b, 1)."""
    digits = hexa.lstrip('#')
    values = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (1.0,)


def mixed(a, b, share):
    """The hex colour `share` (0 to 1) of the way from a to b, in sRGB."""
    pair = [[int(c.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)] for c in (a, b)]
    return '#' + ''.join(f'{round(p + (q - p) * share):02x}' for p, q in zip(*pair))


def to_oklab(rgb):
    """sRGB in 0..1, any shape ending in 3, to OKLab."""
    light = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return np.cbrt(light @ _LMS.T) @ _LAB.T


def from_oklab(lab):
    """OKLab to sRGB in 0..1; what lies outside is clipped."""
    light = np.clip(((lab @ np.linalg.inv(_LAB).T) ** 3) @ np.linalg.inv(_LMS).T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
