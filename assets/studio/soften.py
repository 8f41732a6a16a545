"""Lets the dark of a lamp that goes out end softly: cuts that were cut along a window keep its straight edges, and show as
a box. `python soften.py <folder>` dithers the edges of those cuts in a folder of finished pictures that need it; art.mjs
calls it once after each render."""
import os
import sys

import numpy as np
from PIL import Image

# By the folder of the place: frames without their place's name, and how far from an edge they are whole, in pixels.
SOFT = {
    'arcade-front-area': {'night-marquee-1': 8},
    'football-field-locker-room': {'night-lamp-1': 12},
    'four-thieves-bar': {'night-passing-1': 12},
    'high-school-cafeteria': {'night-tube-1': 6},
    'jocks-house-basement': {'night-tube-1': 18},
    'jocks-house-teddy-backpack': {'night-torch-1': 18},
    'jocks-house-trophies': {'night-tube-1': 18},
    'lake-tree-hollow': {'night-jar-1': 18},
    'police-station-evidence-room': {'day-tube-1': 18},
    'rug-doctor-back-office': {'night-lamp-1': 18},
    'rug-doctor-storage-room': {'night-torch-1': 18},
    'snack-shack-counter': {'night-case-1': 8},
    'snack-shack-stock-room': {'night-torch-1': 18},
}
BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16


def soften(path, fade):
    """Takes pixels away towards the four edges of a cut, more of them the nearer the edge; none from `fade` pixels on."""
    image = Image.open(path)
    pixels, clear = np.array(image), image.info['transparency']
    height, width = pixels.shape
    y, x = np.mgrid[0:height, 0:width]
    near = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    kept = near / fade > np.tile(BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width]
    pixels[~kept] = clear
    soft = Image.fromarray(pixels, 'P')
    soft.putpalette(image.getpalette())
    soft.save(path, optimize=True, transparency=clear)


if __name__ == '__main__':
    folder = sys.argv[1]
    place = os.path.basename(folder)
    for frame, fade in SOFT.get(place, {}).items():
        soften(os.path.join(folder, f'{place}-{frame}.png'), fade)
