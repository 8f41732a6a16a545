"""Switches on the floodlights of the football field by night: what they light is the field as by day, whiter, under the
night's sky with two beams in it. Made of the two finished pictures alone; `python floodlit.py <folder>` writes the cut,
and art.mjs calls it after each render."""
import os
import sys

import numpy as np
from PIL import Image

PLACE = 'football-field'
# The middle of each tower's lamps, and the point of the field that it is turned to.
TOWERS = [((17, 11), (150, 150)), ((327, 11), (200, 150))]
# Where the ground begins to be lit, and where it is lit wholly.
HORIZON = (86, 98)
COLOURS = 95
BAYER = (np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) + 0.5) / 16


def floodlit(night, day):
    """The lit picture (h, w, 3) and the mask (h, w) of what differs from the night."""
    height, width = night.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    threshold = np.tile(BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width]
    luminance = np.array([0.3, 0.59, 0.11])
    lamps = (day @ luminance > 165) & (night @ luminance > 70)

    ground = (y - HORIZON[0]) / (HORIZON[1] - HORIZON[0]) > threshold
    flat = np.abs(day - np.roll(day, 3, 0)).sum(2) < 60
    ground &= ~((y < 97) & flat & (day[..., 0] > 150) & (day[..., 1] > 120) & (day[..., 2] > 105))
    # Trees stand beyond what is lit; of the left ones only the tower's foot before them is.
    ground &= ~((x < 37) & (y < 119) & (np.abs(x - 20.5) >= 3)) & ~((x > 318) & (y < 97))
    orange = (day[..., 0] > day[..., 2] + 70) & (day[..., 1] < 150)
    ground &= ~((y < 97) & orange & ((x < 95) | (x > 250)))

    out, changed = night.copy(), ground.copy()
    whiter = day * [0.95, 1.0, 1.06] + [0, 4, 10]
    out[ground] = np.clip((whiter - 110) * 1.12 + 118, 0, 255)[ground]
    for (from_x, from_y), (to_x, to_y) in TOWERS:
        dx, dy = to_x - from_x, to_y - from_y
        far = np.hypot(dx, dy)
        along = ((x - from_x) * dx + (y - from_y) * dy) / far
        across = np.abs((x - from_x) * dy - (y - from_y) * dx) / far
        cone = np.clip(1 - across / (12 + along * 0.42), 0, 1) ** 0.8 * np.clip(1 - along / 175, 0, 1)
        halo = np.clip(1 - np.hypot((x - from_x) / 1.5, y - from_y) / 34, 0, 1) ** 1.6
        beam = (along > 0) & (cone * 1.1 > threshold) & ~ground
        out[beam] = np.maximum(out, out * 0.62 + np.array([46, 53, 80]))[beam]
        for strength, colour in ((0.9, (168, 184, 226)), (0.56, (236, 240, 248))):
            near = (halo * strength > threshold) & ~ground
            out[near] = np.maximum(out[near], colour)
            changed |= near
        lamp = (np.abs(x - from_x) <= 18) & (np.abs(y - from_y) <= 8) & lamps
        out[lamp] = (255, 255, 246)
        changed |= beam | lamp
    return out, changed


def main(folder):
    hours = [np.array(Image.open(os.path.join(folder, f'{PLACE}-{hour}.png')).convert('RGB')).astype(float)
             for hour in ('night', 'day')]
    out, changed = floodlit(*hours)
    picture = Image.fromarray(out.astype(np.uint8))
    seen = Image.fromarray(out[changed].astype(np.uint8).reshape(1, -1, 3))
    palette = seen.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    indices = np.array(picture.quantize(palette=palette, dither=Image.Dither.NONE))
    clear = int(indices.max()) + 1
    indices[~changed] = clear
    cut = Image.fromarray(indices, 'P')
    cut.putpalette(palette.getpalette()[:clear * 3] + [0, 0, 0])
    cut.save(os.path.join(folder, f'{PLACE}-night-floodlights-1.png'), optimize=True, transparency=clear)


if __name__ == '__main__' and os.path.basename(sys.argv[1]) == PLACE:
    main(sys.argv[1])
