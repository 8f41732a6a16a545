"""The Geeks' computer room: nine screens round one chair, and on one of them a curve with thirteen spikes."""
import math

from builders.rooms.boards import notice
from builders.rooms.computer import cables, keyboard, modem, monitor
from builders.rooms.desk import office_chair
from builders.rooms.desk_things import mug, paper_cup, phone, wastebasket
from builders.rooms.doors import wooden_door
from builders.rooms.electronics import rack, reel_machine
from builders.rooms.office_storage import carton, paper_stack
from builders.rooms.placed import placed
from builders.rooms.rig import dust
from builders.rooms.shell import room
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import box, plane, sheets
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.25, -0.7, 1.32), focal=255, vanishing=(160, 96), size=SIZE)
_GREEN, _DESK = '#4dff9a', 0.74
# Angle round the chair in degrees (0 is straight ahead), lower and upper screen; 'wave' is the tape.
_SCREENS = ((-62, 'text', 'text'), (-31, 'map', 'text'), (0, 'text', 'wave'), (31, 'window', 'text'), (62, 'text', None))


def build(look):
    """Puts the room on the stage; returns its hotspots."""
    night = look.night
    room(4.8, 4.2, 2.7, wall='#1c2822', floor='#141a18', ceiling='#141816', skirting='#0e1210')
    plane((0, 1.6, 0.004), (3.4, 3.0), paint('#1f3a2e', rough=1, worn=0.4, scale=9))
    wave, terminal, site = _ring_of_screens(look)
    at, size = (-0.3, 0.95, 0), 1.1
    with group(at=at, turn=180 + (-64 if night else 24), size=size) as chair:
        office_chair('#4a6a58')
        fine_thread(CAMERA, [(0.29, -0.1, 0.71), (0.34, -0.14, 0.66), (0.28, -0.16, 0.57), (0.36, -0.15, 0.46), (0.3, -0.17, 0.34)],
                    at, size)
        for side in (-1, 1):
            box((side * 0.29, 0.0, 0.665), (0.075, 0.1, 0.04), paint('#b8b8b0', rough=0.4), bevel=0)
    with group() as phone_line:
        placed((-1.5, 1.42, _DESK), modem, look.phase('text'), size=1.3)
        placed((-1.2, 1.22, _DESK), phone, '#3a3e40', True, turn=20)
    with group() as door:
        placed((1.22, 4.1, 0), wooden_door, 1.0, 2.02, '#5a7a5c', frame='#2c4034')
        box((1.72, 4.13, 2.12), (1.0, 0.04, 0.26), glow('#ffb85a', 1.6 if night else 1.1), bevel=0)
        box((1.72, 4.1, 2.12), (0.03, 0.05, 0.26), paint('#2c4034'), bevel=0)
    placed((-2.05, 3.6, 0), rack, 0.66, 2.0, '#2a342f', seed=4, phase=look.phase('text'), lamps=('#4dff9a', '#b8ff5a', '#ffb43a'))
    placed((-1.25, 3.85, 1.62), reel_machine, look.phase('text'), 0.8, '#4c5a52', size=0.8)
    box((-1.25, 3.95, 1.58), (0.9, 0.4, 0.04), paint('#2a342f'), bevel=0)
    _vines()
    _litter()
    _window(night, look)
    _light(night)
    return {'waveform': wave, 'terminal': terminal, 'school-site': site, 'modem': phone_line, 'chair': chair, 'door': door}


def _ring_of_screens(look):
    """A half ring of desks with two screens on each; returns the one with the curve, the one whose text moves, and the one with a window."""
    wave, terminal, site = [], [], []
    for number, (angle, lower, upper) in enumerate(_SCREENS):
        a = math.radians(angle)
        at = (-0.1 + 1.75 * math.sin(a), 1.45 + 1.55 * math.cos(a), 0)
        strength = 1.6 + 0.3 * (number % 2)
        with group(at=at, turn=-angle):
            box((0, 0.05, _DESK - 0.05), (0.98, 0.62, 0.05), paint('#26302a', rough=0.5), bevel=0.01)
            for x in (-0.42, 0.42):
                box((x, 0.1, 0), (0.05, 0.5, _DESK - 0.05), paint('#161c18'), bevel=0)
            with group(at=(0, 0.06, _DESK), size=1.5) as screen:
                monitor(lower, _GREEN, strength, '#454b44', number + 1, look.phase('text'))
            terminal = terminal or screen
            site = screen if lower == 'window' else site
            with group(at=(0, -0.14, _DESK)):
                keyboard('#8a8a78')
            if upper == 'wave':
                with group(at=(0, 0.06, _DESK + 0.63), size=1.62) as wave:
                    monitor('wave', '#b8ffb0', 2.4, '#454b44', 3, 1 + look.phase('wave') if look.night else 0)
            elif upper:
                with group(at=(0, 0.06, _DESK + 0.63), size=1.36):
                    monitor('wave' if look.night else upper, _GREEN, strength, '#454b44', number + 11,
                            look.phase('wave') if look.night else look.phase('text'))
        panel((at[0] * 0.9, at[1] - 0.3, 1.25), (-0.1, 0.3, 0.7), (0.5, 0.4), 7 if look.night else 5, _GREEN)
    return wave, terminal, site


