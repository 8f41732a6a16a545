"""The Geeks' shed: a listening room lined in copper red, seen from under its roof. Five chairs and a sixth place stand round
a radio, and each has its cable."""
import math

from builders.rooms.audio import egg_foam, headphones
from builders.rooms.decor import clock_804, round_rug
from builders.rooms.doors import wooden_door
from builders.rooms.electronics import radio_set, reel_machine
from builders.rooms.seats import chair
from builders.rooms.shell import boards
from builders.rooms.storage import crate
from builders.rooms.threads import fine_thread
from builders.rooms.zone import zone
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(0.35, -1.0, 3.25), to=(0.08, 2.3, 0.5), focal=262, size=SIZE)
_RADIO = (0, 2.2)
_HOLE = (0, 0.98)
_BACK = 4.3


def build(look):
    """Puts the shed on the stage; returns its hotspots."""
    night = look.night
    boards(6, 6, '#a4603a', '#4a2014', 0.24)
    round_rug((*_RADIO, 0.01), 1.05, ('#7a2a20', '#c8603a', '#e8a860'), 1)
    with group(at=(-2.4, _BACK, 0)):
        egg_foam(4.8, 2.6, '#b4573a', 0.2)
    for side in (-1, 1):
        box((side * 2.36, 2, 0), (0.12, 6, 2.8), paint('#8e4430', rough=0.95, worn=0.3, scale=2), bevel=0)
        for i in range(4):
            box((side * 2.26, 0.4 + i * 1.2, 0), (0.1, 0.1, 2.6), paint('#5a2a1c', rough=0.8), bevel=0.01)
    with group(at=(0.92, _BACK - 0.12, 0)) as door:
        wooden_door(0.9, 1.95, '#7a8a8c', 0, '#3a4246', 2)
        box((0.45, -0.1, 0), (0.86, 0.06, 0.04), glow('#e8f0ff', 1.2 if night else 3), bevel=0)
    with group() as recorder:
        _recorder(look)
    with group() as radio:
        _radio(look)
    with group() as chairs:
        for i in range(1, 6):
            a = math.radians(270 + i * 60)
            x, y = _RADIO[0] + 1.22 * math.cos(a), _RADIO[1] + 1.22 * math.sin(a)
            with group(at=(x, y, 0), turn=180 + i * 60 + (14 if i == 2 else 0)):
                chair('#d8a060' if i != 4 else '#e8c860', '#6a2a20')
                with group(at=(0, -0.02, 0.5), turn=30 * i):
                    headphones('#1c1c22')
    _cables()
    with group() as cable:
        _sixth()
    clock_804((-0.45, _BACK - 0.1, 1.16), 0.2, '#e8d8b0')
    _front()
    _light(look)
    return {'radio': radio, 'cable': cable, 'chairs': chairs, 'recorder': recorder, 'door': door}


def _recorder(look):
    """A tape machine on a crate by the back wall, and boxes of tape beside it."""
    with group(at=(-1.5, _BACK - 0.55, 0)):
        crate((0.86, 0.5, 0.36), '#a86a3a')
        with group(at=(0, -0.1, 0.36), size=1.05):
            reel_machine(look.phase('reels'), 1.2 if look.night else 0.7, '#6a6a6e')
    for i in range(4):
        box((-2.05 + 0.03 * i, _BACK - 1.0, i * 0.07), (0.34, 0.34, 0.065), paint(('#e8d8b0', '#c8603a', '#3a4a5a', '#e8c860')[i], rough=0.7), bevel=0.005)


def _radio(look):
    """On its crate in the middle: the dial, and on top the valves of what was added to it."""
    x, y = _RADIO
    with group(at=(x, y, 0)):
        crate((0.72, 0.56, 0.42), '#b87a44')
    beat = (1, 0.75, 1.25)[look.phase('valves')]
    with group(at=(x, y - 0.14, 0.42), size=1.6):
        radio_set('#7a2c1c', '#ffc05a', 2.4 * beat if look.night else 0.9)
    steel = paint('#a8acb0', rough=0.3, metal=0.7)
    box((x, y + 0.02, 0.8), (0.58, 0.24, 0.05), steel, bevel=0.01)
    for i in range(5):
        at = (x - 0.22 + i * 0.11, y + 0.02, 0.85)
        bulb = cylinder(at, 0.04, 0.13, glow('#ff8a30', 2.6 * beat) if look.night else paint('#d8c0a0', rough=0.1), top=0.034)
        bulb.visible_shadow = False
        ball((at[0], at[1], at[2] + 0.13), 0.035, paint('#e8e0d0', rough=0.1), detail=2)
    tube([(x + 0.28, y + 0.1, 0.8), (x + 0.42, y + 0.14, 1.6)], 0.012, steel)
    if look.night:
        lamp((x, y - 0.1, 1.2), 44 * beat, '#ffa458', 0.12)
        lamp((x, y - 0.75, 0.5), 9 * beat, '#ffb860', 0.12)


