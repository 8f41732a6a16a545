"""Makes the pointers of 1995, each with its hot spot.

Each is smaller than a request for it, so the page has them in its script (inline).

Run as a program: python -m scenes.cursor_pictures <folder>."""
import os
import sys

from drawn.cursors import CURSORS, draw_cursor
from kit.cuts import write_bundle


def main(folder):
    hotspots = {name: draw_cursor(name, os.path.join(folder, f'{name}.png')) for name in CURSORS}
    write_bundle(folder, inline=True, pictures=[f'{name}.png' for name in CURSORS],
                 places={'cursors': {'hotspots': hotspots}})


if __name__ == '__main__':
    main(sys.argv[1])
