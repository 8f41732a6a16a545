"""The prize booth: a wall of bears under a striped tent, one place empty, one bear too many in front of the counter."""
from builders.prizes import counter, plush
from builders.rooms.shell import checkers, room
from builders.rooms.threads import fine_thread
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.35, -1.6, 1.62), focal=240, vanishing=(188, 104), size=SIZE)
_FUR = ('#c8843a', '#e8b84a', '#a85a2c', '#f0d088', '#d8702c', '#8a4a2a')
_COLUMNS, _ROWS, _GAP = [-1.65 + i * 0.6 for i in range(7)], (1.12, 1.62, 2.12), (4, 1)
_BACK, _EDGE = 3.3, (1.55, 2.42)


def build(look):
    """Puts the booth on the stage; returns its hotspots."""
    night = look.night
    room(6.4, _BACK + 0.3, 3.2, wall=paint('#8a2c2a', rough=0.8), floor='#4a2430', ceiling='#2a1020', skirting='#3a1420')
    checkers(6.4, 3.6, '#d8a83a', '#7a2430', 0.5, 0.4)
    gap, bears = _wall(look)
    _tent(look)
    with group() as case:
        with group(at=(0.1, 1.55, 0)):
            counter(4.1, 1.3 if night else 1.0)
        _on_the_counter()
    with group() as lobby:
        box((-2.62, _BACK + 0.24, 0), (0.86, 0.08, 2.2), paint('#e8b84a', rough=0.4), bevel=0.01)
        box((-2.62, _BACK + 0.19, 0), (0.68, 0.06, 2.08), glow('#6a2a8a', 0.45), bevel=0)
        for i in range(5):
            box((-2.9 + i * 0.14, _BACK + 0.15, 0.1), (0.1, 0.02, 1.98), paint(('#a83a9a', '#5a2a8a')[i % 2], rough=0.9, glow=0.25), bevel=0)
        box((-2.62, _BACK + 0.16, 2.3), (0.86, 0.06, 0.3), paint('#2a0c1c'), bevel=0.01)
        write('LOBBY', CAMERA, (-2.62, _BACK + 0.1, 2.45), glow('#ffd83a', 1.4))
    with group(at=(1.72, 0.3, 0), turn=-24, size=3.1):
        plush('#c87a34', 0)
    _light(look)
    return {'gap': gap, 'bears': bears, 'counter': case, 'lobby': lobby}


def _wall(look):
    """Shelves and bears; all look at the gap by night, and one of them at you."""
    night = look.night
    wood = paint('#7a4020', rough=0.5)
    with group() as bears:
        for row, z in enumerate(_ROWS):
            box((0.15, _BACK + 0.12, z - 0.05), (4.28, 0.4, 0.05), wood, bevel=0.006)
            for column, x in enumerate(_COLUMNS):
                if (column, row) == _GAP:
                    continue
                turn = (column * 37 + row * 23) % 26 - 13
                if night:
                    turn = max(-50, min(50, (x - _COLUMNS[_GAP[0]]) * -40))
                    if (column, row) == (2, 1) and look.phase('bear'):
                        turn = -18
                with group(at=(x, _BACK + 0.08, z), turn=turn, size=0.98):
                    plush(_FUR[(column * 2 + row * 3 + column * row) % 6], 0)
    for i in range(8):
        box((-1.95 + i * 0.6, _BACK + 0.2, 1.0), (0.05, 0.3, 1.62), wood, bevel=0)
    x, z = _COLUMNS[_GAP[0]], _ROWS[_GAP[1]]
    with group() as gap:
        box((x, _BACK + 0.26, z), (0.55, 0.02, 0.45), paint('#140808', rough=1), bevel=0)
        plane((x, _BACK + 0.08, z + 0.004), (0.36, 0.3), paint('#c8b088', rough=1))
        plane((x, _BACK - 0.06, z + 0.2), (0.42, 0.26), paint('#fff0b0', rough=0.9, glow=0.25), rot=(90, 0, 0))
        write('3:10', CAMERA, (x, _BACK - 0.1, z + 0.2), paint('#7a0c1c'))
        if night:
            fine_thread(CAMERA, [(x + 0.16, _BACK - 0.1, z + 0.4), (x + 0.2, _BACK - 0.12, z + 0.2), (x + 0.17, _BACK - 0.12, z - 0.02), (x + 0.22, _BACK - 0.12, z - 0.16)])
    return gap, bears


