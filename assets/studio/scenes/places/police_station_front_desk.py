"""The front desk of the police: as high as a judge's, the log open on it, and a map with too many pins behind."""
import math
import random

from builders.rooms.boards import notice
from builders.rooms.desk import steel_chair
from builders.rooms.desk_things import banker_lamp, bell, desk_fan, letter_tray, mug, phone
from builders.rooms.doors import institution_door, wooden_door
from builders.rooms.evidence import globe_lamp, ticket_dispenser
from builders.rooms.fanlight import fanlight
from builders.rooms.lights import bulkhead
from builders.rooms.office_storage import binders, filing_cabinet, paper_stack
from builders.rooms.pane_views import corridor_view, door_pane
from builders.rooms.placed import placed
from builders.rooms.police import bars, cone
from builders.rooms.shell import checkers, room
from builders.rooms.stopped_clock import stopped_clock
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.1, -0.7, 1.28), focal=250, vanishing=(168, 116), size=SIZE)
_OAK, _BACK, _DESK = '#8a5426', 4.6, 1.34


def build(look):
    """Puts the hall on the stage; returns its hotspots."""
    night = look.night
    room(6.1, _BACK, 3.2, wall='#c8a878', floor='#5a3a22', ceiling='#a88a62', skirting='#5a3418', dado=(1.15, paint('#7a4a22', rough=0.45)))
    checkers(6.1, _BACK, a='#c8b088', b='#5a3a24', tile=0.55, rough=0.15)
    log = _desk(look)
    chart = _map(night)
    number = _number(look)
    door = _street_door(night)
    things = {'log': log, 'map': chart, 'number': number, 'door': door}
    for name, x, body, hue in (('evidence', 1.0, 'EVIDENCE', '#6a7a3a'), ('interview', 2.02, 'INTERVIEW', '#33363c')):
        with group() as way:
            placed((x, _BACK - 0.02, 0), institution_door, 0.84, 2.0, hue, lit=('#c8d05a' if name == 'evidence' else '#d8dce4', 0.9 if night else 0.7),
                   frame='#4a2c14')
            door_pane(corridor_view, night, (x, _BACK - 0.02, 0), width=0.84, tall=2.0,
                      hue=('#a8b06a', '#7a8440') if name == 'evidence' else ('#a8acb4', '#4a505c'))
            box((x + 0.42, _BACK - 0.1, 2.16), (1.0, 0.03, 0.22), paint('#f0e4c4', rough=0.6), bevel=0)
            write(body, CAMERA, (x + 0.42, _BACK - 0.13, 2.27), paint('#3a1e10', rough=0.7))
        things[name] = way
    with group() as things['cells']:
        with group(at=(2.98, 4.5, 0), turn=-90):
            bars(2.0, 2.3, '#5a6468', 0.16, door=(0.5, 0.9), open_at=0)
            box((1.0, 0.3, 0), (2.0, 0.02, 2.3), paint('#123438', rough=1, glow=0.25), bevel=0)
    _gate()
    _waiting(night)
    _light(night)
    return things


