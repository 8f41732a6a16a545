"""The Geeks' lab under the roof: a city of glass on the bench, a skylight above it, and what lies under the microscope."""
from builders.rooms.boards import chalkboard, chart, circle, scribble
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import institution_door
from builders.rooms.electronics import oscilloscope
from builders.rooms.lab import beaker, burner, cone_flask, flask, microscope, spiral, stand, still, test_tubes
from builders.rooms.office_storage import binders, metal_shelves
from builders.rooms.pane_views import door_pane, roofs_view
from builders.rooms.placed import placed
from builders.rooms.shell import checkers, room
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import box, cylinder, plane, prism
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.1, -0.55, 1.3), focal=265, vanishing=(196, 112), size=SIZE)
_BENCH, _TOP = 2.15, 0.92


def build(look):
    """Puts the lab on the stage; returns its hotspots."""
    night = look.night
    room(5.4, 4.4, 3.0, wall='#dfeef0' if night else '#86c2c8', floor='#c8d8d8', ceiling='#c2d4d8' if night else '#8ec0c8', skirting='#6aa8b0')
    checkers(5.4, 4.4, a='#e4f0ee', b='#5fb4bc', tile=0.62, rough=0.12)
    _roof(night)
    bench = paint('#f2f6f4', rough=0.3)
    box((-0.1, _BENCH + 0.35, 0.06), (3.1, 0.62, _TOP - 0.12), paint('#3a9aa6', rough=0.4), bevel=0.01)
    box((-0.1, _BENCH + 0.35, _TOP - 0.05), (3.3, 0.8, 0.05), bench, bevel=0.012)
    for i in range(5):
        box((-1.38 + i * 0.64, _BENCH + 0.03, 0.14), (0.56, 0.03, 0.6), paint('#46a8b4', rough=0.35), bevel=0.012)
        box((-1.38 + i * 0.64, _BENCH + 0.0, 0.64), (0.2, 0.03, 0.025), paint('#d8e4e4', metal=0.8, rough=0.25), bevel=0)
    blue = _glass_city(look)
    with group() as table:
        with group(at=(1.0, 4.31, 1.96)):
            chart(1.5, 0.82, ('#f0788a', '#f4cc5a', '#7ad08a', '#58b4e8', '#b08ae8'), 14, back='#fbfaf2', skip=0.06)
            box((0.82, -0.02, -0.38), (0.16, 0.012, 0.16), paint('#f8f4e4', rough=0.8), bevel=0, rot=(0, 6, 0))
            box((0.82, -0.028, -0.34), (0.08, 0.008, 0.08), paint('#e8382c'), bevel=0, rot=(0, 6, 0))
    placed((-1.25, 4.32, 1.78), chalkboard, 1.5, 0.86, '#1f4a4a', scribble(-0.6, 0.26, 0.75, 4, 3)
           + [circle(0.4, 0.02, 0.22), circle(0.4, 0.02, 0.09), [(0.12, -0.2), (0.68, 0.24)]], '#c8d8d4')
    placed((-2.66, 3.4, 0), metal_shelves, 1.7, 4, 2.1, '#8ab0b4', 'stores', turn=90, seed=6)
    placed((1.3, _BENCH + 0.3, _TOP), oscilloscope, look.phase('bubbles'), 1.8 if night else 1.0, '#58f0ff', size=0.9)
    door = placed((1.92, 4.36, 0), institution_door, 0.72, 2.0, '#4aa0aa', (0.4, 0.6))
    door += door_pane(roofs_view, night, (1.92, 4.36, 0), width=0.72, tall=2.0, window=(0.4, 0.6))
    scope = placed((-0.48, 0.62, 1.04), microscope, size=1.15)
    box((-0.75, 0.66, 0.99), (1.3, 0.5, 0.05), bench, bevel=0.01)
    scope += [box((-0.5, 0.5, 1.178), (0.13, 0.06, 0.006), paint('#e8f8fa', rough=0.1, glow=0.5), bevel=0)]
    drift = 0.03 if night else 0
    scope += [fine_thread(CAMERA, [(-0.58, 0.47, 1.19), (-0.54 + drift, 0.5, 1.192), (-0.5, 0.46, 1.19), (-0.45, 0.48 + drift, 1.19),
                                   (-0.41, 0.45, 1.17), (-0.39, 0.44, 1.11), (-0.43, 0.44, 1.06), (-0.36, 0.43, 1.046)])]
    placed((-0.86, 0.6, 1.04), binders, 2, tall=0.22, size=0.8)
    _light(night)
    return {'microscope': scope, 'flask': blue, 'table': table, 'door': door}


