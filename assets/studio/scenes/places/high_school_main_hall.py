"""The main hall of the school, seen through the wired glass of its door: one locker of all stands open."""
from builders.corridor import classroom_door, locker, mop_bucket, trophy_case
from builders.hall_things import exit_sign, papers, wall_clock, wet_floor_sign
from builders.rooms.door_window import door_handle, door_window
from builders.rooms.lights import fluorescent
from builders.rooms.notice import to_do_notice
from builders.rooms.pane_views import street_view
from builders.rooms.placed import placed
from builders.rooms.police import police_tape
from builders.rooms.shell import checkers
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.25, -1.2, 1.55), focal=262, vanishing=(160, 88), size=SIZE)
_HALF, _END, _HIGH = 1.75, 13.0, 3.0
# How far down the hall the locker of the rows stands that is open.
_OURS, _OURS_AT = 4, 1.3 + 4 * 0.62
_BLUES = ('#2a5cb8', '#3068c4', '#2452a8')


def build(look):
    """Puts the hall on the stage; returns its hotspots."""
    night = look.night
    checkers(3.6, _END + 1, a='#c8d4dc', b='#2f4f7a', tile=0.6, rough=0.06)
    plaster = paint('#a8bccc', rough=0.85)
    for side in (-1, 1):
        box((side * (_HALF + 0.5), _END / 2, 0), (0.1, _END + 4, _HIGH), plaster, bevel=0)
        box((side * (_HALF + 0.2), _END / 2, 2.0), (0.5, _END + 4, _HIGH - 2.0), plaster, bevel=0)
        box((side * (_HALF - 0.055), _END / 2, 2.14), (0.01, _END + 4, 0.14), paint('#d8443a', rough=0.6), bevel=0)
    box((0, _END / 2, _HIGH), (4.6, _END + 4, 0.1), paint('#9aa8b4', rough=0.9), bevel=0)
    ours = _lockers(look)
    banner = _banner()
    bucket = placed((0.72, 3.3, 0), mop_bucket, turn=(0, 4, -4)[look.phase('tremble')])
    if look.phase('tremble'):
        tube([(0.72 - 0.1 * look.phase('tremble'), 3.3, 0.464), (0.72 + 0.1 * look.phase('tremble'), 3.3, 0.464)], 0.02, glow('#8ab0d8', 0.6))
    _end(look)
    for i, y in enumerate((1.6, 4.6, 7.6, 10.6)):
        on = not night and i != 1 and (i != 2 or look.phase('panel') == 0)
        placed((0, y, _HIGH), fluorescent, 1.1, on, 3.4, 52, '#eaf4ff', across=True, tubes=3)
    papers(((-0.5, 2.6, 20), (-0.2, 3.0, 70), (0.2, 4.4, 10), (-0.6, 5.2, 130), (0.4, 6.1, 50)))
    placed((0.95, 6.4, 0), wet_floor_sign, size=0.9)
    door_window(CAMERA, (30, 12, 318, 190), '#2c4668')
    outside = door_handle(CAMERA, (333, 150))
    notice = to_do_notice(CAMERA, CAMERA.point((64, 152), CAMERA.eye[1] + 0.46), 0.1 if night else 0.34)
    _light(night)
    return {'locker': ours, 'bucket': bucket, 'banner': banner, 'notice': notice, 'outside': outside}


def _lockers(look):
    ours = []
    for i in range(17):
        y = 1.3 + i * 0.62
        with group(at=(-_HALF, y, 0), turn=90):
            locker(_BLUES[i % 3])
        if i in (9, 10):
            continue
        with group(at=(_HALF, y, 0), turn=-90):
            if i == _OURS:
                with group() as ours:
                    _open_one(look)
            else:
                locker(_BLUES[(i + 1) % 3])
    with group(at=(_HALF, 7.2, 0), turn=-90):
        classroom_door(light=0.15 if look.night else 2.0)
    return ours


