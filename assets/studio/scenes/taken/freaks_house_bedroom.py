"""The wall without the napkin: it has kept its color where that hung, and the ring its nail."""
from kit.materials import paint
from kit.shapes import ball, plane
from kit.taken import Taken
from scenes.places.freaks_house_bedroom import SHOOT, _DEPTH


def put(_look):
    """A pale square, a nail above."""
    plane((1.62, _DEPTH - 0.008, 1.55), (0.52, 0.46), paint('#8a3a42', rough=0.95), rot=(90, 3, 0))
    ball((1.62, _DEPTH - 0.04, 1.73), 0.024, paint('#d8dce4', rough=0.2, metal=0.8), detail=2)


TAKEN = Taken('napkin-map', 'napkin', SHOOT, put=put)

if __name__ == '__main__':
    TAKEN.main()
