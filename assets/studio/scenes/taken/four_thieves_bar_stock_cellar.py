"""The handle of the lantern without the thread."""
from kit.taken import Taken
from scenes.places.four_thieves_bar_stock_cellar import SHOOT

TAKEN = Taken('yellow-thread', 'lantern', SHOOT, gone=((-0.87, 0.3, 0.95), (-0.7, 0.6, 1.4)), before=True)

if __name__ == '__main__':
    TAKEN.main()
