"""Makes the portraits of MyPlace: python -m scenes.classmates <folder>."""
import os
import sys

from drawn.classmates import CLASSMATES
from kit.cuts import write_bundle


def main(folder):
    for name, draw in CLASSMATES.items():
        draw().save(os.path.join(folder, f'{name}.png'))
    write_bundle(folder, atlas='*')


if __name__ == '__main__':
    main(sys.argv[1])
