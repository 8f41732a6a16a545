"""The vise without the ticket."""
from kit.taken import Taken
from scenes.places.shed_workbench import SHOOT

TAKEN = Taken('punched-ticket', 'ticket', SHOOT, edge=2)

if __name__ == '__main__':
    TAKEN.main()
