"""What the pictures of every place have in common: their size, their palette, and how bundle.json lists them."""
import numpy as np

from kit.cuts import moved
from kit.quantise import make_palette

# The middle 320 x 180 are the picture; the rest is more of the place, for windows that are not quite 16:9.
SIZE = (352, 208)
HOURS = ('day', 'night')
_COLOURS = 44


def place_palette(base, variations, sprites=()):
    """One palette for the picture and everything laid over it, which counts for a tenth: what is different in its
    variations, and sprites as (picture, mask)."""
    changed = np.vstack([frame[moved(base, frame)] for frame in variations]
                        + [picture[mask] for picture, mask in sprites])
    return make_palette(np.vstack([base.reshape(-1, 3), changed[:: max(1, len(changed) // 5000)]]), _COLOURS)


def loop(name, fps, order, cuts):
    """A loop of a place; cuts are None where nothing moved. `order` counts the cuts from 0, -1 shows the bare picture."""
    return {'name': name, 'fps': fps, 'order': order, 'cuts': [cut for cut in cuts if cut]}


def frames_of(place):
    """The files of all frames that a place lays over its pictures, each once, sorted."""
    cuts = []
    for hour in HOURS:
        cuts += [*place[hour]['hover'].values(), *place[hour].get('front', [])]
        for part in (*place[hour]['loops'], *place[hour]['passers']):
            cuts += part['cuts']
    return sorted({f"{cut['frame']}.png" for cut in cuts})
