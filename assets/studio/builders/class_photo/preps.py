"""The Preps: blazers, ties and pearls before a painted library, and everybody's chin at one height."""
import math

from builders.cast.acting import FLAT, Mood, Reach
from builders.cast.who import PREP, PRINCIPAL, Who
from builders.class_photo.gym import CANVAS, REACH, arc_on, canvas, flash, line_on, paint_on
from builders.class_photo.pupils import BEHIND, GRIN, PLAIN, SMILE, STILL, Pupil, looking, necktie, pearls, rows, seated
from builders.rooms.bed import folds
from builders.rooms.stately import column
from builders.rooms.trophy import big_cup
from kit.light import panel
from kit.materials import paint
from kit.shapes import box, cylinder, ring, tube
from kit.stage import group

_BLUE, _CREAM, _GOLD = '#2a56c8', '#f4f0e4', '#f0b82a'
_TIE = necktie(_GOLD, '#b8283a')


def _blazer(skin, hair, crown, **more):
    """In the blazer, shirt and tie."""
    return Who(skin, _BLUE, _BLUE, '#d8d0bc', more.pop('trim', _GOLD), hair, crown, 'suit', shoes='#6a2f24', **more)


def _pullover(skin, hair, crown, top='#8fb4ec', trim='#f4f0e4', **more):
    """In a pullover of good wool."""
    return Who(skin, top, top, '#d8d0bc', trim, hair, crown, 'sweater', band=trim, shoes='#6a2f24', nose=more.pop('nose', 'small'), **more)


def _crest(hips):
    """On the pocket of the blazer."""
    box((0.115, -0.178, hips + 0.2), (0.075, 0.016, 0.085), paint('#f4f0e4', rough=0.7), bevel=0.006)
    box((0.115, -0.19, hips + 0.22), (0.04, 0.008, 0.045), paint('#c8283a', rough=0.7), bevel=0)


def _racket(side):
    """Leans on a shoulder."""
    def held(hips):
        grip, frame = (side * 0.3, -0.3, hips + 0.1), (side * 0.4, -0.26, hips + 0.72)
        tube([grip, (side * 0.36, -0.28, hips + 0.45)], 0.02, paint('#7a4424', rough=0.5))
        ring(frame, 0.2, 0.022, paint('#f0e4c8', rough=0.4), rot=(90, side * 8, 0), steps=28)
        for i in range(-2, 3):
            tube([(frame[0] + i * 0.065, frame[1], frame[2] - 0.17 + 0.02 * i * i), (frame[0] + i * 0.065, frame[1], frame[2] + 0.17 - 0.02 * i * i)], 0.005, '#fbfbf4')
            tube([(frame[0] - 0.17 + 0.02 * i * i, frame[1], frame[2] + i * 0.065), (frame[0] + 0.17 - 0.02 * i * i, frame[1], frame[2] + i * 0.065)], 0.005, '#fbfbf4')
    return held


def _books(hips):
    for i, hue in enumerate(('#7a1f2c', '#2a4a34', '#3a2a5a')):
        box((0, -0.36, hips + 0.1 + i * 0.06), (0.34 - i * 0.03, 0.24, 0.055), paint(hue, rough=0.5), bevel=0.008)


def _library():
    """Painted arches, and real velvet before them."""
    canvas('#7fa4d8', worn=0.3)
    for x in (-1.25, 0.0, 1.25):
        paint_on([(x - 0.44, 0), (x + 0.44, 0), (x + 0.44, 2.7), (x - 0.44, 2.7)], '#c8dcf4')
        arc_on(x, 2.7, 0.44, 0, 180, '#f4f8ff', 0.05)
        for side in (-1, 1):
            line_on([(x + side * 0.44, 0), (x + side * 0.44, 2.7)], '#f4f8ff', 0.05)
        for i in range(6):
            line_on([(x - 0.38, 0.5 + i * 0.42), (x + 0.38, 0.5 + i * 0.42)], '#8a6a4c', 0.03, y=0.01)
    velvet = paint('#1c2f8a', rough=0.85)
    for side in (-1, 1):
        with group(at=(side * 2.24, CANVAS - 0.16, 0)):
            folds(-0.42, 0.42, 0, 0.0, 3.7, velvet)
    for i in range(9):
        x = -REACH + 0.3 + i * 0.55
        ring((x, CANVAS - 0.24, 3.76), 0.3, 0.1, velvet, start=180, end=360, steps=12)
    line_on([(-REACH, 3.74), (REACH, 3.74)], _GOLD, 0.04, y=0.3)


