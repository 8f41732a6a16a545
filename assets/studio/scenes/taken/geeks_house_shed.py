"""A chair without its headphones, and a pile of tape boxes without the one on top."""
from kit.materials import paint
from kit.shapes import disc
from kit.taken import Taken
from scenes.places.geeks_house_shed import SHOOT


def _seat(_look):
    """Two rounds on the seat, where it is not worn."""
    for x, y in ((1.0, 1.55), (1.12, 1.63)):
        disc((x, y, 0.492), 0.05, paint('#8e4434', rough=0.8), rot=(0, 0, 0))


HEADPHONES = Taken('headphones', 'chairs', SHOOT, gone=((0.75, 1.3, 0.5), (1.35, 1.9, 0.62)), put=_seat)
BOX = Taken('tape-box', 'recorder', SHOOT, gone=((-2.15, 3.1, 0.2), (-1.75, 3.5, 0.3)))

if __name__ == '__main__':
    HEADPHONES.main()
    BOX.main()
