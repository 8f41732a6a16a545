"""The principal's office through the lettered glass of its door: a high chair turned away, a slip of paper on a spike."""
from builders.rooms.boards import corkboard, notice
from builders.rooms.decor import framed, rug
from builders.rooms.desk import desk, office_chair
from builders.rooms.desk_things import banker_lamp, letter_tray, mug, phone, wastebasket
from builders.rooms.door_window import door_handle, door_window, from_behind
from builders.rooms.office_storage import filing_cabinet, paper_stack
from builders.rooms.placed import placed
from builders.rooms.shell import boards, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.storage import bookshelf
from builders.rooms.windows import blinds, curtains, outside, window_frame
from builders.corridor import cup
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(1.1, -0.75, 1.78), focal=214, vanishing=(252, 78), size=SIZE)
_BACK, _GREEN = 3.9, '#1f4a38'


def build(look):
    """Puts the office on the stage; returns its hotspots."""
    night = look.night
    room(5.0, _BACK, 2.9, wall=_GREEN, floor='#4a2416', ceiling='#c8b890', skirting='#5a2a18', dado=(1.05, paint('#6a2f1c', rough=0.4, worn=0.1)),
         openings=((-0.15, 1.15, 1.9, 1.35),))
    boards(5.0, _BACK, '#7a3c20', '#2a120a')
    rug((-0.1, 2.2, 0.004), (3.0, 2.0), ('#7a1c24', '#d8a83a', '#1f3a2c'))
    window_frame((-0.15, _BACK, 1.15), 1.9, 1.35, '#5a2a18', columns=3)
    blinds((-0.15, _BACK - 0.12, 2.5), 1.9, 0.9, '#d8cca8')
    curtains((-0.15, _BACK - 0.2, 2.62), 2.5, 1.75, '#7a1c24', 0.13)
    outside(night, near=12, trees=0)
    slip = _desk(look)
    seat = placed((-0.15, 3.2, 0), office_chair, '#5a1c16', turn=(180 + 16 * look.phase('turn')) if not night else 14 + 14 * look.phase('turn'), tall=True, size=1.18)
    if night:
        with group() as head:
            ball((-0.27, 3.34, 1.68), 0.15, paint('#d8a02c', rough=0.95), squash=(1.1, 0.8, 0.8))
            ball((-0.27, 3.34, 1.81), 0.035, paint('#f0c04a', rough=0.95), detail=2)
        seat += head
    shredder = _shredder(look)
    _walls()
    _fan(look)
    door_window(CAMERA, (22, 8, 330, 194), '#5a2c18', cell=38, wire='#1a1c18')
    handle = door_handle(CAMERA, (341, 150), hue='#d8a83a')
    ink = paint('#e8c04a', rough=0.5, glow=0.7)
    from_behind('PRINCIP', CAMERA, CAMERA.point((74, 32), CAMERA.eye[1] + 0.5), ink, dot=2)
    _light(night)
    return {'late-slip': slip, 'shredder': shredder, 'chair': seat, 'outside': handle}


def _desk(look):
    """Mahogany, in front of the chair; returns the slip on its spike."""
    placed((-0.15, 2.75, 0), desk, 2.3, '#7a301a', 0.85, 'both')
    top = 0.76
    placed((-0.95, 2.35, top), banker_lamp, look.night and not look.phase('flicker'), 20, size=1.3)
    placed((0.7, 2.4, top), phone, '#1c1a1e', size=1.2)
    placed((0.45, 2.55, top), letter_tray)
    placed((-0.5, 2.2, top), paper_stack, 0.1)
    placed((-0.6, 2.5, top), mug, '#1f4a38', '#d8a83a')
    placed((0.12, 2.15, top), box, (0, 0, 0), (0.42, 0.3, 0.02), paint('#1f3a2c', rough=0.6))
    box((0.4, 2.0, top), (0.34, 0.06, 0.08), paint('#d8a83a', rough=0.25, metal=0.8), bevel=0.006)
    with group() as slip:
        cylinder((0.02, 2.05, top), 0.06, 0.02, paint('#2a2024', rough=0.4))
        tube([(0.02, 2.05, top), (0.02, 2.05, top + 0.34)], 0.008, paint('#d8dce0', metal=0.9, rough=0.2))
        for i, hue in enumerate(('#e8d8a8', '#f4e8c0', '#f4f0e4')):
            box((0.02, 2.05, top + 0.08 + i * 0.035), (0.2, 0.17, 0.006), paint(hue, rough=0.8), bevel=0, rot=(0, 4 - i * 4, 20 * i))
        plane((0.02, 1.99, top + 0.24), (0.2, 0.15), paint('#f8e04a', rough=0.8, glow=0.15), rot=(72, 6, 0))
        plane((0.02, 1.98, top + 0.245), (0.12, 0.035), paint('#c0202c', rough=0.8, glow=0.1), rot=(72, -8, 0))
    return slip


