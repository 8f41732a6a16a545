"""The transmitter room: tubes as tall as organ pipes, with fire behind glass, and a switch that the police have sealed."""
import math

from builders.rooms.doors import institution_door
from builders.rooms.electronics import meter
from builders.rooms.office_storage import tin
from builders.rooms.pane_views import corridor_view, door_pane
from builders.rooms.placed import placed
from builders.rooms.plumbing import duct, pipe
from builders.rooms.police import police_tape
from builders.rooms.rig import shaft
from builders.rooms.seats import stool
from builders.rooms.shell import room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.workshop import toolbox
from kit.light import lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.skin import skin
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-0.95, 0.15, 1.34), to=(0.5, 3.5, 1.36), focal=240)
# The cabinets: where each stands and how tall it is.
_BANKS = ((-1.42, 2.0), (-0.42, 2.3), (0.58, 2.6))


def build(look):
    """Puts the room on the stage; returns its hotspots."""
    night = look.night
    room(5.4, 4.4, 3.1, wall='#7a9484', floor=paint('#4a544c', rough=0.3, worn=0.35, scale=2),
         ceiling='#4a5a50', skirting='#2a342e', side_wall=brick('#90a89a', '#6e8678', length=0.5, height=0.24, joint=0.012, vary=0.9, rough=0.7))
    _walls()
    with group() as tubes:
        for i, (x, tall) in enumerate(_BANKS):
            placed((x, 3.52 - 0.06 * i, 0), _bank, tall, i, look)
    for x, tall in _BANKS:
        tube([(x, 4.0, tall - 0.05), (x, 4.0, 3.1)], 0.12, paint('#8a948c', metal=0.6, rough=0.35))
    switch = _switch(look)
    glove = _glove(night)
    _cable()
    door = placed((2.66, 3.25, 0), institution_door, 0.95, 2.1, '#6a8a6a', lit=('#ffd08a', 0.9 if night else 1.2), frame='#2a342e', turn=-90)
    door += door_pane(corridor_view, night, (2.66, 3.25, 0), -90, hue=('#c8a870', '#6a4a2a'))
    pipe([(-2.6, 3.2, 2.86), (1.5, 3.2, 2.86), (1.5, 4.3, 2.86), (2.6, 4.3, 2.86)], 0.06, '#b0583c')
    placed((0.2, 3.9, 2.95), duct, 5.4, '#8a968c', 0.3)
    placed((1.5, 2.75, 0), stool, '#6a5a3a', 0.55)
    placed((1.5, 2.75, 0.55), tin, 0.06, 0.14, '#d8a83a')
    placed((0.35, 2.3, 0), toolbox, '#b8442c', turn=28)
    _light(night, look)
    return {'switch': switch, 'tubes': tubes, 'glove': glove, 'door': door}


def _walls():
    """Behind, sheets of steel in two grays with their rivets; the blocks of the right wall are painted green up to a line."""
    tones, seam, rivet = [paint(hue, rough=0.4, metal=0.35) for hue in ('#7f9a8a', '#6c8576')], paint('#3c4a42', rough=0.7), paint('#a8bcb0', metal=0.7, rough=0.3)
    for i in range(6):
        for j in range(2):
            x, z = -2.25 + i * 0.9, 0.12 + j * 1.5
            box((x, 4.39, z), (0.88, 0.03, 1.47), tones[(i + j) % 2], bevel=0.008)
            for k in range(4):
                for dx in (-0.39, 0.39):
                    ball((x + dx, 4.37, z + 0.1 + k * 0.42), 0.016, rivet, detail=1)
        box((-2.7 + i * 0.9, 4.385, 0.12), (0.02, 0.03, 2.98), seam, bevel=0)
    box((2.692, 2.2, 0.12), (0.01, 4.6, 1.08), paint('#4c6a58', rough=0.45), bevel=0)
    box((2.69, 2.2, 1.2), (0.01, 4.6, 0.045), paint('#d8b84a', rough=0.6), bevel=0)


