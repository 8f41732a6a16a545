"""The new room from behind whoever stands in its door: boxes, one lamp on the floor, a computer that is on."""
from builders.cast.acting import Hand, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import Who
from builders.person import Limb
from builders.rooms.bed import pillow
from builders.rooms.computer import computer
from builders.rooms.desk import desk
from builders.rooms.placed import placed
from builders.rooms.seats import chair
from builders.rooms.shell import boards, room
from builders.rooms.windows import outside, window_frame
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part
from kit.light import beam, lamp, panel, sun
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, sheets, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.1, -2.6, 1.42), focal=250, vanishing=(214, 86), size=WIDE)
_BACK = 3.3
_WINDOW = (-0.1, 1.15, 1.3, 1.15)
# The player, without features, seen from behind and against the light.
YOU = Who('#6a5048', '#3a3448', '#3a3448', '#24222e', '#2c2838', 'short', '#1c1418')


def build(look):
    """Puts the room, its boxes and you on the stage."""
    room(5.4, _BACK, 2.7, wall=paint('#7482a8', rough=0.9, worn=0.1), floor='#3a2a24', ceiling='#7a7c94', skirting='#c8c0b0', openings=(_WINDOW,))
    boards(5.4, _BACK, '#7a4e34', '#20140f')
    x, z, w, h = _WINDOW
    window_frame((x, _BACK, z), w, h)
    outside(True, -3, trees=8, near=20)
    for i, at in enumerate(((-1.75, 1.1), (-0.85, 0.72), (0.3, 0.5))):
        # Where pictures hung before.
        box((-2.4 + i * 3.2, _BACK - 0.005, 1.5), (0.5, 0.012, 0.6), paint('#8a98bc', rough=0.9), bevel=0)
    screen = _desk(look)
    lamp_group = _floor_lamp(look)
    _boxes()
    _door()
    pose = Pose(head=(12, 3, -4), turn=8, right=Limb(6, 10, 22), left=Reach((0.6, 0.06, 1.2), (0.4, 0.6, -1)), left_hand=Hand(14, (0.4, 1, 0)),
                left_leg=Limb(4, 3, 8), right_leg=Limb(-4, 5, 4), breath=look.phase('breath') * 0.9)
    with group(at=(-0.86, -0.36, 0), turn=176):
        you = actor(YOU, pose)
    _light(look)
    return {'screen': screen, 'you': you['upper'], 'lamp': lamp_group}


def _desk(look):
    """The one piece of furniture that was there: a desk, a chair pushed back from it, a computer."""
    placed((1.35, 3.12, 0), desk, 1.5, '#8a5a36', 0.75)
    with group(at=(1.3, 2.86, 0.76), size=1.5) as screen:
        computer('text', '#5affa0', 2.6, phase=look.phase('screen'), mouse=False)
    placed((0.72, 1.9, 0), chair, '#6a4028', turn=-160, size=1.1)
    tube([(1.9, 2.7, 0.75), (2.3, 2.9, 0.4), (2.4, 3.2, 0.1)], 0.016, '#16141c')
    tube([(0.62, 2.34, 0.77), (0.66, 2.3, 0.66), (0.6, 2.31, 0.5)], 0.009, paint('#f4d23a', glow=0.5))
    return screen


def _floor_lamp(look):
    """A lamp that has no table yet, and a moth."""
    with group() as things:
        with group(at=(-0.35, 2.2, 0)):
            cylinder((0, 0, 0), 0.14, 0.03, paint('#c8a050', rough=0.3, metal=0.7))
            tube([(0, 0, 0), (0, 0, 0.42)], 0.022, paint('#c8a050', rough=0.3, metal=0.7))
            shade = cylinder((0, 0, 0.36), 0.24, 0.28, glow('#ffcf88', 3.2), top=0.14, sides=22)
            shade.visible_shadow = False
        moth = ((0.3, 0.62), (-0.26, 0.7), (0.1, 0.82))[look.phase('moth')]
        box((-0.35 + moth[0], 2.0, moth[1]), (0.05, 0.02, 0.035), glow('#fff0d0', 1.6), bevel=0)
    return things