def _shredder(look):
    """Beside the desk, with what it has made of the report cards."""
    with group() as shredder:
        with group(at=(1.35, 2.2, 0)):
            cylinder((0, 0, 0), 0.18, 0.46, paint('#2c2e34', rough=0.5), top=0.2)
            box((0, 0, 0.46), (0.5, 0.26, 0.13), paint('#3a3d44', rough=0.4), bevel=0.02)
            ball((0.18, -0.135, 0.52), 0.014, glow('#5aff7a', 2.5), detail=1)
            box((0, 0, 0.585), (0.34, 0.03, 0.012), paint('#08080a'), bevel=0)
            plane((0, 0, 0.68), (0.24, 0.2), paint('#f4f0e4', rough=0.8), rot=(90, 0, 0))
            for i in range(22):
                a = i * 2.4
                r = 0.16 + 0.012 * i
                tube([(r * 0.9 * (i % 3 - 1), -r * 0.7, 0.02 + 0.01 * (i % 3)), (r * (i % 5 - 2) * 0.5, -r * 1.1, 0.012)], 0.009,
                     paint(('#f4f0e4', '#f0e0a8')[i % 2], rough=0.9))
    return shredder


def _walls():
    placed((-2.05, _BACK - 0.02, 0), bookshelf, 0.95, 5, 2.3, '#5a2614', seed=4)
    placed((1.5, _BACK - 0.02, 0), filing_cabinet, '#3a5a48', 4)
    placed((1.98, _BACK - 0.02, 0), filing_cabinet, '#3a5a48', 4, pulled=2)
    for i, x in enumerate((1.38, 1.62, 2.0)):
        cup((x, _BACK - 0.3, 1.36), (1.0, 1.3, 0.9)[i])
    framed((1.98, _BACK - 0.06, 2.3), (0.62, 0.48), '#d8a83a', '#8ab0c8', (('box', 0, -0.25, 1, 0.5, '#5a7a3a'), ('box', 0.1, 0, 0.5, 0.4, '#b04a34')))
    stopped_clock(CAMERA, (1.34, _BACK - 0.06, 2.42), 0.2)
    with group(at=(2.46, 2.9, 1.75), turn=-90):
        corkboard(1.1, 0.8, 6, False, 3, '#5a2614')
    placed((-1.75, 2.5, 0), wastebasket, '#3a2418')
    with group(at=(-2.46, 2.7, 1.8), turn=90):
        notice(0.6, 0.8, picture='#2a5a8a')


def _fan(look):
    """On the ceiling; it turns by day."""
    angle = 30 * look.phase('fan')
    tube([(0.1, 2.9, 2.9), (0.1, 2.9, 2.5)], 0.03, paint('#d8a83a', metal=0.8, rough=0.3))
    cylinder((0.1, 2.9, 2.42), 0.12, 0.1, paint('#d8a83a', metal=0.8, rough=0.3))
    for i in range(4):
        with group(at=(0.1, 2.9, 2.48), turn=angle + i * 90 + 12):
            box((0.5, 0, 0), (0.8, 0.16, 0.015), paint('#5a2614', rough=0.4), bevel=0, rot=(12, 0, 0))


def _light(night):
    if night:
        panel((0.3, -0.5, 2.6), (0, 3, 0.8), (2.6, 1), 10, '#4a6ab8')
        sun((0.3, -1, -0.6), 1.4, '#8aa8ff', soft=0.8)
        lamp((-0.95, 2.0, 1.35), 26, '#a8ffb0', 0.2)
        lamp((-0.7, 2.7, 1.5), 12, '#ffd890', 0.2)
        return
    sun((0.45, -1, -0.62), 14, '#ffd898', soft=0.7)
    panel((-0.15, _BACK - 0.3, 1.9), (0, 1.6, 0.4), (1.8, 1.2), 60, '#fff0d0')
    panel((0.3, -0.5, 2.6), (0, 3, 0.8), (3.2, 1.4), 80, '#ffe8c8')


SHOOT = Shoot('high-school-principals-office', CAMERA, build, exposure=(0.25, 0.6), loops=(
    Loop('fan', 2, (0, 1, 2), fps=6, zone=(136, 18, 252, 46), hours=('day',)),
    Loop('turn', 1, (0, 0, 0, 0, 0, 1, 1, 1), fps=1, zone=(146, 76, 214, 156), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
