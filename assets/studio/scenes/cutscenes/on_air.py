"""Eight o'clock in the bar: a radio with a lit dial, and four people who have stopped in the middle of what they did."""
from dataclasses import replace

from builders.cast.acting import FIST, GRIP, SEATED, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.dimmed import dimmed
from builders.cast.who import Who
from builders.person import Limb
from builders.rooms.bar_things import bar_stool, bottles, cone_lamp
from builders.rooms.placed import placed
from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, ring, sheets, tube
from kit.skin import haze
from kit.stage import group

CAMERA = FrontCamera(eye=(0.0, -1.15, 1.36), focal=292, vanishing=(208, 84), size=WIDE)
_TOP, _BACK = 1.02, 5.2
_DARK, _WHITES = {'legs': '#1e1a2a', 'trim': '#2a2030'}, '#c8ac88'


def build(look):
    """Puts the bar, the radio and four listeners on the stage."""
    room(8, _BACK, 3.0, wall='#6a2f24', floor='#2a1810', ceiling='#2c1c18', skirting='#2a140e', dado=(1.2, paint('#4a2014', rough=0.5)))
    boards(8, _BACK, '#5a3220', '#170c08')
    _bar()
    radio = _radio(look)
    people = _listeners(look)
    _pool_table()
    _shelf()
    _light(look)
    return {'radio': radio, **people}


def _bar():
    """The bar runs across the front; what was left on it."""
    box((0, 0.4, 0.94), (6, 0.9, 0.08), paint('#7a3a20', rough=0.16), bevel=0.02)
    box((0, 0.0, 0.0), (6, 0.06, 0.95), paint('#3a1a10', rough=0.5), bevel=0)
    for x, fill in ((-0.95, '#b86a1c'), (1.12, '#5a2410')):
        cylinder((x, 0.3, _TOP), 0.055, 0.17, paint('#c8d8e0', rough=0.08), top=0.066, sides=18)
        cylinder((x, 0.3, _TOP + 0.01), 0.05, 0.1, paint(fill, rough=0.1, glow=0.15), top=0.056, sides=18)
    cylinder((0.86, 0.2, _TOP), 0.09, 0.025, paint('#2a2c34', rough=0.3), top=0.1)
    tube([(0.84, 0.18, _TOP + 0.03), (0.93, 0.14, _TOP + 0.045)], 0.011, '#f0e8d8')
    for i, x in enumerate((-0.7, -0.62)):
        cylinder((x, 0.1 + 0.06 * i, _TOP), 0.05, 0.012, paint('#d8b888', rough=0.9), sides=16)


def _radio(look):
    """A wooden radio, its dial amber, its cloth torn at one corner."""
    with group() as radio:
        with group(at=(0.3, 0.42, _TOP), turn=-6, size=1.08):
            wood, trim = paint('#9a5428', rough=0.25, worn=0.1), paint('#e0b048', rough=0.25, metal=0.7)
            box((0, 0, 0), (0.62, 0.24, 0.36), wood, bevel=0.035)
            box((-0.13, -0.122, 0.05), (0.28, 0.012, 0.26), paint('#d8b070', rough=0.95), bevel=0)
            for i in range(6):
                box((-0.23 + i * 0.04, -0.132, 0.05), (0.014, 0.012, 0.26), paint('#7a4020', rough=0.5), bevel=0)
            box((0.165, -0.122, 0.17), (0.22, 0.012, 0.12), glow('#ffb84a', 2.6), bevel=0)
            for i in range(9):
                box((0.075 + i * 0.0225, -0.131, 0.19 + 0.03 * (i % 2)), (0.005, 0.006, 0.05), paint('#5a2a10'), bevel=0)
            box((0.14 + 0.004 * look.phase('needle'), -0.134, 0.172), (0.009, 0.006, 0.116), glow('#ff3a28', 3), bevel=0)
            for x in (0.1, 0.23):
                cylinder((x, -0.12, 0.095), 0.038, 0.035, trim, rot=(90, 0, 0), sides=18)
                box((x, -0.165, 0.105), (0.008, 0.01, 0.03), '#3a2014', bevel=0)
            tube([(0.24, 0.06, 0.34), (0.4, 0.08, 0.78)], 0.008, paint('#d8dce4', metal=0.9, rough=0.2))
            for x in (-0.26, 0.26):
                cylinder((x, 0, -0.02), 0.03, 0.03, '#2a1410', sides=10)
    pulse = look.phase('glow')
    lamp((0.48, 0.02, _TOP + 0.3), 5.0 - 1.4 * pulse, '#ffb04a', 0.1)
    panel((0.5, 0.1, _TOP + 0.26), (0.45, -0.6, _TOP), (0.3, 0.16), 3.0 - 0.8 * pulse, '#ffb04a')
    return radio


