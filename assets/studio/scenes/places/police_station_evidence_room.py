"""The evidence room: squares of steel behind a cage, and in them everything of that Friday in bags."""
from builders.rooms.boards import notice
from builders.rooms.decor import sneaker
from builders.rooms.desk import table
from builders.rooms.desk_things import letter_tray, mug, wastebasket, work_lamp
from builders.rooms.evidence import cubbies, evidence_bag, wire_mesh
from builders.rooms.lights import fluorescent
from builders.rooms.office_storage import carton, metal_shelves, paper_stack
from builders.rooms.placed import placed
from builders.rooms.plumbing import duct, pipe, vent
from builders.rooms.police import cone
from builders.rooms.shell import room
from builders.rooms.threads import fine_thread
from builders.rooms.workshop import ladder
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky
from kit.materials import paint
from kit.place import SIZE
from kit.shapes import box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.75, -0.6, 1.5), focal=246, vanishing=(216, 92), size=SIZE)
_BACK, _CELL, _LEFT, _LOW = 3.7, 0.62, -1.45, 0.22


def build(look):
    """Puts the room on the stage; returns its hotspots."""
    night = look.night
    room(5.2, _BACK, 2.9, wall=paint('#a8b04a', rough=0.8, worn=0.15, scale=1.5), floor=paint('#5a6040', rough=0.4, worn=0.3, scale=2),
         ceiling='#8a9048', skirting='#4a5028')
    placed((_LEFT, _BACK - 0.5, _LOW), cubbies, 5, 4, _CELL, 0.46, '#c0cc4a')
    empty, friday, glowing = _bags(look)
    placed((-2.56, 2.7, 0), metal_shelves, 1.9, 4, 2.2, '#8a9650', 'evidence', turn=90, seed=3)
    placed((2.15, _BACK, 0), metal_shelves, 0.8, 4, 2.3, '#8a9650', 'evidence', seed=8)
    placed((2.58, 2.2, 0), metal_shelves, 1.3, 4, 2.2, '#8a9650', 'evidence', turn=-90, seed=4)
    on = not night and look.phase('tube') == 0
    placed((0.1, 2.2, 2.86), fluorescent, 1.9, on, 3.2, 60, '#f4ffb0')
    placed((0.2, 3.3, 2.6), duct, 5.2, '#9aa45a', 0.26)
    pipe([(-2.5, _BACK - 0.08, 2.4), (2.5, _BACK - 0.08, 2.4)], 0.04, '#7a843a')
    placed((2.0, _BACK - 0.02, 2.6), vent, 0.5, 0.26, '#b8c05a')
    _desk(night)
    gate = _cage()
    placed((-1.9, 3.1, 0), ladder, 2.2, 0.4, '#b0a040')
    placed((1.9, 2.3, 0), cone)
    placed((0.1, 2.75, 0), carton, 0.5, 0.36, 0.3, '#c8b08a', lid=True, turn=12)
    placed((0.1, 2.75, 0.3), carton, 0.44, 0.34, 0.28, '#b89a70', lid=True, turn=-6)
    _light(night, on)
    return {'empty-bag': empty, 'shelf': friday, 'glowing-bag': glowing, 'door': gate}


def _place(column, row):
    """The middle of the floor of one of the squares."""
    return (_LEFT + (column + 0.5) * _CELL, _BACK - 0.36, _LOW + row * _CELL + 0.02)


