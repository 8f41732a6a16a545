"""Reduction to few colours in OKLab: one palette a place, ordered dither only between the two nearest colours."""
import numpy as np

from kit.colour import from_oklab, to_oklab

# Hue and saturation count for more than lightness, so that neon keeps its colour.
_WEIGHT = np.array([1.0, 1.35, 1.35])
_BAYER = (np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) + 0.5) / 16 - 0.5
# How much more a strongly coloured pixel counts when the palette is chosen: a face of few pixels must keep its hue.
_VIVID = 12
# Two palette colours further apart than this would show as a checkerboard: they are not dithered.
_DITHER_GAP = 0.13


def _space(rgb):
    return to_oklab(np.asarray(rgb, dtype=np.float64)[..., :3]) * _WEIGHT


def make_palette(samples, colours=48, seed=1, rounds=16):
    """A palette (n, 3) of sRGB in 0..1 for pixels (any shape ending in 3): k-means from a spread-out start, in which
    vivid pixels weigh more than grey ones."""
    pixels = _space(samples).reshape(-1, 3)
    if len(pixels) > 60000:
        pixels = pixels[np.random.default_rng(seed).choice(len(pixels), 60000, replace=False)]
    weights = 1 + _VIVID * np.hypot(pixels[:, 1], pixels[:, 2])
    rng = np.random.default_rng(seed)
    centres = pixels[rng.choice(len(pixels), 1)]
    nearest = ((pixels - centres[0]) ** 2).sum(1)
    for _ in range(colours - 1):
        chance = nearest ** 0.9 * weights
        if chance.sum() == 0:
            break
        centres = np.vstack([centres, pixels[rng.choice(len(pixels), p=chance / chance.sum())]])
        nearest = np.minimum(nearest, ((pixels - centres[-1]) ** 2).sum(1))
    for _ in range(rounds):
        owner = _distances(pixels, centres).argmin(1)
        for i in range(len(centres)):
            mine = owner == i
            if mine.any():
                centres[i] = np.average(pixels[mine], axis=0, weights=weights[mine])
    palette = from_oklab(centres / _WEIGHT)
    order = np.argsort(palette @ [0.3, 0.6, 0.1])
    return np.round(palette[order] * 255) / 255


def _distances(pixels, centres):
    return (pixels ** 2).sum(1)[:, None] - 2 * pixels @ centres.T + (centres ** 2).sum(1)[None]


def reduce(picture, palette, strength=0.55, origin=(0, 0)):
    """The picture (h, w, 3+) as palette indices (h, w). `origin` is where it lies in the whole picture, so that a patch
    keeps the dither pattern of the picture that it is laid on."""
    height, width = picture.shape[:2]
    pixels, centres = _space(picture).reshape(-1, 3), _space(palette)
    order = np.argsort(_distances(pixels, centres), 1)[:, :2]
    a, b = centres[order[:, 0]], centres[order[:, 1]]
    along = ((pixels - a) * (b - a)).sum(1) / np.maximum(((b - a) ** 2).sum(1), 1e-9)
    rows, columns = np.mgrid[0:height, 0:width]
    threshold = _BAYER[(rows + origin[1]) % 4, (columns + origin[0]) % 4].reshape(-1)
    pick = np.where(along.clip(0, 0.5) + threshold * strength > 0.5, order[:, 1], order[:, 0])
    too_far = np.sqrt(((b - a) ** 2).sum(1)) > _DITHER_GAP
    return np.where(too_far, order[:, 0], pick).reshape(height, width).astype(np.uint8)


def difference(a, b):
    """How far two pictures of one size differ at each pixel, in weighted OKLab units (0.02 is just visible)."""
    return np.sqrt(((_space(a) - _space(b)) ** 2).sum(-1))
