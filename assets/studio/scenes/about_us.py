"""The four cliques on the school's steps, for the window that tells about them: a geek, a jock, a prep and a freak.

Run as a program: python -m scenes.about_us <folder>."""
import os
import sys

from builders.crest import crest
from builders.school import school
from builders.student import student
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import panel, sky, sun
from kit.materials import paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.stage import clear, group

CAMERA = FrontCamera(eye=(0, -16.4, 2.1), focal=268, vanishing=(100, 68), size=(200, 120))
_STEP, _LANDING = 0.42, -7.0


def build():
    """Puts the students before the portico, each with what tells the clique."""
    clear()
    with group(at=(0, 1.2, 0)):
        school(False)
    plane((0, -10, 0), (60, 30), paint('#b8aa94', rough=0.9, worn=0.2, scale=2))
    stone = paint('#d9ccb0', rough=0.8, worn=0.2, scale=2)
    box((0, _LANDING + 1.5, 0), (9.6, 4.4, _STEP), stone, bevel=0.03)
    box((0, _LANDING + 1.1, 0), (10.4, 4.6, _STEP / 2), stone, bevel=0.03)
    for place, (dress, turn, size) in enumerate(_STUDENTS):
        with group(at=(-2.55 + place * 1.7, _LANDING + 0.2, _STEP), turn=turn, size=size):
            student(**dress)
            _SIGNS[place]()
    for side, hues in ((-1, ('#3fa04a', '#c8283a')), (1, ('#2f6ad0', '#8a4ac0'))):
        for i, hue in enumerate(hues):
            _pennant(side * (3.3 - 1.25 * (i if side < 0 else 1 - i)), hue)
    with group(at=(0, -4.15, 4.4), size=0.5):
        crest()
    sky([(0.0, '#ffe2b4'), (0.2, '#c8e0ec'), (0.6, '#5a9ada')], 0.95)
    sun((0.55, 0.75, -0.5), 4.6, '#ffd094', soft=1.5)
    panel((-3, -14, 4), (0, -6, 1.4), (4, 2), 160, '#fff0d8')
    CAMERA.aim()


_STUDENTS = (
    ({'skin': '#8ac86a', 'jacket': '#2f7a48', 'sleeve': '#dfe8d0', 'hat': '#2a3a34', 'band': '#9af07a',
      'trousers': '#5a5044'}, 12, 0.98),
    ({'skin': '#e8a070', 'jacket': '#c8283a', 'sleeve': '#f4ead8', 'hat': '#8a1c2c', 'band': '#f4d23a',
      'trousers': '#2c3a6a'}, 5, 1.1),
    ({'skin': '#f0c8a0', 'jacket': '#2f5ac0', 'sleeve': '#c8d8f4', 'hat': '#1c2f7a', 'band': '#f4f0e4',
      'trousers': '#c0ac84'}, -6, 1.0),
    ({'skin': '#7ab4e0', 'jacket': '#5a2f8a', 'sleeve': '#2a2038', 'hat': '#241a34', 'band': '#c86af0',
      'trousers': '#1e1a2a'}, -13, 1.04),
)


def _glasses():
    frame = paint('#181425', rough=0.3)
    for side in (-1, 1):
        ring((side * 0.15, -0.42, 1.31), 0.125, 0.024, frame)
    tube([(-0.04, -0.43, 1.33), (0.04, -0.43, 1.33)], 0.02, frame)
    box((0.36, -0.2, 0.5), (0.3, 0.1, 0.36), paint('#e8b43a', rough=0.7), bevel=0.01)


def _football():
    leather = paint('#8a4a24', rough=0.5)
    ball((0.44, -0.2, 0.6), 0.17, leather, squash=(0.8, 0.8, 1.25))
    box((0.44, -0.345, 0.54), (0.03, 0.03, 0.14), paint('#f4f0e6'), bevel=0)
    box((0.09, -0.25, 0.66), (0.12, 0.03, 0.16), paint('#f4d23a', rough=0.8), bevel=0)


def _tie():
    prism([(-0.045, 0), (0.045, 0), (0.06, -0.26), (0, -0.34), (-0.06, -0.26)], 0.03, paint('#e8b43a', rough=0.6),
          at=(0, -0.25, 0.88))
    cylinder((0, 0, 0.84), 0.22, 0.07, paint('#f8f4ea', rough=0.7), top=0.16)


def _headphones():
    black = paint('#16121e', rough=0.4)
    ring((0, 0.02, 1.32), 0.46, 0.035, black, start=0, end=180)
    for side in (-1, 1):
        cylinder((side * 0.4, 0.02, 1.28), 0.15, 0.1, paint('#c86af0', rough=0.4), rot=(0, side * 90, 0))
    box((0.3, -0.24, 0.44), (0.13, 0.06, 0.2), paint('#f0c028', rough=0.4), bevel=0.01)


_SIGNS = (_glasses, _football, _tie, _headphones)


def _pennant(x, hue):
    """Hangs from the beam over the columns."""
    prism([(-0.42, 0), (0.42, 0), (0, -1.5)], 0.04, paint(hue, rough=0.9), at=(x, -4.0, 4.7))
    box((x, -4.05, 4.66), (0.95, 0.08, 0.1), paint('#f4ead0', rough=0.8), bevel=0)
    ball((x, -4.05, 4.3), 0.16, paint('#fff4d8', rough=0.7), squash=(1, 0.2, 1))


def main(folder):
    build()
    picture = photograph(size=CAMERA.size, samples=96, exposure=0.35, bloom=0.05)
    palette = make_palette(picture)
    save_indexed(os.path.join(folder, 'about-us.png'), reduce(picture, palette), palette)
    write_bundle(folder, pictures=['about-us.png'])


if __name__ == '__main__':
    main(sys.argv[1])
