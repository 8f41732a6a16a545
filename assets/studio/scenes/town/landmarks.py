"""The seventeen locations on their grounds, with their signs in dots, and the water tower."""
from functools import partial

from builders.arcade_hall import Look, arcade_hall
from builders.bus import school_bus
from builders.clique_houses import freaks_house, geeks_house, jocks_house, preps_house
from builders.landmarks import water_tower
from builders.school import flag_pole, school
from builders.town.flunk_fm import drop_slot, flunk_fm, windsock
from builders.town.football_field import football_field
from builders.town.four_thieves_bar import four_thieves_bar
from builders.town.junkyard import junkyard
from builders.town.lake_tree import lake_tree, plank_sign
from builders.town.paradise_motel import arrow_board, ice_machine, paradise_motel
from builders.town.parts import board, flat_roof, mesh_fence, roof_unit, vent
from builders.town.police_station import police_station
from builders.town.railway_shed import railway_shed, semaphore, sleepers, switch_lantern
from builders.town.rug_doctor import rug_doctor
from builders.town.secret_treehouse import secret_treehouse
from builders.town.snack_shack import snack_shack
from builders.town.wrecks import wreck
from builders.town.yards import fence
from kit.light import lamp, panel
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, plane, ring, rock, tube
from kit.stage import group
from scenes.town.plan import LOCATIONS, height
from scenes.town.signs import write_signs


def landmarks(night, floodlights, rnd, woods, sheets):
    """Builds all locations and what stands round them."""
    makers = MAKERS | {'football-field': partial(football_field, lights=floodlights)}
    for name, make in makers.items():
        x, y, z, size = LOCATIONS[name]
        with group(at=(x, y, z), size=size):
            make(night)
    write_signs(night)
    _school_grounds(night, rnd, woods, sheets)
    _clique_gardens(night, rnd, woods, sheets)
    _hill(rnd, woods, sheets)
    _yard(rnd, woods, sheets)
    with group(at=(70, 86, 1.6), size=1.5):
        water_tower(15.5, night)


def _arcade(night):
    """The hall that one enters, closed above as it is only from here seen."""
    arcade_hall(Look(night))
    wall = brick('#b8402f', '#4a2522')
    box((0, 5.2, 3.1), (11, 8.0, 2.5), wall, bevel=0)
    box((0, 9.0, 0), (11, 0.4, 5.6), wall, bevel=0)
    flat_roof((0, 5.0), (11, 8.6), 5.6, '#d8c4a4', '#54424a')
    roof_unit((-3.0, 6.6, 5.65))
    roof_unit((2.6, 7.2, 5.65), True)
    vent((0.4, 4.4, 5.6))
    board((0, -1.95, 4.0), (6.4, 2.3), '#140e22', '#28d8ff', 3.0 if night else 1.0)


def _flunk_fm(night):
    flunk_fm(night)
    with group(at=(5.3, 0, 1.0)):
        drop_slot()
    with group(at=(-9.6, -1.6, 0), size=1.2):
        windsock()


def _paradise_motel(night):
    paradise_motel(night)
    with group(at=(-11.0, -1.9, 0), size=1.4):
        ice_machine(night)
    with group(at=(-19.6, -2.6, 0), size=1.4):
        arrow_board(night)


def _shed(night):
    railway_shed(night)
    with group(at=(7.6, -1.2, 0)):
        semaphore(night)
        with group(at=(1.15, -1.4, 0)):
            switch_lantern(night, '#3af07a')


def _school(night):
    lit = {(-1, 1, 1), (-1, 3, 0), (1, 0, 0), (1, 2, 1), (1, 4, 1)}
    school(night, lit)


MAKERS = {
    'high-school': _school,
    'arcade': _arcade,
    'football-field': football_field,
    'rug-doctor': rug_doctor,
    'paradise-motel': _paradise_motel,
    'jocks-house': jocks_house,
    'freaks-house': freaks_house,
    'geeks-house': geeks_house,
    'preps-house': preps_house,
    'flunk-fm': _flunk_fm,
    'police-station': police_station,
    'snack-shack': snack_shack,
    'four-thieves-bar': four_thieves_bar,
    'junkyard': junkyard,
    'lake-tree': lake_tree,
    'shed': _shed,
    'secret-treehouse': secret_treehouse,
}