def _desk(look):
    """Panelled oak with a step; returns the log on its slope."""
    oak, dark = paint(_OAK, rough=0.4, worn=0.15, scale=3), paint('#54300f', rough=0.5)
    box((-1.0, 3.0, 0), (3.2, 0.7, _DESK), oak, bevel=0.01)
    box((-1.0, 2.96, _DESK), (3.4, 0.9, 0.07), dark, bevel=0.02)
    box((-1.0, 2.62, 0), (3.4, 0.2, 0.16), dark, bevel=0.01)
    for i in range(5):
        box((-2.28 + i * 0.64, 2.64, 0.26), (0.54, 0.03, 0.92), dark, bevel=0.012)
        box((-2.28 + i * 0.64, 2.625, 0.34), (0.42, 0.03, 0.76), oak, bevel=0.02)
    for x in (-2.62, 0.62):
        box((x, 2.72, 0), (0.16, 0.2, _DESK), oak, bevel=0.01)
        placed((min(x, 0.38), 2.75, _DESK + 0.07), globe_lamp, True, 9 if look.night else 5)
    with group() as log:
        with group(at=(-0.72, 2.72, _DESK + 0.08)):
            prism([(-0.12, 0), (0.2, 0), (0.2, 0.3), (-0.12, 0.05)], 0.66, dark, rot=(0, 0, 90))
            for side in (-1, 1):
                box((side * 0.165, -0.13, 0.06), (0.31, 0.02, 0.36), paint('#f8f0d8', rough=0.8), bevel=0.006, rot=(-48, 0, 0))
                for i in range(5):
                    box((side * 0.165, -0.12 + i * 0.046, 0.115 + i * 0.042), (0.23 - 0.05 * (i % 3 == 2), 0.008, 0.014),
                        paint('#8a2a2a' if i == 3 and side > 0 else '#5a5448'), bevel=0, rot=(-48, 0, 0))
    placed((-1.35, 2.85, _DESK + 0.07), banker_lamp, look.night, 16, size=1.15)
    placed((-1.85, 2.85, _DESK + 0.07), desk_fan, look.phase('fan') * 40, turn=(-24, 8, 30)[look.phase('fan')] if not look.night else -20, size=1.2)
    placed((-0.1, 2.85, _DESK + 0.07), phone, '#2a2a30', size=1.1)
    placed((0.26, 2.7, _DESK + 0.07), bell)
    placed((-1.7, 2.75, _DESK + 0.07), mug, steam=True)
    placed((-1.6, 3.05, _DESK + 0.07), letter_tray, size=0.9)
    for i, hue in enumerate(('#ff3a3a', '#5aff7a', '#ffb43a')):
        ball((0.42 + i * 0.06, 2.6, _DESK - 0.06), 0.022, glow(hue, 4 if (i + look.phase('diode')) % 2 == 0 else 0.4), detail=1)
    return log


def _map(night):
    """The town on paper, its streets, the lake, and forty pins."""
    rnd = random.Random(12)
    with group() as chart:
        with group(at=(-0.62, _BACK - 0.1, 2.28)):
            box((0, 0, -0.66), (2.0, 0.05, 1.32), paint('#4a2c14', rough=0.5), bevel=0.01)
            plane((0, -0.03, 0), (1.88, 1.2), paint('#e8deb0', rough=0.9, glow=0.06), rot=(90, 0, 0))
            for x in (-0.6, -0.15, 0.32, 0.7):
                plane((x, -0.036, 0), (0.04, 1.2), paint('#b0a078'), rot=(90, 6 * x, 0))
            for z in (-0.36, 0.02, 0.34):
                plane((0, -0.038, z), (1.88, 0.04), paint('#b0a078'), rot=(90, -4, 0))
            cylinder((0.62, -0.03, -0.36), 0.2, 0.008, paint('#6aa8c8', rough=0.6), rot=(90, 0, 0))
            plane((-0.62, -0.034, 0.3), (0.42, 0.3), paint('#8ab06a'), rot=(90, 0, 0))
            for i in range(40):
                angle = i * 2.4
                away = 0.16 + 0.4 * rnd.random()
                ball((0.1 + away * 1.25 * math.cos(angle), -0.07, away * math.sin(angle) * 0.95), 0.026,
                     paint(('#e8282c', '#f4c83a', '#2f6fd8')[i % 3 if i % 2 else 0], rough=0.3, glow=0.2), detail=1)
    panel((-0.62, _BACK - 1.2, 3.0), (-0.62, _BACK, 2.2), (1.6, 0.3), 14 if night else 10, '#ffe0b0')
    return chart