def _listeners(look):
    """Each stopped differently in the light of the dial; all four listen to the same side."""
    gaze = (0.5, -0.3) if look.phase('glance') == 0 else (-0.7, 0.1)
    people = {}
    # A cup in the air, half way to a mouth.
    with group(at=(-1.5, 1.35, 0.0), turn=38):
        placed((0, 0.05, 0), bar_stool)
        pose = replace(SEATED, hips=0.84, lean=6, head=(22, 4, -6), right=Reach((-0.16, -0.4, 1.36), (0.9, 0.2, -0.7)), right_hand=GRIP, left=Reach((0.26, -0.42, 1.06), (0.8, 0.3, -0.6)), left_leg=Limb(70, 8, 76), right_leg=Limb(66, 8, 50))
        people['drinker'] = dimmed(actor(Who('#c8825a', top='#5a3a2a', sleeve='#5a3a2a', hair='short', crown='#241814', nose='round', **_DARK), pose, Mood(open=0.08 if look.phase('blink') else 0.95, gaze=gaze, brow=10, lift=0.03, smile=-0.2))['head'], _WHITES)
        cylinder((-0.15, -0.5, 1.4), 0.055, 0.13, paint('#e8e0d0', rough=0.3), top=0.06, sides=16)
    # A cue half drawn, over the table, the head up.
    with group(at=(-0.72, 3.9, 0.0), turn=6):
        pose = Pose(lean=52, head=(6, -50, 4), left=Reach((0.1, -0.86, 0.95), (0.8, 0.2, 0.4)), left_hand=Hand(16, (0, 0, 1)), right=Reach((-0.34, 0.12, 1.08), (0.9, 0.8, 0.6)), right_hand=GRIP, left_leg=Limb(12, 4, 16), right_leg=Limb(-24, 8, 8))
        dimmed(actor(Who('#b87850', top='#2c4a3a', sleeve='#2c4a3a', hair='slick', crown='#1c1410', nose='long', **_DARK), pose, Mood(gaze=(0.2, 0.3), brow=8, lift=0.03))['head'], _WHITES)
        tube([(0.24, -1.5, 0.96), (-0.4, 0.5, 1.16)], [0.014, 0.024], paint('#e0b878', rough=0.4))
    # Behind the bar end, a glass and the cloth in it, not turning.
    with group(at=(1.78, 1.75, 0.08), turn=-36):
        pose = Pose(lean=4, head=(-20, 8, 7), left=Reach((0.1, -0.36, 1.08), (0.9, 0.2, -0.7)), right=Reach((-0.12, -0.38, 1.16), (0.9, 0.2, -0.7)), left_hand=GRIP, right_hand=FIST, breath=look.phase('breath') * 0.9)
        keeper = actor(Who('#e0a07a', top='#c8b8a0', sleeve='#c8b8a0', hair='bun', crown='#3a2018', nose='small', wear='vest', band='#7a2018', **_DARK), pose, Mood(open=0.5, gaze=(-0.6, -0.4), brow=12, smile=-0.3))
        dimmed(keeper['head'], _WHITES)
        people['keeper'] = keeper['upper']
        cylinder((0.0, -0.46, 1.12), 0.05, 0.17, paint('#d8e8f0', rough=0.05), top=0.06, rot=(0, 20, 0), sides=16)
        ball((-0.1, -0.42, 1.24), 0.07, paint('#f0e8e0', rough=1), squash=(1, 0.8, 0.7))
    # In the door, the coat half on.
    with group(at=(1.75, 4.7, 0.0), turn=-14):
        pose = Pose(lean=-4, turn=20, head=(-46, 0, 6), left=Limb(-40, 22, 60), right=Limb(26, 26, 96), left_leg=Limb(14, 4, 10), right_leg=Limb(-12, 4, 12))
        dimmed(actor(Who('#c08a64', top='#3a3a5a', sleeve='#3a3a5a', hair='fishing-hat', crown='#2c2c3a', wear='coat', **_DARK), pose, Mood(gaze=(-0.8, 0), brow=6, lift=0.03))['head'], _WHITES)
    return people


