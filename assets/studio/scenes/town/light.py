"""The hours: a low sun from the south-west, or the moon with lamp posts, each with its pool of light."""
from builders.street import lamp_post
from kit.light import beam, sky, sun
from kit.materials import glow
from kit.shapes import ball
from kit.stamps import melted, stamp
from scenes.town.plan import STREETS

_GAP = 15.0


def lit(night):
    """Sky, sun or moon."""
    if night:
        sky([(0.0, '#5a5ab4'), (0.5, '#343c8c'), (1.0, '#222a70')], 0.52)
        sun((0.6, 0.35, -0.7), 1.5, '#8ea8ff', soft=1.5)
        return
    sky([(0.0, '#ffe2b8'), (0.3, '#a8ccf0'), (1.0, '#5a9ce0')], 0.62)
    sun((0.78, 0.46, -0.56), 4.6, '#ffca8c', soft=0.8)


def _post(night):
    # The post's own cone is meant for a street seen from the pavement: from above a wider and stronger one is.
    lamp_post(False, height=5.2, reach=1.4)
    if night:
        ball((0, -1.4, 4.96), 0.3, glow('#ffd08a', 16), squash=(1, 1, 0.7), detail=2)
        beam((0, -1.4, 4.8), (0, -1.6, 0), 7500, '#ffb45e', angle=128, blend=0.9, size=0.3)


def lamp_posts(night):
    """Along both pavements in turn, clear of the crossings."""
    melt = melted(lambda: _post(night))
    for street in STREETS:
        step, side = street.start + 6, 1
        while step < street.end - 2:
            crossed = any(other.along != street.along and abs(other.at - step) < other.walk + 1.5 for other in STREETS)
            if not crossed:
                off = side * (street.walk - 0.7)
                if street.along == 'x':
                    stamp(melt, (step, street.at + off, 0.1), 0 if side > 0 else 180, 1.1)
                else:
                    stamp(melt, (street.at + off, step, 0.1), -90 if side > 0 else 90, 1.1)
                side = -side
            step += _GAP if not crossed else 3
