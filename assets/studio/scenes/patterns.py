"""Makes the tiles of MyPlace's pages: python -m scenes.patterns <folder>."""
import os
import sys

from drawn.patterns import PATTERNS
from kit.cuts import write_bundle


def main(folder):
    for name, draw in PATTERNS.items():
        draw().save(os.path.join(folder, f'{name}.png'))
    write_bundle(folder, inline=True, pictures=[f'{name}.png' for name in PATTERNS])


if __name__ == '__main__':
    main(sys.argv[1])