def _cables():
    """From the radio to each chair."""
    for i in range(1, 6):
        a = math.radians(270 + i * 60)
        points = [(_RADIO[0] + r * math.cos(a + wave), _RADIO[1] + r * math.sin(a + wave), 0.03)
                  for r, wave in ((0.36 + k * 0.05, 0.16 * math.sin(k * 0.62 + i)) for k in range(15))]
        tube(points, 0.022, paint('#1c1a20', rough=0.5))


def _sixth():
    """The sixth cable goes down through the floor; a thread is tied to it."""
    x, y = _HOLE
    disc((x, y, 0.014), 0.15, paint('#060406', rough=1), rot=(0, 0, 0))
    ring((x, y, 0.02), 0.155, 0.026, paint('#c8a868', rough=0.35, metal=0.7), rot=(0, 0, 0))
    way = [(0.11 * math.sin(k * 0.7), 1.9 - k * 0.075, 0.03) for k in range(12)]
    tube([*way, (x, y + 0.04, 0.05), (x, y, -0.2)], 0.03, paint('#1c1a20', rough=0.5))
    fine_thread(CAMERA, [(0.0, 1.24, 0.07), (0.1, 1.2, 0.05), (0.24, 1.26, 0.03), (0.34, 1.14, 0.03), (0.46, 1.2, 0.03)])


def _front():
    """Under the roof, close to the viewer: a beam, a coil of wire on its nail."""
    box((1.62, 0.1, 1.5), (0.5, 1.6, 0.06), paint('#6a3a24', rough=0.7, worn=0.3), bevel=0.01)
    for i in range(3):
        with group(at=(1.56, 0.1 + i * 0.34, 1.56)):
            cylinder((0, 0, 0), 0.12, 0.16 + 0.03 * i, paint(('#c8a868', '#a8b0b4', '#c8603a')[i], rough=0.3, metal=0.4))
    for i in range(4):
        ring((-1.28, 0.5, 1.5 + i * 0.035), 0.22 + 0.012 * (i % 2), 0.026, paint(('#1c1a20', '#e8a03a')[i == 2], rough=0.5), rot=(0, 0, 0))
    box((-1.6, 0.45, 1.42), (0.9, 0.6, 0.06), paint('#6a3a24', rough=0.7, worn=0.3), bevel=0.01)


def _light(look):
    if look.night:
        sky([(0, '#14101c'), (1, '#0a0610')], 0.15)
        panel((1.37, _BACK - 0.3, 0.1), (1.2, 2.6, 0), (0.8, 0.2), 16, '#9ab8ff')
        panel((-1.6, 0.4, 2.9), (0.4, 2.6, 0), (0.7, 0.7), 20, '#6a8aff')
        panel((0, -0.8, 3.2), (0, 2.4, 0), (3, 1), 12, '#8a4a9a')
        return
    sky([(0, '#f0e0d0'), (1, '#c8b8b0')], 0.3)
    beam((2.1, 0.2, 3.4), (-0.2, 2.6, 0), 620, '#ffe8c0', angle=42, blend=0.35, size=0.12)
    panel((1.37, _BACK - 0.3, 0.3), (1.0, 2.4, 0), (0.8, 0.4), 24, '#f0f4ff')
    panel((0, -0.8, 3.3), (0, 2.4, 0), (3.4, 1.4), 96, '#ffe0c8')


SHOOT = Shoot('geeks-house-shed', CAMERA, build, loops=(
    Loop('reels', 2, (0, 1, 2), 3, zone(CAMERA, (-1.5, _BACK - 0.7, 1.0), (0.4, 0.26))),
    Loop('valves', 2, (0, 0, 1, 0, 2, 1), 3, zone(CAMERA, (_RADIO[0], _RADIO[1], 0.78), (0.42, 0.3)), ('night',)),
), exposure=(0.7, 0.9))

if __name__ == '__main__':
    SHOOT.main()
