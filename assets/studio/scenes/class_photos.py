"""The class photos of Picture Day: four cliques in the gym, each before a canvas and in a light of its own.

Run as a program: python -m scenes.class_photos <folder>; with --preview <file.png> [clique ...] they are photographed
quickly and shown twice as large."""
import os
import random
import sys

import numpy as np
from PIL import Image

from builders.cast.acting import Mood, Pose
from builders.cast.actor import actor
from builders.cast.who import FLUNKO
from builders.class_photo.freaks import freaks
from builders.class_photo.geeks import geeks
from builders.class_photo.gym import CAMERA, CANVAS, REACH, SIZE, gym
from builders.class_photo.jocks import jocks
from builders.class_photo.preps import preps
from builders.class_photo.sign import class_sign
from kit.calm import calm
from kit.cuts import write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.stage import clear, group

_COLOURS, _DITHER = 96, 0.3
# The pupils, their sign's felt and frame, and where the boy who is in no clique looks from behind the canvas: the side, how
# high he stands, how far he leans out.
PHOTOS = {
    'geek': (geeks, ('GEEKS', '#12301e', '#a8743c'), (1, 0.3, 0.1)),
    'jock': (jocks, ('JOCKS', '#4a0f14', '#d8a83a'), (-1, 0.0, 0.12)),
    'prep': (preps, ('PREPS', '#14204a', '#e8c878'), (1, -0.5, 0.14)),
    'freak': (freaks, ('FREAKS', '#1c1024', '#3a3040'), (-1, 0.55, 0.12)),
}
_EXPOSURES = {'geek': 0.3, 'jock': 0.25, 'prep': 0.15, 'freak': 0.55}


def build(clique):
    """Puts one photo on the stage."""
    random.seed(7)
    clear()
    pupils, sign, (side, high, out) = PHOTOS[clique]
    gym()
    pupils()
    class_sign(*sign)
    with group(at=(side * (REACH + out), CANVAS + 0.35, high), turn=side * 6):
        actor(FLUNKO, Pose(sway=side * 10, head=(0, 0, side * 14)), Mood(open=1.0, gaze=(-0.5 * side, 0), smile=0.6, lift=0.02))
    CAMERA.aim()


def _photograph(clique, samples):
    build(clique)
    return calm(photograph(size=SIZE, samples=samples, exposure=_EXPOSURES[clique], bloom=0.25))


def _preview(path, cliques):
    whole = np.hstack([_photograph(clique, 5) for clique in cliques])
    image = Image.fromarray((whole * 255).astype(np.uint8))
    image.resize((image.width * 2, image.height * 2), Image.NEAREST).save(path)


def main(folder):
    for clique in PHOTOS:
        picture = _photograph(clique, 28)
        palette = make_palette(picture, _COLOURS)
        save_indexed(os.path.join(folder, f'{clique}.png'), reduce(picture, palette, _DITHER), palette)
    write_bundle(folder, pictures=[f'{clique}.png' for clique in PHOTOS])


if __name__ == '__main__':
    if sys.argv[1] == '--preview':
        _preview(sys.argv[2], sys.argv[3:] or list(PHOTOS))
    else:
        main(sys.argv[1])
