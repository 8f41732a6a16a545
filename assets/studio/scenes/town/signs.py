"""What is written in town, in dots of one pixel."""
from dataclasses import dataclass

import numpy as np

from builders.school import NAME as SCHOOL_NAME
from builders.town.flunk_fm import SIGN as RADIO_SIGN
from builders.town.four_thieves_bar import SIGN as BAR_SIGN
from builders.town.junkyard import SIGN as JUNKYARD_SIGN
from builders.town.paradise_motel import SIGN as MOTEL_SIGN
from builders.town.paradise_motel import SIGN_BELOW, VACANCY
from builders.town.rug_doctor import SIGN as RUG_SIGN
from builders.town.shops import BILLBOARD
from builders.town.snack_shack import SIGN as SHACK_SIGN
from kit.lettering import dots_of, dotted
from kit.materials import glow, paint
from scenes.town.plan import CAMERA, LOCATIONS


@dataclass(frozen=True)
class Sign:
    """A word; `owner` is the location whose metres `point` is in, or None for the town's own. Without a `strength` it is
    painted; `board` is the colour behind it by night."""
    owner: str
    body: str
    point: tuple
    hue: str
    strength: float = 3.0
    board: str = None

    @property
    def centre(self):
        """Where it is in town."""
        if self.owner is None:
            return self.point
        x, y, z, size = LOCATIONS[self.owner]
        return (x + self.point[0] * size, y + self.point[1] * size, z + self.point[2] * size)


def _moved(point, x=0.0, y=0.0, z=0.0):
    return (point[0] + x, point[1] + y, point[2] + z)


SIGNS = (
    Sign('flunk-fm', 'FLUNK FM', _moved(RADIO_SIGN, y=-0.2), '#ffd27a', board='#1c1420'),
    Sign('police-station', 'POLICE', (0, -1.36, 5.16), '#f4f6ff', 1.6, '#1c3878'),
    Sign('snack-shack', 'SNACKS', _moved(SHACK_SIGN, y=-0.2), '#ffe46a', board='#7a1c1c'),
    Sign('four-thieves-bar', '4 THIEVES', _moved(BAR_SIGN, z=-0.8), '#7affba', board='#08231b'),
    Sign('junkyard', 'JUNKYARD', JUNKYARD_SIGN, '#23180c', 0),
    Sign('rug-doctor', 'RUG DOCTOR', _moved(RUG_SIGN, x=-0.6, y=-0.1), '#fff4f8', 2.0, '#a82058'),
    Sign('paradise-motel', 'PARADISE', _moved(MOTEL_SIGN, y=-0.1), '#ff6ab8', board='#141a3c'),
    Sign('paradise-motel', 'MOTEL', _moved(SIGN_BELOW, y=-0.1), '#fff0b0', board='#141a3c'),
    Sign('paradise-motel', 'VACANCY', _moved(VACANCY, y=-0.1, z=0.1), '#ff5a4a', board='#220e28'),
    Sign('high-school', 'FLUNKS HIGH', (SCHOOL_NAME[0], -2.2, SCHOOL_NAME[2]), '#3a2a20', 0),
    Sign('arcade', 'ARCADE', (0, -2.3, 5.2), '#ff86bc', 3.4, '#120a20'),
    Sign(None, 'ARCADIA', (70, 81.8, 18.5), '#20365c', 0),
    Sign(None, 'RIALTO', (67, -17.1, 4.3), '#c8244a', 1.2),
    Sign(None, 'GAS', (73.4, -93.0, 7.6), '#c8241c', 1.0),
    Sign(None, 'HOMECOMING', (-15.1, -85.0, BILLBOARD[2] + 1.0), '#fff0c8', 1.4, '#2a5a94'),
    Sign(None, 'SEPT 27', (-15.1, -85.0, BILLBOARD[2] - 1.0), '#ffd84a', 1.4, '#2a5a94'),
)


def write_signs(night):
    """Puts all words on the stage."""
    for sign in SIGNS:
        day = 1.15 if sign.owner else 1.0
        material = glow(sign.hue, sign.strength if night else day, 0.15 if sign.owner else 0.0) if sign.strength \
            else paint(sign.hue, rough=0.6)
        dotted(dots_of(sign.body), CAMERA, sign.centre, material)


def _rgb(hue):
    return np.array([int(hue[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def relit(picture):
    """The picture of the night with the words that shine set again dot by dot: in their own light the denoiser blurs them."""
    out = picture.copy()
    for sign in SIGNS:
        if sign.board is None:
            continue
        dots, width, height = dots_of(sign.body)
        x, y = CAMERA.pixel(sign.centre)
        left, top = round(x - width / 2), round(y - height / 2)
        board, hue = _rgb(sign.board), _rgb(sign.hue)
        out[top - 1:top + height + 1, left - 2:left + width + 2] = board
        if sign.strength > 1.5:
            for column, row in dots:
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    out[top + row + dy, left + column + dx] = board * 0.55 + hue * 0.45
        for column, row in dots:
            out[top + row, left + column] = np.clip(hue * 0.7 + 0.3, 0, 1)
    return out