def _roof(night):
    """The slope above the back wall, with the skylight in it."""
    prism([(0, 0), (-1.6, 0.95), (0, 1.0)], 5.4, paint('#d2e2e4', rough=0.9), at=(0, 4.5, 2.4), rot=(0, 0, 90))
    for x in (-1.0, 0.15, 1.3):
        with group(at=(x, 3.92, 2.7)):
            box((0, 0, -0.03), (1.04, 0.98, 0.04), paint('#f4f8f6', rough=0.4), bevel=0.01, rot=(-31, 0, 0))
            box((0, -0.02, -0.05), (0.92, 0.86, 0.035), glow('#33409a' if night else '#f2ffff', 0.9 if night else 2.6), bevel=0,
                rot=(-31, 0, 0))


def _glass_city(look):
    """Everything on the bench, tallest in the middle; returns the blue flask."""
    phase, y = look.phase('bubbles'), _BENCH + 0.32
    placed((-0.75, y, _TOP), still, phase, '#c8742a', size=1.15)
    placed((-0.05, y + 0.1, _TOP), stand, 0.8, (0.62,), size=1.2)
    placed((0.18, y + 0.1, _TOP + 0.3), spiral, 0.5, 0.07, 6)
    placed((0.18, y + 0.1, _TOP), beaker, '#f0788a', 0.2, 0.7)
    shine = (2.6 if look.phase('pulse') == 0 else 1.3) if look.night else 0.5
    with group() as blue:
        placed((0.56, y - 0.12, _TOP + 0.2), flask, '#2a8cff', 0.36, 0.62, shine)
        placed((0.56, y - 0.12, _TOP), burner, not look.night)
        for x in (0.42, 0.7):
            box((x, y - 0.12, _TOP), (0.012, 0.012, 0.22), paint('#4a5258', metal=0.7, rough=0.3), bevel=0)
        box((0.56, y - 0.12, _TOP + 0.2), (0.32, 0.2, 0.01), paint('#4a5258', metal=0.7, rough=0.3), bevel=0)
    for x, dy, make, hue, size in ((-1.5, 0.0, cone_flask, '#5ad88a', 0.3), (-1.25, 0.15, flask, '#f4c43a', 0.24),
                                   (-1.1, -0.15, beaker, '#e85a8a', 0.15), (0.95, 0.12, cone_flask, '#b07af0', 0.26),
                                   (1.05, -0.22, flask, '#5ae0c8', 0.26), (0.32, -0.2, cone_flask, '#f08a3a', 0.17),
                                   (-0.32, -0.2, beaker, '#7ad0f0', 0.16), (-1.35, -0.2, flask, '#5ab4f0', 0.17)):
        placed((x, y + dy, _TOP), make, hue, size)
    placed((0.92, y - 0.2, _TOP), test_tubes, size=1.3)
    placed((1.42, y + 0.1, _TOP), paper_cup, straw=True)
    return blue


def _light(night):
    if night:
        sky([(0, '#101840'), (1, '#080c24')], 0.4)
        panel((-0.3, 3.0, 2.5), (-0.3, 2.0, 0.5), (2.0, 0.8), 34, '#7a94ff')
        panel((0.2, -0.6, 2.6), (0, 3, 1), (3, 1.6), 9, '#4a5ad8')
        lamp((0.56, 1.9, 1.3), 26, '#3a9aff', 0.2)
        lamp((1.9, 3.3, 1.5), 7, '#58f0e0', 0.2)
        return
    sky([(0, '#dff4ff'), (1, '#bfe4f8')], 0.8)
    panel((-0.3, 3.1, 2.4), (-0.2, 1.6, 0.6), (2.2, 0.9), 120, '#f4ffff')
    panel((0.2, -0.7, 2.6), (0, 3, 1), (3.4, 1.8), 90, '#e4f4ff')


SHOOT = Shoot('geeks-house-lab', CAMERA, build, exposure=(-0.25, 0.55), samples=24, loops=(
    Loop('bubbles', 2, (0, 1, 2, 1), fps=3, zone=(120, 92, 156, 156)),
    Loop('pulse', 1, (0, 0, 1, 1, 0, 1), fps=3, zone=(212, 88, 266, 152), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
