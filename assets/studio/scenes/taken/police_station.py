"""A bear on the back seat of the patrol car."""
from builders.rooms.bear import teddy
from kit.stage import group
from kit.taken import Taken
from scenes.places.police_station import SHOOT


def put(look):
    """Seen through the windshield: its head and its shoulders."""
    with group(at=(2.95, 8.0, 0.02), turn=80):
        with group(at=(-0.95, -0.1, 0.73), turn=-90, size=1.0):
            teddy('#d8904a' if look.night else '#a86a30', '#f0d0a0', 0.6 if look.night else 0, straps=False)


TAKEN = Taken('bear', 'car', SHOOT, put=put, there=True, before=True, shade=False)

if __name__ == '__main__':
    TAKEN.main()
