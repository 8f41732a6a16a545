"""The on-air booth: a microphone against the window, a lit sign, and a deck whose door has been taped shut."""
from builders.rooms.audio import egg_foam, headphones, microphone, mixing_desk, record_crate, record_shelf, speaker, turntable
from builders.rooms.boards import notice
from builders.rooms.desk import office_chair
from builders.rooms.desk_things import mug, paper_cup, work_lamp
from builders.rooms.doors import institution_door
from builders.rooms.electronics import rack, reel_machine
from builders.rooms.office_storage import paper_stack
from builders.rooms.pane_views import corridor_view, door_pane
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.stopped_clock import stopped_clock
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.3, -0.5, 1.42), focal=262, vanishing=(204, 98), size=SIZE)
_BACK, _TOP, _RED = 2.9, 0.8, '#ff3428'


def build(look):
    """Puts the booth on the stage; returns its hotspots."""
    night = look.night
    on = night and look.phase('sign') == 0
    room(4.4, _BACK, 2.7, wall='#6a2a2c', floor='#3a1c1e', ceiling='#3a2224', skirting='#241012', openings=((0.2, 1.15, 2.1, 0.95),))
    with group(at=(-2.14, _BACK, 1.0)):
        egg_foam(0.96, 1.6, '#7a2e30', 0.16)
    _library(night)
    _sign(on, night)
    box((0.1, 1.95, _TOP - 0.06), (3.7, 1.0, 0.06), paint('#5a3222', rough=0.4, worn=0.15), bevel=0.01)
    box((0.1, 1.5, 0.1), (3.6, 0.04, _TOP - 0.16), paint('#3a1e16', rough=0.5), bevel=0)
    placed((0.05, 1.5, _TOP), mixing_desk, 1.5, look.phase('meters'), 1.0 if not night else 1.25)
    deck = _deck(look)
    with group() as mike:
        placed((-0.72, 0.98, 0.86), microphone, True, '#d8dce2', 0.62, size=1.25)
    log = _log(night)
    placed((1.3, 1.75, _TOP), turntable, look.phase('meters') * 60, size=1.0)
    placed((1.0, 2.2, _TOP), turntable, 0, '#3a7ab8', size=0.9)
    placed((0.92, 1.58, _TOP), headphones, size=1.1)
    placed((-0.85, 1.62, _TOP), mug, '#d8d0c0', '#c8322c', size=1.2)
    placed((-0.95, 2.3, _TOP), work_lamp, not night, 4, '#2a2a30')
    placed((-1.85, 2.3, 0), rack, 0.7, 2.1, '#3a2a2c', seed=14, phase=look.phase('meters'), lamps=('#ff4a3a', '#ffb43a', '#5aff7a'))
    placed((-1.25, _BACK - 0.2, 1.75), speaker, 0.5, '#3a2018', -8)
    door = placed((1.4, _BACK - 0.06, 0), institution_door, 0.64, 2.05, '#8a3a30', (0.36, 0.56), frame='#2c1414')
    door += door_pane(corridor_view, night, (1.4, _BACK - 0.06, 0), width=0.64, tall=2.05, window=(0.36, 0.56), hue=('#5ab0a6', '#2a7a76'))
    placed((-1.5, 0.95, 0), record_crate, seed=4, turn=20, size=1.2)
    placed((0.9, 0.75, 0), office_chair, '#2a2428', turn=150)
    stopped_clock(CAMERA, (-0.94, _BACK - 0.02, 2.4), 0.2, rim='#1a1014')
    _papers()
    _light(night, on)
    return {'cassette-deck': deck, 'microphone': mike, 'log': log, 'door': door}


def _library(night):
    """Behind the pane: shelves of records under a lamp."""
    plane((0.2, _BACK + 0.05, 1.62), (2.1, 0.95), glass('#f0e8e0', 0.06), rot=(90, 0, 0))
    for x in (-0.88, 1.28):
        box((x, _BACK, 1.12), (0.08, 0.14, 1.0), paint('#241012'), bevel=0)
    for z in (1.1, 2.08):
        box((0.2, _BACK, z), (2.24, 0.14, 0.07), paint('#241012'), bevel=0)
    for x in (-0.9, 0.34, 1.58):
        placed((x, _BACK + 1.7, 0), record_shelf, 1.2, 6, int(x * 10) + 20)
    box((0.2, _BACK + 1.0, -0.02), (5, 2, 0.02), paint('#3a2418'), bevel=0)
    lamp((0.5, _BACK + 0.7, 2.2), 16 if night else 30, '#ffc27a', 0.1)


def _sign(on, night):
    """ON AIR, over the pane."""
    with group(at=(0.55, _BACK - 0.1, 2.36)):
        box((0, 0, -0.14), (0.92, 0.12, 0.3), paint('#1a0c0e', rough=0.5), bevel=0.012)
        box((0, -0.065, -0.11), (0.84, 0.01, 0.24), paint('#38080a' if on else '#4a1618', rough=0.3), bevel=0)
        for z in (-0.135, 0.135):
            box((0, -0.075, z + 0.0), (0.88, 0.02, 0.018), glow(_RED, 2.4) if on else paint('#6a2022', rough=0.4), bevel=0)
    write('ON AIR', CAMERA, (0.55, _BACK - 0.2, 2.365), glow('#ff4a3a', 2.8) if on else paint('#c89a8a', rough=0.6))
    if on:
        panel((0.55, _BACK - 0.3, 2.36), (0.2, 1.2, 0.8), (0.9, 0.3), 60, _RED)
        lamp((0.55, _BACK - 0.9, 2.2), 14, _RED, 0.2)