def _vines():
    for i, (x, y) in enumerate(((-2.3, 2.2), (-1.2, 3.6), (0.5, 3.9), (2.2, 3.0))):
        cables([(x, y, 2.68), (x + 0.4, y - 0.1, 2.2), (x + 0.9, y, 2.66)], ('#0e1210', '#23382c', '#3a2a1c'), 0.02, seed=i)
        cables([(x + 0.4, y, 2.6), (x + 0.45, y, 1.9), (x + 0.3, y - 0.1, 1.5)], ('#0e1210', '#2c4436'), 0.018, seed=i + 9)
    cables([(-2.0, 3.2, 0.02), (-1.3, 2.0, 0.02), (-1.7, 1.0, 0.02), (-0.9, 0.5, 0.02)], ('#2a1c1c', '#0c100e', '#2c4436'), 0.022)
    cables([(1.9, 3.0, 0.02), (1.2, 1.8, 0.02), (1.5, 0.9, 0.02), (0.8, 0.4, 0.02)], ('#23382c', '#0c100e', '#4a3a1c'), 0.022, seed=2)


def _litter():
    placed((1.15, 1.2, _DESK + 0.0), box, (0, 0.1, -0.05), (0.9, 0.5, 0.05), paint('#26302a', rough=0.5))
    placed((1.2, 1.25, _DESK), paper_stack, 0.2, '#c8d8c0')
    for x, y, hue in ((0.95, 1.15, '#2f8a4a'), (1.05, 1.05, '#d8a83a'), (-1.75, 1.1, '#d8a83a'), (0.3, 2.66, '#b0402c')):
        placed((x, y, _DESK), mug, '#c8d0c0', hue, size=1.2)
    placed((-0.55, 2.62, _DESK), paper_cup, straw=True, size=1.3)
    placed((1.55, 0.6, 0), wastebasket, '#33403a')
    placed((-1.95, 0.7, 0), carton, 0.5, 0.4, 0.4, '#5a5238', turn=14)
    placed((-1.95, 0.7, 0.4), carton, 0.4, 0.34, 0.22, '#4a4a34', turn=-8)
    for x, z, hue in ((-0.9, 2.25, '#3a6a8a'), (1.0, 2.2, None), (0.3, 2.36, '#8a6a2a')):
        placed((x, 4.12, z), notice, 0.4, 0.5, '#9ab89a', hue)


def _window(night, look):
    """The window is papered with foil; on its left side a blade of daylight comes in."""
    box((0.82, 4.15, 1.25), (0.6, 0.04, 1.2), paint('#8a9894', rough=0.3, metal=0.8, bump=0.6, scale=5), bevel=0)
    box((0.49, 4.13, 1.25), (0.035, 0.04, 1.2), glow('#3a4a8a' if night else '#fff0c0', 0.7 if night else 9), bevel=0)
    if night:
        return
    blade = sheets([[(0.49, 4.1, 2.45), (0.49, 4.1, 1.3), (-0.85, 0.8, 0.02), (-0.55, 0.8, 0.02)]], haze('#ffe8a8', 0.28, 2.4), name='haze')
    blade.visible_shadow = blade.visible_diffuse = blade.visible_glossy = False
    dust((-0.7, 1.2, 0.4, 0.4, 3.4, 1.8), 30, hue='#fff0c0', size=0.014, seed=1 + look.phase('text'))
    beam((0.49, 4.0, 1.9), (-0.5, 0.9, 0.3), 90, '#ffe0a0', angle=22, blend=0.4)


def _light(night):
    sky([(0, '#0a1410'), (1, '#060c0a')], 0.3)
    panel((0.0, -0.8, 2.5), (0, 3, 0.6), (3, 1.4), 12 if night else 40, '#2a6a8a' if night else '#8ad0b0')
    lamp((1.4, 2.9, 2.3), 3 if night else 8, '#3affb0', 0.3)
    lamp((-0.1, 1.9, 1.7), 9, '#4dff9a', 0.3)


SHOOT = Shoot('geeks-house-computer-room', CAMERA, build, exposure=(0.75, 0.8), bloom=(0.3, 0.4), loops=(
    Loop('text', 2, (0, 0, 1, 1, 2, 2), fps=3, zone=(26, 96, 92, 134), hours=('day',)),
    Loop('wave', 2, (0, 1, 2, 1), fps=4, zone=(146, 46, 194, 86), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
