"""Photographs the desktop icons in 32 and 16 pixels: python -m scenes.icons <folder>.

All of them come from one palette, as on the screens of 1995: it keeps them one family and their atlas small."""
import os
import sys

import numpy as np
from builders.icons.table import ICONS
from kit.cuts import write_bundle
from scenes.icon_studio import colours_of, common_palette, nearest, save_icon, shot

_COMMON = 192


def main(folder):
    shots = {f'{name}-{size}': shot(model, size) for name, model in ICONS.items() for size in (32, 16)}
    own = {name: colours_of(picture) for name, picture in shots.items()}
    common = common_palette(np.vstack(list(own.values())), _COMMON)
    for name, picture in shots.items():
        save_icon(os.path.join(folder, f'{name}.png'), picture, nearest(own[name], common))
    write_bundle(folder, atlas='*')


if __name__ == '__main__':
    main(sys.argv[1])
