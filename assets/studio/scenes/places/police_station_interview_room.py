"""The interview room: one lamp, one table, two chairs, and a mirror that is a window from the other side."""
import math

from kit.light import beam, lamp, panel, sky
from builders.rooms.desk import office_chair, steel_chair, table
from builders.rooms.desk_things import mug, paper_cup
from builders.rooms.doors import institution_door
from builders.rooms.evidence import mirror_window, tape_recorder
from builders.rooms.office_storage import filing_cabinet, paper_stack
from builders.rooms.pane_views import corridor_view, door_pane
from builders.rooms.placed import placed
from builders.rooms.plumbing import pipe, vent
from builders.rooms.shell import room
from builders.rooms.threads import fine_thread
from builders.rooms.windows import radiator
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-1.35, -0.5, 1.95), to=(0.12, 2.2, 0.95), focal=262)
_TABLE = (0.1, 1.95, 0)


def build(look):
    """Puts the room on the stage; returns its hotspots."""
    night = look.night
    room(4.2, 3.7, 2.7, wall=brick('#6a7078', '#4a5058', length=0.5, height=0.24, vary=0.85), floor=paint('#4a4e54', rough=0.35, worn=0.35, scale=2),
         ceiling='#3a3e44', skirting='#24262a', dado=(1.0, paint('#3d4a50', rough=0.5, worn=0.1)))
    with group() as glass:
        placed((0.15, 3.62, 1.62), mirror_window, 2.0, 0.86)
    placed(_TABLE, table, 1.5, 0.85, '#a8acb0', '#3a3e44')
    with group() as recorder:
        placed((0.1, 2.12, 0.74), tape_recorder, look.phase('reels'), size=1.25)
        fine_thread(CAMERA, [(0.33, 1.8, 0.9), (0.36, 1.77, 0.93), (0.33, 1.76, 0.95), (0.37, 1.78, 0.97), (0.4, 1.76, 0.86), (0.44, 1.72, 0.76), (0.5, 1.68, 0.76)])
    with group() as cups:
        placed((-0.36, 1.9, 0.74), mug, '#e8e4d8', '#2a4a7a', night, size=1.5)
        placed((0.62, 2.12, 0.74), paper_cup, '#f4f0e4', '#c83a2c', True, size=1.5)
        tube([(0.62, 2.12, 0.76), (0.58, 2.12, 0.97), (0.54, 2.12, 1.02)], 0.009, paint('#f4d23a', rough=0.4))
    placed((-0.3, 1.75, 0.74), paper_stack, 0.04, turn=18)
    placed((0.1, 2.68, 0), steel_chair, '#7a8088', turn=-8)
    placed((-0.62, 0.92, 0), office_chair, '#2a3038', turn=180 + 24)
    door = placed((2.06, 2.75, 0), institution_door, 0.92, 2.05, '#5a666c', lit=('#5a6478' if night else '#c8d0d8', 0.5 if night else 1.6), turn=-90)
    door += door_pane(corridor_view, night, (2.06, 2.75, 0), -90, width=0.92, tall=2.05)
    placed((-1.6, 3.66, 0), filing_cabinet, '#4a5258', 3)
    placed((-1.6, 3.45, 1.05), paper_stack, 0.12)
    placed((1.55, 3.6, 0), radiator, 0.6, 0.6, '#8a9094')
    placed((-1.25, 3.66, 2.35), vent, 0.5, 0.26)
    pipe([(-2.0, 3.55, 2.55), (2.0, 3.55, 2.55), (2.0, 1.0, 2.55)], 0.04, '#5a6268')
    if night:
        _third_chair()
    _lamp(look)
    _light(night)
    return {'recorder': recorder, 'mirror': glass, 'cups': cups, 'door': door}


def _third_chair():
    """It stands beside the table, but only in the mirror."""
    for thing in placed((0.95, 2.0, 0), steel_chair, '#d8c88a', turn=-150):
        thing.visible_camera = thing.visible_shadow = thing.visible_diffuse = False


def _lamp(look):
    """A tin cone on a cord; it swings by night."""
    lean = math.radians((0, 7, -7)[look.phase('swing')])
    drop, x, y = 0.95, _TABLE[0], _TABLE[1]
    end = (x + drop * math.sin(lean), y, 2.66 - drop * math.cos(lean))
    tube([(x, y, 2.68), end], 0.01, '#14141a')
    degrees = -math.degrees(lean)
    cylinder((end[0] + 0.16 * math.sin(lean), y, end[2] - 0.16 * math.cos(lean)), 0.27, 0.17, paint('#33503f', rough=0.35), rot=(0, degrees, 0), top=0.05)
    bulb = ball((end[0] + 0.15 * math.sin(lean), y, end[2] - 0.15), 0.06, glow('#fff4d8', 9), detail=2)
    bulb.visible_shadow = False
    beam((end[0] + 0.1 * math.sin(lean), y, end[2] - 0.22), (end[0] + 2.2 * math.sin(lean), y, 0), 120 if look.night else 90, '#fff0d0',
         angle=96, blend=0.35, size=0.06)
    lamp((end[0], y, end[2] - 0.28), 12, '#fff0d0', 0.06)


def _light(night):
    sky([(0, '#14161a'), (1, '#0a0b0e')], 0.3)
    panel((-0.6, -0.8, 2.6), (0, 3, 0.8), (3, 1.6), 16 if night else 120, '#5a6ab8' if night else '#dce4f0')
    panel((1.9, 3.2, 1.6), (0, 2, 0.6), (0.4, 0.6), 6 if night else 40, '#8a9ad8' if night else '#e8f0ff')


SHOOT = Shoot('police-station-interview-room', CAMERA, build, exposure=(0.2, 0.35), bloom=(0.25, 0.45), loops=(
    Loop('reels', 2, (0, 1, 2), fps=4, zone=(152, 104, 204, 138), hours=('day',)),
    Loop('swing', 2, (0, 1, 1, 0, 2, 2), fps=4, zone=(120, 0, 240, 74), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
