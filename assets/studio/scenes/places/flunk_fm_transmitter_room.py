"""The transmitter room: cabinets like organ pipes with fire behind glass, and a switch that the police have sealed."""
from builders.rooms.boards import notice
from builders.rooms.decor import clock_804
from builders.rooms.doors import institution_door
from builders.rooms.electronics import meter, rack, transmitter
from builders.rooms.lights import bulkhead
from builders.rooms.office_storage import tin
from builders.rooms.placed import placed
from builders.rooms.plumbing import duct, pipe, valve
from builders.rooms.police import police_tape
from builders.rooms.rig import shaft
from builders.rooms.seats import stool
from builders.rooms.shell import room
from builders.rooms.workshop import bucket, toolbox
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-1.0, 0.0, 1.22), to=(0.55, 3.5, 1.46), focal=228)
_STEEL, _FIRE = '#4f6458', '#ff8a3a'


def build(look):
    """Puts the room on the stage; returns its hotspots."""
    night = look.night
    room(5.4, 4.4, 3.1, wall=paint('#6f8272', rough=0.8, worn=0.25, scale=2), floor=paint('#4a544c', rough=0.3, worn=0.35, scale=2),
         ceiling='#4a5a50', skirting='#2a342e')
    with group() as tubes:
        for i, (x, tall) in enumerate(((-1.5, 1.95), (-0.42, 2.2), (0.66, 2.45))):
            with group(at=(x, 3.55 - 0.06 * i, 0)):
                transmitter((look.phase('breath') + i) if look.phase('breath') else i, (1.5 if night else 1.0), 1.0, tall, ('#43584c', '#4f6658', '#3c5246')[i])
    for i, x in enumerate((-1.5, -0.42, 0.66)):
        tube([(x, 4.0, 1.95 + 0.25 * i), (x, 4.0, 3.1)], 0.12, paint('#8a948c', metal=0.6, rough=0.35))
    switch = _switch(look)
    glove = _glove(night)
    _cable()
    door = placed((2.66, 2.4, 0), institution_door, 0.95, 2.1, '#6a7a4a', lit=('#ffd08a', 1.0 if night else 1.4), frame='#2a342e', turn=-90)
    placed((-2.66, 3.4, 0), rack, 0.8, 1.9, '#4a5a50', seed=21, phase=look.phase('breath'), turn=90)
    pipe([(-2.6, 3.2, 2.8), (1.5, 3.2, 2.8), (1.5, 4.3, 2.8), (2.6, 4.3, 2.8)], 0.06, '#b0583c')
    placed((0.2, 3.9, 2.9), duct, 5.4, '#8a968c', 0.3)
    with group(at=(2.64, 3.4, 1.5), turn=-90):
        valve(radius=0.16)
    placed((0.1, 2.1, 0), toolbox, '#b8442c', turn=28)
    placed((1.55, 2.5, 0), stool, '#6a5a3a', 0.55)
    placed((1.55, 2.5, 0.55), tin, 0.06, 0.14, '#d8a83a')
    placed((1.3, 3.2, 0), bucket, '#8a968c')
    placed((2.2, 4.36, 2.5), bulkhead, True, 5 if night else 2, '#ffb45a')
    _light(night, look)
    return {'switch': switch, 'tubes': tubes, 'glove': glove, 'door': door}


def _switch(look):
    """On the right of the cabinets: a knife switch under a gauge, taped across, a red seal on it."""
    needle = -20 - 30 * look.phase('needle') if look.night else 40
    with group() as switch:
        with group(at=(1.9, 4.36, 1.2), size=1.4):
            box((0, -0.05, -0.5), (0.8, 0.12, 1.3), paint('#2c3832', rough=0.4, metal=0.3), bevel=0.02)
            for z in (-0.2, 0.14):
                for x in (-0.16, 0.16):
                    box((x, -0.13, z), (0.06, 0.06, 0.1), paint('#d08a3a', metal=0.9, rough=0.25), bevel=0)
            for x in (-0.16, 0.16):
                tube([(x, -0.16, -0.15), (x, -0.42, -0.32)], 0.02, paint('#d08a3a', metal=0.9, rough=0.25))
            tube([(-0.22, -0.42, -0.32), (0.22, -0.42, -0.32)], 0.035, paint('#1a1a1e', rough=0.4))
            meter((0, -0.12, 0.58), 0.17, needle, 1.5 if look.night else 0.9)
            police_tape((-0.5, -0.5, -0.42), (0.5, -0.3, 0.34), 0, 0.11)
            police_tape((-0.5, -0.3, 0.3), (0.5, -0.52, -0.4), 0, 0.11)
            cylinder((0.0, -0.5, -0.06), 0.07, 0.02, paint('#d8242c', rough=0.4, glow=0.2), rot=(90, 0, 0), sides=18)
            ball((0.3, -0.12, 0.46), 0.03, glow('#ff3a2a', 3.0), detail=1)
    return switch


