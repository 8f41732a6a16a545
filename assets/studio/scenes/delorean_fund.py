"""The auto shop of the school at night, for the window of the fund: a car that gets its parts as the fund grows, from a bare
shell on stands (0) to a time machine (4).

Run as a program: python -m scenes.delorean_fund <folder>, or with --preview <file.png> [stage]."""
import os
import sys

import numpy as np
from PIL import Image

from builders.delorean import delorean
from builders.rooms.boards import chalkboard, circle
from builders.rooms.decor import clock_804
from builders.rooms.lights import fluorescent, tin_lamp
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.storage import cardboard_box, crate
from builders.rooms.workshop import bucket, coil, jars, pegboard, toolbox, workbench
from kit.calm import calm
from kit.cuts import write_bundle
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import asphalt, brick, glow, paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.stage import clear
from kit.tilted import TiltedCamera

STAGES = 5
CAMERA = TiltedCamera(eye=(0.5, -6.3, 1.62), to=(0.12, 0, 0.92), focal=352, size=(392, 144))
_BACK, _SHUTTER = 2.9, 3.72


def build(stage):
    """Puts the shop on the stage, with the car as far as it is."""
    clear()
    room(10, _BACK, 3.4, brick('#5a4a58', '#3a3040', 0.4, 0.18), asphalt('#4a4854', 0.42), ceiling='#241f30', skirting='#2a2632',
         dado=(0.9, paint('#1f5a5e', rough=0.7)))
    placed((0.05, 0.25, 0), delorean, wheels=stage >= 1, coils=stage >= 2, capacitor=stage >= 3, reactor=stage >= 4, turn=27)
    _back_wall(stage)
    _shutter()
    _things(stage)
    _light(stage)
    CAMERA.aim()


def _back_wall(stage):
    y = _BACK - 0.02
    placed((-2.3, y, 0), workbench, 2.2)
    placed((-2.35, y - 0.06, 1.62), pegboard, 2.0, 0.9, '#c8a878', 12, 4, (2, 9))
    placed((-2.9, y - 0.35, 0.9), toolbox, '#b8282c')
    placed((-1.75, y - 0.2, 0.9), jars, 5)
    placed((0.35, y - 0.03, 1.72), chalkboard, 1.5, 0.86, marks=(circle(0, 0, 0.17), ((0, 0), (0, -0.26)), ((0, 0), (-0.22, 0.2)), ((0, 0), (0.22, 0.2)),
                                                                ((-0.6, -0.3), (-0.36, -0.3)), ((-0.6, -0.2), (-0.42, -0.2)), ((0.4, 0.28), (0.62, 0.28))))
    clock_804((-1.1, y - 0.02, 2.02), 0.15)
    write('AUTO SHOP', CAMERA, (1.86, y - 0.03, 2.06), paint('#f4d23a', rough=0.8, glow=0.35))
    _gauge(stage)


def _gauge(stage):
    """The thermometer that people fill: as high as the fund is."""
    x, y = 1.55, _BACK - 0.04
    box((x, y, 0.98), (0.42, 0.03, 0.86), paint('#efe6cc', rough=0.8), bevel=0.01)
    red = paint('#d82a2a', rough=0.5, glow=0.3)
    ball((x, y - 0.03, 1.08), 0.075, red, squash=(1, 0.4, 1))
    box((x, y - 0.025, 1.08), (0.07, 0.02, 0.68), paint('#b8b09c', rough=0.7), bevel=0)
    if stage:
        box((x, y - 0.035, 1.08), (0.07, 0.02, 0.04 + 0.16 * stage), red, bevel=0)
    for i in range(5):
        box((x + 0.1, y - 0.025, 1.1 + 0.16 * i), (0.09, 0.01, 0.014), paint('#3a3440'), bevel=0)


def _shutter():
    """The door to the street, half up: the night outside, and what it lays on the floor."""
    x, y = _SHUTTER, _BACK - 0.04
    box((x, y, 0), (1.9, 0.02, 1.2), glow('#24449a', 0.55), bevel=0)
    box((x, y - 0.005, 0), (1.9, 0.02, 0.34), glow('#182a5c', 0.5), bevel=0)
    for lamp_x, hue in ((-0.5, '#ffd890'), (0.3, '#ffb060'), (0.62, '#ffd890')):
        ball((x + lamp_x, y - 0.03, 0.5), 0.03, glow(hue, 5), detail=1)
    for i in range(10):
        box((x, y - 0.03, 1.2 + i * 0.13), (1.96, 0.05, 0.12), paint('#6a7484', rough=0.45, metal=0.5), bevel=0.02)
    for side in (-1, 1):
        box((x + side * 1.0, y - 0.02, 0), (0.1, 0.12, 2.5), paint('#e0a82a', rough=0.6, worn=0.3), bevel=0)


