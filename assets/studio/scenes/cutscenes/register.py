"""Nine o'clock at the motel's counter: a gloved hand pushes quarters, the manager looks over the register. Key 2 is gone."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.limbs import arm
from builders.cast.who import MANAGER, Who
from builders.rooms.decor import plant
from builders.rooms.desk_things import banker_lamp, bell
from builders.rooms.placed import placed
from builders.rooms.shell import room
from builders.rooms.threads import fine_thread
from builders.rooms.windows import window_frame
from kit.camera import FrontCamera
from kit.film import Film, Part, blink
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import box, cylinder, plane, prism, ring, tube
from kit.stage import group
from mathutils import Vector

CAMERA = FrontCamera(eye=(0.0, -1.35, 1.52), focal=322, vanishing=(176, 88), size=SIZE)
_TOP, _BACK, _PINK = 1.06, 2.6, '#ff5aa8'
# The guest wears gloves and a plain dark sleeve.
_GUEST = Who('#8a80a0', '#463c5c', '#463c5c', '#222', '#1a1624', 'short', '#222')


def build(look):
    """Puts the lobby's corner, the manager and the hand on the stage."""
    room(5.2, _BACK, 2.9, wall='#2a9a94', floor='#e8dcc8', ceiling='#e8e0d0', skirting='#f8ecd8', openings=((-1.35, 1.15, 1.1, 1.15),))
    window_frame((-1.35, _BACK, 1.15), 1.1, 1.15, '#f8ecd8', columns=2, rows=1)
    _neon(look)
    _keys()
    manager = _manager(look)
    _counter(look)
    hand = _hand(look)
    _light(look)
    return {'manager': manager, 'hand': hand}


def _neon(look):
    """Outside: a palm and a sun in tubes, their pink on everything."""
    on = look.phase('neon') == 0
    plane((-1.6, _BACK + 2.4, 1.8), (5, 4), glow('#1c1a5a', 0.5), rot=(90, 0, 0))
    with group(at=(-1.72, _BACK + 1.2, 1.35)):
        tube([(0.1, 0, 0), (0.02, 0, 0.4), (0.1, 0, 0.8)], 0.03, glow('#4affb0', 3 if on else 0.3))
        for dx, dz in ((-0.4, -0.06), (-0.3, 0.2), (0.1, 0.3), (0.42, 0.16), (0.46, -0.12)):
            tube([(0.1, 0, 0.8), (0.1 + dx * 0.6, 0, 0.86 + dz * 0.7), (0.1 + dx, 0, 0.76 + dz * 0.4)], 0.028, glow('#4affb0', 3 if on else 0.3))
        ring((-0.02, 0.06, 0.5), 0.46, 0.034, glow(_PINK, 4 if on else 0.3), start=10, end=250)
    if on:
        panel((-1.35, _BACK - 0.1, 1.75), (0.2, 0.2, 1.2), (1.0, 1.1), 60, _PINK)
        beam((-1.5, _BACK + 0.6, 2.2), (0.5, 0.5, 1.1), 160, _PINK, angle=70)


def _keys():
    """The board behind him: three hooks with their numbers; the middle one is bare."""
    y = _BACK - 0.06
    box((0.86, y, 1.4), (1.5, 0.08, 0.96), paint('#6a4228', rough=0.5, worn=0.2), bevel=0.02)
    brass = paint('#e8c05a', rough=0.2, metal=0.8)
    for number, x in (('1', 0.4), ('2', 0.86), ('3', 1.32)):
        box((x, y - 0.05, 2.08), (0.2, 0.03, 0.2), paint('#3a2014', rough=0.5), bevel=0)
        write(number, CAMERA, (x, y - 0.09, 2.185), paint('#ffe6a0', glow=0.8))
        tube([(x, y - 0.05, 2.0), (x, y - 0.15, 1.98)], 0.02, brass)
        if number != '2':
            prism([(-0.1, -0.36), (0.1, -0.36), (0.13, -0.2), (0, -0.06), (-0.13, -0.2)], 0.035, paint('#f08ab0', rough=0.5), at=(x, y - 0.13, 2.0))
            tube([(x, y - 0.13, 1.66), (x, y - 0.13, 1.48)], 0.018, brass)
    fine_thread(CAMERA, [(0.86, y - 0.15, 1.98), (0.9, y - 0.15, 1.84), (0.83, y - 0.15, 1.66), (0.88, y - 0.15, 1.5)])


