"""The Geeks' workshop: the ring that they build, its dials on last Friday, and a radio in the vise that needs no plug."""
import math
import random

from builders.rooms.boards import scribble
from builders.rooms.computer import cables
from builders.rooms.desk_things import work_lamp
from builders.rooms.doors import roller_door
from builders.rooms.electronics import meter, oscilloscope, rack, radio_set
from builders.rooms.office_storage import metal_shelves
from builders.rooms.placed import placed
from builders.rooms.rig import sunlight
from builders.rooms.shell import room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.windows import outside
from builders.rooms.workshop import HEIGHT, bucket, jars, ladder, pegboard, toolbox, vise, workbench
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.5, -0.6, 1.35), focal=250, vanishing=(226, 112), size=SIZE)
_RING, _RADIUS, _BACK = (-0.35, 2.9, 1.32), 1.08, 4.6
_STEEL, _BLUE = '#6a86a0', '#5ab4ff'


def build(look):
    """Puts the workshop on the stage; returns its hotspots."""
    night = look.night
    room(5.1, _BACK, 3.1, wall=paint('#5d7790', rough=0.8, worn=0.15, scale=1.5), floor=paint('#5a6470', rough=0.35, worn=0.35, scale=2.5),
         ceiling='#4a5a6a', skirting='#33404e', openings=((1.75, 0.0, 1.9, 2.4),))
    outside(night, ground=-0.05, near=9)
    door = placed((0.8, _BACK - 0.05, 0), roller_door, 1.9, 2.4, 0.6 if not night else 0.04)
    machine = _ring(look)
    _tools()
    plan = _blueprint()
    radio = _vise(look)
    placed((-2.5, 3.5, 0), metal_shelves, 1.8, 4, 2.1, '#4a6076', 'stores', turn=90, seed=9)
    placed((-2.05, _BACK - 0.45, 0), rack, 0.7, 1.9, '#3f5266', seed=12, phase=look.phase('scope'), lamps=('#5ab4ff', '#ffb43a', '#7affd0'))
    placed((0.42, _BACK, 0), ladder, 2.3)
    stopped_clock(CAMERA, (-0.22, _BACK - 0.02, 1.98), 0.24, rim='#8a3a2a', shine=0.12 if night else 0.0)
    cables([(-1.4, 2.9, 0.03), (-1.9, 2.2, 0.03), (-1.4, 1.5, 0.03), (-2.4, 1.0, 0.03)], ('#1c1c22', '#c8642c', '#2a4a8a'), 0.025)
    cables([(0.6, 2.9, 0.03), (1.0, 2.0, 0.03), (0.5, 1.4, 0.03), (1.5, 1.1, 0.03)], ('#1c1c22', '#d8a83a'), 0.025, seed=5)
    placed((-1.75, 1.6, 0), toolbox, open_lid=True, turn=24)
    placed((0.75, 3.9, 0), bucket)
    _light(night)
    return {'ring': machine, 'radio': radio, 'blueprint': plan, 'door': door}


def _ring(look):
    """As tall as a person, half of its plates on; dials on its foot."""
    x, y, z = _RING
    steel, dark = paint(_STEEL, rough=0.25, metal=0.85), paint('#2f3a46', rough=0.5, metal=0.4)
    with group() as things:
        ring(_RING, _RADIUS, 0.1, steel, steps=48)
        ring((x, y - 0.08, z), _RADIUS - 0.12, 0.024, glow(_BLUE, (2.6 if look.phase('spark') == 0 else 3.6) if look.night else 0.7), steps=48)
        for i in range(16):
            angle = i * math.tau / 16
            at = (x + _RADIUS * math.cos(angle), y - 0.02, z + _RADIUS * math.sin(angle))
            if i in (2, 3, 5):
                continue
            with group(at=at):
                box((0, 0, -0.11), (0.26, 0.3, 0.22), dark if i % 2 else steel, bevel=0.03, rot=(0, -math.degrees(angle), 0))
                ball((0, -0.16, 0), 0.035, glow('#ffb43a' if i % 4 else '#7affd0', 2.2 if look.night else 1.0), detail=1)
        for side in (-1, 1):
            tube([(x + side * 0.8, y, z - 0.75), (x + side * 1.0, y + 0.1, 0.05)], 0.07, dark)
            box((x + side * 1.0, y + 0.05, 0), (0.4, 0.6, 0.08), dark, bevel=0.01)
        box((x, y - 0.05, 0), (1.1, 0.5, 0.26), steel, bevel=0.02)
        for i in range(3):
            meter((x - 0.34 + i * 0.34, y - 0.31, 0.14), 0.09, 30 - i * 28, 1.3 if look.night else 0.9)
        coil = paint('#c87a3a', rough=0.3, metal=0.9)
        for i in range(7):
            angle = math.radians(60 + i * 5)
            ring((x + _RADIUS * math.cos(angle), y, z + _RADIUS * math.sin(angle)), 0.13, 0.018, coil, rot=(0, 90 - math.degrees(angle), 0),
                 steps=12)
    with group():
        tube([(x - 1.0, y, z + 0.6), (x - 1.5, y + 0.6, 2.4), (x - 1.6, y + 1.2, 3.0)], 0.05, paint('#1c2028', rough=0.6))
        tube([(x + 0.7, y, z + 0.9), (x + 0.5, y + 0.7, 2.8), (x + 0.3, y + 1.4, 3.05)], 0.05, paint('#1c2028', rough=0.6))
    placed((x + 0.75, y - 0.55, 0), _donations)
    if look.night:
        _sparks(look.phase('spark'))
    return things