def _tent(look):
    """A tent of red and gold with a toothed edge and bulbs that chase each other; by night one is left."""
    y, z = _EDGE
    count, left, right, apex = 12, -2.35, 2.65, (0.15, 2.3, 3.25)
    step = (right - left) / count
    for i in range(count):
        hue = paint(('#d8302c', '#f4c83a')[i % 2], rough=0.8)
        x = left + i * step
        sheets([[(x, y, z), (x + step, y, z), apex, apex]], hue, name='tent')
        prism([(x, z), (x + step, z), (x + step, z - 0.1), (x + step / 2, z - 0.24), (x, z - 0.1)], 0.03, hue, at=(0, y, 0))
    for i in range(count * 2 + 1):
        x = left + i * step / 2
        on = not look.night and (i + look.phase('bulbs')) % 3 != 0
        ball((x, y - 0.06, z + 0.01), 0.036, glow('#fff0b0', 2.6) if on else paint('#8a6a3a', rough=0.3), detail=1)
    for x in (left + 0.1, right - 0.1):
        for i in range(9):
            cylinder((x, y + 0.05, i * 0.28), 0.07, 0.28, paint(('#f8ecd0', '#d8302c')[i % 2], rough=0.4))
    gx = _COLUMNS[_GAP[0]]
    if look.night:
        tube([(gx, 2.55, 2.5), (gx, 2.55, 3.2)], 0.01, '#140c10')
        ball((gx, 2.55, 2.44), 0.06, glow('#ffe0a0', 1.5 if look.phase('bulb') else 9), detail=2)


def _on_the_counter():
    """Spider rings, whistles, and a strip of tickets over the edge."""
    for i in range(5):
        x = -1.0 + i * 0.17
        ball((x, 1.75, 1.06), 0.045, paint('#1c1420', rough=0.3), detail=2)
        for side in (-1, 1):
            for k in (-1, 0, 1):
                tube([(x, 1.75, 1.07), (x + side * 0.06, 1.72 + k * 0.03, 1.11), (x + side * 0.09, 1.7 + k * 0.05, 1.03)], 0.008, '#1c1420')
    for i in range(7):
        box((1.25, 1.5 - 0.002 * i, 0.96 - i * 0.1), (0.15, 0.012, 0.09), paint(('#f4a83a', '#ffe08a')[i % 2], rough=0.8), bevel=0)
    ring((1.25, 1.66, 1.12), 0.09, 0.035, paint('#f4a83a', rough=0.8), rot=(0, 90, 0))
    for i, hue in enumerate(('#39a8e8', '#e83a6a', '#4ac85a')):
        ring((0.5 + i * 0.16, 1.75, 1.045), 0.06, 0.018, paint(hue, rough=0.3), rot=(0, 0, 0))


def _light(look):
    gx = _COLUMNS[_GAP[0]]
    if look.night:
        sky([(0, '#1a1030'), (1, '#100820')], 0.5)
        weak = 0.3 if look.phase('bulb') else 1
        lamp((gx, 2.5, 2.34), 46 * weak, '#ffc06a', 0.06)
        panel((-2.5, 3.2, 1.3), (-1.4, 2, 0.4), (0.6, 1.6), 7, '#c84aff')
        panel((0.3, -1.4, 2.6), (0, 3, 0.8), (3, 1), 9, '#7a4aff')
        return
    sky([(0, '#ffe2b4'), (1, '#ffd0a0')], 0.6)
    panel((0.2, 1.4, 2.2), (0.2, 3.4, 1.4), (4.4, 0.5), 90, '#ffd078')
    panel((0.2, 1.3, 2.3), (0.2, 0.3, 0), (4.4, 0.3), 15, '#ffc860')
    panel((-0.6, -1.5, 2.8), (0.2, 3, 0.9), (4, 1.6), 70, '#ffe6c0')


SHOOT = Shoot('arcade-prize-booth', CAMERA, build, loops=(
    Loop('bulbs', 2, (0, 1, 2), 4, (14, 34, 352, 48), ('day',)),
    Loop('bulb', 1, (0, 0, 0, 0, 1, 0, 0, 1, 0), 6, zone(CAMERA, (_COLUMNS[4], 2.55, 2.44), (0.14, 0.14)), ('night',)),
    Loop('bear', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 1), 1, zone(CAMERA, (_COLUMNS[2], _BACK, 1.85), (0.24, 0.24)), ('night',)),
), exposure=(0.45, 0.8))

if __name__ == '__main__':
    SHOOT.main()
