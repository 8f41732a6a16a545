"""Main Street's other shops, the square, the cinema, the church, the gas station, what stands in alleys; the farm."""
import math

from builders.bicycle import bicycle
from builders.street import bin as litter_bin
from builders.street import hydrant, mailbox, newspaper_box, payphone
from builders.town.farm import barn, corn, hay, pumpkins, scarecrow
from builders.town.shops import behind, billboard, church, cinema, gas_station, shop
from builders.town.yards import bins, dumpster, fence, power_pole
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, sagging, tube
from kit.stage import group
from kit.stamps import melted, stamp
from scenes.town.cars import park
from scenes.town.plan import MAIN

# Shops that show their fronts: (x, width, floors), on the north side of Main Street.
_FRONTS = ((-133.4, 8.2, 2), (-111.6, 8.0, 1), (-102.6, 9.4, 2), (-66.2, 5.4, 1), (79.2, 0, 0))
# Shops on its south side, seen from behind: (from x, to x).
_BACKS = ((-137, -97.4), (-86.6, -49.4), (-38.6, -7.4), (15.6, 48.6), (59.4, 74.6))


def downtown(night, rnd, woods, sheets):
    """Everything of Main Street but its locations, and the land over the river."""
    for x, width, floors in _FRONTS:
        if width:
            with group(at=(x, -14.4, 0.08)):
                shop(rnd, night, width, floors)
    for x0, x1 in _BACKS:
        x = x0
        while x < x1 - 5:
            width = min(rnd.uniform(6.4, 9.6), x1 - x)
            if x1 - x - width < 5:
                width = x1 - x
            with group(at=(x + width / 2, -39.2, 0.08), size=1):
                behind(rnd, night, width - 0.15, rnd.choice((1, 1, 2)))
            x += width
    with group(at=(67, -14, 0.08)):
        cinema(night)
    with group(at=(-122, -12.6, 0.05), size=0.98):
        church(night)
    sheets.flat('#739a48', -129, -14.8, -116.4, 3, 0.03)
    fence(sheets, [(-129, -14.2), (-123.4, -14.2)], 'picket', rnd)
    fence(sheets, [(-120.6, -14.2), (-116.2, -14.2)], 'picket', rnd)
    with group(at=(66.8, -88.4, 0.02)):
        gas_station(night)
    with group(at=(-15.4, -84.6, 0.02)):
        billboard(night)
    _square(night, rnd, woods, sheets)
    _parking(night, rnd, sheets)
    _pavement(rnd, night)
    _alleys(night, rnd, woods)
    _farm(night, rnd, woods, sheets)


def _square(night, rnd, woods, sheets):
    """The square across from the school: paths, a bandstand, benches, a statue, the tree with posters."""
    sheets.flat('#6f9a44', -7, -39.6, 15.2, -29.2, 0.03)
    sheets.flat('#c8bca8', 3, -39.6, 5.2, -29, 0.05)
    sheets.flat('#c8bca8', -7, -35.4, 15.2, -33.6, 0.05)
    with group(at=(4.1, -34.5, 0)):
        cylinder((0, 0, 0), 3.0, 0.5, paint('#c8bca8', rough=0.9), sides=8)
        for i in range(8):
            a = math.tau * (i + 0.5) / 8
            tube([(2.5 * math.cos(a), 2.5 * math.sin(a), 0.5), (2.5 * math.cos(a), 2.5 * math.sin(a), 2.7)], 0.12, paint('#f2eee4'))
        cylinder((0, 0, 2.7), 3.3, 1.8, paint('#4f8f7e', rough=0.7, worn=0.15), sides=8, top=0.15)
        ball((0, 0, 4.6), 0.26, paint('#e8b43a', metal=0.7, rough=0.3), detail=2)
        if night:
            ball((0, -0.4, 2.5), 0.16, glow('#ffdf9a', 9), detail=2)
            lamp((0, -0.8, 2.2), 120, '#ffc878', 0.2)
    for x, y in ((-4.6, -31.4), (12.6, -31.2), (-4.4, -37.6), (12.4, -37.4), (-0.4, -38), (9, -30.6)):
        woods.plant(rnd.choice(('red', 'orange', 'gold', 'olive')), x, y, 0, 0.72)
    for x in (-1.6, 9.6):
        box((x, -32.4, 0.4), (1.8, 0.5, 0.12), paint('#8a5c34'), bevel=0)
        box((x, -32.1, 0.5), (1.8, 0.1, 0.6), paint('#8a5c34'), bevel=0)