def _donations():
    """A jar of coins on a crate."""
    box((0, 0, 0), (0.34, 0.3, 0.3), paint('#8a6a44', rough=0.8, worn=0.2), bevel=0.01)
    cylinder((0, 0, 0.3), 0.09, 0.1, paint('#c8923a', rough=0.3, metal=0.8), sides=16)
    cylinder((0, 0, 0.3), 0.1, 0.22, glass('#e8f4ff', 0.15), sides=18)
    box((0, -0.105, 0.36), (0.12, 0.006, 0.07), paint('#f4eeda', rough=0.8), bevel=0)


def _sparks(frame):
    """They fall from the joint that is not closed yet."""
    rnd = random.Random(40 + frame)
    x, y, z = _RING[0] + _RADIUS * math.cos(math.radians(62)), _RING[1] - 0.2, _RING[2] + _RADIUS * math.sin(math.radians(62))
    for _ in range(16):
        fall = rnd.random() ** 1.4
        px, pz = x + rnd.uniform(-0.26, 0.34) * (0.2 + fall), z - fall * 1.6
        tube([(px, y, pz), (px + rnd.uniform(-0.03, 0.03), y, pz + 0.05 + 0.09 * fall)], 0.014, glow('#ffe08a' if rnd.random() < 0.6 else '#8ad0ff', 6))
    lamp((x, y - 0.1, z), (16, 30, 7)[frame % 3], '#bfe0ff', 0.05)


def _tools():
    """Along the right wall, as far as it is seen."""
    with group(at=(2.5, 3.3, 0), turn=-90):
        workbench(2.2, '#8a7a62')
        placed((-0.6, -0.3, HEIGHT), jars, 5)
        placed((0, -0.02, 1.85), pegboard, 2.0, 0.9, '#a8b4b8', 12, 3, (4,))


def _blueprint():
    with group() as plan:
        with group(at=(-1.35, _BACK - 0.02, 1.75)):
            plane((0, -0.01, 0), (1.0, 0.75), paint('#2456b0', rough=0.8, glow=0.12), rot=(90, 0, 0))
            white = paint('#d8e8ff', rough=0.8, glow=0.2)
            ring((-0.12, -0.03, 0.02), 0.26, 0.008, white)
            ring((-0.12, -0.03, 0.02), 0.18, 0.006, white)
            for line in ([(-0.45, 0), (0.2, 0)], [(-0.12, -0.32), (-0.12, 0.33)], *scribble(0.22, 0.25, 0.24, 5, 4, 0.1)):
                tube([(px, -0.03, pz) for px, pz in line], 0.006, white)
            ring((0.3, -0.03, -0.24), 0.09, 0.014, paint('#6a4a2c', rough=1), rot=(90, 0, 0))
    return plan


def _vise(look):
    """In front, cut by the frame: the radio between its jaws."""
    box((1.1, 0.98, 0.78), (1.3, 0.56, 0.07), paint('#7a5e3e', rough=0.6, worn=0.35), bevel=0.01)
    placed((0.72, 0.85, 0.85), vise, '#3f6f9e', 0.34, size=1.1)
    with group() as radio:
        placed((0.72, 0.8, 0.97), radio_set, '#b8442c', lit=2.4 if look.night else 1.3, size=0.82)
    placed((1.13, 0.9, 0.85), oscilloscope, look.phase('scope'), 2.2, size=0.85, turn=-8)
    placed((1.35, 1.2, 0.85), work_lamp, True, 14 if look.night else 3, '#3a6ab0')
    return radio


def _light(night):
    if night:
        panel((0.2, -0.8, 2.7), (0, 3, 1), (3, 1.6), 11, '#5a6ad8')
        lamp((_RING[0], _RING[1] - 0.35, _RING[2]), 40, _BLUE, 0.5)
        lamp((_RING[0], _RING[1] + 0.5, _RING[2]), 26, _BLUE, 0.4)
        lamp((0.6, 0.3, 1.5), 3, '#ffb46a', 0.1)
        return
    sunlight((-0.5, -0.9, -0.42), 10, (1.75, _BACK, 0.7, 1.8, 1.4), 85, soft_hue='#dce8f4')
    lamp((_RING[0], _RING[1] + 0.6, _RING[2]), 10, '#a8d8ff', 0.4)


SHOOT = Shoot('geeks-house-workshop', CAMERA, build, exposure=(0.3, 0.45), loops=(
    Loop('scope', 2, (0, 1, 2, 1), fps=5, zone=(292, 142, 346, 196), hours=('day',)),
    Loop('spark', 2, (0, 1, 2, 1, 0, 2), fps=8, zone=(178, 36, 226, 136), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
