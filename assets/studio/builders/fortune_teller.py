"""The fortune teller of the arcade: half a man in a glass case, with a crystal ball, a coin slot and a mouth for cards."""
import math
from dataclasses import dataclass

from builders.teller_head import teller_head
from kit.colour import mixed
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, prism, ring, sheets, tube
from kit.skin import skin
from kit.stage import group

# The ledge before the glass, the roof over it, and how wide the case is.
LEDGE, ROOF, WIDTH = 0.95, 1.9, 1.1
_GOLD, _WINE, _NIGHT = '#d8a43a', '#6c1630', '#1e1440'
# The slot that cards come out of, as (x, z) of its middle.
CARD_SLOT = (-0.24, 0.72)
_BALL = (0, 0.14, 1.17)


@dataclass(frozen=True)
class Act:
    """What the machine does. `breath`: how far the chest is raised, 0 to 1. `awake`: eyes and ball shine, and the ball
    as its `swirl` says, 0 to 3. `mouth`: how far it is open, 0 to 1. `reach`: how the hands stand over the ball, 0 to 1.
    `win`: gold light everywhere. `bulbs`: which of the running lights are on. `card`: how far the card is out, 0 to 1.
    `lit`: what is pointed at, coin or card."""
    breath: float = 0
    awake: bool = False
    swirl: int = 0
    mouth: float = 0
    reach: float = 0
    win: bool = False
    blink: bool = False
    bulbs: int = 0
    card: float = 0
    lit: str = ''


def fortune_teller(act):
    """Faces -y with the glass at y = 0: 1.1 m wide, 0.8 m deep, 2.3 m tall."""
    _cabinet(act)
    _case()
    _roof(act)
    _table()
    _crystal(act)
    _figure(act)
    _inner_light(act)


def _gold(rough=0.28, shine=0.0):
    return paint(_GOLD, rough=rough, metal=0.45, glow=0.06 + shine)


def _cabinet(act):
    wood = paint(_WINE, rough=0.35)
    box((0, 0.4, 0), (WIDTH, 0.8, LEDGE - 0.04), wood, bevel=0.02)
    box((0, 0.36, LEDGE - 0.04), (WIDTH + 0.1, 0.96, 0.04), _gold(), bevel=0.012)
    box((0, 0.4, 0), (WIDTH + 0.06, 0.86, 0.1), paint('#2a0c18', rough=0.5), bevel=0.015)
    for x in (-1, 1):
        box((x * (WIDTH / 2 - 0.03), -0.012, 0.1), (0.05, 0.03, LEDGE - 0.16), _gold(), bevel=0.008)
    # A sunken panel of night sky between mouldings.
    box((0, -0.006, 0.16), (0.94, 0.02, 0.42), paint(_NIGHT, rough=0.6), bevel=0)
    for z in (0.15, 0.58):
        box((0, -0.016, z), (0.96, 0.03, 0.018), _gold(), bevel=0.005)
    _painted_sky()
    _slots(act)


def _painted_sky():
    """Moon, sun and stars on the panel, as somebody painted them with a steady hand."""
    yellow = paint('#f2c94a', rough=0.5, glow=0.25)
    ring((0, -0.022, 0.37), 0.11, 0.014, yellow, start=40, end=320)
    disc((0, -0.02, 0.37), 0.07, yellow)
    for i in range(12):
        angle = math.tau * i / 12
        inner, outer = 0.135, 0.19 if i % 2 else 0.165
        tube([(math.cos(angle) * inner, -0.022, 0.37 + math.sin(angle) * inner),
              (math.cos(angle) * outer, -0.022, 0.37 + math.sin(angle) * outer)], [0.012, 0.003], yellow)
    for x, z, r in ((-0.38, 0.47, 0.03), (-0.3, 0.3, 0.018), (-0.41, 0.24, 0.014), (0.31, 0.5, 0.018), (0.39, 0.36, 0.03),
                    (0.29, 0.25, 0.014), (-0.24, 0.52, 0.01), (0.42, 0.22, 0.01)):
        _star((x, -0.02, z), r, paint('#f6ecc0', rough=0.5, glow=0.3))


def _star(at, radius, material):
    points = []
    for i in range(8):
        reach = radius if i % 2 == 0 else radius * 0.36
        angle = math.tau * i / 8
        points.append((math.sin(angle) * reach, math.cos(angle) * reach))
    prism(points, 0.008, material, at=at)


