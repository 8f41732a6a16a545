"""The thread beside the fifth bedroll, one end of it at the hat's last stitch."""
import math
import random

from builders.rooms.threads import fine_thread
from kit.materials import paint
from kit.shapes import tube
from kit.taken import Taken
from scenes.places.secret_treehouse_sleeping_loft import CAMERA, SHOOT


def put(_look):
    """A loose skein on the boards; its frayed end leads nowhere yet."""
    rnd = random.Random(4)
    x, y, z = 1.64, 2.26, 0.03
    for i in range(11):
        wide, deep = rnd.uniform(0.1, 0.15), rnd.uniform(0.08, 0.13)
        dx, dy = rnd.uniform(-0.03, 0.03), rnd.uniform(-0.03, 0.03)
        loop = [(x + dx + wide * math.cos(a), y + dy + deep * math.sin(a), z + 0.013 * i + 0.02 * math.sin(a * 2 + i)) for a in (math.tau * k / 18 for k in range(18))]
        tube(loop, 0.012, paint(('#f8d42a', '#e0ac1c')[i % 2], rough=0.95, glow=0.12), closed=True)
    fine_thread(CAMERA, [(1.06, 2.42, 0.25), (1.2, 2.32, 0.24), (1.32, 2.34, 0.24), (1.44, 2.3, 0.12), (1.56, 2.28, 0.12)])
    fine_thread(CAMERA, [(x + 0.1, y - 0.06, 0.06), (x + 0.22, y - 0.02, 0.02), (x + 0.3, y - 0.14, 0.02), (x + 0.24, y - 0.26, 0.02)])


TAKEN = Taken('yellow-thread', 'half-hat', SHOOT, put=put, there=True, before=True, cut='thread-laid')

if __name__ == '__main__':
    TAKEN.main()
