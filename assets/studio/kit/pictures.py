"""Finished pictures on disk: indexed PNG, sprites with a clear colour, icons with an outline."""
import numpy as np
from PIL import Image

from kit.quantise import reduce


def save_indexed(path, indices, palette, clear=None):
    """Writes palette indices (h, w) as an indexed PNG. `clear` is a mask (h, w) of pixels that are see-through: they
    take an index of their own behind the palette."""
    table = [int(round(v * 255)) for colour in palette for v in colour]
    pixels = indices.copy()
    options = {}
    if clear is not None:
        pixels[clear] = len(palette)
        table += [0, 0, 0]
        options['transparency'] = len(palette)
    image = Image.fromarray(pixels.astype(np.uint8), 'P')
    image.putpalette(table)
    image.save(path, optimize=True, **options)


def trim(alpha):
    """The smallest rectangle (x0, y0, x1, y1) that holds every opaque pixel; None when there is none."""
    if not alpha.any():
        return None
    rows, columns = np.where(alpha.any(1))[0], np.where(alpha.any(0))[0]
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def outlined(picture, palette, ink=(24, 20, 37)):
    """An RGBA picture as an icon: 1-bit alpha, the palette's colours and a dark line of one pixel round the outside."""
    solid = picture[..., 3] > 0.5
    indices = reduce(picture[..., :3], palette, strength=0)
    padded = np.pad(solid, 1)
    beside = (padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]) & ~solid
    table = np.vstack([palette, np.array(ink) / 255])
    indices[beside] = len(palette)
    return indices, table, ~(solid | beside)