def _parking(night, rnd, sheets):
    """Cars by the kerb, and lots full of them."""
    for y, spans in ((MAIN + 3.4, ((-134, -98), (-84, -50), (-37, -20), (-18, -3), (11, 46), (61, 74), (94, 134))),
                     (MAIN - 3.4, ((-130, -99), (-84, -52), (-36, 45), (62, 73), (96, 130)))):
        for a, b in spans:
            x = a + rnd.uniform(1, 5)
            while x < b - 2:
                if rnd.random() < 0.5:
                    park(rnd, night, x, y, 0)
                x += rnd.uniform(6, 9)
    for y, spans in ((-65.6, ((-130, -98), (-84, -50), (-36, 46), (61, 72))), (-70.4, ((-132, -99), (-85, -51), (-35, 44))),
                     (19.6, ((-134, -99), (-84, -51))), (24.4, ((-112, -98), (-83, -52))), (68.6, ((-84, -52), (-36, 44))), (73.4, ((-82, -52), (-8, 16)))):
        for a, b in spans:
            x = a + rnd.uniform(2, 12)
            while x < b - 2:
                park(rnd, night, x, y, 0)
                x += rnd.uniform(12, 26)
    sheets.flat('#5c5c64', 59.6, -3.4, 75, 14, 0.04)
    for i in range(5):
        sheets.flat('#dcdcd4', 60.6 + i * 3, 1, 60.8 + i * 3, 7, 0.05)
        if rnd.random() < 0.7 and i < 4:
            park(rnd, night, 62.2 + i * 3, 4, 90, 0.05)
    sheets.flat('#6a6468', -22.4, -96.6, 33.6, -86.2, 0.035)
    for i in range(4):
        sheets.flat('#dcdcd4', -21 + i * 3.1, -96, -20.8 + i * 3.1, -90.6, 0.05)
    for x in (-19.4, -13.2):
        park(rnd, night, x, -93.2, 90, 0.05)
    for x, y, turn in ((23.6, -93, 90), (27.0, -93.4, 90), (31.4, -91, 90), (4.4, -85.2, 0)):
        park(rnd, night, x, y, turn, 0.05)


def _pavement(rnd, night):
    """Hydrants, boxes, bins, phones and bicycles along Main Street."""
    things = {'hydrant': hydrant, 'mailbox': mailbox, 'news': newspaper_box, 'bin': litter_bin, 'phone': lambda: payphone(night),
              'bike': lambda: bicycle('#d8342c')}
    melts = {name: melted(make) for name, make in things.items()}
    for name, spots in (('hydrant', ((-96, -16.4), (-47.6, -27.6), (20, -16.2), (92, -16.4), (-60, -28.2))),
                        ('mailbox', ((-48, -16.2), (46.8, -27.8), (-98, -28))),
                        ('news', ((-38.4, -15.8), (24.6, -15.8), (60.2, -16), (-84.6, -16))),
                        ('bin', ((-24.4, -15.9), (44.8, -15.8), (-6, -28), (14, -28), (-67, -16))),
                        ('phone', ((-40.2, -15.4), (47.4, -15.3), (-5.2, -89.6))),
                        ('bike', ((-25.4, -14.9), (-27.6, -14.9), (22.4, -15), (-30.4, 20.8), (-20, -6.8)))):
        for x, y in spots:
            stamp(melts[name], (x, y, 0.1), 0, 1.15)