def _number(look):
    """The red snail in front, and what it says is being served."""
    with group() as number:
        placed((1.02, 1.6, 0.06), ticket_dispenser)
    with group(at=(1.42, _BACK - 0.12, 2.78)):
        box((0, 0, -0.2), (0.44, 0.1, 0.36), paint('#1a1614', rough=0.5), bevel=0.01)
    write('30' if look.night else '07', CAMERA, (1.42, _BACK - 0.2, 2.76), glow('#ff4a3a', 2.2))
    return number


def _street_door(night):
    """On the left, with the half round of its window above it."""
    with group() as door:
        placed((-2.92, _BACK - 0.02, 0), wooden_door, 1.05, 2.1, '#6a3c1a', frame='#3a2010')
    placed((-2.4, _BACK - 0.05, 2.26), fanlight, 0.53, night)
    if not night:
        panel((-2.4, _BACK - 0.16, 2.5), (-2.6, 3.2, 2.3), (0.9, 0.4), 4, '#fff0c8')
    return door


def _gate():
    """Two swinging leaves between the desk and the doors."""
    oak = paint('#9a6230', rough=0.4, worn=0.1)
    box((0.78, 2.9, 0), (0.1, 0.1, 1.0), oak, bevel=0.01)
    with group(at=(0.84, 2.9, 0), turn=26):
        box((0.32, 0, 0.26), (0.64, 0.04, 0.6), oak, bevel=0.012)
        box((0.32, -0.02, 0.34), (0.46, 0.03, 0.44), paint('#54300f', rough=0.5), bevel=0.012)
    box((2.75, 2.9, 0), (1.5, 0.1, 0.9), oak, bevel=0.012)
    for i in range(6):
        box((2.12 + i * 0.25, 2.84, 0.12), (0.16, 0.03, 0.66), paint('#54300f', rough=0.5), bevel=0.01)


def _waiting(night):
    for x in (-1.75, -1.22, -0.69, -0.16):
        placed((x, 1.15, 0), steel_chair, '#a86a34', turn=180 + int(x * 10), size=1.12)
    placed((-2.95, 3.0, 0), filing_cabinet, '#7a6a4a', 4, turn=90)
    placed((-2.98, 3.6, 1.9), notice, 0.5, 0.66, picture='#c83a2c', turn=90)
    placed((2.3, 3.2, 0), cone)
    stopped_clock(CAMERA, (0.62, _BACK - 0.02, 2.68), 0.19)
    placed((2.9, 2.88, 0.9), paper_stack, 0.06)
    placed((2.4, 2.88, 0.9), binders, 3)
    placed((2.55, _BACK - 0.08, 2.72), bulkhead, night, 6, '#ff5a3a')


def _light(night):
    if night:
        sky([(0, '#1a1a3a'), (1, '#0a0a20')], 0.3)
        panel((-0.5, -0.9, 2.8), (0, 3.4, 1), (4, 1.6), 14, '#5a5ab8')
        lamp((-1.3, 2.3, 1.9), 18, '#9affa8', 0.2)
        lamp((-0.9, 2.2, 2.0), 14, '#ffd08a', 0.3)
        return
    sky([(0, '#ffe8c0'), (1, '#bfd8e8')], 0.7)
    panel((-0.5, -0.9, 2.8), (0, 3.4, 1), (4.5, 2), 130, '#ffe4c0')
    panel((0, 2.4, 3.1), (0, 2.6, 0), (4, 1.5), 40, '#ffe8c8')
    beam((-2.6, 4.3, 2.9), (-0.6, 1.5, 0.4), 150, '#ffd890', angle=46, blend=0.4)


SHOOT = Shoot('police-station-front-desk', CAMERA, build, exposure=(0.15, 0.7), loops=(
    Loop('fan', 2, (0, 1, 2, 1), fps=3, zone=(12, 62, 50, 108), hours=('day',)),
    Loop('diode', 1, (0, 1), fps=2, zone=(186, 108, 208, 124), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
