"""Says where hotspots lie by night that are elsewhere by day: `hotspots` of bundle.json are those of the day, and a bear
that has come nearer would be pressed where it no longer is. What is pointed at is cut by its own pixels, so that its
`hover` tells. `python spots_by_night.py <folder>` writes `night.hotspots`; art.mjs calls it after each render."""
import json
import os
import sys

from PIL import Image


def rectangle(folder, cut):
    """Where a cut lies, as bundle.json lists hotspots."""
    with Image.open(os.path.join(folder, f'{cut["frame"]}.png')) as image:
        return {'x': cut['x'], 'y': cut['y'], 'w': image.width, 'h': image.height}


def moved(folder, place):
    """The hotspots that lie elsewhere by night. One whose light is not its own pixels (a lamp that goes on) stays."""
    day, night = (place[hour]['hover'] for hour in ('day', 'night'))
    by_night = {name: rectangle(folder, night[name]) for name, spot in place['hotspots'].items()
                if name in day and name in night and rectangle(folder, day[name]) == spot}
    return {name: spot for name, spot in by_night.items() if spot != place['hotspots'][name]}


if __name__ == '__main__':
    folder = sys.argv[1]
    path = os.path.join(folder, 'bundle.json')
    if not os.path.exists(path):
        sys.exit()
    with open(path, encoding='utf8') as file:
        bundle = json.load(file)
    for place in bundle.get('places', {}).values():
        if 'hotspots' in place and 'night' in place:
            spots = moved(folder, place)
            if spots:
                place['night']['hotspots'] = spots
    with open(path, 'w', encoding='utf8') as file:
        json.dump(bundle, file, indent=2)
        file.write('\n')