def _open_one(look):
    """Number 117: its door stands out into the hall, away from the viewer; in it a hook and a thread."""
    skin, dark = paint('#3a78dc', rough=0.35, metal=0.25), paint('#0c1220', rough=0.9)
    box((0, 0.24, 0.06), (0.6, 0.02, 1.92), dark, bevel=0)
    for x in (-0.29, 0.29):
        box((x, 0.12, 0.06), (0.02, 0.26, 1.92), skin, bevel=0)
    for z in (0.04, 1.58, 1.94):
        box((0, 0.12, z), (0.58, 0.26, 0.03), skin, bevel=0)
    tube([(-0.17, 0.2, 1.5), (-0.17, 0.14, 1.46), (-0.17, 0.12, 1.5)], 0.014, paint('#d8dce0', metal=0.9, rough=0.3))
    fine_thread(CAMERA, [(-0.17, 0.12, 1.48), (-0.08, 0.1, 1.3), (-0.24, 0.1, 1.05), (-0.1, 0.1, 0.85), (-0.14, 0.1, 0.7)],
                (_HALF, _OURS_AT, 0))
    with group(at=(-0.29, 0, 0), turn=-(100, 76)[look.phase('swing')]):
        box((0.28, -0.01, 0.08), (0.56, 0.03, 1.88), skin, bevel=0.01)
        for i in range(4):
            box((0.28, 0.01, 1.62 + i * 0.06), (0.3, 0.012, 0.025), dark, bevel=0)
        box((0.28, 0.01, 1.16), (0.24, 0.01, 0.3), paint('#f4e8c0', rough=0.6), bevel=0)


def _banner():
    y = 4.4
    a, b = CAMERA.point((112, 60), y), CAMERA.point((208, 46), y)
    with group() as banner:
        box(((a[0] + b[0]) / 2, y, a[2]), (b[0] - a[0], 0.02, b[2] - a[2]), paint('#c83232', rough=0.8, glow=0.1), bevel=0)
        write('HOMECOMING SEPT 27', CAMERA, ((a[0] + b[0]) / 2, y - 0.03, (a[2] + b[2]) / 2), paint('#fff0c8', rough=0.8, glow=0.25))
    for x in (a[0], b[0]):
        tube([(x, y, b[2]), (x, y, _HIGH)], 0.012, '#2a2024')
    return banner


def _end(look):
    """The doors at the far end, taped, and the sign over them."""
    night = look.night
    box((0, _END + 0.2, 0), (4.6, 0.2, _HIGH), paint('#8a9cb0', rough=0.85), bevel=0)
    for x in (-0.55, 0.55):
        box((x, _END, 0), (1.04, 0.1, 2.2), paint('#b03a34', rough=0.4), bevel=0)
        with group(at=(x, _END - 0.06, 1.1)):
            street_view(0.5, 0.8, night, lamp=0.2 if x > 0 else -0.2)
        box((x, _END - 0.09, 1.1), (0.03, 0.02, 0.8), paint('#7a2824', rough=0.5), bevel=0)
    police_tape((-1.2, _END - 0.2, 0.9), (1.2, _END - 0.2, 1.5), 0.0, 0.16)
    police_tape((-1.2, _END - 0.22, 1.6), (1.2, _END - 0.22, 0.8), 0.0, 0.16)
    exit_sign(CAMERA, CAMERA.point((161, 72), 9.0), 0.4, 5 if night else 1.6)
    with group(at=(_HALF - 0.06, 2.4, 2.62), turn=-90):
        wall_clock(0.2)


def _light(night):
    if night:
        sky([(0, '#0c1230'), (1, '#060a18')], 0.3)
        lamp((-0.25, 8.8, 2.2), 40, '#ff2424', 0.2)
        lamp((-0.25, 11.4, 2.4), 40, '#ff2a24', 0.2)
        panel((0.2, -0.5, 2.6), (0.2, 4, 1), (2.4, 0.8), 48, '#4a6ae0')
        panel((_HALF - 0.1, 7.2, 1.6), (-0.6, 6.4, 0.4), (0.6, 1.0), 8, '#5a7aff')
        lamp(CAMERA.point((322, 116), -0.94), 0.4, '#ff5a4a', 0.05)
        return
    sky([(0, '#dfeaf4'), (1, '#b8cce0')], 0.4)
    panel((0, -0.4, 2.7), (0, 5, 1), (2.8, 1), 60, '#eaf2ff')
    panel((0, _END - 0.6, 1.8), (0, 6, 0.4), (1.6, 1.4), 60, '#fff0d0')


SHOOT = Shoot('high-school-main-hall', CAMERA, build, exposure=(0.1, 0.75), loops=(
    Loop('panel', 1, (0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0), fps=8, zone=(150, 34, 190, 50), hours=('day',)),
    Loop('swing', 1, (0, 0, 0, 0, 1, 1, 0, 0), fps=2, zone=(222, 56, 288, 176), hours=('night',)),
    Loop('tremble', 1, (0, 0, 0, 1, 0, 1), fps=6, zone=(194, 140, 234, 184), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
