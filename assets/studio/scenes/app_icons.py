"""What the installed app shows outside of itself, from one photograph of 32 pixels, enlarged by whole numbers:
python -m scenes.app_icons <folder>."""
import os
import sys

import numpy as np
from builders.icons.devices import product_mark
from PIL import Image
from scenes.icon_studio import icon

_TEAL = (0, 128, 128, 255)
# Name, side in pixels, how many pixels each of the photograph becomes, ground. A maskable icon may lose all that lies
# outside of a circle of 80 % of its width.
_FILES = (('favicon', 32, 1, None), ('app-icon-192', 192, 6, None), ('app-icon-512', 512, 16, None),
          ('app-icon-maskable-512', 512, 11, _TEAL), ('apple-touch-icon', 180, 5, _TEAL))


def main(folder):
    path = os.path.join(folder, 'favicon.png')
    icon(product_mark, 32, path)
    with Image.open(path) as opened:
        mark = np.array(opened.convert('RGBA'))
    for name, side, scale, ground in _FILES:
        picture = Image.new('RGBA', (side, side), ground or (0, 0, 0, 0))
        large = Image.fromarray(mark.repeat(scale, 0).repeat(scale, 1))
        corner = (side - large.width) // 2
        picture.paste(large, (corner, corner), large)
        picture.quantize(64, dither=Image.Dither.NONE).save(os.path.join(folder, f'{name}.png'), optimize=True)


if __name__ == '__main__':
    main(sys.argv[1])
