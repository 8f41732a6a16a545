"""The cork board in the school's hall: the market's flyer, the community's challenges, and what somebody pieced together
with red wool.

Run as a program: python -m scenes.bulletin_board <folder>."""
import os
import random
import sys

import numpy as np

from builders.pinned import (cat_drawing, key_tag, line, paper, pin, point, polaroid, portrait, star, stroke, yarn)
from builders.flunko_poster import flunko_poster
from kit.camera import FrontCamera, where
from kit.cuts import write_bundle
from kit.light import panel, sky, sun
from kit.materials import paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import box, plane
from kit.stage import clear

CAMERA = FrontCamera(eye=(0, -10, 0), focal=500, vanishing=(160, 100), size=(320, 200))
_CARDS = (25, 64, 88, 25)
_INK, _BLUE, _RED, _GREY = '#2a2438', '#2448a0', '#c02430', '#9a94a0'


def build():
    """Puts the board on the stage; returns the objects behind each hotspot."""
    clear()
    _board()
    flyer = _market_flyer()
    sheet = _challenges()
    _small_papers()
    _thread()
    sky([(0.0, '#8890a0'), (0.5, '#e0e0e8'), (1.0, '#ffffff')], 0.5)
    sun((0.55, 0.8, -0.7), 2.9, '#ffe6bc', soft=3)
    panel((-3, -5, 3), (0, 0, 0), (3, 2), 120, '#fff0d8')
    CAMERA.aim()
    return {'market': [flyer], 'challenges': [sheet]}


def _board():
    unit = CAMERA.metres_per_pixel(0)
    plane((0, 0.0, 0), (320 * unit, 200 * unit), paint('#c08a54', rough=1, worn=0.3, scale=16, bump=0.25),
          rot=(90, 0, 0))
    wood = paint('#7a4a2a', rough=0.5, worn=0.3, scale=5)
    # Of two thicknesses: faces in one plane would flicker where the bars cross.
    for x, y, w, h, thick in ((-6, -5, 332, 14, 0.26), (-6, 191, 332, 14, 0.26), (-5, -5, 14, 210, 0.23),
                              (311, -5, 14, 210, 0.23)):
        left, _, bottom = point(CAMERA, x, y + h)
        box((left + w * unit / 2, -0.02, bottom), (w * unit, thick, h * unit), wood, bevel=0.03)


def _market_flyer():
    x, y, w, h = 20, 22, 98, 96
    sheet = paper(CAMERA, (x, y, w, h - 14), paint('#f8d84a', rough=0.9), curl=0.0)
    rnd = random.Random(3)
    for i in range(9):
        if i in (2, 5):
            continue
        paper(CAMERA, (x + i * 11, y + h - 14, 10, 14), paint('#f8d84a', rough=0.9), turn=rnd.uniform(-7, 7), curl=0.1)
        stroke(CAMERA, (x + i * 11 + 4, y + h - 11, 2, 8), paint('#a88a20', rough=0.9), lift=0.06)
    line(CAMERA, 'MARKET', x + w / 2, y + 15, _RED, dot=2)
    line(CAMERA, 'COLLECT AND TRADE', x + w / 2, y + 32, _INK)
    faces = (('#6fb4e8', '#c83c44', '#f4d848', '#3a62c0'), ('#8ad06a', '#2a2a3a', '#9af07a', '#3a8a4a'),
             ('#e8a070', '#3a62c0', '#f4f0e0', '#c83c44'), ('#c89ae8', '#4a2a6a', '#ff7ab0', '#2a2438'))
    for i, hues in enumerate(faces):
        left = x + 5 + i * 23
        stroke(CAMERA, (left, y + 42, 19, 25), paint('#fdf6e0', rough=0.9), lift=0.02)
        stroke(CAMERA, (left + 2, y + 44, 15, 15), paint(('#f0b0c0', '#b8d8f0', '#d8c8f0', '#c8e8c0')[i], rough=0.9),
               lift=0.025)
        portrait(CAMERA, left + 9.5, y + 52, *hues)
        stroke(CAMERA, (left + 3, y + 61, 13, 2), paint(_GREY, rough=0.9))
        stroke(CAMERA, (left + 3, y + 64, 8, 1), paint(_GREY, rough=0.9))
    line(CAMERA, 'TAKE ONE!', x + w / 2, y + 75, _INK)
    for px in (x + 5, x + w - 5):
        pin(CAMERA, px, y + 5, '#2f7fd8')
    return sheet


