"""A second red jacket on seat nine, folded beside the first."""
from kit.shoot import Look
from kit.stage import group
from kit.taken import Taken
from scenes.places.football_field_bleachers import SHOOT, _RISE, _ROWS, _RUN, _SEAT, _jacket


def put(_look):
    """Folded at both hours, whatever the other one does."""
    with group(at=((_ROWS - 1) * _RUN + 0.55, _SEAT + 1.12, (_ROWS - 1) * _RISE + 0.44), turn=-30, size=1.6):
        _jacket(Look(False))


TAKEN = Taken('red-jacket', 'seat-nine', SHOOT, put=put, there=True, cut='jacket-seat')

if __name__ == '__main__':
    TAKEN.main()