def _slots(act):
    """Brass on the upper part: the mouth for cards on the left, the coin slot and the button on the right."""
    x, z = CARD_SLOT
    brass, dark = _gold(0.2, 0.3 if act.lit == 'card' else 0), paint('#080408', rough=0.9)
    box((x, -0.014, z - 0.055), (0.32, 0.03, 0.13), brass, bevel=0.01)
    box((x, -0.032, z + 0.012), (0.25, 0.012, 0.022), dark, bevel=0)
    tray = [(-0.14, 0), (0.14, 0), (0.12, -0.035), (-0.12, -0.035)]
    prism(tray, 0.09, brass, at=(x, -0.05, z - 0.02))
    if act.card:
        out = 0.025 + 0.16 * act.card
        tilt = 22
        with group(at=(x, -0.04, z + 0.02)):
            box((0, -0.02, -out), (0.2, 0.006, out), paint('#f8ecc8', rough=0.8, glow=0.35), bevel=0, rot=(-tilt * 0.4, 0, 0))
            if act.card > 0.5:
                box((0, -0.026, -out + 0.012), (0.17, 0.006, 0.008), paint('#a02030', glow=0.2), bevel=0, rot=(-9, 0, 0))
                disc((0, -0.03, -out + 0.075), 0.035, paint('#5a2a8a', glow=0.2))
    for side in (-1, 1):
        ball((x + side * 0.14, -0.034, z + 0.055), 0.008, brass, detail=2)
    brass = _gold(0.2, 0.3 if act.lit == 'coin' else 0)
    with group(at=(0.26, 0, z)):
        cylinder((0, -0.012, 0), 0.085, 0.03, brass, rot=(90, 0, 0), sides=28)
        box((0, -0.046, -0.03), (0.012, 0.01, 0.06), dark, bevel=0)
        lit = 3.4 if act.lit == 'coin' else 1.3
        ball((0.16, -0.02, 0), 0.036, glow('#ff3a4a', lit, 0.1), squash=(1, 0.6, 1))
        ring((0.16, -0.02, 0), 0.042, 0.008, brass)


def _case():
    """Posts like barley sugar at the corners, a curtain behind, a scalloped valance above."""
    for x in (-1, 1):
        for y in (0.03, 0.74):
            side = x * (WIDTH / 2 - 0.04)
            cylinder((side, y, LEDGE), 0.034, 0.06, _gold(), sides=16)
            cylinder((side, y, ROOF - 0.06), 0.034, 0.06, _gold(), sides=16)
            for strand in range(2):
                points = [(side + 0.016 * math.cos(t * 7.5 + strand * math.pi),
                           y + 0.016 * math.sin(t * 7.5 + strand * math.pi), LEDGE + 0.04 + t * (ROOF - LEDGE - 0.08))
                          for t in [i / 40 for i in range(41)]]
                tube(points, 0.016, _gold() if strand else paint('#8a1c34', rough=0.3))
    _curtain()
    cloth = paint('#9a1e3c', rough=0.8)
    for i in range(7):
        x = -0.45 + i * 0.15
        outline = [(-0.075, 0.0), (0.075, 0.0)] + [(0.075 * math.cos(a), -0.05 - 0.055 * math.sin(a))
                                                  for a in [math.pi * k / 8 for k in range(9)]]
        prism(outline, 0.02, cloth, at=(x, 0.05, ROOF + 0.005))
        ball((x, 0.045, ROOF - 0.118), 0.013, _gold(), detail=2)
        tube([(x + 0.075 * math.cos(a), 0.036, ROOF - 0.045 - 0.055 * math.sin(a))
              for a in [math.pi * k / 8 for k in range(9)]], 0.006, _gold())


def _curtain():
    """Velvet in folds behind the figure and at the sides."""
    velvet = paint('#7a1c58', rough=0.75, glow=0.03)
    corners = []
    steps = 96
    for i in range(steps):
        x0, x1 = (-0.52 + 1.04 * k / steps for k in (i, i + 1))
        y0, y1 = (0.7 + 0.03 * math.sin(x * 58) + 0.01 * math.sin(x * 23) for x in (x0, x1))
        corners.append([(x0, y0, LEDGE), (x1, y1, LEDGE), (x1, y1, ROOF), (x0, y0, ROOF)])
    sheets(corners, velvet, name='curtain')
    for x, z, r in ((-0.4, 1.7, 0.02), (-0.3, 1.48, 0.012), (0.41, 1.66, 0.014), (0.33, 1.45, 0.02), (-0.43, 1.3, 0.012),
                    (0.42, 1.24, 0.012), (-0.24, 1.76, 0.01), (0.25, 1.77, 0.012)):
        _star((x, 0.655, z), r, paint('#e8c860', rough=0.4, glow=0.35))


