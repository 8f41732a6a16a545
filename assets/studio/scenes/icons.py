"""Photographs the desktop icons in 32 and 16 pixels: python -m scenes.icons <folder>."""
import os
import sys

from builders.icons.table import ICONS
from kit.cuts import write_bundle
from scenes.icon_studio import icon


def main(folder):
    for name, model in ICONS.items():
        for size in (32, 16):
            icon(model, size, os.path.join(folder, f'{name}-{size}.png'))
    write_bundle(folder, atlas='*')


if __name__ == '__main__':
    main(sys.argv[1])
