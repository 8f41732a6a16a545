"""Photographs Zoltar's booth: asleep and as it breathes, awake, speaking, when somebody wins, and the card as it drops.

Run as a program: python -m scenes.zoltar_pictures <folder>. README.md in assets/studio describes the data it writes. It
stands deep in the arcade, where the hour makes no difference: day and night show the same pictures."""
import sys
from dataclasses import replace

import numpy as np

from builders.fortune_teller import CARD_SLOT, LEDGE, ROOF, WIDTH, Act
from kit.calm import calm
from kit.cuts import Album, moved, write_bundle
from kit.photograph import photograph
from kit.place import HOURS, frames_of, loop
from kit.quantise import make_palette
from scenes.zoltar import BLOOM, CAMERA, EXPOSURE, SIZE, build

SAMPLES = 40
_COLOURS = 44
_AWAKE = Act(awake=True, reach=0.3)
_WIN = replace(_AWAKE, win=True, mouth=0.6, reach=1, swirl=1)


def _box(left, top, right, bottom, y=0.0):
    """The rectangle of the picture between two corners given as (x, z) in metres on the plane at `y`."""
    x0, y0 = CAMERA.pixel((left, y, top))
    x1, y1 = CAMERA.pixel((right, y, bottom))
    return tuple(round(v) for v in (x0, y0, x1, y1))


_CASE = _box(-WIDTH / 2 - 0.04, ROOF + 0.02, WIDTH / 2 + 0.04, LEDGE - 0.1)
_MARQUEE = (_CASE[0] - 4, 0, _CASE[2] + 4, _CASE[1])
_FIGURE = _box(-0.42, 1.9, 0.42, 1.02)
_FACE = _box(-0.17, 1.76, 0.17, 1.24, 0.25)
_HANDS = _box(-0.33, 1.42, 0.33, 1.0)
_EYES = _box(-0.13, 1.72, 0.13, 1.6, 0.25)
_MOUTH_OF_CARDS = _box(CARD_SLOT[0] - 0.2, CARD_SLOT[1] + 0.09, CARD_SLOT[0] + 0.2, CARD_SLOT[1] - 0.25)
_COIN = _box(0.14, CARD_SLOT[1] + 0.12, 0.5, CARD_SLOT[1] - 0.12)


class _Shots:
    """The picture of one act, and of acts that differ from it within a rectangle."""

    def __init__(self, act):
        self.act, self._same = act, {}
        self.picture = _take(act)

    def vary(self, border, **changes):
        """The whole picture, in which only what the changes moved within the border differs."""
        if border not in self._same:
            self._same[border] = _take(self.act, border)
        same, other = self._same[border], _take(replace(self.act, **changes), border)
        x0, y0, x1, y1 = border
        frame = self.picture.copy()
        frame[y0:y1, x0:x1] = np.where(moved(same, other)[..., None], other, frame[y0:y1, x0:x1])
        return frame


def _take(act, border=None):
    build(act)
    return calm(photograph(size=SIZE, exposure=EXPOSURE, bloom=BLOOM, border=border, samples=SAMPLES))


def _within(frame, zone):
    x0, y0, x1, y1 = zone
    return frame[y0:y1, x0:x1].reshape(-1, 3)


def _spot(zone):
    x0, y0, x1, y1 = zone
    return {'x': x0, 'y': y0, 'w': x1 - x0, 'h': y1 - y0}


def main(folder):
    asleep, awake, won = _Shots(Act()), _Shots(_AWAKE), _Shots(_WIN)
    palette = make_palette(np.vstack([asleep.picture.reshape(-1, 3), _within(awake.picture, _CASE), _within(won.picture, _CASE),
                                      _within(asleep.vary(_MOUTH_OF_CARDS, card=1), _MOUTH_OF_CARDS)]), _COLOURS)
    sleeping, waking, winning = (Album(folder, shots.picture, palette) for shots in (asleep, awake, won))
    sleeping.picture('zoltar')

    def cut(album, part, frame, zone, **which):
        return album.cut(f'zoltar-{part}', frame, within=zone, **which)

    cuts = {
        'breath-1': cut(sleeping, 'breath-1', asleep.vary(_FIGURE, breath=0.5), _FIGURE),
        'breath-2': cut(sleeping, 'breath-2', asleep.vary(_FIGURE, breath=1), _FIGURE),
        'awake': cut(sleeping, 'awake', awake.picture, _CASE, threshold=0.045),
        'swirl-1': cut(waking, 'swirl-1', awake.vary(_HANDS, swirl=1, reach=0.65), _HANDS),
        'swirl-2': cut(waking, 'swirl-2', awake.vary(_HANDS, swirl=2, reach=1), _HANDS),
        'swirl-3': cut(waking, 'swirl-3', awake.vary(_HANDS, swirl=3, reach=0.65), _HANDS),
        'blink': cut(waking, 'blink', awake.vary(_EYES, blink=True), _EYES),
        'mouth-1': cut(waking, 'mouth-1', awake.vary(_FACE, mouth=0.5), _FACE),
        'mouth-2': cut(waking, 'mouth-2', awake.vary(_FACE, mouth=1), _FACE),
        'win': cut(waking, 'win', won.picture, _CASE, threshold=0.045),
        'win-swirl': cut(winning, 'win-swirl', won.vary(_HANDS, swirl=3, reach=0.5), _HANDS),
        **{f'card-{i}': cut(sleeping, f'card-{i}', asleep.vary(_MOUTH_OF_CARDS, card=out), _MOUTH_OF_CARDS)
           for i, out in ((1, 0.15), (2, 0.55), (3, 1))},
    }
    bulbs = [cut(sleeping, f'bulbs-{i}', asleep.vary(_MARQUEE, bulbs=i), _MARQUEE) for i in (1, 2)]
    hour = {
        'picture': 'zoltar',
        'loops': [loop('bulbs', 3, [-1, 0, 1], bulbs)],
        'hover': {'coin': cut(sleeping, 'lit-coin', asleep.vary(_COIN, lit='coin'), _COIN),
                  'card': cut(sleeping, 'lit-card', asleep.vary(_MOUTH_OF_CARDS, lit='card'), _MOUTH_OF_CARDS)},
        'passers': [],
        'cuts': cuts,
    }
    place = {
        'size': list(SIZE),
        'hotspots': {'coin': _spot(_COIN), 'card': _spot(_box(-0.42, 0.8, -0.06, 0.6)), 'teller': _spot(_FIGURE)},
        **{name: hour for name in HOURS},
    }
    laid = {f"{one['frame']}.png" for one in cuts.values()}
    write_bundle(folder, atlas=sorted(laid.union(frames_of(place))), pictures=['zoltar.png'], places={'zoltar': place})


if __name__ == '__main__':
    main(sys.argv[1])