def _roof(act):
    """The marquee: an arch of bulbs over the name."""
    box((0, 0.36, ROOF), (WIDTH + 0.08, 0.92, 0.06), _gold(), bevel=0.015)
    arch = [(-0.5, 0), (0.5, 0)] + [(0.5 * math.cos(a), 0.1 + 0.27 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    prism(arch, 0.1, paint(_WINE, rough=0.4), at=(0, 0.0, ROOF + 0.06), bevel=0.01)
    face = [(x * 0.9, 0.025 + z * 0.86) for x, z in arch]
    prism(face, 0.02, glow('#6a2cc8', 0.3), at=(0, -0.05, ROOF + 0.06))
    for i, (x, z) in enumerate(bulb_spots()):
        on = (i + act.bulbs) % 3 != 0
        ball((x, -0.066, z), 0.019, glow('#ffd86a' if on else '#7a4a1c', 3.4 if on else 0.5, 0.15), detail=2)


def bulb_spots():
    """Where the bulbs of the marquee are, as (x, z)."""
    along = [(0.475 * math.cos(a), ROOF + 0.16 + 0.245 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
    below = [(-0.42 + i * 0.105, ROOF + 0.082) for i in range(9)]
    return [*along, *below]


def _table():
    """A cloth with a fringe, a candle, a fan of cards, a small skull."""
    cloth = paint('#2c1a6a', rough=0.7)
    box((0, 0.34, LEDGE), (1.0, 0.56, 0.07), cloth, bevel=0.02)
    box((0, 0.052, LEDGE + 0.012), (1.0, 0.02, 0.02), _gold(), bevel=0.004)
    for i in range(40):
        x = -0.487 + i * 0.025
        box((x, 0.048, LEDGE - 0.012 + 0.008 * (i % 2)), (0.012, 0.012, 0.03), _gold(0.5), bevel=0)
    back, red = paint('#f4e8cc', rough=0.7), paint('#b02840', rough=0.6)
    for i, turn in enumerate((-34, -14, 6, 26)):
        with group(at=(-0.33 + i * 0.03, 0.11 - i * 0.002, LEDGE + 0.072 + i * 0.004), turn=-turn):
            box((0, 0, 0), (0.075, 0.11, 0.004), back, bevel=0)
            box((0, 0, 0.002), (0.055, 0.088, 0.004), red, bevel=0)
    with group(at=(0.36, 0.16, LEDGE + 0.07)):
        bone = paint('#e4dcc4', rough=0.6)
        ball((0, 0, 0.055), 0.055, bone, squash=(0.95, 1.05, 0.95))
        box((0, -0.028, 0), (0.06, 0.05, 0.034), bone, bevel=0.012)
        for side in (-1, 1):
            ball((side * 0.021, -0.047, 0.055), 0.017, paint('#120a14'), detail=2)
        cylinder((0, 0, 0.1), 0.016, 0.06, paint('#f4ecd4', rough=0.6, glow=0.15), sides=12)
        ball((0, 0, 0.182), 0.013, glow('#ffc85a', 9, 0.2), squash=(0.7, 0.7, 1.7), detail=2)
    lamp((0.36, 0.13, LEDGE + 0.27), 0.5, '#ffb45a', 0.02)


def _crystal(act):
    """The ball on its stand. Asleep it is milky; awake something goes round in it."""
    x, y, z = _BALL
    cylinder((x, y, LEDGE + 0.06), 0.1, 0.03, _gold(), sides=28, top=0.085)
    cylinder((x, y, LEDGE + 0.09), 0.06, 0.045, _gold(), sides=24, top=0.075)
    if not act.awake:
        ball(_BALL, 0.115, paint('#6a52b8', rough=0.06, glow=0.16), detail=4)
        return
    colour = '#ffc23a' if act.win else '#6adcff'
    ball(_BALL, 0.115, paint(mixed(colour, '#2a1a90', 0.35), rough=0.06, glow=0.5), detail=4)
    for arm in range(3):
        start = arm * math.tau / 3 + act.swirl * math.tau / 12
        points = [(x + (0.02 + 0.085 * t) * math.cos(start + t * 3.4), y - 0.1 - 0.018 * (1 - t * t),
                   z + (0.02 + 0.085 * t) * math.sin(start + t * 3.4) * 0.95) for t in [k / 14 for k in range(15)]]
        tube(points, [0.011 * (1 - abs(k / 14 - 0.35)) for k in range(15)], glow('#fff6c8' if act.win else '#f0faff', 2.6))
    for i in range(7):
        angle = i * 2.4 + act.swirl * 0.8
        reach = 0.15 + 0.03 * math.sin(i * 3 + act.swirl * 2)
        ball((x + reach * math.cos(angle), y - 0.06, z + reach * math.sin(angle) * 0.9), 0.006 + 0.003 * (i % 2),
             glow('#fff0b0' if act.win else '#b8f0ff', 5), detail=1)


def _figure(act):
    """The man: robe, shoulders, arms that end over the ball, and the head, which is a builder of its own."""
    up = 0.016 * act.breath
    robe, trim = paint('#12604e', rough=0.6), _gold(0.35)
    profile = ((1.0, 0.27, 0.15), (1.14, 0.27, 0.16), (1.26, 0.285, 0.165), (1.36, 0.3, 0.155), (1.425, 0.26, 0.13),
               (1.455, 0.17, 0.1), (1.475, 0.085, 0.07))
    rows = []
    for z, wide, deep in profile:
        lift = up * min(1.0, max(0.0, (z - 1.0) / 0.3))
        swell = 1 + 0.03 * act.breath
        rows.append([(wide * swell * math.cos(a), 0.46 + deep * swell * math.sin(a), z + lift)
                     for a in [math.tau * i / 40 for i in range(40)]])
    skin(rows, robe)
    # A shawl with a border, open over a striped shirt with a medal.
    front = 0.46 - 0.155
    for side in (-1, 1):
        edge = [(side * 0.2, front + 0.06, 1.45 + up), (side * 0.14, front - 0.005, 1.34 + up), (side * 0.1, front - 0.02, 1.2 + up),
                (side * 0.09, front - 0.015, 1.03)]
        tube(edge, 0.015, trim)
    shirt = paint('#e8d8b0', rough=0.8)
    prism([(-0.15, 0.42), (0.15, 0.42), (0.09, 0), (-0.09, 0)], 0.02, shirt, at=(0, front - 0.002, 1.02 + up))
    for i in range(5):
        box((0, front - 0.014, 1.05 + i * 0.07 + up), (0.19 + i * 0.012, 0.006, 0.022), paint('#a83a4a', rough=0.8), bevel=0)
    tube([(-0.09, front - 0.02, 1.45 + up), (-0.06, front - 0.03, 1.37 + up), (0, front - 0.035, 1.33 + up),
          (0.06, front - 0.03, 1.37 + up), (0.09, front - 0.02, 1.45 + up)], 0.009, trim)
    disc((0, front - 0.04, 1.315 + up), 0.034, trim)
    ball((0, front - 0.045, 1.315 + up), 0.015, glow('#38e08a', 1.2), detail=2)
    for side in (-1, 1):
        _arm(side, act, up, robe, trim)
    with group(at=(0, 0.36, 1.615 + up)):
        teller_head(act)


def _arm(side, act, up, robe, trim):
    hand = (side * (0.175 + 0.035 * act.reach), 0.1, 1.165 + 0.085 * act.reach)
    elbow = (side * 0.385, 0.3, 1.14 + up * 0.5)
    shoulder = (side * 0.275, 0.45, 1.385 + up)
    tube([shoulder, tuple((a + b) / 2 + d for a, b, d in zip(shoulder, elbow, (side * 0.035, 0, 0.01))), elbow,
          tuple(e + (h - e) * 0.75 for e, h in zip(elbow, hand))], [0.085, 0.085, 0.085, 0.075], robe)
    cuff = tuple(e + (h - e) * 0.74 for e, h in zip(elbow, hand))
    wrist = tuple(e + (h - e) * 0.84 for e, h in zip(elbow, hand))
    tube([cuff, wrist], [0.08, 0.074], trim)
    flesh = paint('#e0a878', rough=0.45)
    ball(hand, 0.042, flesh, squash=(0.9, 1.1, 0.75))
    for finger in range(4):
        spread = (finger - 1.5) * 0.022
        base = (hand[0] - side * 0.012, hand[1] - 0.012 + spread * 0.4, hand[2] + 0.01 - spread * 0.4)
        tip = (hand[0] - side * (0.075 - 0.01 * abs(finger - 1.5)), hand[1] - 0.045 + spread * 1.6, hand[2] + 0.012 - spread * 1.3)
        tube([base, tuple((a + b) / 2 + d for a, b, d in zip(base, tip, (0, 0, 0.014))), tip], [0.016, 0.014, 0.009], flesh)
    tube([hand, (hand[0] - side * 0.03, hand[1] - 0.05, hand[2] - 0.035)], [0.016, 0.011], flesh)
    ring((hand[0] - side * 0.03, hand[1] - 0.045, hand[2] + 0.014), 0.014, 0.006, trim, rot=(0, 70, 0))


def _inner_light(act):
    """Asleep, a dim tube over his head; awake, the ball lights him from below."""
    panel((0, 0.1, ROOF - 0.02), (0, 0.4, 1.3), (0.8, 0.15), 16 if act.win else 5.5 if act.awake else 7.5,
          '#ffd890' if act.win else '#ffc890')
    if act.awake:
        lamp((0, 0.0, 1.2), 5.5 if act.win else 5.0, '#ffb83a' if act.win else '#58ccff', 0.1)
        lamp((0, 0.56, 1.7), 3.5, '#ffa03a' if act.win else '#9a4aff', 0.1)
    else:
        lamp((0, 0.6, 1.55), 1.6, '#8a4ad8', 0.1)