def _deck(look):
    """The cassette deck on the left of the desk; its door is held shut by crossed tape."""
    with group() as deck:
        with group(at=(-1.0, 1.75, _TOP)):
            box((0, 0.15, 0), (0.56, 0.32, 0.3), paint('#2c2e34', rough=0.35), bevel=0.012)
            box((-0.1, -0.015, 0.07), (0.28, 0.02, 0.19), paint('#0e0e12', rough=0.2), bevel=0)
            box((-0.1, -0.03, 0.09), (0.22, 0.01, 0.14), paint('#1c1a20', rough=0.3, glow=0.1), bevel=0)
            for i, x in enumerate((-0.15, -0.05)):
                cylinder((x, -0.036, 0.16), 0.03, 0.012, paint('#d8d4c8', rough=0.4), rot=(90, 0, 0), sides=14)
                box((x, -0.052, 0.155), (0.05, 0.006, 0.01), paint('#2a2a30'), bevel=0, rot=(0, 40 * look.phase('hubs') + 30 * i, 0))
            for lean in (-32, 32):
                box((-0.1, -0.06, 0.15), (0.36, 0.004, 0.035), paint('#f4e8c0', rough=0.5, glow=0.1), bevel=0, rot=(0, lean, 0))
            for i in range(5):
                box((0.08 + i * 0.04, -0.025, 0.04), (0.03, 0.03, 0.03), paint('#c8ccd0', metal=0.7, rough=0.3), bevel=0)
            for i in range(6):
                box((0.08 + i * 0.032, -0.022, 0.2), (0.022, 0.008, 0.04), glow('#5aff7a' if i < 4 else '#ff4a3a', 2.4 if look.night and i < 2 + 2 * (look.phase('hubs') % 2) else 0.3), bevel=0)
        tube([(-1.28, 1.8, 0.86), (-1.36, 1.6, 0.84), (-1.22, 1.5, 0.7), (-1.3, 1.46, 0.5)], 0.014, paint('#0e0e12'))
    return deck


def _log(night):
    """The day's page on its clipboard, leaning beside the desk's right end."""
    with group() as log:
        with group(at=(0.62, 1.5, _TOP + 0.26)):
            box((0, 0.06, -0.02), (0.34, 0.02, 0.42), paint('#7a4a24', rough=0.6), bevel=0.006, rot=(-22, 0, 0))
            box((0, 0.045, 0.0), (0.29, 0.01, 0.36), paint('#f8f0d8', rough=0.8), bevel=0, rot=(-22, 0, 0))
            box((0, 0.16, 0.34), (0.12, 0.03, 0.05), paint('#c8ccd0', metal=0.9, rough=0.25), bevel=0.006)
            for i in range(7 if night else 5):
                box((0.0, 0.155 - 0.018 * i - 0.01, 0.29 - i * 0.042), (0.22 - 0.06 * (i % 3 == 1), 0.008, 0.014), paint('#a02a24' if i == 2 else '#4a4440'), bevel=0)
    return log


def _papers():
    placed((0.75, 2.25, _TOP), paper_stack, 0.06)
    placed((-0.5, 2.3, _TOP), paper_cup, straw=True)
    for x, z, hue in ((-1.75, 2.3, '#3a7ab8'), (-1.5, 1.35, None)):
        placed((x, _BACK - 0.12, z), notice, 0.3, 0.38, '#f0e4c8', hue)


def _light(night, on):
    if night:
        sky([(0, '#180a10'), (1, '#0a0608')], 0.3)
        panel((0.2, -0.4, 2.5), (0, 2, 0.8), (2.6, 1.2), 10, '#6a3ab8')
        lamp((0.1, 1.4, 1.1), 3, '#ffb06a', 0.2)
        return
    sky([(0, '#ffe8c8'), (1, '#d8c0b0')], 0.4)
    panel((0.2, -0.4, 2.6), (0, 2, 0.8), (3, 1.4), 75, '#ffdcc8')
    beam((-2.0, 0.2, 2.5), (-0.2, 1.9, 0.8), 190, '#ffe0a0', angle=24, blend=0.25)


SHOOT = Shoot('flunk-fm-on-air-booth', CAMERA, build, exposure=(0.7, 0.7), loops=(
    Loop('meters', 2, (0, 1, 2, 1), fps=5, zone=(134, 136, 246, 176), hours=('day',)),
    Loop('sign', 1, (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0), fps=8, zone=(160, 0, 288, 62), hours=('night',)),
    Loop('hubs', 2, (0, 1, 2), fps=3, zone=(14, 128, 100, 172), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
