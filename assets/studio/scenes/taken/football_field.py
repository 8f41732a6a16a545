"""The ring of candles without the nearest: where it stood is wax."""
import json
import os
import sys

from kit.cuts import write_bundle
from kit.materials import paint
from kit.shapes import cylinder
from kit.stage import group
from kit.taken import Taken
from scenes.places.football_field import SHOOT


def put(look):
    """It ran down, and has a print in its middle."""
    glows = 0.25 if look.night else 0
    with group(at=(0.22, -10.82, 0.1)):
        cylinder((0, 0, 0), 0.12, 0.02, paint('#f4e4b0', rough=0.6, glow=glows), top=0.1, sides=14)
        cylinder((0, 0, 0.02), 0.06, 0.004, paint('#8a7448', rough=0.9), sides=10)


class _Floodlit(Taken):
    """What the floodlights light is the field as by day (floodlit.py), and so is the gap."""

    def main(self):
        super().main()
        path = os.path.join(sys.argv[1], 'bundle.json')
        with open(path, encoding='utf8') as file:
            places = json.load(file)['places']
        place = places[self.shoot.place]
        place['night']['cuts']['candle-gone-floodlit'] = place['day']['cuts']['candle-gone']
        place['standing'] = sorted({*place['standing'], 'candle-gone-floodlit'})
        write_bundle(sys.argv[1], places=places)


TAKEN = _Floodlit('candle', 'candles', SHOOT, gone=((0.0, -10.95, 0.0), (0.45, -10.65, 0.8)), put=put, before=True, edge=2, shade=False)

if __name__ == '__main__':
    TAKEN.main()
