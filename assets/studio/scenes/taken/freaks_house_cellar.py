"""A sneaker on the back of the dry chair, and a shelf without one of its jars."""
from builders.icons.parts import tilted
from builders.things.locked import sneaker
from kit.materials import paint
from kit.shapes import disc, tube
from kit.stage import group
from kit.taken import Taken
from scenes.places.freaks_house_cellar import SHOOT


def _sneaker(_look):
    """By its lace, over the back of the dry chair, toe down."""
    with tilted((0, -32, 0), at=(-1.35, 1.92, 0.6)):
        with group(size=0.38):
            sneaker()
    for dx in (-0.012, 0.018):
        tube([(-1.36 + dx, 1.88, 0.72), (-1.35 + dx * 2, 1.93, 0.83), (-1.35 + dx * 2, 2.04, 0.84), (-1.35 + dx, 2.08, 0.76)], 0.009, paint('#fffaf0', rough=0.9))


def _dust(_look):
    """Where the jar stood the board has kept its color."""
    disc((1.6, 1.13, 1.063), 0.07, paint('#d8b888', rough=0.7), rot=(0, 0, 0))


SNEAKER = Taken('sneaker', 'chairs', SHOOT, put=_sneaker, there=True)
JAR = Taken('jar', 'jars', SHOOT, gone=((1.45, 0.98, 1.0), (1.75, 1.28, 1.35)), put=_dust)

if __name__ == '__main__':
    SNEAKER.main()
    JAR.main()