def _things(stage):
    """What lies about; the wheels lean on the wall until they are on the car."""
    placed((-3.5, 1.9, 0), crate, turn=14, size=1.25)
    placed((-3.45, 1.9, 0.37), cardboard_box, (0.42, 0.36, 0.3), turn=-10)
    placed((2.35, 2.2, 0), bucket, size=1.1)
    placed((-1.9, -1.5, 0), toolbox, '#2f6a8a', True, turn=24)
    placed((2.2, _BACK - 0.1, 1.55), coil, size=1.2)
    for i in range(4):
        cylinder((2.0, 2.45, 0.0 + i * 0.2), 0.3, 0.19, paint('#16151b', rough=0.85), sides=28)
        ring((2.0, 2.45, 0.1 + i * 0.2), 0.3, 0.02, paint('#24232a', rough=0.9), rot=(0, 0, 0))
    cylinder((3.0, 1.3, 0), 0.26, 0.8, paint('#2f7a4a', rough=0.5, worn=0.3), sides=24)
    for z in (0.2, 0.5):
        ring((3.0, 1.3, z), 0.262, 0.014, paint('#205a36', rough=0.5), rot=(0, 0, 0))
    plane((-1.5, -1.7, 0.004), (0.8, 0.34), paint('#0e0c12', rough=0.06), rot=(0, 0, 20))
    tube([(-2.6, 2.3, 0.02), (-2.2, 1.2, 0.02), (-1.6, 0.6, 0.02), (-1.4, -0.7, 0.02)], 0.018, paint('#d8702a', rough=0.6))
    if stage < 1:
        box((-1.05, -1.0, 0.02), (0.9, 0.36, 0.05), paint('#8a4a24', rough=0.7), bevel=0.02, rot=(0, 0, 27))


def _light(stage):
    """One tube over the bench, a tin lamp over the car; the moon through the shutter; the car's own light from stage 2 on."""
    sky([(0, '#141430'), (1, '#080818')], 0.25)
    placed((-2.3, _BACK - 0.6, 2.5), fluorescent, 1.4, True, 2.2, 26)
    placed((-0.1, -0.2, 2.75), tin_lamp, 0.7, True, 58 if stage < 4 else 40)
    panel((0.5, -4.6, 3.2), (0, 0, 0.8), (5, 1.2), 95, '#aab4f0')
    panel((-2.6, -2.4, 2.9), (-1.2, -0.4, 0.7), (2.4, 1.4), 60, '#dfe6ff')
    panel((-4.2, -1.2, 1.8), (0, 0, 0.8), (0.8, 2.4), 44, '#ffc890')
    panel((4.4, -0.6, 1.5), (0.5, 0, 0.7), (0.7, 2.0), 40, '#6a8aff')
    panel((_SHUTTER, _BACK - 0.3, 0.8), (2.4, -1, 0), (1.7, 0.9), 26, '#4a78ff')
    beam((3.2, _BACK - 0.4, 2.4), (1.9, 0.4, 0.2), 60, '#5a86ff', angle=50)
    lamp((1.6, 2.2, 2.3), 10, '#ffd8a0')


def _photograph(stage, samples):
    build(stage)
    return calm(photograph(size=CAMERA.size, samples=samples, exposure=0.55, bloom=0.4))


def main(folder):
    names = []
    for stage in range(STAGES):
        picture = _photograph(stage, 64)
        palette = make_palette(picture)
        names.append(f'delorean-{stage}.png')
        save_indexed(os.path.join(folder, names[-1]), reduce(picture, palette, 0.3), palette)
    write_bundle(folder, pictures=names)


def preview(path, stages):
    strip = np.vstack([_photograph(stage, 16) for stage in stages])
    whole = Image.fromarray((np.clip(strip, 0, 1) * 255).astype(np.uint8))
    whole.resize((whole.width * 2, whole.height * 2), Image.NEAREST).save(path)


if __name__ == '__main__':
    if sys.argv[1] == '--preview':
        preview(sys.argv[2], [int(word) for word in sys.argv[3:]])
    else:
        main(sys.argv[1])