def _boxes():
    """Cartons, some open, one with a poster tube and a bear's ears sticking out; a mattress leans on the left wall."""
    card = [paint(hue, rough=0.9) for hue in ('#b08850', '#9a7442', '#c09a60')]
    for at, size, turn, tone in (((-1.95, 2.95, 0), (0.75, 0.6, 0.62), 8, 0), ((-2.1, 2.95, 0.62), (0.55, 0.5, 0.44), -12, 1), ((-1.3, 3.0, 0), (0.5, 0.44, 0.4), 4, 2),
                                 ((-0.95, 2.2, 0), (0.62, 0.55, 0.42), -16, 1), ((2.3, 2.9, 0), (0.46, 0.42, 0.36), 14, 0), ((2.2, 1.6, 0), (0.7, 0.7, 0.62), 20, 2),
                                 ((2.25, 1.62, 0.62), (0.5, 0.5, 0.4), 2, 0), ((-1.0, 1.05, 0), (0.6, 0.5, 0.4), 24, 0)):
        with group(at=at, turn=turn):
            box((0, 0, 0), size, card[tone], bevel=0.012)
            box((0, 0, size[2] - 0.005), (size[0] * 0.16, size[1] + 0.01, 0.012), paint('#e0c890', rough=0.5), bevel=0)
            box((0, -size[1] / 2 - 0.004, size[2] * 0.3), (size[0] * 0.16, 0.01, size[2] * 0.7), paint('#e0c890', rough=0.5), bevel=0)
            box((size[0] * 0.22, -size[1] / 2 - 0.006, size[2] * 0.3), (size[0] * 0.3, 0.01, 0.03), paint('#3a2c20'), bevel=0)
    with group(at=(0.98, 0.95, 0), turn=-14):
        box((0, 0, 0), (0.62, 0.52, 0.42), card[1], bevel=0.01)
        box((0, 0, 0.4), (0.56, 0.46, 0.03), paint('#241810'), bevel=0)
        for side in (-1, 1):
            sheets([[(side * 0.31, -0.26, 0.42), (side * 0.31, 0.26, 0.42), (side * 0.56, 0.26, 0.36), (side * 0.56, -0.26, 0.36)]], card[2])
            ball((-0.06 + side * 0.09, 0, 0.56), 0.05, paint('#a86a34', rough=1), detail=2)
        ball((-0.06, 0, 0.46), 0.14, paint('#a86a34', rough=1), detail=3)
        tube([(0.2, 0.1, 0.4), (0.3, 0.14, 0.98)], 0.05, paint('#e8e0cc', rough=0.8))
    with group(at=(-2.55, 1.5, 0), turn=90):
        box((0, 0.1, 0), (1.7, 0.2, 1.0), paint('#c8c4d0', rough=0.95), bevel=0.06, rot=(-10, 0, 0))
    pillow((-2.2, 1.4, 0.05), hue='#d8d0d8', turn=30)


def _door():
    """The frame of the door that you stand in, nearly black."""
    wood = paint('#2a2028', rough=0.7)
    for x in (-1.52, 1.62):
        box((x, -0.4, 0), (0.16, 0.2, 2.5), wood, bevel=0.02)
    box((0.05, -0.4, 2.24), (3.3, 0.2, 0.16), wood, bevel=0.02)
    for side in (-1, 1):
        box((0.05 + side * 2.75, -0.4, 0), (2.2, 0.1, 3), paint('#1c1820', rough=0.9), bevel=0)
    box((0, -0.4, 2.4), (5, 0.1, 1), paint('#1c1820', rough=0.9), bevel=0)
    box((1.5, -0.0, 0), (0.07, 0.9, 2.2), paint('#3c2c2c', rough=0.5), bevel=0.01)
    ball((1.43, 0.32, 1.0), 0.05, paint('#d8a84a', metal=0.8, rough=0.25), detail=2)


def _light(look):
    sun((0.5, -1, -0.8), 1.2, '#86a4ff', soft=1)
    panel((_WINDOW[0], _BACK - 0.1, 1.7), (0, 0.5, 0.3), (1.2, 1.1), 16, '#7a96ff')
    panel((-1.6, -2.6, 2.4), (-0.6, 0, 1.2), (1.2, 1.2), 16, '#7a8ad0')
    lamp((-0.35, 2.1, 0.6), 62, '#ffb866', 0.12)
    weak = (1.0, 0.86)[look.phase('screen') % 2]
    beam((1.3, 2.4, 1.25), (-0.2, 0.2, 0.5), 260 * weak, '#6affb0', angle=110, blend=1.0, size=0.2)
    lamp((1.3, 2.1, 1.2), 9 * weak, '#6affb0', 0.15)


FILM = Film('intro-room', CAMERA, build, exposure=0.95, bloom=0.5, parts=(
    Part('screen', 1, (0, 0, 0, 1, 1, 1), 3, (252, 62, 332, 136)),
    Part('breath', 1, (0, 0, 1, 1, 1, 0), 2, 'you'),
    Part('moth', 2, (0, 1, 2, 1), 5, 'lamp'),
))

if __name__ == '__main__':
    FILM.main()
