"""Friday, 7:30 in the morning: the late slip in one hand, he holds out the other for a key; the Principal, half risen, asks which."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import FLUNKO, PRINCIPAL
from builders.corridor import cup
from builders.person import Limb
from builders.rooms.decor import framed, plant, rug
from builders.rooms.desk import desk
from builders.rooms.desk_things import banker_lamp, letter_tray, mug, phone
from builders.rooms.office_storage import filing_cabinet, paper_stack
from builders.rooms.placed import placed
from builders.rooms.shell import boards, room
from builders.rooms.storage import bookshelf
from builders.rooms.threads import fine_thread
from builders.rooms.windows import blinds, curtains, outside, window_frame
from kit.camera import FrontCamera
from kit.film import Film, Part, blink, talk
from kit.lettering import write
from kit.light import panel, sky, sun
from kit.materials import paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.05, -2.0, 1.5), focal=262, vanishing=(176, 84), size=SIZE)
_BACK, _TOP = 3.0, 0.76


def build(look):
    """Puts the office and two people on the stage."""
    room(5.6, _BACK, 2.9, wall='#2c6a50', floor='#4a2416', ceiling='#d8c8a0', skirting='#5a2a18', dado=(1.05, paint('#8a4426', rough=0.4, worn=0.1)),
         openings=((-0.1, 1.2, 1.7, 1.3),))
    boards(5.6, _BACK, '#8a4a28', '#2a120a')
    rug((0, 1.3, 0.004), (3.2, 1.8), ('#8a2430', '#d8a83a', '#1f3a2c'))
    window_frame((-0.1, _BACK, 1.2), 1.7, 1.3, '#6a3a20', columns=3)
    blinds((-0.1, _BACK - 0.12, 2.5), 1.7, 0.86, '#e8dcb8', gap=0.1)
    curtains((-0.1, _BACK - 0.2, 2.62), 2.3, 1.75, '#8a2430', 0.12)
    outside(False, near=12, trees=2)
    _walls()
    _desk(look)
    flunko = _flunko(look)
    principal = _principal(look)
    _light(look)
    return {'flunko': flunko, 'principal': principal}


def _walls():
    placed((-2.1, _BACK - 0.02, 0), bookshelf, 1.0, 5, 2.3, '#5a2614', seed=4)
    placed((2.35, _BACK - 0.02, 0), filing_cabinet, '#3a5a48', 4)
    cup((2.3, _BACK - 0.3, 1.36), 1.2)
    framed((1.5, _BACK - 0.06, 2.0), (0.6, 0.5), '#d8a83a', '#8ab0c8', (('box', 0, -0.25, 1, 0.5, '#5a7a3a'), ('box', 0.1, 0, 0.5, 0.4, '#b04a34')))
    # The clock of a school day that has not begun.
    cylinder((1.5, _BACK - 0.02, 2.55), 0.17, 0.05, paint('#2a2830'), rot=(90, 0, 0), sides=28)
    cylinder((1.5, _BACK - 0.06, 2.55), 0.145, 0.02, paint('#f8f2e0', glow=0.2), rot=(90, 0, 0), sides=28)
    tube([(1.5, _BACK - 0.1, 2.55), (1.5, _BACK - 0.1, 2.44)], 0.012, '#1a1418')
    tube([(1.5, _BACK - 0.1, 2.55), (1.44, _BACK - 0.1, 2.5)], 0.015, '#1a1418')
    placed((-1.3, 2.6, 0), plant, 1.0, '#8a3a24', 3)
    # A board of keys; one hook is empty.
    box((-1.36, _BACK - 0.05, 1.62), (0.52, 0.05, 0.5), paint('#6a3a20', rough=0.5), bevel=0.01)
    for i in range(8):
        x, z = -1.54 + (i % 4) * 0.12, 2.02 - (i // 4) * 0.24
        ball((x, _BACK - 0.09, z), 0.016, paint('#e8c05a', metal=0.8, rough=0.2), detail=1)
        if i != 5:
            box((x, _BACK - 0.1, z - 0.13), (0.045, 0.02, 0.11), paint(('#d8b04a', '#c8ccd0')[i % 2], metal=0.7, rough=0.3), bevel=0.005)


def _desk(look):
    """Between them, seen along its short side: the slip on its spike, the stamp, the lamp that is still on."""
    placed((0.3, 1.62, 0), desk, 1.5, '#7a3a1c', 0.8, 'both')
    placed((0.86, 1.35, _TOP), banker_lamp, True, 9, size=1.15)
    placed((0.72, 1.0, _TOP), phone, '#1c1a1e', size=1.1)
    placed((0.2, 1.4, _TOP), letter_tray)
    placed((0.5, 1.0, _TOP), paper_stack, 0.05)
    placed((-0.1, 1.36, _TOP), mug, '#1f4a38', '#d8a83a', steam=True)
    with group(at=(-0.2, 0.92, _TOP)):
        cylinder((0, 0, 0), 0.055, 0.02, paint('#2a2024', rough=0.4))
        tube([(0, 0, 0), (0, 0, 0.22)], 0.007, paint('#d8dce0', metal=0.9, rough=0.2))
        for i, hue in enumerate(('#e8d8a8', '#f4ecd8')):
            box((0, 0, 0.06 + i * 0.05), (0.17, 0.13, 0.006), paint(hue, rough=0.8, glow=0.1), bevel=0, rot=(0, 4 - i * 4, 20 * i))
    box((0.1, 0.86, _TOP), (0.24, 0.05, 0.07), paint('#d8a83a', rough=0.25, metal=0.8), bevel=0.006)
    box((0.14, 1.1, _TOP), (0.3, 0.22, 0.008), paint('#f8f2e0', rough=0.8, glow=0.05), bevel=0, rot=(0, 0, 8))
    box((0.16, 1.1, _TOP + 0.008), (0.1, 0.08, 0.05), paint('#a8202c', rough=0.5), bevel=0.01)


def _flunko(look):
    """He has asked before. One palm is up for the key, the late slip hangs in the other; he looks at the hand that does not move."""
    with group(at=(-1.02, 1.05, 0), turn=62):
        pose = Pose(lean=5, head=(-6, -5, -4), left=Reach((0.16, -0.54, 1.09), (0.7, 0.2, -1)), left_hand=Hand(14, (0, 0.2, -1)), right=Reach((-0.34, -0.1, 0.8), (0.9, 0.6, 0.1)), right_hand=Hand(64, (1, 0, 0.2)),
                    left_leg=Limb(-8, 4, 8), right_leg=Limb(8, 5, 8), breath=0.9 * look.phase('breath'))
        gaze = (0.7, -0.1) if look.phase('glance') == 0 else (-0.9, 0.1)
        boy = actor(FLUNKO, pose, Mood(open=0.08 if look.phase('blink') else 0.92, gaze=gaze, brow=10, lift=0.012, smile=0.12))
    x, y, z = -1.05, 0.72, 0.52
    box((x, y, z), (0.36, 0.01, 0.25), paint('#f8d83a', rough=0.8, glow=0.12), bevel=0, rot=(0, -5, 0))
    write('LATE', CAMERA, (x - 0.02, y - 0.03, z + 0.13), paint('#b01c28', rough=0.8))
    box((x - 0.01, y - 0.012, z + 0.04), (0.24, 0.01, 0.016), paint('#5a4a20', rough=0.9), bevel=0)
    fine_thread(CAMERA, [(-1.3, 0.86, 1.66), (-1.33, 0.84, 1.5), (-1.28, 0.83, 1.3), (-1.34, 0.83, 1.12)])
    return boy['head']


def _principal(look):
    """Half out of his chair, both fists on the desk: he wants the boy to say a number."""
    with group(at=(1.5, 1.38, 0.0), turn=-64, size=1.12):
        pose = Pose(hips=0.66, lean=30, head=(8, -22, 5), left=Reach((0.3, -0.72, 0.77), (0.8, 0.3, -0.2)), right=Reach((-0.26, -0.6, 0.77), (0.8, 0.3, -0.2)),
                    left_hand=Hand(80, (0.2, -0.4, 1)), right_hand=Hand(20, (0.2, -0.4, 1)), left_leg=Limb(24, 6, 44), right_leg=Limb(20, 6, 40))
        mouth = (0.0, 0.4, 0.8)[look.phase('talk')]
        man = actor(PRINCIPAL, pose, Mood(open=0.82, gaze=(-0.5, 0.05), brow=-14, smile=-0.5, mouth=mouth))
    with group(at=(2.15, 1.75, 0), turn=-64):
        leather = paint('#5a1c16', rough=0.4)
        box((0, 0.1, 0.44), (0.6, 0.56, 0.12), leather, bevel=0.05)
        box((0, 0.36, 0.52), (0.62, 0.12, 0.86), leather, bevel=0.05)
        cylinder((0, 0.1, 0.08), 0.05, 0.38, paint('#2a2628', metal=0.6))
        for i in range(3):
            ball((0, 0.29, 0.7 + i * 0.22), 0.02, paint('#d8a83a', metal=0.7), detail=1)
    return man['head']


def _light(look):
    """A low sun through the slats; it lies in bars on the two of them."""
    sky([(0, '#ffe2b0'), (0.3, '#ffd0a0'), (1, '#a8c4e0')], 0.6)
    sun((0.2, -1, -0.42), 9, '#ffd08a', soft=0.6)
    sun((0.55, 0.75, -0.5), 0.7, '#ffe0b0', soft=3)
    panel((-0.1, _BACK - 0.3, 1.9), (0, 0.4, 0.6), (1.7, 1.2), 46, '#ffe4b0')
    panel((-1.6, -1.6, 2.5), (0.2, 1.4, 0.9), (2.6, 1.2), 95, '#ffe4c0')
    panel((2.4, -1.0, 1.8), (0.6, 1.4, 1.0), (1, 1), 16, '#8ab8d8')


FILM = Film('late-slip', CAMERA, build, exposure=0.2, bloom=0.3, parts=(
    talk('principal'),
    blink('flunko', 15),
    Part('glance', 1, (0, 0, 0, 0, 0, 0, 0, 0, 1, 1), 2, 'flunko'),
))

if __name__ == '__main__':
    FILM.main()