def _bags(look):
    """Friday on the third row, one without a number, one empty; boxes in the other squares."""
    night = look.night
    kept = (lambda: plane((0, 0, 0.16), (0.2, 0.1), paint('#e8c88a', rough=0.9), rot=(80, 12, 0)),
            lambda: tube([(-0.06, 0, 0.06), (0.02, 0, 0.22), (0.08, 0, 0.26)], 0.012, paint('#e84a4a')),
            lambda: box((0, 0, 0.12), (0.2, 0.02, 0.08), paint('#d0a040', metal=0.9, rough=0.3), rot=(0, 8, 0)))
    with group() as friday:
        for i, make in enumerate(kept):
            placed(_place(i, 2), evidence_bag, make, 0.46)
        with group(at=_place(3, 2)):
            evidence_bag(None, 0.46)
            sneaker((0, 0.02, 0.06), 90 if not night else 20, 1.0)
    with group() as empty:
        placed(_place(2, 1), evidence_bag, None, 0.5, 0.5 if not night else 1.3, tint='#f4ffff' if not night else '#8ac8e8')
        x, y, z = _place(2, 1)
        box((x, y - 0.3, z - 0.09), (0.32, 0.01, 0.16), paint('#f4f0e0', rough=0.8), bevel=0)
        write('117', CAMERA, (x, y - 0.32, z - 0.015), paint('#a01c20'))
    puff = 1.0 + 0.22 * look.phase('breath')
    with group() as glowing:
        with group(at=_place(1, 1)):
            evidence_bag(lambda: [tube([(-0.1 + 0.04 * i, 0, 0.1 + 0.03 * (i % 3)), (0.06, -0.05, 0.2), (0.1 - 0.04 * i, 0, 0.12 + 0.04 * (i % 2))],
                                       0.016, paint('#f4d23a', glow=0.3)) for i in range(5)], 0.5, puff,
                         shine=('#ffe23a', (3.0, 3.8)[look.phase('breath')]) if night else None)
    for column, row in ((0, 0), (2, 0), (3, 0), (4, 0), (4, 2), (0, 3), (1, 3), (3, 3), (4, 3), (3, 1)):
        placed(_place(column, row), carton, 0.42, 0.34, 0.3 + 0.06 * ((column + row) % 2), ('#c8b08a', '#b89a70', '#d0c0a0')[(column + row) % 3],
               lid=True, turn=(column * 37 + row * 11) % 13 - 6)
    for column, row in ((0, 1), (4, 1), (1, 0), (2, 3)):
        placed(_place(column, row), evidence_bag, lambda: box((0, 0, 0.05), (0.16, 0.08, 0.14), paint('#6a4a3a')), 0.42, 0.7)
    return empty, friday, glowing


def _desk(night):
    """The clerk's table in front of the squares, on the right."""
    placed((1.55, 1.5, 0), table, 1.1, 0.6, '#8a9060', '#4a5030', 0.8)
    placed((1.75, 1.55, 0.8), letter_tray)
    placed((1.35, 1.5, 0.8), paper_stack, 0.1)
    placed((1.15, 1.42, 0.8), mug)
    placed((1.95, 1.35, 0), wastebasket)


def _cage():
    """Mesh on the left, the gate slid half aside on the right; both are cut by the frame."""
    placed((-1.35, 0.85, 0), wire_mesh, 1.35, 2.8, 0.15, '#59602c', 0.007)
    with group() as gate:
        placed((1.2, 0.95, 0), wire_mesh, 0.9, 2.8, 0.15, '#7a8434', 0.007)
        box((1.3, 0.9, 1.15), (0.16, 0.1, 0.22), paint('#c8ccd0', metal=0.9, rough=0.3), bevel=0.01)
        cylinder((1.3, 0.84, 1.27), 0.02, 0.02, paint('#101010'), rot=(90, 0, 0), sides=10)
    box((0.4, 0.9, 2.42), (4.4, 0.08, 0.08), paint('#59602c', metal=0.5, rough=0.4), bevel=0)
    fine_thread(CAMERA, [(1.2, 0.9, 1.75), (1.16, 0.86, 1.62), (1.2, 0.86, 1.5), (1.17, 0.86, 1.4)])
    return gate


def _light(night, on):
    if night:
        sky([(0, '#0a1018'), (1, '#06080c')], 0.3)
        panel((0.4, -0.8, 2.5), (0, 3, 1), (3, 1.6), 10, '#3a5a9a')
        lamp((_place(1, 1)[0], _BACK - 1.0, 1.1), 16, '#ffe23a', 0.2)
        panel((2.0, 0.9, 2.7), (1.2, 2.4, 0.6), (0.8, 0.5), 10, '#5a8aff')
        return
    sky([(0, '#f4ffd0'), (1, '#d0d8a0')], 0.4)
    panel((0.4, -0.8, 2.6), (0, 3, 1), (4, 2), 110 if on else 70, '#faffd8')


SHOOT = Shoot('police-station-evidence-room', CAMERA, build, exposure=(0.1, 0.7), loops=(
    Loop('tube', 1, (0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0), fps=8, zone=(110, 0, 240, 26), hours=('day',)),
    Loop('breath', 1, (0, 0, 1, 1), fps=2, zone=(124, 82, 176, 128), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
