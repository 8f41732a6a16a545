"""The cliques' jackets, each alone on its hanger, as they are offered to somebody who chooses what to wear.

Run as a program: python -m scenes.jackets <folder>."""
import os
import sys

from builders.jacket import CLIQUES, jacket
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import sky, sun
from kit.photograph import photograph
from kit.pictures import outlined, save_indexed
from kit.quantise import make_palette
from kit.stage import clear

_CAMERA = FrontCamera(eye=(0, -3, -0.33), focal=240, vanishing=(28, 32), size=(56, 64))
_COLOURS = 20


def main(folder):
    for clique in CLIQUES:
        clear()
        jacket(clique)
        sky([(0.0, '#8890a0'), (0.3, '#d8dce8'), (0.8, '#ffffff')], 0.5)
        sun((0.5, 0.7, -0.7), 3.2, '#fff4e0', soft=4)
        _CAMERA.aim()
        picture = photograph(size=_CAMERA.size, samples=128, exposure=0.2, transparent=True, look='High Contrast')
        colours = make_palette(picture[picture[..., 3] > 0.5][:, :3], _COLOURS)
        indices, palette, outside = outlined(picture, colours)
        save_indexed(os.path.join(folder, f'{clique}.png'), indices, palette, clear=outside)
    write_bundle(folder, pictures=[f'{clique}.png' for clique in CLIQUES])


if __name__ == '__main__':
    main(sys.argv[1])
