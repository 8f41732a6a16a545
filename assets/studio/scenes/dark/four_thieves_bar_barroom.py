"""Five bottles on the counter with a candle in each. Four burn; the fifth has just been put out, and smokes."""
from builders.dark_lights import candle_bottle, smoke, stub
from builders.rooms.alley_view import alley_view
from builders.rooms.placed import placed
from kit.dark import Dark
from kit.light import lamp, panel, sky
from kit.shoot import Loop
from kit.stage import group
from scenes.places.four_thieves_bar_barroom import PANE, PANE_SIZE, SHOOT
from scenes.there.four_thieves_bar_barroom import THERE

_GLASS = ('#2a5a34', '#5a2c14', '#1f3a5a', '#6a4a14', '#4a1c2a')
_AT = (-1.98, -1.2, 0.02, 0.42, 1.36)
_OUT = 3


def put(look):
    moment = look.phase('flames')
    for i, x in enumerate(_AT):
        with group(at=(x, 2.56 + 0.05 * (i % 2), 1.11)):
            candle_bottle(_GLASS[i], 0.27 + 0.03 * (i % 3), (moment + i) % 3 if moment else 0, 9, i != _OUT)
    smoke((_AT[_OUT], 2.6, 1.52), moment)
    with group(at=(-1.3, 1.02, 0.92)):
        stub(0.1, moment, 5, 1.1)
    # The moonlit alley covers the one of the night, whose lamp is out now.
    placed((PANE[0] + 0.022, *PANE[1:]), alley_view, *PANE_SIZE, 'moon', turn=90)
    sky([(0, '#1a1a3a'), (1, '#0a0a1c')], 0.25)
    panel((-2.55, 3.75, 1.5), (-0.4, 2.2, 0.4), (0.7, 0.8), 16, '#7a92ff')
    lamp((-0.6, 4.0, 1.5), 5, '#ff8a3a', 0.4)


DARK = Dark(SHOOT, put, others=(THERE,), exposure=1.25, loops=(
    Loop('flames', 2, (0, 1, 0, 2, 1, 0, 0, 2), 4, zone=(0, 52, 352, 150)),))

if __name__ == '__main__':
    DARK.main()
