"""Lets light that changes end softly: a cut is taken along a window, and where the light goes on beyond the window its
straight edges would show as a rectangle. `python feather.py <folder>` fades the cuts named below into their picture
towards their edges, in the picture's own colours and dither; art.mjs calls it once after each render, and cuts.test.mjs
tells which cuts need it."""
import json
import os
import sys

import numpy as np
from PIL import Image

from kit.colour import from_oklab, to_oklab
from kit.pictures import save_indexed
from kit.quantise import reduce

# By the folder of the place: frames without their place's name, and how far from an edge they are whole, in pixels.
FADES = {
    'arcade-back-room': {'day-spark-1': 11, 'day-spark-2': 11},
    'arcade-prize-booth': {'night-bulb-1': 16},
    'flunk-fm-on-air-booth': {'night-sign-1': 14},
    'four-thieves-bar': {'night-neon-1': 14},
    'four-thieves-bar-stock-cellar': {'night-lantern-1': 14},
    'freaks-house': {'night-candle-2': 6},
    'geeks-house-shed': {'night-valves-1': 16, 'night-valves-2': 16},
    'geeks-house-workshop': {'night-spark-1': 14, 'night-spark-2': 14},
    'high-school-cafeteria': {'night-hatch-1': 10},
    'high-school-main-hall': {'day-panel-1': 5},
    'jocks-house-desk': {'night-lamp-1': 24},
    'jocks-house-kitchen': {'night-fridge-1': 24},
    'junkyard': {'night-blinker-1': 24},
    'junkyard-crusher': {'night-beacon-1': 18, 'night-beacon-2': 18},
    'junkyard-office': {'night-bars-1': 12},
    'my-locker': {'day-tube': 14, 'night-tube': 14},
    'paradise-motel': {'night-palm-2': 10},
    'police-station-evidence-room': {'night-breath-1': 18},
    'police-station-front-desk': {'night-diode-1': 8},
    'police-station-interview-room': {'night-swing-1': 16, 'night-swing-2': 16},
    'preps-house': {'night-curtain-2': 8},
    'preps-house-kitchen': {'night-cooler-1': 16},
    'rug-doctor-cleaning-bay': {'night-drip-2': 8},
    'rug-doctor-front-counter': {'night-tube-1': 3},
    'secret-treehouse-ladder': {'night-lid-1': 14},
    'secret-treehouse-map-table': {'night-lantern-1': 28},
    'secret-treehouse-sleeping-loft': {'night-breath-1': 24},
    'shed': {'night-lantern-1': 20},
    'snack-shack-stock-room': {'night-torch-2': 18},
}


def faded(still, cut, reach):
    """The cut's colours (h, w, 3 in OKLab), at its edges those of the picture under it; whole from `reach` pixels on."""
    height, width = cut.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    near = np.minimum(np.minimum(columns, width - 1 - columns), np.minimum(rows, height - 1 - rows))
    share = np.clip(near / reach, 0, 1)
    return still + (cut - still) * (share * share * (3 - 2 * share))[..., None]


def read(path):
    """A finished picture as indices, its palette (n, 3) in 0..1, and the index that is clear or None."""
    with Image.open(path) as image:
        return np.array(image), np.array(image.getpalette()).reshape(-1, 3) / 255, image.info.get('transparency')


def feather(folder, picture, cut, reach):
    """Fades one cut, as bundle.json lists it, into its picture. What is as the picture then is left clear."""
    path = os.path.join(folder, f'{cut["frame"]}.png')
    indices, own, clear = read(path)
    height, width = indices.shape
    still, colours, _ = read(os.path.join(folder, f'{picture}.png'))
    still = still[cut['y']:cut['y'] + height, cut['x']:cut['x'] + width]
    soft = reduce(from_oklab(faded(to_oklab(colours[still]), to_oklab(own[indices]), reach)), colours, origin=(cut['x'], cut['y']))
    save_indexed(path, soft, colours, clear=(indices == clear) | (soft == still))


if __name__ == '__main__':
    directory = sys.argv[1]
    fades = FADES.get(os.path.basename(directory), {})
    if fades:
        with open(os.path.join(directory, 'bundle.json'), encoding='utf8') as file:
            places = json.load(file)['places']
        for name, place in places.items():
            for hour in ('day', 'night'):
                for one in [cut for loop in place[hour]['loops'] for cut in loop['cuts']]:
                    frame = one['frame'].removeprefix(f'{name}-')
                    if frame in fades:
                        feather(directory, place[hour]['picture'], one, fades[frame])