def _alleys(night, rnd, woods):
    """Bins, skips, poles with wires, crates."""
    dump = [melted(lambda hue=hue: dumpster(hue)) for hue in ('#2f6a4a', '#3a4a7a', '#7a4a34')]
    cans = [melted(lambda: bins(rnd, 2)), melted(lambda: bins(rnd, 3))]
    for x0, x1, y in ((-136, -98, -41.2), (-86, -50, -41.2), (-38, 48, -41.2), (60, 74, -41.2), (-86, -50, -3.2)):
        x = x0 + 3
        while x < x1:
            melt = rnd.choice((dump[0], dump[1], dump[2], cans[0], cans[1], cans[0]))
            stamp(melt, (x, y + rnd.uniform(-0.2, 0.6), 0.05), rnd.uniform(-6, 6))
            if rnd.random() < 0.4:
                box((x + 2, y + 0.6, 0.05), (0.8, 0.8, 0.7), paint(rnd.choice(('#a87a4a', '#b89a6a')), rough=0.9), bevel=0.02)
            x += rnd.uniform(5, 9)
    pole, heavy = melted(power_pole), melted(lambda: power_pole(True))
    wire = paint('#23202a', rough=0.8)
    for y, xs in ((-43.9, [-134 + i * 17 for i in range(13)]), (-4.9, (-135, -118, -99, -86, -68, -50))):
        for i, x in enumerate(xs):
            stamp(heavy if i % 3 == 1 else pole, (x, y, 0))
        for a, b in zip(xs, xs[1:]):
            if b - a < 20:
                for dx in (-0.9, 0.9):
                    sagging((a + dx, y - 0.1, 7.0), (b + dx, y - 0.1, 7.0), 0.8, 0.04, wire)


def _farm(night, rnd, woods, sheets):
    """The far bank: the barn, corn, pumpkins, the scarecrow in a red jacket."""
    with group(at=(121, -74, 0)):
        barn(night)
    sheets.flat('#a89060', 111, -84, 134, -73.4, 0.03)
    corn(rnd, 92.5, -95.4, 112, -66)
    corn(rnd, 116, -96, 137, -85.6)
    pumpkins(rnd, 93, -63.6, 112, -55.4, 46)
    with group(at=(102, -64.6, 0), size=1.25):
        scarecrow()
    with group(at=(131, -82.6, 0)):
        hay(9, rnd)
    sheets.flat('#a89060', 112.4, -96.6, 115.6, -53, 0.04)
    fence(sheets, [(92.4, -54), (112, -54)], 'rail', rnd)
    fence(sheets, [(116, -54), (137, -54)], 'rail', rnd)
    fence(sheets, [(92.4, -96.4), (112, -96.4)], 'rail', rnd)
    for x, y in ((118, -60), (126, -58), (133, -62), (130, -68), (117, -67)):
        woods.plant(rnd.choice(('orange', 'green', 'gold')), x, y, 0, 0.9)
    tractor = paint('#c8322c', rough=0.4)
    with group(at=(115, -80, 0.05), turn=70):
        box((0, 0, 0.7), (2.6, 1.0, 0.8), tractor, bevel=0.05)
        box((0.9, 0, 1.4), (0.9, 1.1, 1.1), paint('#e8e0cc'), bevel=0.03)
        for px, r in ((0.9, 0.8), (-1.0, 0.45)):
            for s in (-1, 1):
                cylinder((px, s * 0.7, r), r, 0.3, paint('#17161a'), rot=(s * -90, 0, 0), sides=16)
    if night:
        lamp((121, -75.6, 4.6), 90, '#ffc070', 0.2)
        ball((121, -74.4, 4.6), 0.2, glow('#ffdf9a', 9), detail=2)
