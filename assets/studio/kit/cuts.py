"""Cuts: what differs between two renders of a place, as a sprite to lay over its picture."""
import json
import os

import numpy as np

from kit.pictures import save_indexed, trim
from kit.quantise import difference, reduce

# A change smaller than this (weighted OKLab) is the noise of the render, not something that moved.
THRESHOLD = 0.035


def _around(mask, reach=1):
    """How many pixels of the mask lie in the square round each pixel, itself included."""
    height, width = mask.shape
    near = np.pad(mask, reach).astype(int)
    steps = range(2 * reach + 1)
    return sum(near[dy:dy + height, dx:dx + width] for dy in steps for dx in steps)


def moved(base, frame, within=None, threshold=THRESHOLD, solid=3):
    """The mask (h, w) of pixels that changed. Specks are the noise of the render and left out: only what lies within
    two pixels of a place where `solid` of nine pixels changed counts. `within` (x0, y0, x1, y1) leaves out the rest."""
    mask = difference(base, frame) > threshold
    around = _around(mask)
    mask = (mask & (_around(mask & (around >= solid), 2) > 0)) | (around >= 7)
    if within:
        window = np.zeros_like(mask)
        window[within[1]:within[3], within[0]:within[2]] = True
        mask &= window
    return mask


class Album:
    """The finished pictures of one place and hour in one palette, and the sprites cut from their variations."""

    def __init__(self, folder, base, palette):
        self.folder, self.base, self.palette = folder, base, palette
        self.made = []

    def picture(self, name):
        """Writes the base picture."""
        save_indexed(os.path.join(self.folder, f'{name}.png'), reduce(self.base, self.palette), self.palette)
        self.made.append(name)

    def cut(self, name, frame, **which):
        """Writes what moved as a sprite with clear surroundings; returns {frame, x, y}, or None if nothing moved.
        `which` is handed to moved()."""
        mask = moved(self.base, frame, **which)
        rectangle = trim(mask)
        if rectangle is None:
            return None
        x0, y0, x1, y1 = rectangle
        indices = reduce(frame[y0:y1, x0:x1], self.palette, origin=(x0, y0))
        save_indexed(os.path.join(self.folder, f'{name}.png'), indices, self.palette, clear=~mask[y0:y1, x0:x1])
        self.made.append(name)
        return {'frame': name, 'x': x0, 'y': y0}


def write_bundle(folder, **changes):
    """Writes bundle.json, keeping what other hands wrote into it (the place's tracks)."""
    path = os.path.join(folder, 'bundle.json')
    bundle = {}
    if os.path.exists(path):
        with open(path, encoding='utf8') as file:
            bundle = json.load(file)
    bundle.update(changes)
    with open(path, 'w', encoding='utf8') as file:
        json.dump(bundle, file, indent=2)
        file.write('\n')
