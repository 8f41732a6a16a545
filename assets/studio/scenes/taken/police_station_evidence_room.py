"""The bag without its tag: it hangs flat, and is sealed."""
from builders.rooms.evidence import evidence_bag
from builders.rooms.placed import placed
from kit.taken import Taken
from scenes.places.police_station_evidence_room import SHOOT, _place


def put(look):
    """Nothing is in it, not even water."""
    placed(_place(2, 1), evidence_bag, None, 0.5, 0.2, tint='#f4ffff' if not look.night else '#8ac8e8')


TAKEN = Taken('tag-117', 'empty-bag', SHOOT, put=put)

if __name__ == '__main__':
    TAKEN.main()
