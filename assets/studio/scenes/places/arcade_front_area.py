"""The row of machines nearest the arcade's door, seen low from the carpet: wet prints stop at the third."""
from builders.carpet import carpet
from builders.prizes import change_machine, stool
from builders.coin_op import coin_op
from builders.hall_things import exit_sign
from builders.rooms.lights import fluorescent
from builders.rooms.decor import footprints
from builders.rooms.zone import zone
from builders.row_games import GAMES
from builders.street import mailbox
from builders.buildings import house
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import panel, sky, sun
from kit.materials import asphalt, glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from builders.rooms.shell import room

CAMERA = FrontCamera(eye=(0.5, 0.9, 0.95), focal=226, vanishing=(206, 96), size=SIZE)
_DEPTH, _WINDOW, _DOOR = 7.0, (-0.95, 0.7, 1.9, 1.9), (1.3, 0, 1.3, 2.4)
_ROW, _THIRD = [(-1.0 - 0.04 * i, 1.35 + 1.0 * i) for i in range(5)], 2
_SKINS = [(GAMES[1], '#ff4fb0'), (GAMES[3], '#ffb43a'), (GAMES[0], '#39e8ff'), (GAMES[2], '#7cf060'), (GAMES[1], '#c86aff')]


def build(look):
    """Puts the front area on the stage; returns its hotspots."""
    night = look.night
    room(5.6, _DEPTH, 3.0, wall=paint('#127082', rough=0.8, worn=0.15, scale=2), floor='#10162e', ceiling='#0e3a48', skirting='#08222c',
         openings=(_WINDOW, _DOOR))
    carpet((-2.8, 0.2, 2.8, 6.6), night)
    plane((0.62, 3.5, 0.006), (1.5, 7.0), paint('#1c6470', rough=0.9, worn=0.4, scale=3))
    for x in (-0.1, 1.34):
        plane((x, 3.5, 0.008), (0.05, 7.0), paint('#58c8d0', rough=0.8, glow=0.05))
    third = _row(look)
    with group() as change:
        box((2.1, 3.3, 0), (1.0, 0.5, 3.0), paint('#0f5464', rough=0.7, worn=0.2), bevel=0.01)
        with group(at=(1.9, 3.03, -0.1), size=1.05):
            change_machine(1.4 if night else 0.9)
        write('$', CAMERA, (1.74, 2.95, 1.325), paint('#5a1a08'), dot=2)
    with group() as prints:
        for i in range(9):
            share = i / 8
            x, y = 1.15 - 1.35 * share, 5.6 - 2.5 * share
            with group(at=(x + (0.1 if i % 2 else -0.1), y, 0.004), size=1.7):
                footprints([(0, 0, 150)], '#0a2a3a', 0.04)
    lobby = _ways()
    street = _glass_front(night)
    with group(at=(-0.1, 4.35, 0), size=0.85):
        stool()
    for y in (2.4, 4.8):
        with group(at=(0.6, y, 3.0)):
            fluorescent(1.6, False, across=True)
    for z, hue in ((2.5, '#28d8ff'), (2.66, '#2affc8')):
        tube([(-2.72, 0, z), (-2.72, 6.9, z)], 0.03, glow(hue, 1.0 if night else 0.8))
    _light(night, look)
    return {'third-machine': third, 'change-machine': change, 'footprints': prints, 'lobby': lobby, 'street': street}


def _row(look):
    """Five machines like teeth; by night only the third is awake, and its second stick plays."""
    night = look.night
    for i, ((x, y), (game, marquee)) in enumerate(zip(_ROW, _SKINS)):
        awake = not night or i == _THIRD
        strength = (1.5 * (0.3 if look.phase('marquee') else 1) if night else 0.95) if awake else 0.025
        moment = (look.phase('screens') + i) % 2
        with group(at=(x, y, 0), turn=52, size=1.06) as machine:
            coin_op('#0f8aa8' if i == _THIRD else game.side, '#39e8ff' if i == _THIRD else game.trim, marquee,
                    game.glass, strength, game.moments[moment] if awake else (), rim=0.5 if i == _THIRD and night else 0.1)
            if i == _THIRD:
                lean = (0, -0.06, 0.05)[look.phase('stick')]
                tube([(0.0, -0.4, 0.93), (lean, -0.4, 1.06)], 0.016, '#101018')
                ball((lean, -0.4, 1.08), 0.05, paint('#ffd83a', rough=0.2, glow=0.5), detail=2)
        if i == _THIRD:
            third = machine
    return third


