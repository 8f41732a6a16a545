"""The counter of the Snack Shack, seen from the end stool: checkers, chrome, a pie case, an order wheel with one old slip."""
from builders.prizes import stool
from builders.rooms.decor import poster
from builders.rooms.desk_things import bell
from builders.rooms.lights import tin_lamp
from builders.rooms.pane_views import layer, open_sky, rect
from builders.rooms.placed import placed
from builders.rooms.shell import checkers, room
from builders.rooms.zone import zone
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-2.15, -0.75, 1.75), to=(0.35, 2.7, 1.02), focal=215, size=SIZE)
_DEPTH, _FRONT = 4.2, 2.2
_MUSTARD, _CHROME = '#e8b42c', '#d0d4dc'


def build(look):
    """Puts the counter on the stage; returns its hotspots."""
    night = look.night
    room(5.6, _DEPTH, 2.7, wall=paint('#f0c23c', rough=0.8), floor='#e8dcc0', ceiling='#f4e4b0', skirting='#7a2a1c', dado=(1.05, paint('#fff0cc', rough=0.3)),
         openings=((1.55, 1.1, 1.2, 0.95),))
    checkers(5.6, _DEPTH, '#f4ecd8', '#2a2428', 0.45, 0.2)
    _band()
    _counter()
    with group() as wheel:
        _wheel(look)
    with group() as stools:
        for i in range(3):
            x = -0.85 + i * 0.85
            with group(at=(x, 1.72, 0), turn=(0, 40, 80)[look.phase('stool')] if i == 0 else 0, size=1.08):
                stool()
                box((0, 0.16, 0.8), (0.3, 0.05, 0.26), paint('#c8283a', rough=0.35), bevel=0.02)
    with group() as pies:
        _pies(look)
    with group() as hatch:
        _hatch(night)
    _back_wall(night)
    for x in (-1.85, 1.95):
        with group(at=(x, 2.3, 2.02)):
            tin_lamp(0.68, False, hue='#c8382c', radius=0.2)
    _foreground()
    _light(look)
    return {'order-wheel': wheel, 'stools': stools, 'pie-case': pies, 'outside': hatch}


def _band():
    """Two rows of red and cream tiles over the wainscot, and above the paper a rail of chrome."""
    red, cream, chrome = paint('#c8382c', rough=0.25), paint('#fff4dc', rough=0.25), paint(_CHROME, rough=0.15, metal=1)
    for row in range(2):
        for i in range(52):
            hue = (red, cream)[(i + row) % 2]
            x, y = -2.75 + i * 0.108, -1.2 + i * 0.108
            if not 0.9 < x < 2.2:
                box((x, _DEPTH - 0.006, 1.13 + row * 0.108), (0.106, 0.02, 0.106), hue, bevel=0)
            if not 1.3 < y < 3.1:
                box((2.794, y, 1.13 + row * 0.108), (0.02, 0.106, 0.106), hue, bevel=0)
    for z in (2.5, 2.56):
        box((0, _DEPTH - 0.02, z), (5.6, 0.03, 0.02), chrome, bevel=0)
        box((2.78, 1.5, z), (0.03, 5.4, 0.02), chrome, bevel=0)


def _counter():
    """Checkers below, a bright edge, a tower of napkins, ketchup; in front the end of it cut by the frame."""
    box((0.1, _FRONT + 0.3, 0), (4.4, 0.6, 1.0), paint('#fff4dc', rough=0.3), bevel=0.02)
    for row in range(4):
        for column in range(20):
            if (row + column) % 2:
                box((-1.98 + column * 0.22, _FRONT - 0.006, 0.1 + row * 0.22), (0.22, 0.02, 0.22), paint(('#d8962c', '#2a2428')[row % 2], rough=0.3), bevel=0)
    box((0.1, _FRONT + 0.26, 1.0), (4.5, 0.78, 0.06), paint(_MUSTARD, rough=0.2), bevel=0.015)
    for z in (1.005, 1.04):
        box((0.1, _FRONT - 0.135, z), (4.5, 0.015, 0.014), paint(_CHROME, rough=0.15, metal=1), bevel=0)
    with group(at=(-1.15, _FRONT + 0.1, 1.06), size=1.15):
        box((0, 0, 0), (0.17, 0.15, 0.22), paint(_CHROME, rough=0.2, metal=0.9), bevel=0.02)
        for i in range(7):
            box((0.01 * (i % 3 - 1), 0, 0.22 + i * 0.04), (0.15, 0.13, 0.035), paint(('#fffaf0', '#f0e8d8')[i % 2], rough=0.9), bevel=0, rot=(0, 0, (i * 11) % 17))
    for x, hue in ((-0.86, '#d8302c'), (-0.76, '#f4c82c')):
        cylinder((x, _FRONT + 0.05, 1.06), 0.045, 0.17, paint(hue, rough=0.3), sides=14)
        cylinder((x, _FRONT + 0.05, 1.23), 0.03, 0.09, paint(hue, rough=0.3), top=0.006, sides=12)
    with group(at=(-0.3, _FRONT + 0.05, 1.06), size=1.4):
        bell()
    for i in range(2):
        cylinder((-1.62, _FRONT + 0.02 + i * 0.22, 1.06), 0.05, 0.2, glass('#f4e8d8', 0.25), top=0.06, sides=16)
        tube([(-1.62, _FRONT + 0.02 + i * 0.22, 1.1), (-1.58 + i * 0.02, _FRONT + 0.02 + i * 0.22, 1.34)], 0.009, paint(('#e8302c', '#fff4e0')[i]))
        cylinder((-1.62, _FRONT + 0.02 + i * 0.22, 1.07), 0.045, 0.12, paint('#5a2410', rough=0.1), top=0.05, sides=16)