def _glove(night):
    """In front, cut by the frame: a left glove of red rubber on a hook; by night it has made a fist."""
    rubber = paint('#d8502a', rough=0.3)
    with group() as glove:
        with group(at=(-1.16, 0.95, 1.42), turn=-22):
            tube([(0, 0.04, 0.08), (0, -0.03, 0.06), (0, -0.04, 0.1)], 0.012, paint('#8a948c', metal=0.8, rough=0.3))
            tube([(0, 0, 0.1), (0.004, 0, 0.03), (-0.003, 0, -0.06), (0, 0, -0.14)], [0.054, 0.05, 0.046, 0.056], rubber)
            for z in (0.1, 0.085):
                ring((0, 0, z), 0.054, 0.006, rubber, rot=(0, 0, 0), steps=16)
            ball((0, 0, -0.18), 0.074, rubber, squash=(1, 0.42, 1.15), detail=3)
            if night:
                for i in range(4):
                    ball((-0.045 + i * 0.03, -0.03, -0.2), 0.022, rubber, squash=(0.8, 1.2, 1.2), detail=2)
                tube([(0.055, -0.02, -0.13), (0.03, -0.06, -0.17), (-0.02, -0.065, -0.175)], 0.018, rubber)
            else:
                for i in range(4):
                    tube([(-0.05 + i * 0.033, 0, -0.2), (-0.074 + i * 0.05, -0.005, -0.36 + 0.025 * abs(i - 1.4))], [0.02, 0.017], rubber)
                tube([(0.05, 0, -0.15), (0.12, -0.01, -0.2), (0.14, -0.01, -0.25)], [0.022, 0.019, 0.016], rubber)
    return glove


def _cable():
    """As thick as an arm; it leaves through the wall on the right."""
    skin = paint('#14161a', rough=0.5)
    tube([(0.66, 3.4, 0.1), (0.9, 2.9, 0.08), (1.5, 2.7, 0.08), (2.1, 3.2, 0.1), (2.3, 4.0, 0.3), (2.35, 4.5, 0.5)], 0.085, skin)
    ring((2.35, 4.36, 0.5), 0.14, 0.04, paint('#8a948c', metal=0.7, rough=0.3))
    tube([(-0.4, 3.3, 0.06), (-0.6, 2.6, 0.06), (-1.6, 2.2, 0.06), (-2.4, 2.6, 0.06)], 0.05, paint('#5a2a1c', rough=0.5))
    sign = paint('#f4c81e', rough=0.5, glow=0.1)
    with group(at=(-2.66, 2.3, 1.9), turn=90):
        prism([(-0.26, 0), (0.26, 0), (0, 0.46)], 0.02, sign)
        prism([(0.03, 0.34), (-0.07, 0.17), (0.0, 0.17), (-0.03, 0.05), (0.08, 0.22), (0.01, 0.22)], 0.03, paint('#14161a'))
    with group(at=(1.18, 3.98, 2.55)):
        prism([(-0.2, 0), (0.2, 0), (0, 0.36)], 0.02, sign)
        prism([(0.03, 0.27), (-0.06, 0.13), (0.0, 0.13), (-0.03, 0.04), (0.07, 0.17), (0.01, 0.17)], 0.03, paint('#14161a'))
    clock_804((1.45, 4.36, 2.75), 0.16)


def _light(night, look):
    for i, x in enumerate((-1.5, -0.42, 0.66)):
        lamp((x, 3.05, 1.2 + 0.14 * i), (20 if night else 17) + (3 if look.phase('breath') and i == look.phase('breath') else 0), _FIRE, 0.25)
    if night:
        sky([(0, '#0c1410'), (1, '#060a08')], 0.3)
        panel((-1.2, -0.6, 2.8), (0.4, 3, 0.8), (2.6, 1.2), 26, '#4a7ab0')
        lamp((-1.2, 0.2, 1.5), 1.2, '#ffb07a', 0.1)
        lamp((1.9, 3.6, 1.9), 4, '#ff4a2a', 0.2)
        return
    sky([(0, '#e8f4e0'), (1, '#c8d8d0')], 0.4)
    panel((-1.2, -0.6, 2.8), (0.4, 3, 0.8), (3, 1.4), 46, '#d8f0dc')
    for z in (2.0, 2.3, 2.6):
        shaft((-2.6, 2.9, z, 0.6, 0.12), (0.9, -0.2, -0.5), strength=0.05, leaves=1)


SHOOT = Shoot('flunk-fm-transmitter-room', CAMERA, build, exposure=(0.5, 0.7), bloom=(0.25, 0.45), loops=(
    Loop('breath', 2, (0, 1, 2, 1), fps=2, zone=(20, 50, 236, 150)),
    Loop('needle', 1, (0, 0, 0, 1, 1, 0), fps=2, zone=(202, 64, 242, 102), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
