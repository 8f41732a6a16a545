"""The spike on the desk without a slip."""
from kit.materials import paint
from kit.shapes import cylinder, tube
from kit.taken import Taken
from scenes.places.high_school_principals_office import SHOOT


def put(_look):
    """Its foot and its point."""
    cylinder((0.02, 2.05, 0.76), 0.06, 0.02, paint('#2a2024', rough=0.4))
    tube([(0.02, 2.05, 0.76), (0.02, 2.05, 1.1)], 0.008, paint('#d8dce0', metal=0.9, rough=0.2))


TAKEN = Taken('late-slip', 'late-slip', SHOOT, put=put)

if __name__ == '__main__':
    TAKEN.main()