def _wheel(look):
    """It hangs before the kitchen's opening and turns; one slip hangs the wrong way round."""
    x, y, z = 0.25, _FRONT + 0.4, 1.66
    tube([(x, y, z + 0.14), (x, y, 2.7)], 0.016, paint(_CHROME, rough=0.2, metal=1))
    ring((x, y, z), 0.36, 0.022, paint(_CHROME, rough=0.2, metal=1), rot=(0, 0, 0))
    cylinder((x, y, z - 0.04), 0.06, 0.18, paint('#c8382c', rough=0.3))
    with group(at=(x, y, z), turn=20 * look.phase('wheel')):
        for i in range(6):
            with group(turn=i * 60 + 10):
                tube([(0, 0, 0), (0.36, 0, 0)], 0.012, paint(_CHROME, rough=0.2, metal=1))
                if i != 4:
                    box((0.36, 0, -0.28), (0.16, 0.008, 0.26), paint(('#fff8e4', '#d8f0d8', '#fff8e4')[i % 3], rough=0.9), bevel=0, rot=(0, 0, -i * 60 - 10 + (i * 13) % 30))
    box((x, y - 0.4, z - 0.36), (0.2, 0.008, 0.34), paint('#ffe84a', rough=0.9, glow=0.25), bevel=0)
    for i in range(3):
        box((x - 0.01 * i, y - 0.41, z - 0.14 - i * 0.06), (0.13 - 0.02 * i, 0.004, 0.018), paint('#5a2a1c'), bevel=0)
    for dx in (-0.02, 0.02):
        box((x + dx, y - 0.41, z - 0.32), (0.014, 0.004, 0.08), paint('#d8302c'), bevel=0)


def _pies(look):
    """A lit glass drum of three floors: cherry, cherry, and a plate of fork marks."""
    x, y = 1.35, _FRONT + 0.3
    on = look.night and look.phase('case') == 0
    for i, z in enumerate((1.06, 1.32, 1.58)):
        cylinder((x, y, z), 0.3, 0.02, paint(_CHROME, rough=0.2, metal=1))
        cylinder((x, y, z + 0.02), 0.2, 0.02, paint('#fffaf0', rough=0.3), top=0.23)
        if i < 2:
            cylinder((x, y, z + 0.04), 0.19, 0.06, paint('#d89a4a', rough=0.7), top=0.21)
            cylinder((x, y, z + 0.1), 0.16, 0.012, paint('#b01c24', rough=0.2))
            for k in range(3):
                box((x - 0.1 + k * 0.1, y, z + 0.108), (0.025, 0.32, 0.014), paint('#e8b060', rough=0.7), bevel=0)
    cylinder((x, y, 1.84), 0.32, 0.1, paint('#c8382c', rough=0.3), top=0.28)
    cylinder((x, y, 1.815), 0.28, 0.02, glow('#fff0c0', 4.5 if on else 0.5 if look.night else 1.4))
    cylinder((x, y, 1.08), 0.31, 0.74, glass('#fff8e8', 0.06), sides=28)
    if look.night:
        lamp((x, y - 0.1, 1.76), 22 if on else 7, '#ffd880', 0.12)
        lamp((x - 0.2, y - 0.5, 1.5), 10 if on else 4, '#ffd880', 0.2)