def _manager(look):
    """Behind the raised register: only his eyes and his brows are in this, and they count."""
    with group(at=(0.06, 0.98, -0.1), turn=2, size=1.12):
        pose = Pose(lean=3, head=(10, 4, -5), left=Reach((0.3, -0.36, 1.24), (0.9, 0.2, -0.7)), right=Reach((-0.3, -0.36, 1.24), (0.9, 0.2, -0.7)), left_hand=Hand(50, (1, 0.3, 0)), right_hand=Hand(50, (1, 0.3, 0)))
        gaze = ((0.55, -0.85), (0.1, 0.5))[look.phase('glance')]
        man = actor(MANAGER, pose, Mood(open=0.06 if look.phase('blink') else 0.78, gaze=gaze, brow=-8, lift=0.03 if look.phase('glance') else 0.01, smile=-0.2))
    with group(at=(0.06, 0.48, 1.14)):
        leather, gold = paint('#7a2030', rough=0.45), paint('#e8c05a', rough=0.3, metal=0.6, glow=0.2)
        for side in (-1, 1):
            with group(at=(0, 0, 0), turn=side * 9):
                box((side * 0.2, 0, 0), (0.4, 0.03, 0.4), leather, bevel=0.01, rot=(-10, 0, 0))
                box((side * 0.2, 0.035, 0.01), (0.37, 0.04, 0.37), paint('#f4ead0', rough=0.8), bevel=0, rot=(-10, 0, 0))
                box((side * 0.2, -0.02, 0.035), (0.34, 0.006, 0.012), gold, bevel=0, rot=(-10, 0, 0))
                box((side * 0.2, 0.042, 0.35), (0.34, 0.006, 0.012), gold, bevel=0, rot=(-10, 0, 0))
    write('REGISTER', CAMERA, (0.06, 0.36, 1.34), glow('#ffd98a', 1.1))
    return man['head']


def _counter(look):
    box((0, 0.36, _TOP - 0.08), (5, 0.84, 0.08), paint('#6a361e', rough=0.14), bevel=0.02)
    for i in range(24):
        cylinder((-1.7 + i * 0.15, -0.02, 0), 0.07, _TOP - 0.08, paint(('#d8b060', '#c89a48', '#e4c078')[i % 3], rough=0.45), sides=10)
    placed((-0.62, 0.42, _TOP), banker_lamp, True, 7, size=1.2)
    placed((-0.98, 0.2, _TOP), bell, size=1.5)
    with group(at=(-0.35, 0.16, _TOP), turn=-12):
        box((0, 0, 0), (0.26, 0.2, 0.01), paint('#f8f2e0', rough=0.8, glow=0.05), bevel=0)
        for i in range(3):
            box((0, 0.05 - i * 0.05, 0.011), (0.18, 0.012, 0.002), paint('#3a6a4a'), bevel=0)
        tube([(-0.16, -0.08, 0.02), (0.05, -0.12, 0.02)], 0.009, paint('#1f9a3a'))
    silver = paint('#e4e8f0', rough=0.18, metal=0.9)
    for i, (x, y, tall) in enumerate(((0.1, 0.12, 8), (0.2, 0.17, 7), (0.03, 0.2, 9), (0.16, 0.24, 6), (0.29, 0.12, 5))):
        for k in range(tall):
            cylinder((x + 0.004 * ((k * 7 + i) % 3 - 1), y, _TOP + k * 0.016), 0.044, 0.013, silver, sides=20)
    for x, y in ((-0.08, 0.1), (0.36, 0.24), (-0.05, 0.28)):
        cylinder((x, y, _TOP), 0.044, 0.012, silver, sides=20)
    placed((1.35, 0.6, _TOP), plant, 0.62, '#d86a3c', 3)


def _hand(look):
    """From the right: the last stack goes over the line."""
    push = -0.02 * look.phase('push')
    with group(at=(0.36 + push, 0.0, _TOP + 0.02), size=0.9) as hand:
        arm(_GUEST, (Vector((0.95, -0.5, 0.36)), Vector((0.56, -0.3, 0.14)), Vector((0.1, 0.04, 0.075))), 1, Hand(34, (0.1, 0.1, 1)))
    with group(at=(0.4 + push, 0.05, _TOP)):
        for k in range(6):
            cylinder((-0.075, 0.07, k * 0.016), 0.044, 0.013, paint('#e4e8f0', rough=0.18, metal=0.9), sides=20)
    return hand


def _light(look):
    sky([(0, '#141a3a'), (1, '#0a0e24')], 0.3)
    lamp((-0.62, 0.3, 1.4), 11, '#ffe0a0', 0.1)
    beam((0.2, -0.4, 2.6), (0.1, 0.4, 1.1), 34, '#ffe4b8', angle=46)
    panel((1.8, -0.9, 2.0), (0.3, 0.8, 1.3), (1, 1), 12, '#4ad0c8')
    panel((0, 1.7, 2.6), (0.6, 2.4, 1.8), (2, 0.5), 14, '#ffd8a0')
    panel((0, -1.2, 2.5), (0, 0.8, 1.3), (2, 0.6), 9, '#8a8ae8')


FILM = Film('register', CAMERA, build, exposure=0.6, bloom=0.4, parts=(
    blink('manager', 15),
    Part('glance', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1), 2, 'manager'),
    Part('push', 1, (0, 0, 0, 0, 1, 1, 1, 1), 2, 'hand'),
))

if __name__ == '__main__':
    FILM.main()
