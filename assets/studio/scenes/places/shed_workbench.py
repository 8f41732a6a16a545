"""The workbench of the railway shed, end on: a ticket in the vise, a conductor's lamp, beams through the knotholes."""
from builders.rooms.boards import chart
from builders.rooms.doors import wooden_door
from builders.rooms.office_storage import tin
from builders.rooms.placed import placed
from builders.rooms.railway import anvil, conductor_lamp, planks, ticket_punch
from builders.rooms.rig import dust, shaft
from builders.rooms.shell import boards
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.storage import crate
from builders.rooms.workshop import bucket, coil, hammer, jars, pegboard, saw, spanner, toolbox, vise
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.0, -0.7, 1.72), focal=258, vanishing=(146, 74), size=SIZE)
_BACK, _TOP, _LEFT, _RIGHT = 5.4, 1.06, -1.9, 2.6


def build(look):
    """Puts the shed on the stage; returns its hotspots."""
    night = look.night
    crack = ('#5a78e0', 0.9) if night else ('#ffdc8a', 5)
    boards(8, _BACK, '#7a5430', '#2a1a0e', 0.24)
    with group(at=(_LEFT - 0.4, _BACK, 0)):
        planks(_RIGHT - _LEFT + 0.8, 4.2, '#a8743a', light=crack, seed=5)
    with group(at=(_LEFT, -1, 0), turn=90):
        planks(7, 4.2, '#96662f', light=crack, seed=8)
    with group(at=(_RIGHT, 6, 0), turn=-90):
        planks(8, 4.2, '#96662f', light=crack, seed=11)
    for y in (1.4, 3.0, 4.6):
        box((0.3, y, 2.86), (5.4, 0.18, 0.2), paint('#5a3c20', rough=0.9, worn=0.3), bevel=0.02)
    plane((0.3, 2, 3.2), (6, 9), paint('#4a3018', rough=1), rot=(180, 0, 0))
    wood = paint('#b8803c', rough=0.55, worn=0.3, scale=6)
    box((0.66, 2.6, _TOP - 0.1), (0.95, 3.7, 0.1), wood, bevel=0.012)
    for y in (0.95, 2.5, 4.2):
        for x in (0.28, 1.04):
            box((x, y, 0), (0.11, 0.11, _TOP - 0.1), paint('#6a4422', rough=0.8), bevel=0)
    box((0.66, 2.6, 0.3), (0.85, 3.5, 0.04), paint('#6a4422', rough=0.8), bevel=0)
    ticket = _ticket(night)
    punch = placed((0.36, 1.08, _TOP), ticket_punch, 26 * look.phase('punch') + 8, turn=-38, size=1.25)
    placed((0.3, 1.5, _TOP), conductor_lamp, night, 22, flame=look.phase('flame'), size=1.5)
    placed((0.4, 2.3, _TOP), toolbox, '#8a3a24', turn=80)
    placed((0.55, 3.0, _TOP), jars, 5)
    placed((0.9, 2.6, _TOP), tin, 0.08, 0.18, '#3a6a8a')
    placed((0.85, 3.6, _TOP), bucket, size=0.8)
    table = _timetable()
    wall = placed((_LEFT + 0.02, 3.2, 1.72), pegboard, 1.9, 1.0, '#2a8a84', 12, 2, (3,), turn=90)
    stairs = _stairs()
    door = placed((_LEFT + 0.22, _BACK - 0.04, 0), wooden_door, 0.92, 2.1, '#8a5a2c', open_at=24, frame='#4a3018')
    box((_LEFT + 0.68, _BACK - 0.02, 0.05), (0.86, 0.02, 2.0), glow('#3a4a8a' if night else '#ffe4a8', 0.9 if night else 2.6), bevel=0)
    _things()
    _light(look)
    return {'ticket': ticket, 'punch': punch, 'timetable': table, 'tool-wall': wall, 'loft': stairs, 'door': door}