def _hatch(night):
    """The open hatch to the street in the right wall under its striped flap."""
    box((2.78, 2.2, 1.0), (0.05, 1.7, 1.15), paint('#7a2a1c'), bevel=0)
    placed((2.74, 2.2, 1.06), _street, 1.54, 1.02, night, turn=-90)
    box((2.6, 2.2, 0.98), (0.34, 1.74, 0.06), paint(_MUSTARD, rough=0.3), bevel=0.01)
    for i in range(9):
        box((2.62, 1.45 + i * 0.187, 2.08), (0.4, 0.187, 0.03), paint(('#d8302c', '#fff4dc')[i % 2], rough=0.8), bevel=0, rot=(0, -30, 0))
    for i, hue in enumerate(('#d8302c', '#f4c82c')):
        cylinder((2.56, 1.75 + i * 0.2, 1.04), 0.05, 0.2, paint(hue, rough=0.3), top=0.03, sides=12)


def _street(width, height, night):
    """Through the hatch: the houses across the road, a lamp, a table under its umbrella on the near side."""
    half = width / 2
    open_sky(width, height, night)
    house, roof, lit = ('#161a3c', '#0c1030', '#ffc860') if night else ('#c8b4a0', '#8a4a3c', '#5a5868')
    for x, wide, tall in ((-0.37, 0.21, 0.3), (-0.02, 0.17, 0.24), (0.37, 0.21, 0.32)):
        x0, x1, top = width * (x - wide / 2), width * (x + wide / 2), height * (0.26 + tall)
        layer(1, house, 0.7, rect(x0, height * 0.24, x1, top))
        layer(2, roof, 0.7, [(x0 - 0.03, top), (x1 + 0.03, top), (x1 - width * 0.07, top + height * 0.14), (x0 + width * 0.07, top + height * 0.14)])
        layer(2, lit, 1.5 if night else 0.7, *(rect(x0 + (x1 - x0) * k - 0.03, top - height * 0.16, x0 + (x1 - x0) * k + 0.03, top - height * 0.06) for k in (0.26, 0.72)))
    layer(1, '#20264c' if night else '#8aa868', 0.7, rect(-half, height * 0.18, half, height * 0.27))
    layer(1, '#1a1c34' if night else '#a8a49c', 0.7, rect(-half, 0, half, height * 0.18))
    layer(2, '#4a4c6c' if night else '#f0e8d0', 0.8, *(rect(-half + width * (i + 0.3) / 4, height * 0.08, -half + width * (i + 0.7) / 4, height * 0.11) for i in range(4)))
    post = '#05060f' if night else '#4a4450'
    layer(3, post, 0.5, rect(-width * 0.13, height * 0.18, -width * 0.11, height * 0.86), rect(-width * 0.2, height * 0.84, -width * 0.11, height * 0.87))
    layer(4, '#fff0c0', 3.0 if night else 1.1, rect(-width * 0.2, height * 0.79, -width * 0.15, height * 0.84))
    x = width * 0.22
    layer(5, post, 0.5, rect(x - width * 0.008, 0, x + width * 0.008, height * 0.5))
    for i in range(4):
        a, b = x + width * 0.1 * (i - 2), x + width * 0.1 * (i - 1)
        layer(5, ('#7a1c28', '#8a8498')[i % 2] if night else ('#d8302c', '#fff4dc')[i % 2], 0.7,
              [(a, height * 0.44), (b, height * 0.44), (x + (b - x) * 0.1, height * 0.64), (x + (a - x) * 0.1, height * 0.64)])
    layer(5, '#1c1420' if night else '#a8744a', 0.7, rect(x - width * 0.16, height * 0.16, x + width * 0.16, height * 0.2), rect(x - width * 0.12, 0, x - width * 0.1, height * 0.16), rect(x + width * 0.1, 0, x + width * 0.12, height * 0.16))


