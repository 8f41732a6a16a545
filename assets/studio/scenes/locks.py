"""The three locks of Arcadia, straight on: the brass plate on the trunk, the rusty keypad at the cellar, the security
panel of 1995 at the shed. What they show and what stands on their keys is the game's.

Run as a program: python -m scenes.locks <folder>, or --preview <file.png> <lock>..."""
import io
import os
import random
import sys

import bpy
import numpy as np
from PIL import Image

from builders.keypad_lock import PLATE, block, bulb, hole, lock_plate, stud
from builders.pinned import point
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import beam, lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import plane, tube
from kit.stage import clear

SIZE = (224, 400)
_MOST_BYTES = 18 * 1024 - 256
# From far away, so that what stands out of the board lies where it is laid out.
CAMERA = FrontCamera(eye=(0, -40, 0), focal=2000, vanishing=(112, 200), size=SIZE)
_LEFT, _TOP, _WIDTH, _HEIGHT = PLATE
_CORNERS = tuple((_LEFT + dx, _TOP + dy) for dx in (8, _WIDTH - 8) for dy in (8, _HEIGHT - 8))


def _under_the_bed():
    """Crimson dark, a steel trunk with ribs and rivets, and on it a plate of worn brass."""
    steel = paint('#3a4248', rough=0.45, metal=0.5, worn=0.45, scale=2.2, bump=0.1)
    block(CAMERA, (-10, -10, 244, 420), 0.1, steel, bevel=0, behind=0.1)
    rib = paint('#4a545a', rough=0.4, metal=0.6, worn=0.4, scale=3)
    for x in (3, 207):
        block(CAMERA, (x, -10, 14, 420), 0.16, rib, bevel=0.06)
        for y in range(14, 400, 31):
            stud(CAMERA, (x + 7, y), 3, paint('#a8865a', rough=0.35, metal=0.9), lift=0.16)
    leather = paint('#4a2418', rough=0.8, worn=0.4, scale=8, bump=0.3)
    for y in (34, 348):
        block(CAMERA, (-10, y, 244, 22), 0.1, leather, bevel=0.03)
        for x in (40, 112, 184):
            stud(CAMERA, (x, y + 11), 2.4, paint('#c8a060', rough=0.3, metal=0.9), lift=0.1)
    brass = paint('#d8a444', rough=0.38, metal=0.55, worn=0.3, scale=2.4, bump=0.04)
    dark = paint('#5a3c18', rough=0.5, metal=0.7)
    cap = paint('#ecc468', rough=0.34, metal=0.5, worn=0.15, scale=3)
    front = lock_plate(CAMERA, brass, dark, paint('#140406', rough=0.2), lambda _: cap)
    for x, y, w, h in ((5, 5, 166, 1), (5, 234, 166, 1), (5, 5, 1, 230), (170, 5, 1, 230)):
        block(CAMERA, (_LEFT + x, _TOP + y, w, h), 0.006, dark, bevel=0, behind=-front)
    block(CAMERA, (86, 50, 52, 34), 0.2, cap, bevel=0.06)
    block(CAMERA, (98, 60, 28, 10), 0.3, dark, bevel=0.05)
    for at in _CORNERS:
        stud(CAMERA, at, 3.4, paint('#8a6428', rough=0.3, metal=0.9), lift=front, slot=paint('#2a1a08'))
    for x in (_LEFT + 20, _LEFT + _WIDTH - 20):
        hole(CAMERA, (x, _TOP + 79), 3.2, paint('#0a0604'), lift=front + 0.005)
        block(CAMERA, (x - 1, _TOP + 79, 2, 8), 0.006, paint('#0a0604'), bevel=0, behind=-front)
    sky([(0.0, '#1a0c14'), (0.5, '#402030'), (1.0, '#705060')], 0.5)
    panel((-2.6, -4.5, 3.4), (0, 0, 0.2), (3, 1.2), 520, '#ffe0b8')
    beam((3.4, -3, -3.4), (0.9, 0, -1.2), 140, '#e03040', angle=60)


