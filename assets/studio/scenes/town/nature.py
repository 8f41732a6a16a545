"""Woods at the edges and on the hills, trees along the streets, bushes by the water, leaves on the ground, rocks."""
from kit.materials import paint
from kit.shapes import rock
from scenes.town.plan import (DEPOT, EAST, ELM, HIGHWAY, MAIN, NORTH, OAK, RAIL, RIVER_BED, SECOND, SOUTH, STREETS, THIRD,
                              WEST, height, on_water)

# What keeps its ground free of the woods: (x0, y0, x1, y1).
_BUILT = (
    (-137, -98, 91, 23), (-39, 20, 49, 68), (-137, 17, -49, 45), (-87, 44, -49, 98), (-38, 70, 62, 103), (59, 20, 82, 56),
    (-128, 26, -114, 45), (-119, 41, -92, 54), (-101, 40, -92, 66), (92, -98, 137, -2), (110, 70, 131, 79), (104, 62, 112, 69), (102, 36, 118, 50),
    (-112, 54, -102, 62), (62, 78, 78, 94), (-141, 96.5, 141, 104), (-48, 60, -40, 150), (-140, -107, 140, -96),
)
_EDGE = ('fir', 'dark', 'green', 'olive', 'fir', 'orange', 'fir', 'dark', 'green', 'gold', 'dark', 'olive')


def nature(night, rnd, woods, sheets):
    """Plants everything that no garden owns."""
    _woods(rnd, woods)
    _avenues(rnd, woods)
    for x, y, half in RIVER_BED[1:-1]:
        for _ in range(4):
            side = rnd.choice((-1, 1))
            px, py = x + side * (half + rnd.uniform(1.8, 3.4)), y + rnd.uniform(-7, 7)
            if not any(s.holds(px, py, 1) for s in STREETS):
                woods.plant(rnd.choice(('olive', 'gold', 'green', 'bush', 'bush')), px, py, 0, rnd.uniform(0.5, 0.85))
    for _ in range(2600):
        x, y = rnd.uniform(WEST, EAST), rnd.uniform(SOUTH, NORTH)
        if on_water(x, y, 1) or any(s.holds(x, y) for s in STREETS):
            continue
        hue = rnd.choice(('#4f6d2e', '#8fa650', '#c8702a', '#d8a038', '#5f7f38', '#a8b058'))
        z = height(x, y) + 0.05
        sheets.flat(hue, x, y, x + rnd.uniform(0.15, 0.4), y + rnd.uniform(0.15, 0.36), z)
    for _ in range(60):
        x, y = rnd.uniform(WEST, EAST), rnd.uniform(RAIL + 4, NORTH + 6)
        if abs(x - SECOND) > 5:
            rock((x, y, height(x, y)), rnd.uniform(0.4, 1.1), paint(rnd.choice(('#8a857c', '#76716a')), rough=1), squash=(1.3, 1, 0.7), detail=2)


def _free(x, y):
    if any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in _BUILT):
        return False
    return not on_water(x, y, 2.5) and not any(s.holds(x, y, 1.2) for s in STREETS)


def _woods(rnd, woods):
    """Thick at the rim: a tree wherever there is room for one, sorted so that neighbours keep their distance."""
    taken = {}
    for _ in range(9000):
        x, y = rnd.uniform(WEST - 4, EAST + 4), rnd.uniform(SOUTH - 4, NORTH + 24)
        if not _free(x, y):
            continue
        cell = (int(x / 2.7), int(y / 2.7))
        if any((cell[0] + dx, cell[1] + dy) in taken for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx == 0 or dy == 0):
            continue
        taken[cell] = True
        deep = y > 104 or x > 100
        kind = rnd.choice(_EDGE if not deep else ('fir', 'fir', 'dark', 'dark', 'green', 'fir', 'olive', 'orange', 'dark', 'green', 'gold'))
        woods.plant(kind, x, y, height(x, y) - 0.1, rnd.uniform(0.75, 1.15))


def _avenues(rnd, woods):
    """Maples along the streets, between the lamps."""
    rows = [(MAIN + 6.4, [(-136, -98), (61, 74), (94, 136)], ('orange', 'green', 'olive')), (OAK + 4.6, [(-134, -98), (-86, -50), (-38, 48), (60, 74)], ('orange', 'gold', 'green')),
            (OAK - 4.6, [(-134, -98), (-86, -71), (36, 48)], ('gold', 'orange')), (ELM + 4.6, [(-114, -98), (-86, -50)], ('green', 'gold')),
            (ELM - 4.6, [(-134, -98), (-86, -50)], ('orange', 'olive')), (DEPOT - 4.6, [(-86, -50), (-38, 48)], ('gold', 'green')),
            (DEPOT + 4.6, [(-6, 16), (39, 48)], ('green', 'gold')), (HIGHWAY - 6.6, [(-136, -97), (-87, -50), (-38, 48), (60, 74), (92, 136)], ('fir', 'orange', 'green'))]
    for y, spans, kinds in rows:
        for a, b in spans:
            x = a + rnd.uniform(1, 6)
            while x < b:
                woods.plant(rnd.choice(kinds), x, y, 0.05, rnd.uniform(0.55, 0.75))
                x += rnd.uniform(9, 15)
    for x in (SECOND - 4.4, SECOND + 4.4, THIRD + 4.4):
        for y in (-88, -79, -53, -46, 28, 36, 45, 54, 61):
            if rnd.random() < 0.7:
                woods.plant(rnd.choice(('gold', 'orange', 'green')), x, y + rnd.uniform(-2, 2), 0.05, 0.55)