def _pool_table():
    with group(at=(-0.6, 3.0, 0)):
        box((0, 0, 0.72), (2.3, 1.1, 0.12), paint('#5a2c16', rough=0.35), bevel=0.02)
        box((0, 0, 0.8), (2.08, 0.9, 0.05), paint('#1f8a52', rough=0.95), bevel=0)
        for x in (-1.0, 1.0):
            box((x, -0.4, 0), (0.16, 0.16, 0.72), paint('#3a1a0e', rough=0.5), bevel=0.02)
        for i, (x, y) in enumerate(((-0.4, 0.1), (-0.1, -0.2), (0.5, 0.1), (0.7, -0.2), (0.28, -0.3))):
            ball((x, y, 0.895), 0.045, paint(('#f8f4e8', '#e8b83a', '#c83a2a', '#2a4aa8', '#6a2a8a')[i], rough=0.1), detail=2)
    cone_lamp((-0.6, 3.0, 2.05), True, 120, drop=0.95, radius=0.36)
    sheets([[(-0.9, 3.0, 2.0), (-0.3, 3.0, 2.0), (0.4, 3.0, 0.9), (-1.6, 3.0, 0.9)]], haze('#ffd890', 0.02, 2.0), name='smoke')


def _shelf():
    """Bottles before a mirror on the right wall's side, the bar's sign, a window on the street."""
    for z in (1.3, 1.72):
        box((2.6, _BACK - 0.15, z - 0.04), (1.5, 0.26, 0.04), paint('#3a1a10', rough=0.3), bevel=0)
        placed((2.6, _BACK - 0.16, z), bottles, 1.4, int(z * 10), 0.5)
    box((2.6, _BACK - 0.02, 1.2), (1.6, 0.02, 1.0), glow('#ff9a4a', 0.5), bevel=0)
    for x, hue in ((-2.4, '#ff4a6a'),):
        ring((x, _BACK - 0.1, 1.95), 0.3, 0.024, glow(hue, 2.6))
        tube([(x - 0.14, _BACK - 0.1, 1.8), (x - 0.04, _BACK - 0.1, 2.12), (x + 0.14, _BACK - 0.1, 1.86)], 0.022, glow('#ffd84a', 2.6))
    box((1.25, _BACK - 0.05, 0), (1.0, 0.08, 2.2), paint('#3a1c14', rough=0.5), bevel=0.01)
    box((1.25, _BACK - 0.1, 1.3), (0.6, 0.03, 0.6), glow('#5a74c8', 0.9), bevel=0)


def _light(look):
    sky([(0, '#140a10'), (1, '#0a0608')], 0.3)
    panel((1.75, _BACK - 0.4, 1.6), (1, 2, 1), (1.5, 0.8), 30, '#ffa050')
    panel((-2.4, _BACK - 0.3, 1.95), (-1, 2, 1), (0.6, 0.6), 14, '#ff4a6a')
    beam((-3.4, 2.6, 2.6), (-1.4, 1.3, 1.3), 240, '#7a8af0', angle=50)
    beam((3.4, 2.6, 2.6), (1.7, 1.5, 1.3), 220, '#7a8af0', angle=50)
    panel((0, -1.0, 2.4), (0, 1, 1), (3, 1), 24, '#9a80d8')
    # What the dial throws on the two at the bar, and the table on him who plays.
    beam((0.1, 0.3, 1.5), (-1.5, 1.3, 1.55), 90, '#ffb466', angle=46)
    beam((0.75, 0.35, 1.5), (1.72, 1.7, 1.6), 80, '#ffb466', angle=50)
    panel((-0.6, 2.6, 1.0), (-0.72, 3.4, 1.25), (0.8, 0.3), 9, '#ffd8a0')
    beam((0.9, 3.4, 2.5), (1.7, 4.6, 1.6), 40, '#ffb880', angle=40)


FILM = Film('on-air', CAMERA, build, exposure=0.75, bloom=0.45, parts=(
    blink('drinker', 13),
    Part('glance', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1), 2, 'drinker'),
    Part('needle', 1, (0, 0, 1, 0, 0, 0, 1, 1), 3, 'radio'),
    Part('breath', 1, (0, 0, 1, 1, 1, 0), 2, 'keeper'),
))

if __name__ == '__main__':
    FILM.main()
