"""The door's step without the envelope."""
from kit.taken import Taken
from scenes.places.preps_house import SHOOT

TAKEN = Taken('invitation', 'envelope', SHOOT)

if __name__ == '__main__':
    TAKEN.main()