def _school_grounds(night, rnd, woods, sheets):
    """The lawn with its paths, barriers with yellow tape before the doors, buses, the fence of the field."""
    lawn, path = '#6f9a44', '#c8bca8'
    sheets.flat(lawn, -22, -14.9, 24, 17, 0.03)
    for i in range(8):
        sheets.flat('#7aa64a', -21 + i * 5.6, -14.6, -18.2 + i * 5.6, -6.4, 0.035)
    sheets.flat(path, 0.6, -15, 7.4, -4, 0.05)
    sheets.flat(path, -20, -6.4, 27, -4.2, 0.05)
    with group(at=(-8, -10.6, 0)):
        flag_pole(13)
    for x in (-3.4, 0.4, 4.2, 8.0):
        box((x + 1.4, -7.2, 0.7), (2.6, 0.12, 0.24), paint('#f4c82a', rough=0.6), bevel=0)
        for dx in (0.3, 2.5):
            box((x + dx, -7.2, 0), (0.14, 0.5, 0.9), paint('#e8e4da'), bevel=0)
    for x in (-17, -13, 13, 17, 21):
        woods.plant(rnd.choice(('red', 'orange', 'gold', 'green')), x, -11 + rnd.uniform(-1, 1), 0, 0.8)
    if night:
        for x in (-17, 25):
            panel((x, -9.5, 0.5), (x, 1, 5), (12, 1), 420, '#ffe0b0')
        panel((4, -9, 0.6), (4, -2, 8), (10, 1), 420, '#fff0d0')
    asphalt = '#54555f'
    sheets.flat(asphalt, 28.4, -3.6, 48.6, 21.5, 0.045)
    for i in range(6):
        sheets.flat('#dcdcd4', 30 + i * 3.2, 12.6, 30.2 + i * 3.2, 18.6, 0.06)
    for i, x in enumerate((33.2, 39.4, 45.4)):
        with group(at=(x, 4.2 + (i % 2) * 0.6, 0.06), turn=90, size=0.96):
            school_bus()
    sheets.flat('#7a4a3c', -38.4, 3, -23.4, 20.5, 0.045)
    court = '#e8dcc4'
    for x0, y0, x1, y1 in ((-37.4, 4, -24.4, 4.2), (-37.4, 19.4, -24.4, 19.6), (-37.4, 4, -37.2, 19.6), (-24.6, 4, -24.4, 19.6), (-37.4, 11.7, -24.4, 11.9)):
        sheets.flat(court, x0, y0, x1, y1, 0.06)
    ring((-30.9, 11.8, 0.07), 1.8, 0.1, paint(court), rot=(0, 0, 0))
    for y, side in ((4.6, 1), (19.0, -1)):
        tube([(-30.9, y - side * 0.9, 0), (-30.9, y - side * 0.9, 2.6), (-30.9, y, 3.1)], 0.1, paint('#8a9098'))
        box((-30.9, y, 2.7), (1.5, 0.1, 1.0), paint('#f4f0e8'), bevel=0)
        ring((-30.9, y + side * 0.4, 2.9), 0.3, 0.05, paint('#e8622a'), rot=(0, 0, 0))
    with group():
        mesh_fence([(-29, 23.4), (37.6, 23.4)], 1.5)
    sheets.flat('#7fa04c', -38, 22.6, 48.4, 65.6, 0.015)
    for x, y, hue in ((-34, 28, '#f0ece2'), (-33, 33.5, '#d8483c'), (43.5, 31, '#2c5aa0')):
        with group(at=(x, y, 0)):
            _stall(hue)
    for x, y in ((-36, 40), (-35, 46), (-37, 52), (-34, 58), (42, 38), (44.5, 45), (41.5, 52), (45, 58), (40, 62), (-29, 62), (46.6, 26)):
        woods.plant(rnd.choice(('orange', 'gold', 'olive', 'green', 'green')), x, y, 0, 0.85)


def _hill(rnd, woods, sheets):
    """Round the radio: its drive, a fence, boulders, a caravan's worth of weeds."""
    gravel = paint('#b0a084', rough=1, worn=0.2)
    plane((-99, 42.4, 5.2), (3.0, 8), gravel)
    for i in range(9):
        t = i / 8
        x, y = -99.4 + 5.6 * t, 43 - 13.4 * t
        plane((x, y, height(x, y) + 0.12), (3.0, 2.6), gravel)
    for _ in range(14):
        x, y = rnd.uniform(-119, -95), rnd.uniform(37, 42.5)
        woods.plant('bush', x, y, height(x, y), rnd.uniform(0.5, 0.9))
    for x, y in ((-117.4, 46), (-118.6, 51), (-97, 50), (-95.4, 55), (-115, 38), (-96.4, 61)):
        woods.plant(rnd.choice(('fir', 'gold', 'dark', 'orange')), x, y, height(x, y), 0.8)
    for i in range(10):
        x = -119 + i * 1.7
        with group(at=(0, 0, height(x + 0.85, 40.4))):
            mesh_fence([(x, 40.4), (x + 1.7, 40.4)], 1.8)


