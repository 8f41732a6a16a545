"""The tag on the hook of locker 117."""
from kit.materials import paint
from kit.shapes import cylinder, ring, tube
from kit.taken import Taken
from scenes.places.high_school_main_hall import SHOOT, _HALF, _OURS_AT


def put(look):
    """Brass, by its bent ring, before the thread."""
    x, y = _HALF + 0.06, _OURS_AT + 0.14
    brass = paint('#f0bc48', rough=0.3, metal=0.3, glow=0.22 if look.night else 0.18)
    ring((x - 0.01, y - 0.01, 1.45), 0.05, 0.012, paint('#8c96a8', rough=0.4), steps=14)
    cylinder((x - 0.01, y - 0.04, 1.31), 0.105, 0.03, brass, rot=(90, 0, -30), sides=20)
    for dx in (-0.045, 0.0, 0.045):
        tube([(x - 0.03 + dx, y - 0.08, 1.27), (x - 0.03 + dx, y - 0.08, 1.35)], 0.012, paint('#5a3808', rough=0.8))


TAKEN = Taken('tag-117', 'locker', SHOOT, put=put, there=True, before=True, shade=False, cut='tag-hung')

if __name__ == '__main__':
    TAKEN.main()
