"""A bear in the gap among the bears, and a photograph on the glass counter."""
from builders.prizes import plush
from builders.things.booth_print import booth_print
from kit.materials import paint
from kit.shapes import box
from kit.stage import group
from kit.taken import Taken
from scenes.places.arcade_prize_booth import SHOOT, _BACK, _COLUMNS, _GAP, _ROWS


def _bear(_look):
    """It fits the dust; its tag hangs from one ear, and it looks at the door. The slip has made room for it."""
    x, z = _COLUMNS[_GAP[0]], _ROWS[_GAP[1]]
    with group(at=(x, _BACK + 0.06, z), turn=22, size=0.98):
        plush('#c8803c', 0)
        box((0.12, -0.08, 0.27), (0.055, 0.02, 0.07), paint('#fff8e8', rough=0.9, glow=0.1), bevel=0)


def _photograph(look):
    """It leans on the roll of tickets."""
    with group(at=(1.0, 1.64, 1.02), turn=-8):
        booth_print(0.3 if look.night else 0.1)


BEAR = Taken('bear', 'gap', SHOOT, gone=((0.5, _BACK - 0.12, 1.7), (0.88, _BACK - 0.03, 1.95)), put=_bear, cut='bear-back')
PHOTOGRAPH = Taken('photograph', 'counter', SHOOT, put=_photograph, there=True, cut='photo-laid')

if __name__ == '__main__':
    BEAR.main()
    PHOTOGRAPH.main()
