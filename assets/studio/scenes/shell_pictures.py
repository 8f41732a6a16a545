"""Makes what the shell shows: wallpaper, boot logo, small signs, the dialogs' icons.

Run as a program: python -m scenes.shell_pictures <folder>."""
import os
import sys

from builders.crest import crest, name_plate
from builders.icons.dialogs import DIALOGS
from drawn.signs import SIGNS, draw_sign
from drawn.wallpaper import draw_wallpaper
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.lettering import write
from kit.light import panel, sky, sun
from kit.materials import backdrop, glow
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import plane
from kit.stage import clear, group
from scenes.icon_studio import icon

_LOGO = FrontCamera(eye=(0, -12, 0), focal=430, vanishing=(160, 100), size=(320, 200))


def boot_logo(path):
    """FLUNKS HIGH SCHOOL under its crest on black, lit by a sky that only the chrome sees; the lowest 30 rows stay free."""
    clear()
    with group(at=(0, 0, -0.55), size=1.06):
        name_plate()
    with group(at=(0, 0, 1.36), size=0.72):
        crest()
    plane((0, 2, 0), (20, 14), backdrop('#02030a', '#0a1238', -2.6, 3.4), rot=(90, 0, 0))
    write('HIGH SCHOOL', _LOGO, (0, 0, -1.62), glow('#8ab4ff', 0.8))
    # The chrome mirrors what is before it: a horizon of clouds over a warm ground.
    sky([(0.0, '#f0b060'), (0.44, '#fff0c8'), (0.5, '#ffffff'), (0.56, '#6ab0f8'), (1.0, '#0c2a8c')], 1.0)
    ground = plane((0, -30, -19), (120, 34), backdrop('#5a1e3c', '#ffb04a', -5.2, -2.4), rot=(90, 0, 0))
    heaven = plane((0, -30, 17), (120, 38), backdrop('#ffffff', '#1f6ae8', -2.2, 1.2), rot=(90, 0, 0))
    ground.visible_shadow = heaven.visible_shadow = False
    sun((0.4, 0.8, -0.5), 2.0, '#fff4e0', soft=4)
    panel((-3, -5, 5), (0, 0, 0.6), (4, 2), 90, '#cfe4ff')
    _LOGO.aim()
    picture = photograph(size=_LOGO.size, samples=96, bloom=0.1, exposure=0.2, view='Standard')
    palette = make_palette(picture, colours=31, seed=2)
    save_indexed(path, reduce(picture, palette), palette)


def main(folder):
    def file(name):
        return os.path.join(folder, f'{name}.png')
    draw_wallpaper(file('wallpaper'))
    boot_logo(file('boot-logo'))
    for name in SIGNS:
        draw_sign(name, file(name))
    for name, model in DIALOGS.items():
        icon(model, 32, file(name))
    write_bundle(folder, atlas=[f'{name}.png' for name in (*SIGNS, *DIALOGS)],
                 pictures=['wallpaper.png', 'boot-logo.png'])


if __name__ == '__main__':
    main(sys.argv[1])