def _ticket(night):
    """Between the jaws of the vise in front; its hole goes through."""
    placed((0.62, 1.05, _TOP), vise, '#7a4a2c', 0.2, size=1.3)
    with group() as ticket:
        box((0.62, 1.0, _TOP + 0.13), (0.34, 0.012, 0.22), paint('#f4dca0', rough=0.8, glow=0.16), bevel=0)
        for z in (0.325, 0.15):
            box((0.62, 0.99, _TOP + z), (0.3, 0.006, 0.009), paint('#c0342c', glow=0.1), bevel=0)
        write('ARCADIA', CAMERA, (0.62, 0.985, _TOP + 0.285), paint('#4a2a18', rough=0.9))
        write('TO', CAMERA, (0.525, 0.985, _TOP + 0.215), paint('#4a2a18', rough=0.9))
        for x, z in ((0.72, 0.215), (0.62, 0.2))[:2 if night else 1]:
            disc((x, 0.985, _TOP + z), 0.03, paint('#1a1008', rough=1), sides=14)
    if night:
        for i in range(13):
            disc((0.2 + 0.07 * (i % 5), 0.92 - 0.05 * (i // 5), _TOP + 0.004), 0.016, paint('#f4dca0'), rot=(0, 0, 0), sides=8)
    return ticket


def _timetable():
    with group() as table:
        with group(at=(0.18, _BACK - 0.06, 1.85)):
            box((0, 0, -0.52), (0.86, 0.04, 1.04), paint('#4a3018', rough=0.6), bevel=0.01)
            box((0, -0.03, -0.47), (0.76, 0.01, 0.94), paint('#f0e2bc', rough=0.8, glow=0.08), bevel=0)
            box((0, -0.045, 0.32), (0.6, 0.006, 0.07), paint('#8a2a24'), bevel=0)
            for row in range(7):
                for column, wide in ((-0.24, 0.2), (0.08, 0.12), (0.27, 0.12)):
                    box((column, -0.045, 0.2 - row * 0.09), (wide, 0.006, 0.03), paint('#c02a24' if row == 4 and column > 0.2 else '#5a4a38'), bevel=0)
    return table


def _stairs():
    """Steep, up to the loft at the back on the right, with a rope for a rail."""
    wood = paint('#b8803c', rough=0.7, worn=0.2)
    with group() as stairs:
        for i in range(11):
            box((1.34 + i * 0.085, 4.2 + i * 0.085, 0.24 + i * 0.25), (0.1, 0.8, 0.05), wood, bevel=0.006, rot=(0, 0, 44))
        for dx, dy in ((-0.28, 0.28), (0.28, -0.28)):
            tube([(1.3 + dx, 4.2 + dy, 0.05), (2.25 + dx, 5.1 + dy, 2.9)], 0.05, wood)
    return stairs


def _things():
    placed((-0.85, 2.5, 0), anvil, turn=12, size=1.15)
    placed((-1.45, 1.7, 0), crate, turn=20, size=1.2)
    placed((-1.4, 1.7, 0.36), crate, turn=-8)
    for i, (make, y) in enumerate(((saw, 2.0), (hammer, 2.5), (spanner, 2.9), (coil, 3.5))):
        placed((_RIGHT - 0.04, y, 2.1), make, turn=-90, size=1.3)
    stopped_clock(CAMERA, (1.05, _BACK - 0.02, 2.52), 0.21)
    tube([(-0.6, 3.0, 2.86), (-0.6, 3.0, 2.3)], 0.012, '#2a2018')
    placed((-0.6, 3.0, 2.02), conductor_lamp, False)
    for x in (-1.2, -0.9):
        tube([(x, 4.6, 2.86), (x + 0.1, 4.6, 2.2), (x + 0.02, 4.6, 1.9)], 0.02, paint('#c8a060', rough=1))


def _light(look):
    if look.night:
        sky([(0, '#14122a'), (1, '#0a0a1a')], 0.3)
        panel((0, -0.6, 2.6), (0, 3, 1), (2.6, 1), 22, '#5a5ad0')
        lamp((0.32, 1.2, 1.75), 24, '#ffb04a', 0.25)
        lamp((0.1, 3.2, 2.3), 26, '#ff9a3a', 0.4)
        panel((1.9, 4.9, 3.0), (1.5, 4.2, 0.6), (0.7, 0.7), 14, '#6a86ff')
        panel((_LEFT + 0.7, _BACK - 0.3, 1.6), (-0.6, 3, 0.2), (0.6, 1.6), 8, '#6a86ff')
        return
    sky([(0, '#ffe4b8'), (1, '#c8d8e8')], 0.4)
    panel((0, -0.6, 2.6), (0, 3, 1), (3, 1.2), 62, '#ffe0b0')
    panel((_LEFT + 0.7, _BACK - 0.3, 1.4), (0.2, 2, 0.2), (0.7, 1.8), 50, '#ffe4b0')
    for i, (x, z) in enumerate(((_RIGHT - 0.1, 2.5), (_RIGHT - 0.1, 2.9), (_RIGHT - 0.1, 2.2))):
        shaft((x, 2.2 + i * 0.9, z, 0.07, 0.07), (-0.95, -0.25, -0.62), strength=0.09, leaves=1)
    lamp((0.7, 1.4, 2.2), 9, '#ffd890', 0.1)
    dust((-0.6, 1.4, 0.9, 1.8, 4.0, 2.4), 40, seed=1 + look.phase('dust'), size=0.016, strength=2.0)


SHOOT = Shoot('shed-workbench', CAMERA, build, exposure=(0.25, 0.5), loops=(
    Loop('dust', 2, (0, 0, 1, 1, 2, 2), fps=2, zone=(170, 50, 240, 120), hours=('day',)),
    Loop('flame', 2, (0, 1, 0, 2), fps=6, zone=(160, 84, 214, 162), hours=('night',)),
    Loop('punch', 1, (0, 0, 0, 0, 0, 0, 1, 0), fps=3, zone=(146, 132, 246, 206), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