def _urn():
    """A column with a fern that the florist wants back."""
    column(0.78, 0.17)
    cylinder((0, 0, 0.78), 0.1, 0.2, paint('#f4efe4', rough=0.4), top=0.19)
    for i in range(12):
        a = i * 2.399
        x, y = 0.34 * (0.6 + 0.4 * (i % 3) / 2) * math.cos(a), 0.34 * math.sin(a)
        tube([(0, 0, 0.95), (x * 0.6, y * 0.6, 1.26 + 0.05 * (i % 3)), (x, y, 1.12 + 0.04 * (i % 4))], [0.02, 0.05, 0.008], paint(('#2f6a3a', '#4a8a4a', '#6aa85a')[i % 3], rough=0.8))


def preps():
    """Puts their photo on the stage."""
    _library()
    folded = seated(left=Reach((0.03, -0.36, 0.58)), right=Reach((-0.03, -0.37, 0.6)), left_hand=FLAT, right_hand=FLAT)
    chin = looking(STILL, 0, -5, 0)
    rows(
        front=(
            Pupil(_pullover('#f0c8a8', 'bob', '#d8b04c', trim='#f0b82a'), looking(folded, 6, -4, 4), SMILE, holds=(pearls,)),
            Pupil(_blazer('#8a5a3c', 'slick', '#1c1a24'), looking(folded, 2, -4, 0), SMILE, holds=(_books, _crest)),
            Pupil(_pullover('#e8b088', 'bun', '#5a3420', top='#f4d8dc', trim='#c8507a'), looking(folded, -2, -4, 0), SMILE, holds=(pearls,)),
            Pupil(_blazer('#c8d8f0', 'slick', '#8a5a2a', trim='#b8283a'), looking(folded, -6, -4, -4), Mood(open=0.1, smile=-0.1, mouth=0.8, brow=10), holds=(_crest,)),
        ),
        middle=(
            Pupil(_blazer('#e8b088', 'slick', '#b0482a'), looking(chin, 5, -5, 3), SMILE, holds=(_crest, _racket(-1))),
            Pupil(_pullover('#6a4430', 'bob', '#1c1210', top='#f4f0e4', trim='#2a56c8'), looking(chin, 3, -5, 0), GRIN, holds=(pearls,)),
            Pupil(PREP, looking(chin, 0, -6, -2), Mood(open=0.8, smile=0.7, lift=0.02), holds=(pearls, _TIE)),
            Pupil(_blazer('#c88a5c', 'flat', '#2a1a14'), looking(chin, -3, -5, 0), SMILE, holds=(_crest,)),
            Pupil(PRINCIPAL, looking(BEHIND, -8, 0, 0), PLAIN, size=1.03),
        ),
        back=(
            Pupil(_pullover('#d8a0b8', 'long', '#5a3420', top='#8fb4ec'), looking(BEHIND, 4, -5, 2), SMILE, holds=(pearls,)),
            Pupil(_blazer('#f0c8a8', 'short', '#d8b04c'), looking(BEHIND, 2, -5, 0), Mood(open=0.9, gaze=(0.8, -0.1), smile=0.5, brow=-8), holds=(_crest,)),
            Pupil(_blazer('#9ac88a', 'slick', '#3a2418', trim='#b8283a'), looking(BEHIND, -2, -5, 0), SMILE, holds=(_crest,)),
            Pupil(_pullover('#a8744c', 'tail', '#1c1a24', top='#f0d8a0', trim='#2a56c8'), looking(BEHIND, -5, -5, -2), GRIN, holds=(pearls,)),
        ))
    with group(at=(-2.02, -0.5, 0)):
        _urn()
    with group(at=(2.02, -0.5, 0)):
        column(0.62, 0.19)
        with group(at=(0, 0, 0.68)):
            big_cup(0.62, hue='#ccd4de', foot='#1c2f8a')
    flash(key='#fff4e4', fill='#e8eeff', energy=1.05)
    panel((0, 1.0, 4.0), (0, 2.1, 2.0), (4.4, 0.6), 110, '#fff4dc')
