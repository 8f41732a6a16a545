"""Room 2: ice blue and waiting. A bare rectangle where a rug lay, a chair under the handle, one blade of light."""
from builders.rooms.bed import bed
from builders.rooms.decor import footprints, framed
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import wooden_door
from builders.rooms.placed import placed
from builders.rooms.seats import armchair, chair
from builders.rooms.shell import boards, room
from builders.rooms.threads import fine_thread
from builders.rooms.windows import curtains
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, disc, plane, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.1, -0.85, 1.62), focal=232, vanishing=(146, 66), size=SIZE)
_BACK, _CLOCK, _DRIP = 4.4, (1.5, 1.86, 0.78), (-1.1, 4.2, 0.5)


def build(look):
    """Puts Room 2 on the stage; returns what is pointed at."""
    spots, night = {}, look.night
    room(5.2, _BACK, 2.7, wall=paint('#a8c8dc', rough=0.9, worn=0.1, scale=1.5), floor='#5a6a7a', ceiling='#d8e8f0', skirting='#e8f4f8',
         dado=(0.9, paint('#6a94b4', rough=0.7)))
    boards(5.2, _BACK, '#6a7c8c', '#3a4858')
    with group() as spots['floor']:
        plane((-0.35, 1.75, 0.012), (2.1, 1.7), paint('#c8dce8', rough=0.25, worn=0.06, scale=3))
        for i in range(8):
            plane((-1.25 + i * 0.26, 1.75, 0.014), (0.012, 1.7), paint('#8aa4b8'))
        if night:
            footprints([(-1.9, 3.4, -30), (-1.75, 3.1, -30), (-1.55, 2.95, -40), (-1.38, 2.68, -30), (-1.2, 2.62, -60)], '#1c3a5a', z=0.02)
    with group(at=(2.5, 3.3, 0), turn=-90):
        bed(1.5, 2.0, '#3a5064', '#d8e8f4', '#8ab4d8')
    _window(look)
    with group(at=(-2.25, _BACK - 0.06, 0)) as spots['bathroom']:
        wooden_door(0.9, 2.1, '#8ab0c8', frame='#e8f4f8')
        if night:
            box((0.45, -0.06, 0), (0.86, 0.03, 0.07), glow('#fff0b8', 5), bevel=0)
            box((0.87, -0.06, 0.02), (0.035, 0.03, 2.06), glow('#fff0b8', 3.4), bevel=0)
            step = look.phase('feet')
            if step:
                for dx in (0, 0.16):
                    box((0.12 + step * 0.18 + dx, -0.09, 0), (0.1, 0.03, 0.075), paint('#0c0c14'), bevel=0)
        else:
            box((0.45, -0.06, 1.5), (0.34, 0.02, 0.14), paint('#e8f4f8', rough=0.4), bevel=0)
    with group(at=(-0.55, _BACK - 0.06, 0)) as spots['door']:
        wooden_door(0.92, 2.1, '#4a7898', frame='#e8f4f8')
        box((0.46, -0.05, 1.5), (0.3, 0.02, 0.2), paint('#f8f0d8', rough=0.8), bevel=0)
    with group(at=(0.2, 3.95, 0.02), turn=180):
        chair('#e8d8b0')
    fine_thread(CAMERA, [(0.36, 3.72, 0.96), (0.39, 3.7, 0.6), (0.3, 3.7, 0.3), (0.34, 3.6, 0.03), (0.14, 3.4, 0.02)])
    _nightstand(look, spots)
    placed((-2.1, 0.95, 0), armchair, '#3a6a90', turn=62)
    framed((-1.0, _BACK - 0.02, 1.5), (0.5, 0.62), '#e8f4f8', '#4a7898', (('ball', 0.1, 0.2, 0.3, 0.24, '#f4e8b8'), ('box', 0, -0.3, 1.0, 0.34, '#24486a')))
    box((-1.0, 4.3, 0), (0.44, 0.26, 0.56), paint('#f0f8fc', rough=0.3), bevel=0.04)
    disc((-1.0, 4.22, 0.57), 0.16, paint('#8ab4c8', rough=0.1), rot=(0, 0, 0))
    tube([(-1.0, 4.36, 0.56), (-1.0, 4.36, 0.84), (-1.0, 4.2, 0.84), (-1.0, 4.2, 0.78)], 0.024, paint('#e8f0f4', metal=0.8, rough=0.2))
    ball((-1.0, 4.18, (0.76, 0.69, 0.61)[look.phase('drip')]), 0.026, glow('#e8fcff', 1.5), detail=2)
    _light(night)
    return spots


