"""What four cliques and a clown have stuck on a locker's door, in dots; w is the paper's white rim."""
from dataclasses import dataclass

from kit.lettering import dotted
from kit.materials import paint

_INKS = {'w': '#f8f6f0', 'k': '#181425', 'g': '#58c04a', 'm': '#b55088', 's': '#c0cbdc', 'r': '#e43b44', 'd': '#a22633',
         'y': '#fee048', 'o': '#feae34', 'b': '#2a9ae0', 'n': '#124e89', 'c': '#4ae8f5', 'p': '#68386c'}


@dataclass(frozen=True)
class Sticker:
    """`at`: its left upper corner in pixels from the left upper corner of the locker's front."""
    name: str
    at: tuple
    rows: tuple

    @property
    def size(self):
        return len(self.rows[0]), len(self.rows)


STICKERS = (
    Sticker('grin', (29, 44), (
        '...wwwww...', '.wwyyyyyww.', '.wyyyyyyow.', 'wykkyyykkow', 'wyykyyykyow', 'wyyyyryyyow', 'wykyyyyykow',
        'wyykkkkkyow', '.wyykwkyow.', '.wwyyyooww.', '...wwwww...')),
    Sticker('floppy', (6, 47), (
        'wwwwwwwwwww', 'wggsssssggw', 'wggskssgggw', 'wggskssgggw', 'wggsssssggw', 'wgggggggggw', 'wgwwwwwwwgw',
        'wgwkkkkkwgw', 'wgwwwwwwwgw', 'wgwkkkwwwgw', 'wwwwwwwwwww')),
    Sticker('pennant', (9, 66), (
        'wwww................', 'wrrrwwww............', 'wyyyrrrrwwww........', 'wyrrryyrrrrrwwww....',
        'wyyrryrryryyrrrrwwww', 'wyrrryyrrryrrrrrrddw', 'wyrrryrrryyrrrddwwww', 'wrrrrrrrrddddwww....',
        'wrrrddddwwwww.......', 'wddwwwww............', 'wwww................')),
    Sticker('argyle', (8, 85), (
        '.....w.....', '....wbw....', '...wbcbw...', '..wbcccbw..', '.wnbbcbbnw.', 'wnnnbbbnnnw', '.wnbbcbbnw.',
        '..wbcccbw..', '...wbcbw...', '....wbw....', '.....w.....')),
    Sticker('skull', (26, 97), (
        '...wwwwww...', '.wwmmmmmmww.', 'wmmmmmmmmmpw', 'wmkkmmmmkkpw', 'wmkwkmmkwkpw', 'wmkkkmmkkkpw', 'wmmmmkkmmmpw',
        '.wmmmmmmmpw.', '..wmkmmkpw..', '..wmkmmkpw..', '...wwwwww...')),
)


def stickers(camera, corner, y):
    """Sticks all of them on a front at depth `y` whose left upper corner lies at the pixel `corner`."""
    for sticker in STICKERS:
        width, height = sticker.size
        left, top = corner[0] + sticker.at[0], corner[1] + sticker.at[1]
        centre = camera.point((left + width / 2, top + height / 2), y)
        for ink in sorted(set(''.join(sticker.rows)) - {'.'}):
            dots = [(c, r) for r, row in enumerate(sticker.rows) for c, mark in enumerate(row) if mark == ink]
            dotted((dots, width, height), camera, centre, paint(_INKS[ink], rough=0.5))