def _challenges():
    x, y, w, h = 206, 20, 92, 116
    sheet = paper(CAMERA, (x, y, w, h), paint('#fbf8ee', rough=0.9), curl=0.22)
    stroke(CAMERA, (x + 9, y, 1, h - 16), paint('#e8a0a8', rough=0.9), lift=0.018)
    for i in range(9):
        stroke(CAMERA, (x, y + 34 + i * 9, w, 1), paint('#b8cce0', rough=0.9), lift=0.018)
    line(CAMERA, 'COMMUNITY', x + w / 2 + 3, y + 13, _BLUE)
    line(CAMERA, 'CHALLENGES', x + w / 2 + 3, y + 24, _RED)
    rnd = random.Random(8)
    for i in range(6):
        top = y + 36 + i * 11
        stroke(CAMERA, (x + 13, top, 7, 7), paint(_INK, rough=0.9))
        stroke(CAMERA, (x + 14, top + 1, 5, 5), paint('#fbf8ee', rough=0.9), lift=0.032)
        left = x + 25
        while left < x + w - 16 - (i % 3) * 9:
            word = rnd.randrange(5, 13)
            stroke(CAMERA, (left, top + 2, word, 2), paint('#5a5470', rough=0.9))
            stroke(CAMERA, (left, top + 5, word - 2, 1), paint('#8a86a0', rough=0.9))
            left += word + 3
        if i in (0, 1, 3):
            for k in range(7):
                dy = 3 + k if k < 3 else 7 - k
                stroke(CAMERA, (x + 13 + k, top + dy, 2, 2), paint('#2a9a4a', rough=0.9), lift=0.036)
    star(CAMERA, x + w - 9, y + 40, paint('#f0b020', rough=0.5))
    star(CAMERA, x + w - 9, y + 51, paint('#f0b020', rough=0.5))
    pin(CAMERA, x + w / 2, y + 5, '#2aa84a')
    return sheet


def _small_papers():
    paper(CAMERA, (130, 20, 58, 60), paint('#f4ecd6', rough=0.9), curl=0.14)
    line(CAMERA, 'LOST CAT', 159, 32, _INK)
    cat_drawing(CAMERA, 159, 54, dot=2)
    pin(CAMERA, 159, 24, '#e8b020')
    paper(CAMERA, (246, 143, 52, 40), paint('#b89ae0', rough=0.9), curl=0.12)
    line(CAMERA, 'DANCE', 272, 157, '#3a1c66')
    line(CAMERA, 'SEPT 27', 272, 169, '#3a1c66')
    pin(CAMERA, 272, 147, '#e8542a')
    paper(CAMERA, (186, 140, 44, 40), paint('#e8d8a8', rough=0.95), turn=-7, curl=0.16)
    for a, b, c, d in ((194, 152, 26, 1), (206, 146, 1, 26), (194, 165, 30, 1)):
        stroke(CAMERA, (a, b, c, d), paint('#7a6a4a', rough=0.9), lift=0.04)
    for k in range(7):
        for dx in (k, 6 - k):
            stroke(CAMERA, (213 + dx, 156 + k, 2, 1), paint(_RED, rough=0.9), lift=0.045)


def _ticket():
    x, y = 16, 152
    paper(CAMERA, (x, y, 56, 17), paint('#f0a07a', rough=0.9), curl=0.05)
    for i in range(5):
        stroke(CAMERA, (x, y + 1 + i * 4, 2, 2), paint('#a8713c', rough=1), lift=0.03)
    line(CAMERA, 'ADMIT ONE', x + 30, y + 9, '#8a2a24')


def _thread():
    """What belongs together: the missing one, his picture, a ticket, a map, a key."""
    _ticket()
    flunko_poster(CAMERA, point(CAMERA, 122, 155, 0.02))
    polaroid(CAMERA, (146, 92, 38, 46), turn=6)
    key_tag(CAMERA, 84, 126)
    ends = [pin(CAMERA, *at, '#e0303a', 0.04) for at in ((44, 152), (84, 125), (122, 133), (165, 93), (216, 159))]
    yarn(ends)


def main(folder):
    hotspots = build()
    picture = photograph(size=CAMERA.size, samples=96, exposure=0.35, look='Medium High Contrast')
    # The portraits are small; counted several times they keep their hues.
    x, y, w, h = _CARDS
    cards = picture[y:y + h, x:x + w].reshape(-1, 3)
    palette = make_palette(np.vstack([picture.reshape(-1, 3), *[cards] * 6]))
    save_indexed(os.path.join(folder, 'bulletin-board.png'), reduce(picture, palette), palette)
    places = {'bulletin-board': {'size': list(CAMERA.size), 'picture': 'bulletin-board',
                                 'hotspots': {name: where(things, CAMERA.size) for name, things in hotspots.items()}}}
    write_bundle(folder, pictures=['bulletin-board.png'], places=places)


if __name__ == '__main__':
    main(sys.argv[1])