def _bank(tall, number, look):
    """A cabinet with three tubes as tall as organ pipes behind its glass, a gauge above them, lamps below."""
    steel, bright = paint('#5a7868', rough=0.4, metal=0.3, worn=0.15), 1.3 if look.night else 1.0
    breath = (number + look.phase('breath')) % 3
    low, high = 0.78, tall - 0.5
    box((0, 0.36, 0), (0.94, 0.68, tall), steel, bevel=0.03)
    box((0, -0.005, low - 0.06), (0.76, 0.03, high - low + 0.12), paint('#120a08', rough=0.4), bevel=0)
    for x in (-0.4, 0.4):
        box((x, -0.03, low - 0.08), (0.07, 0.07, high - low + 0.16), steel, bevel=0.01)
    for z in (low - 0.1, high + 0.02):
        box((0, -0.03, z), (0.87, 0.07, 0.07), steel, bevel=0.01)
    for j in range(3):
        x, top = (j - 1) * 0.23, high - 0.06 - 0.1 * (2 - j)
        warmth = (1.0, 1.7, 1.3)[(breath + j) % 3] * bright
        cylinder((x, -0.03, low), 0.088, 0.1, paint('#2a2420', rough=0.3), sides=18)
        cylinder((x, -0.03, low + 0.1), 0.07, top - low - 0.14, glow('#f0480c', warmth), sides=18)
        cylinder((x, -0.105, low + 0.16), 0.02, top - low - 0.3, glow('#ffb850', warmth * 1.5), sides=10)
        for share in (0.3, 0.62):
            cylinder((x, -0.03, low + (top - low) * share), 0.084, 0.035, paint('#4a3a34', metal=0.7, rough=0.3), sides=18)
        ball((x, -0.03, top - 0.05), 0.075, glow('#ff7a28', warmth), squash=(1, 1, 0.8))
        cylinder((x, -0.03, top), 0.03, 0.07, paint('#d8b060', metal=0.9, rough=0.25), sides=12)
    meter((0, -0.02, tall - 0.24), 0.13, 30 - 22 * number, 0.9)
    for x in (-0.3, 0.3):
        cylinder((x, -0.01, tall - 0.24), 0.06, 0.05, paint('#1c2220', rough=0.4), rot=(90, 0, 0), sides=16)
    for i in range(4):
        box((-0.15 + i * 0.1, -0.01, 0.52), (0.055, 0.02, 0.055), glow(('#5aff7a', '#ffb43a', '#ff4a3a', '#5aff7a')[i], 1.4 if (i + number) % 3 else 0.2), bevel=0)
    for i in range(6):
        box((0, -0.015, 0.14 + i * 0.045), (0.6, 0.008, 0.018), paint('#101410'), bevel=0)


def _switch(look):
    """On the right of the cabinets: a knife switch under a gauge, its lever down, taped across, a red seal on it."""
    needle = -20 - 30 * look.phase('needle') if look.night else 40
    copper = paint('#e09a48', metal=0.85, rough=0.25)
    with group() as switch:
        with group(at=(1.86, 4.34, 1.3), size=1.5):
            box((0, -0.05, -0.56), (0.84, 0.12, 1.36), paint('#a4b4a8', rough=0.5, worn=0.12), bevel=0.02)
            for x in (-0.15, 0.15):
                for z in (-0.3, 0.12):
                    box((x, -0.13, z), (0.08, 0.08, 0.1), copper, bevel=0)
                tube([(x, -0.16, -0.25), (x, -0.36, -0.46)], 0.026, copper)
            tube([(-0.24, -0.36, -0.46), (0.24, -0.36, -0.46)], 0.045, paint('#1a1a1e', rough=0.4))
            meter((0, -0.12, 0.56), 0.19, needle, 1.5 if look.night else 0.9)
            police_tape((-0.5, -0.27, -0.44), (0.5, -0.27, 0.3), 0, 0.13, 0.3)
            police_tape((-0.5, -0.29, 0.3), (0.5, -0.29, -0.44), 0, 0.13, 0.3)
            cylinder((0.0, -0.3, -0.02), 0.09, 0.02, paint('#e02430', rough=0.4, glow=0.25), rot=(90, 0, 0), sides=18)
            ball((0.3, -0.12, 0.5), 0.035, glow('#ff3a2a', 2.4), detail=1)
    return switch


def _oval(z, wide, deep, sides=20):
    return [(wide * math.cos(math.tau * i / sides), deep * math.sin(math.tau * i / sides), z) for i in range(sides)]