def _cellar():
    """Planks and iron bands of a door that was painted once, lit by nothing but a red lamp."""
    rnd = random.Random(5)
    for i in range(7):
        hue = ('#3c3048', '#352a40', '#40344c')[rnd.randrange(3)]
        block(CAMERA, (i * 33 - 4, -10, 32, 420), 0.1 + rnd.uniform(0, 0.03),
              paint(hue, rough=0.9, worn=0.55, scale=5 + i, bump=0.5), bevel=0.02)
    iron = paint('#2e2a30', rough=0.6, metal=0.5, worn=0.4, scale=5, bump=0.3)
    for y in (22, 356):
        block(CAMERA, (-10, y, 244, 26), 0.17, iron, bevel=0.03)
        for x in range(14, 224, 28):
            stud(CAMERA, (x, y + 13), 3.2, iron, lift=0.17)
    rust = paint('#8a4a26', rough=0.85, metal=0.2, worn=0.75, scale=3.4, bump=0.35)
    edge = paint('#3a2016', rough=0.9, worn=0.4)
    caps = [paint(hue, rough=0.75, metal=0.25, worn=worn, scale=6, bump=0.25)
            for hue, worn in (('#7a6a60', 0.5), ('#86705c', 0.65), ('#6c6260', 0.45))]
    front = lock_plate(CAMERA, rust, edge, paint('#180404', rough=0.25), lambda index: caps[(index * 7 + index // 3) % 3],
                       lift=0.13, round_by=0.05)
    for at in _CORNERS:
        stud(CAMERA, at, 3.6, paint('#5a3a28', rough=0.8, metal=0.3, worn=0.5), lift=front)
    for points in (((_LEFT + 40, _TOP), (_LEFT + 34, 60), (_LEFT + 38, 40), (_LEFT + 20, -12)),
                   ((_LEFT + 140, _TOP), (_LEFT + 150, 56), (_LEFT + 147, -12))):
        tube([point(CAMERA, x, y, 0.16) for x, y in points], 0.05, paint('#1c1a20', rough=0.5))
    block(CAMERA, (98, 57, 28, 13), 0.2, iron, bevel=0.04)
    bulb(CAMERA, (112, 63), 5, glow('#ff2a1a', 9, core=0.25), iron, lift=0.2)
    x, _, z = point(CAMERA, 112, 63)
    lamp((x, -0.75, z - 0.1), 46, '#ff2a18', 0.12)
    sky([(0.0, '#0a0810'), (0.6, '#1c1830'), (1.0, '#383060')], 0.55)
    panel((0.4, -4.5, 0.6), (0, 0, -0.6), (3.2, 3.6), 110, '#ff5a38')
    panel((-3.4, -2.2, -2.2), (0, 0, -0.8), (1.2, 4), 90, '#7a86e0')
    panel((2.8, -1.6, 2.2), (0, 0, -0.4), (0.6, 3), 60, '#ff8a50')


def _shed():
    """Corrugated steel in mint, and a panel of beige plastic with a smoked window."""
    sheet = paint('#8aa89a', rough=0.45, metal=0.3, worn=0.25, scale=2)
    plane(point(CAMERA, 112, 200), (6, 10), paint('#6a887c', rough=0.6), rot=(90, 0, 0))
    for x in range(-6, 232, 14):
        block(CAMERA, (x, -10, 8, 420), 0.1, sheet, bevel=0.035)
    pipe = paint('#b8bcc0', rough=0.3, metal=0.7, worn=0.15)
    tube([point(CAMERA, 112, _TOP + 4, 0.15), point(CAMERA, 112, -12, 0.15)], 0.1, pipe)
    for y in (14, 56):
        block(CAMERA, (98, y, 28, 6), 0.29, pipe, bevel=0.02)
    beige = paint('#d8ccb0', rough=0.55, worn=0.06, scale=2)
    grey = paint('#e6e2d6', rough=0.6)
    hues = {'cancel': paint('#c4544a', rough=0.6), 'clear': paint('#d8b048', rough=0.6),
            'submit': paint('#5aa05c', rough=0.6)}
    front = lock_plate(CAMERA, beige, paint('#4a463e', rough=0.5), paint('#0c1210', rough=0.12), lambda _: grey,
                       thick=0.3, round_by=0.12, commands=hues)
    for at in _CORNERS:
        stud(CAMERA, at, 3, paint('#9a968c', rough=0.3, metal=0.8), lift=front, slot=paint('#3a3630'))
    # The seam of the lid, vents, and what somebody stuck beside the panel.
    block(CAMERA, (_LEFT + 8, _TOP + 96, _WIDTH - 16, 1), 0.008, paint('#8a826c'), bevel=0, behind=-front)
    for i in range(7):
        block(CAMERA, (_LEFT + 60 + i * 8, _TOP + 6, 4, 3), 0.01, paint('#5a5444'), bevel=0, behind=-front)
    block(CAMERA, (60, 338, 104, 34), 0.115, paint('#e8c838', rough=0.6), bevel=0.01)
    for y in (340, 368):
        block(CAMERA, (62, y, 100, 2), 0.122, paint('#1c1a18'), bevel=0)
    for x, w in ((70, 84), (78, 66), (86, 50)):
        block(CAMERA, (x, 346 + (x - 70), w, 3), 0.122, paint('#3a3428'), bevel=0)
    sky([(0.0, '#6a7a90'), (0.4, '#c0ccd8'), (1.0, '#ffffff')], 0.55)
    sun((0.5, 0.8, -0.7), 2.5, '#fff0d0', soft=3)


LOCKS = {'under-the-bed': (_under_the_bed, 0.7, 0.1), 'cellar': (_cellar, 0.75, 0.35), 'shed': (_shed, 0.3, 0.0)}


def _photograph(name, samples):
    build, exposure, bloom = LOCKS[name]
    clear()
    build()
    CAMERA.aim()
    # The picture is taller than wide, and the camera's lens is reckoned by its width.
    bpy.context.scene.camera.data.sensor_fit = 'HORIZONTAL'
    return photograph(size=SIZE, samples=samples, exposure=exposure, bloom=bloom)


def _weight(indices, palette):
    """What a picture weighs as it is served, in bytes."""
    written = io.BytesIO()
    Image.fromarray((palette[indices] * 255).round().astype(np.uint8)).save(written, 'WEBP', lossless=True, quality=90)
    return written.getbuffer().nbytes


def main(folder):
    for name in LOCKS:
        picture = _photograph(name, 48)
        # Rust weighs: with fewer colours and less dither, until it is light enough.
        for colours, dither in ((48, 0.3), (48, 0.16), (40, 0), (32, 0), (24, 0)):
            palette = make_palette(picture, colours)
            indices = reduce(picture, palette, dither)
            if _weight(indices, palette) <= _MOST_BYTES:
                break
        save_indexed(os.path.join(folder, f'{name}.png'), indices, palette)
    write_bundle(folder, pictures=[f'{name}.png' for name in LOCKS])


def preview(path, *names):
    """Photographs some of the locks quickly, side by side at twice their size."""
    pictures = [_photograph(name, 6) for name in names or LOCKS]
    whole = Image.fromarray((np.hstack(pictures) * 255).astype(np.uint8))
    whole.resize((whole.width * 2, whole.height * 2), Image.NEAREST).save(path)


if __name__ == '__main__':
    if sys.argv[1] == '--preview':
        preview(*sys.argv[2:])
    else:
        main(sys.argv[1])