def _window(look):
    """Over the bed; its curtains leave one blade of the day."""
    y, hue = _BACK - 0.04, '#3a6a94'
    if not look.night:
        box((1.5, y, 0.95), (0.2, 0.03, 1.4), glow('#f4fcff', 5), bevel=0)
        shift = 0.03 * look.phase('blade')
        sheets([[(1.34 + shift, 3.95, 0.62), (1.44 + shift, 3.95, 0.62), (1.0 + shift, 2.56, 0.64), (0.86 + shift, 2.56, 0.64)],
                [(0.86 + shift, 2.5, 0.02), (1.0 + shift, 2.5, 0.02), (0.12 + shift, 0.9, 0.02), (-0.1 + shift, 0.9, 0.02)]], glow('#f0faff', 0.9))
    curtains((1.5, y - 0.1, 2.4), 1.7, 1.6, hue, 0.46)


def _nightstand(look, spots):
    wood = paint('#34506a', rough=0.4, worn=0.15)
    box((1.55, 2.0, 0.1), (1.0, 0.5, 0.66), wood, bevel=0.02)
    for z in (0.16, 0.46):
        box((1.55, 1.74, z), (0.9, 0.03, 0.26), paint('#48708e', rough=0.4), bevel=0.01)
        ball((1.55, 1.7, z + 0.13), 0.03, paint('#e8e0c0', metal=0.6), detail=2)
    x, y, z = _CLOCK
    with group() as spots['alarm-clock']:
        box((1.4, y + 0.06, 0.77), (0.52, 0.2, 0.26), paint('#1c222c', rough=0.3), bevel=0.03)
        box((1.4, y - 0.05, 0.81), (0.45, 0.02, 0.18), paint('#0a0c14'), bevel=0)
        if not look.phase('digits'):
            write('7:30', CAMERA, (1.4, y - 0.07, 0.9), glow('#4af0ff', 0.85 if look.night else 0.9))
    with group() as spots['cups']:
        for i, dx in enumerate((1.8, 1.97)):
            with group(at=(dx, 1.92 - 0.12 * i, 0.77), size=2.0):
                paper_cup('#f8f4ec', '#e8523a', straw=i == 0)


def _light(night):
    if night:
        sky([(0, '#101c34'), (1, '#0c142c')], 0.4)
        panel((1.4, 1.6, 0.95), (0.0, 0.6, 0.2), (0.5, 0.3), 9, '#4ae8ff')
        panel((1.4, 1.95, 1.3), (1.6, _BACK, 1.2), (0.6, 0.4), 16, '#4ae8ff')
        panel((-1.8, 4.2, 0.2), (-1.2, 2.4, 0.0), (0.9, 0.2), 26, '#ffe8a0')
        panel((-0.3, -1.2, 2.5), (0, 3, 0.6), (3, 1), 34, '#5a84e0')
        return
    sky([(0, '#d8ecf8'), (1, '#c0dcf0')], 0.22)
    panel((1.3, 4.1, 1.7), (-0.2, 1.2, 0), (0.3, 1.4), 150, '#fff4d8')
    panel((-0.3, -1.2, 2.5), (0, 3, 0.6), (3, 1.2), 26, '#8ab8f0')


SHOOT = Shoot('paradise-motel-room-2', CAMERA, build, samples=9, loops=(
    Loop('drip', 2, (0, 0, 1, 2), 3, zone(CAMERA, (-1.0, 4.18, 0.7), (0.08, 0.14)), ('day',)),
    Loop('blade', 1, (0, 0, 0, 1), 2, zone(CAMERA, (1.0, 3.2, 0.63), (0.5, 0.22)), ('day',)),
    Loop('digits', 1, (0, 0, 1), 2, zone(CAMERA, (1.4, 1.78, 0.9), (0.26, 0.12)), ('night',)),
    Loop('feet', 3, (0, 0, 0, 0, 1, 2, 3, 3), 2, zone(CAMERA, (-1.8, _BACK - 0.1, 0.05), (0.5, 0.1)), ('night',)),
), exposure=(0.45, 0.9), bloom=(0.12, 0.4))

if __name__ == '__main__':
    SHOOT.main()