def _yard(rnd, woods, sheets):
    """Between the shed and the rails: sleepers, coal, drums, a hut, weeds."""
    sheets.flat('#9a8a72', -38, 76.4, 17.4, 97, 0.02)
    for x, y in ((-13, 80.6), (-9.4, 81.4), (9.6, 79.6), (-36, 80)):
        with group(at=(x, y, 0.03), turn=rnd.uniform(-9, 9)):
            sleepers(rnd.randint(2, 4))
    for x, y, r in ((-3.6, 88.6, 2.0), (0.4, 89.4, 1.5), (12.6, 87.6, 1.7)):
        rock((x, y, 0), r, paint('#26242a' if x < 5 else '#b89a6a', rough=1, worn=0.3), squash=(1.3, 1, 0.6), detail=3)
    for i in range(11):
        x, y = 2.4 + (i % 6) * 0.9, 80.4 + (i // 6) * 0.9
        cylinder((x, y, 0), 0.36, 1.0, paint(rnd.choice(('#3a5a6a', '#8a4a34', '#c89a3c')), rough=0.6, worn=0.3), sides=12)
    with group(at=(14.4, 80.6, 0)):
        box((0, 1, 0), (3, 2.4, 2.4), paint('#96503a', rough=0.9, worn=0.2), bevel=0)
        box((0, 0.9, 2.4), (3.6, 3.2, 0.24), paint('#4a4c54'), bevel=0)
        box((-0.5, -0.24, 0), (0.9, 0.06, 1.8), paint('#e0b030'), bevel=0)
    with group(at=(-5.4, 79.4, 0.05), turn=14):
        wreck('#5a6a9a')
    for _ in range(16):
        woods.plant('bush', rnd.uniform(-37, 17), rnd.choice((76.9, 91.4, 92)) + rnd.uniform(-0.3, 0.5), 0, rnd.uniform(0.35, 0.6))


def _stall(hue):
    """A striped tent where they sell programs."""
    for x in (-1.4, 1.4):
        for y in (-1, 1):
            tube([(x, y, 0), (x, y, 2.0)], 0.06, paint('#efe8da'))
    cylinder((0, 0, 2.0), 2.2, 1.2, paint(hue, rough=0.9), sides=4, top=0.05, rot=(0, 0, 45))
    box((0, -1, 0), (2.8, 0.5, 0.9), paint('#a87444', rough=0.9), bevel=0)


def _clique_gardens(night, rnd, woods, sheets):
    """What stands round the four houses: a jock's goal, a freak's iron fence, a geek's shed, a prep's court."""
    def lawn(hue, x0, y0, x1, y1):
        sheets.flat(hue, x0, y0, x1, y1, 0.03)

    # Jocks: a trodden lawn with a goal post, a red cooler.
    lawn('#7c9a44', 18.5, 76.2, 37, 92)
    fence(sheets, [(18.5, 76.4), (24.4, 76.4)], 'picket', rnd)
    fence(sheets, [(29.4, 76.4), (30.4, 76.4)], 'picket', rnd)
    sheets.flat('#c8bca8', 25, 76, 26.2, 80.4, 0.05)
    for dx in (0, 2.4):
        tube([(20.2 + dx, 78, 1.2), (20.2 + dx, 78, 3.6)], 0.08, paint('#f4d032'))
    tube([(20.2, 78, 1.2), (22.6, 78, 1.2)], 0.08, paint('#f4d032'))
    tube([(21.4, 78.2, 0), (21.4, 78, 1.2)], 0.1, paint('#f4d032'))
    box((23.4, 77.8, 0), (0.9, 0.6, 0.5), paint('#d8342c', rough=0.4), bevel=0.05)
    # Freaks: a dark lawn, an iron fence, the dead tree, stones that might be graves.
    lawn('#4c5a3a', -134, 27.2, -116, 44)
    iron = paint('#1e1a26', rough=0.5)
    for i in range(30):
        x = -133.6 + i * 0.6
        if -127.4 < x < -125.4:
            continue
        tube([(x, 27.6, 0), (x, 27.6, 1.35)], 0.05, iron)
    for a, b in ((-133.8, -127.4), (-125.4, -116.2)):
        for z in (0.3, 1.1):
            tube([(a, 27.6, z), (b, 27.6, z)], 0.05, iron)
    woods.plant('bare', -119, 30, 0, 1.3)
    woods.plant('bare', -132.6, 31, 0, 0.9)
    for x, y in ((-121.5, 29.6), (-120, 31.4), (-131, 29.2)):
        box((x, y, 0), (0.7, 0.24, 0.9), paint('#8a8692', rough=0.9), bevel=0.1)
    sheets.flat('#8a8088', -127, 27, -125.8, 32, 0.05)
    # Geeks: the shed with a lamp, aerials, a rocket on its ramp.
    lawn('#7aa852', -119.6, -62.8, -104, -44)
    sheets.flat('#c8bca8', -116, -63, -114.6, -57.6, 0.05)
    with group(at=(-106.4, -60.6, 0)):
        box((0, 1.2, 0), (3.4, 2.6, 2.2), paint('#5a7a4c', rough=0.8), bevel=0)
        box((0, 1.0, 2.2), (3.9, 3.2, 0.25), paint('#2f4a38'), bevel=0)
        box((0, -0.14, 0), (1.2, 0.08, 1.8), paint('#8a9098', rough=0.4, metal=0.4), bevel=0)
        ball((1.0, -0.3, 2.0), 0.16, glow('#aef0ff', 10 if night else 0.8), detail=2)
        if night:
            lamp((1.0, -0.8, 1.9), 60, '#aef0ff', 0.1)
    with group(at=(-117.8, -60.8, 0)):
        cylinder((0, 0, 0.5), 0.34, 1.9, paint('#f0f0f0', rough=0.4), sides=14)
        cylinder((0, 0, 2.4), 0.34, 0.9, paint('#d8342c', rough=0.4), top=0.02, sides=14)
        for a in (0, 120, 240):
            box((0, 0, 0.2), (1.2, 0.08, 0.7), paint('#d8342c'), bevel=0, rot=(0, 0, a))
    fence(sheets, [(-119.4, -62.6), (-116.4, -62.6)], 'plank', rnd)
    # Preps: clipped trees, a fountain, a limousine's drive, the tennis court behind.
    lawn('#6fae54', 59.4, 23.2, 79, 38)
    sheets.flat('#e4dccc', 67.3, 23, 69.7, 26, 0.05)
    for x in (61.4, 64.6, 72.4, 75.6):
        woods.plant('clipped', x, 24.4, 0, 0.9)
    fence(sheets, [(59.6, 23.4), (66.8, 23.4)], 'hedge', rnd)
    fence(sheets, [(70.2, 23.4), (78.6, 23.4)], 'hedge', rnd)
    with group(at=(76.4, 27.4, 0)):
        cylinder((0, 0, 0), 1.5, 0.4, paint('#e4dccc', rough=0.8), sides=24)
        cylinder((0, 0, 0.36), 1.25, 0.06, glow('#8ae0ff', 1.2) if night else paint('#4ab4dc', rough=0.06), sides=24)
        cylinder((0, 0, 0.3), 0.2, 1.2, paint('#e4dccc'), sides=12)
        cylinder((0, 0, 1.4), 0.3, 0.3, paint('#e4dccc'), top=0.8, sides=16)
        ball((0, 0, 1.9), 0.34, paint('#d8f4ff', rough=0.1, glow=0.7 if night else 0.2), detail=2)
    sheets.flat('#3f7a5a', 59.4, 40.6, 80, 54, 0.04)
    sheets.flat('#2f6aa0', 61.2, 42.4, 78.2, 52.2, 0.05)
    for x0, y0, x1, y1 in ((61.6, 42.8, 77.8, 43), (61.6, 51.6, 77.8, 51.8), (61.6, 42.8, 61.8, 51.8), (77.6, 42.8, 77.8, 51.8),
                           (65.4, 44.4, 74, 44.6), (65.4, 50, 74, 50.2), (65.4, 44.4, 65.6, 50.2), (73.8, 44.4, 74, 50.2), (65.4, 47.2, 74, 47.4)):
        sheets.flat('#f4f4ee', x0, y0, x1, y1, 0.06)
    box((69.7, 47.3, 0.05), (0.12, 10.4, 0.95), paint('#e8ece8', rough=0.8), bevel=0)
    if night:
        for x in (60.6, 79):
            tube([(x, 53, 0), (x, 53, 6)], 0.12, paint('#8a9098'))
            box((x, 52.7, 6), (1.4, 0.3, 0.5), glow('#f4f8ff', 8), bevel=0)
        panel((69.7, 53, 7), (69.7, 46, 0), (16, 1), 420, '#eef4ff')
    with group(at=(102.4, 45.2, 0.1), turn=10):
        plank_sign()