def _back_wall(night):
    """The opening to the kitchen with pans, a menu board, a shelf of cups."""
    box((1.55, _DEPTH + 0.9, 0.8), (1.6, 0.1, 1.6), paint('#8aa4a8', rough=0.4), bevel=0)
    for i, x in enumerate((1.2, 1.5, 1.85)):
        tube([(x, _DEPTH + 0.3, 2.05), (x, _DEPTH + 0.3, 1.85)], 0.014, paint('#3a3e44', metal=0.6))
        cylinder((x, _DEPTH + 0.3, 1.68), 0.13 + 0.02 * (i % 2), 0.03, paint('#3a3e44', rough=0.4, metal=0.6), rot=(90, 0, 0))
    box((1.55, _DEPTH - 0.08, 1.06), (1.36, 0.26, 0.05), paint(_CHROME, rough=0.2, metal=0.9), bevel=0.01)
    box((-0.4, _DEPTH - 0.05, 1.62), (1.9, 0.06, 0.78), paint('#2c2018', rough=0.8), bevel=0.015)
    write('SODA 50', CAMERA, (-0.86, _DEPTH - 0.1, 2.2), glow('#ffd84a', 0.8))
    write('FRIES 75', CAMERA, (-0.86, _DEPTH - 0.1, 1.92), glow('#fff0c8', 0.7))
    write('PIE 90', CAMERA, (0.1, _DEPTH - 0.1, 2.06), glow('#ff8a5a', 0.8))
    box((-0.4, _DEPTH - 0.14, 1.2), (1.9, 0.26, 0.04), paint('#7a2a1c', rough=0.4), bevel=0)
    for i in range(8):
        cylinder((-1.2 + i * 0.22, _DEPTH - 0.15, 1.24), 0.06, 0.12, paint(('#fff8e8', '#d8302c', '#e8b42c')[i % 3], rough=0.3), top=0.07, sides=14)
    poster(CAMERA, (-1.9, _DEPTH, 1.95), (0.6, 0.8), '#d8302c', None, marks=(('ball', 0, 0.12, 0.6, 0.44, '#fff0c8'), ('ball', 0, 0.12, 0.4, 0.28, '#e8b42c'), ('box', 0, -0.3, 0.7, 0.1, '#fff0c8')))


def _foreground():
    """The near end of the counter, cut by the frame: a basket of fries, a soda."""
    box((-2.0, 0.72, 0.92), (0.8, 0.9, 0.06), paint(_MUSTARD, rough=0.2), bevel=0.015)
    with group(at=(-1.93, 0.76, 0.98), turn=20):
        box((0, 0, 0), (0.34, 0.24, 0.09), paint('#d8302c', rough=0.5), bevel=0.03)
        for i in range(13):
            box((-0.13 + 0.022 * i, 0.07 * ((i * 5) % 3 - 1), 0.05), (0.02, 0.02, 0.15), paint(('#f4c84a', '#e8a82c')[i % 2], rough=0.7), bevel=0, rot=((i * 17) % 50 - 25, (i * 23) % 60 - 30, 0))
    cylinder((-1.72, 1.05, 0.98), 0.06, 0.2, paint('#fff8ea', rough=0.5), top=0.075, sides=18)
    for dx, hue in ((-0.02, '#e8302c'), (0.02, '#fff4e0')):
        tube([(-1.72 + dx, 1.05, 1.1), (-1.72 + dx * 3, 1.05, 1.33)], 0.01, paint(hue))


def _light(look):
    if look.night:
        sky([(0, '#2a2a5a'), (1, '#10143a')], 0.35)
        panel((2.6, 2.2, 1.6), (0, 2.2, 0.8), (1.0, 1.0), 12, '#7c92ff')
        panel((1.5, _DEPTH + 0.2, 1.5), (0.6, 2.4, 0.8), (1.0, 0.7), 6, '#8ac8ff')
        panel((-2.0, -0.8, 2.4), (0.4, 2.7, 0.6), (2, 1), 4, '#8a5ac8')
        return
    sky([(0, '#ffe8c0'), (1, '#8ac8e8')], 0.8)
    panel((2.6, 2.2, 1.6), (-0.4, 2.0, 0.6), (1.4, 1.0), 110, '#fff0cc')
    panel((-1.9, -0.8, 2.5), (0.4, 2.8, 0.8), (2.4, 1.2), 72, '#ffe8c0')
    panel((1.5, _DEPTH + 0.3, 2.0), (1.5, _DEPTH + 0.9, 1.2), (1.2, 0.3), 8, '#e4f4ff')


SHOOT = Shoot('snack-shack-counter', CAMERA, build, loops=(
    Loop('wheel', 1, (0, 0, 0, 1, 1, 1), 2, zone(CAMERA, (0.25, _FRONT + 0.4, 1.55), (0.46, 0.32))),
    Loop('case', 1, (0, 0, 0, 0, 1, 0, 0, 1), 6, zone(CAMERA, (1.35, _FRONT + 0.3, 1.5), (0.4, 0.5)), ('night',)),
    Loop('stool', 2, (0, 0, 0, 1, 2, 2, 1), 2, (118, 104, 174, 158), ('night',)),
), exposure=(0.4, 0.8))

if __name__ == '__main__':
    SHOOT.main()