def _ways():
    """A doorway beside the street's, to the lobby, pink inside."""
    x, y = 2.36, _DEPTH
    with group() as things:
        box((x, y - 0.03, 0), (0.76, 0.08, 2.4), paint('#08222c'), bevel=0)
        box((x, y - 0.08, 0), (0.62, 0.05, 2.26), glow('#b83a8a', 0.5), bevel=0)
        for i in range(5):
            box((x - 0.24 + i * 0.12, y - 0.12, 0.1), (0.09, 0.02, 2.14), paint(('#c83a8a', '#7a2a8a')[i % 2], rough=0.9, glow=0.2), bevel=0)
    return things


def _glass_front(night):
    """A window, the door under its EXIT sign, and the street behind; returns the door with its sign."""
    _panes(_WINDOW)
    with group() as street:
        _panes(_DOOR)
        exit_sign(CAMERA, (1.3, _DEPTH - 0.12, 2.66), 0.2, 2.6)
    plane((0, 40, -0.03), (200, 66), paint('#7a8058', rough=1))
    plane((0, 10, -0.02), (60, 5), paint('#c0b49c', rough=0.9))
    plane((0, 15, -0.01), (60, 6), asphalt('#50525c', 0.6 if night else 0.0))
    for x, wall, roof in ((-5.5, '#d8cdb4', '#5a3a38'), (2.4, '#cfae84', '#5a4030')):
        with group(at=(x, 24, 0), size=0.9):
            house(night, wall, roof, (True, False))
    with group(at=(-1.3, 10.5, 0)):
        mailbox()
    return street


def _panes(opening):
    """Two panes of glass in a frame of painted steel."""
    x, z, w, h = opening
    frame = paint('#28a8b8', rough=0.35, metal=0.3)
    plane((x, _DEPTH + 0.05, z + h / 2), (w, h), glass('#ffffff', 0.04), rot=(90, 0, 0))
    for dx in (-w / 2, 0, w / 2):
        box((x + dx, _DEPTH, z), (0.07, 0.1, h), frame, bevel=0)
    for dz in (0, h):
        box((x, _DEPTH, z + dz - 0.04), (w, 0.1, 0.08), frame, bevel=0)


def _light(night, look):
    if night:
        sky([(0, '#5a3a7a'), (0.1, '#2a2a6a'), (0.5, '#0c1030')], 0.5)
        sun((-0.2, -1, -0.55), 0.9, '#8aa4ff', soft=1)
        x, y = _ROW[_THIRD]
        strength = 0.35 if look.phase('marquee') else 1
        panel((x + 0.6, y - 0.55, 1.85), (x + 1.5, y - 1.2, 0), (0.7, 0.5), 62 * strength, '#2ae0ff')
        panel((x + 0.45, y - 0.4, 1.2), (x + 1.8, y - 1.0, 0.2), (0.5, 0.5), 26, '#4ac8ff')
        panel((1.7, 2.7, 1.5), (1.0, 2.2, 0), (0.4, 0.3), 5, '#ffb84a')
        panel((2.3, 6.8, 1.2), (1.6, 4.4, 0), (0.6, 1.6), 6, '#ff4aa8')
        panel((0.8, 0.6, 2.2), (0, 4, 0.6), (3, 1), 7, '#3a6aff')
        return
    sky([(0, '#ffe2b4'), (0.12, '#fbe9c8'), (0.4, '#8ac8e0')], 1.3)
    sun((-0.3, -1, -0.48), 30, '#ffd296', soft=1)
    panel((1.3, _DEPTH - 0.1, 1.3), (0.6, 3, 0.2), (1.3, 2.2), 40, '#fff0d8')
    panel((-0.9, _DEPTH - 0.1, 1.7), (-0.6, 3, 0.2), (1.8, 1.8), 40, '#e8f8ff')
    panel((0.8, 0.5, 2.6), (-0.3, 4, 0.8), (4, 1.6), 50, '#bcf0ff')


SHOOT = Shoot('arcade-front-area', CAMERA, build, loops=(
    Loop('screens', 1, (0, 0, 1), 3, (0, 40, 180, 150), ('day',)),
    Loop('marquee', 1, (0, 0, 0, 0, 0, 0, 1, 0, 1), 6, zone(CAMERA, (_ROW[_THIRD][0] + 0.3, _ROW[_THIRD][1] - 0.4, 1.7), (0.5, 0.42)), ('night',)),
    Loop('stick', 2, (0, 0, 0, 1, 0, 2, 2), 3, zone(CAMERA, (_ROW[_THIRD][0] + 0.3, _ROW[_THIRD][1] - 0.3, 1.1), (0.35, 0.18)), ('night',)),
), exposure=(0.5, 0.8))

if __name__ == '__main__':
    SHOOT.main()
