"""Makes the faces that a student chooses from: python -m scenes.faces <folder>."""
import os
import sys

from drawn.faces import FACES
from kit.cuts import write_bundle


def main(folder):
    for name, draw in FACES.items():
        draw().save(os.path.join(folder, f'{name}.png'))
    write_bundle(folder, atlas='*')


if __name__ == '__main__':
    main(sys.argv[1])