def _glove(night):
    """In front, on a hook of an iron post: an empty gauntlet of red rubber for the left hand; by night it has made a fist."""
    rubber, iron = paint('#e0502a', rough=0.38), paint('#3c4a44', rough=0.45, metal=0.5, worn=0.2)
    box((-1.2, 1.72, 0), (0.13, 0.1, 3.1), iron, bevel=0.01)
    for z in (0.5, 1.0, 1.5, 2.0):
        ball((-1.2, 1.665, z), 0.018, paint('#8a948c', metal=0.7, rough=0.3), detail=2)
    tube([(-1.2, 1.66, 1.42), (-1.06, 1.62, 1.42), (-1.03, 1.6, 1.37), (-1.05, 1.6, 1.31)], 0.013, paint('#d0d8d4', metal=0.8, rough=0.25))
    with group() as glove:
        with group(at=(-1.03, 1.6, 1.3), turn=10, size=1.08):
            skin([_oval(-0.3, 0.06, 0.026), _oval(-0.26, 0.078, 0.034), _oval(-0.2, 0.072, 0.034), _oval(-0.15, 0.05, 0.036), _oval(-0.08, 0.066, 0.05), _oval(0.0, 0.094, 0.064)], rubber)
            skin([_oval(-0.012, 0.1, 0.07), _oval(0.004, 0.1, 0.07), _oval(0.004, 0.086, 0.058)], paint('#f8e8d0', rough=0.5))
            disc((0, 0, -0.02), 0.088, paint('#1c0a08', rough=1), rot=(0, 0, 0), squash=0.68)
            for z, wide in ((-0.05, 0.078), (-0.09, 0.065)):
                tube([(x, y, z) for x, y, _ in _oval(0, wide + 0.003, wide * 0.74)], 0.004, paint('#a8341a', rough=0.5), closed=True)
            for i in range(4):
                x = -0.057 + i * 0.038
                if night:
                    tube([(x, -0.01, -0.27), (x, -0.055, -0.3), (x, -0.075, -0.265), (x, -0.055, -0.235)], [0.022, 0.024, 0.024, 0.02], rubber)
                else:
                    tip = (x * 1.7 + 0.008, -0.012, (-0.4, -0.43, -0.425, -0.39)[i])
                    tube([(x, 0, -0.26), (x * 1.3, -0.002, -0.34), tip], [0.021, 0.019, 0.014], rubber)
                    ball(tip, 0.0145, rubber, detail=2)
            thumb = [(0.06, -0.01, -0.2), (0.055, -0.06, -0.235), (-0.01, -0.095, -0.26)] if night else [(0.058, 0, -0.2), (0.105, -0.01, -0.25), (0.118, -0.014, -0.315)]
            tube(thumb, [0.026, 0.022, 0.018], rubber)
            ball(thumb[-1], 0.018, rubber, detail=2)
    return glove


def _cable():
    """As thick as an arm; it leaves through the wall on the right. On the wall the sign with lightning, and the clock."""
    rubber = paint('#14161a', rough=0.5)
    tube([(0.66, 3.4, 0.1), (0.9, 2.9, 0.08), (1.5, 2.5, 0.08), (2.1, 3.0, 0.1), (2.4, 4.0, 0.3), (2.45, 4.5, 0.5)], 0.085, rubber)
    ring((2.45, 4.36, 0.5), 0.14, 0.04, paint('#8a948c', metal=0.7, rough=0.3))
    sign = paint('#f4c81e', rough=0.5, glow=0.1)
    with group(at=(2.64, 3.78, 1.5), turn=-90):
        prism([(-0.26, 0), (0.26, 0), (0, 0.46)], 0.02, sign)
        prism([(0.03, 0.34), (-0.07, 0.17), (0.0, 0.17), (-0.03, 0.05), (0.08, 0.22), (0.01, 0.22)], 0.03, paint('#14161a'))
    with group(at=(2.64, 3.78, 2.4), turn=-90):
        stopped_clock(CAMERA, (0, 0, 0), 0.22, depth=3.78)


def _light(night, look):
    for i, (x, _) in enumerate(_BANKS):
        warm = 3 if look.phase('breath') and i == look.phase('breath') else 0
        lamp((x, 2.95, 1.2 + 0.14 * i), (15 if night else 9) + warm, '#ff7a30', 0.25)
    if night:
        sky([(0, '#0c1410'), (1, '#060a08')], 0.3)
        panel((-1.2, -0.6, 2.8), (0.4, 3, 0.8), (2.6, 1.2), 22, '#4a8ab0')
        lamp((-0.75, 0.8, 1.5), 4, '#ffb07a', 0.1)
        lamp((1.5, 3.4, 1.9), 7, '#ff6a3a', 0.2)
        return
    sky([(0, '#e8f4e0'), (1, '#c8d8d0')], 0.4)
    panel((-1.2, -0.6, 2.8), (0.4, 3, 0.8), (3, 1.4), 84, '#c4f0d8')
    lamp((1.3, 3.2, 2.3), 9, '#fff0d0', 0.2)
    for z in (2.0, 2.3, 2.6):
        shaft((-2.6, 2.9, z, 0.6, 0.12), (0.9, -0.2, -0.5), strength=0.05, leaves=1)


SHOOT = Shoot('flunk-fm-transmitter-room', CAMERA, build, exposure=(0.4, 0.7), bloom=(0.2, 0.4), loops=(
    Loop('breath', 2, (0, 1, 2, 1), fps=2, zone=(0, 40, 212, 152)),
    Loop('needle', 1, (0, 0, 0, 1, 1, 0), fps=2, zone=(208, 44, 244, 82), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
