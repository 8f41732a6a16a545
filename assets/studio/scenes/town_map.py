"""The map of Arcadia by day and by night: its picture, what moves in it, where the locations stand.

Run as a program: python -m scenes.town_map <folder>."""
import os
import sys
from dataclasses import dataclass

import bpy
import numpy as np

from kit.calm import calm
from kit.colour import to_oklab
from kit.cuts import Album, write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed, trim
from kit.place import HOURS
from kit.quantise import make_palette, reduce
from scenes.town.life import day_loops, dark, night_loops
from scenes.town.outlines import outlines, standing
from scenes.town.panes import seen_panes
from scenes.town.plan import CAMERA, DEPOT, EAST, ELM, HIGHWAY, MAIN, OAK, RAIL, SECOND, THIRD, WEST
from scenes.town.signs import relit
from scenes.town.stage import town
from scenes.town.traffic import paths, sprites, weather

_SAMPLES = {'day': 5, 'night': 6}
_EXPOSURE = {'day': 0.3, 'night': 1.1}
_BLOOM = {'day': 0.03, 'night': 0.25}
_COLOURS, _DITHER = 56, 0.12
# So many of the day's colours are cool greys, for shadows on light ground: few pixels are, so that the palette would have
# turquoise alone for them. Each is this light and this far from grey (OKLab), and of a hue between these two (degrees).
_COOL = 7
_COOL_LIGHTNESS, _COOL_CHROMA, _COOL_HUE = (0.34, 0.86), 0.07, (180, 320)
# What the floodlights light: the rectangle of the picture round the field, and by how much (OKLab) it is lighter at least.
_FIELD, _FLOODLIT = (800, 208, 1328, 560), 0.03
# Rows of the picture are worked on so many at a time: the whole would not fit into memory.
_BAND = 160
# What of a street hides who drives on it is cut into pieces of this width.
_PIECE = 256
# A loop that changes within more pixels than these is cut into cells of this side.
_LARGEST, _CELL = 110000, 96


@dataclass
class Photographs:
    """What is photographed of an hour: the town; by day the masks of what stands before the streets; by night the lit
    windows of homes, and the town with the field's floodlights on, which differs within _FIELD alone."""
    town: np.ndarray
    before: list = None
    panes: tuple = ()
    floodlit: np.ndarray = None


def shot(hour):
    """Photographs an hour."""
    windows = town(hour == 'night')
    taken = _photograph(hour)
    if hour == 'day':
        return Photographs(taken, before=standing(strips()))
    panes = seen_panes(windows)
    town(True, floodlights=True)
    x0, y0, x1, y1 = _FIELD
    floodlit = taken.copy()
    floodlit[y0:y1, x0:x1] = _photograph(hour, _FIELD)
    return Photographs(relit(taken), panes=panes, floodlit=relit(floodlit))


def _photograph(hour, border=None):
    scene = bpy.context.scene
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces, scene.cycles.adaptive_threshold = 1, 2, 0.08 if hour == 'night' else 0.06
    scene.cycles.denoising_prefilter, scene.cycles.denoising_quality = 'FAST', 'BALANCED'
    return photograph(size=CAMERA.size, samples=_SAMPLES[hour], exposure=_EXPOSURE[hour], bloom=_BLOOM[hour], border=border)[..., :3]


def strips():
    """The rectangles of the picture (x0, y0, x1, y1) in which something passes along a street."""
    beyond = 6
    ways = [(WEST - beyond, y - half, EAST + beyond, y + half) for y, half in ((MAIN, 4.4), (OAK, 3.2), (HIGHWAY, 4.4), (RAIL, 2.2))]
    ways += [(WEST - beyond, ELM - 3.2, SECOND, ELM + 3.2), (SECOND, DEPOT - 3.2, THIRD, DEPOT + 3.2)]
    # Over the tracks the hills rise, which would hide who drives on them.
    ways += [(SECOND - 3.2, HIGHWAY, SECOND + 3.2, RAIL), (THIRD - 3.2, HIGHWAY, THIRD + 3.2, DEPOT)]
    return [_rectangle(*way) for way in ways]


def _rectangle(x0, y0, x1, y1):
    """The rectangle of pixels that shows a part of the ground, and a car's height over it."""
    (left, bottom), (right, top) = CAMERA.pixel((x0, y0, 0)), CAMERA.pixel((x1, y1, 1.2))
    return max(0, round(left)), max(0, round(top)), min(CAMERA.size[0], round(right)), min(CAMERA.size[1], round(bottom))


def in_bands(function, picture, reach=2):
    """A function of a picture applied band by band; `reach` rows beyond each are handed to it as well."""
    parts = []
    for top in range(0, len(picture), _BAND):
        low, high = max(0, top - reach), min(len(picture), top + _BAND + reach)
        done = function(picture[low:high], low)
        parts.append(done[top - low:top - low + min(_BAND, len(picture) - top)])
    return np.concatenate(parts)


class _MapAlbum(Album):
    """An album of a picture too large to be reduced in one go."""

    def picture(self, name):
        indices = in_bands(lambda part, top: reduce(part, self.palette, _DITHER, origin=(0, top)), self.base, 0)
        save_indexed(os.path.join(self.folder, f'{name}.png'), indices, self.palette)

    def loop(self, name, frames, masks, region):
        """Writes what differs in each frame within a region; returns the cuts, None where nothing does."""
        left, top, right, bottom = region
        cuts = []
        for number, (frame, mask) in enumerate(zip(frames, masks)):
            inside = np.zeros_like(mask)
            inside[top:bottom, left:right] = mask[top:bottom, left:right]
            cuts.append(self.under(f'{name}-{number}', frame, inside) if inside.any() else None)
        return cuts

    def under(self, name, picture, mask):
        """Writes what lies under the mask as a sprite with clear surroundings; returns {frame, x, y}."""
        x0, y0, x1, y1 = trim(mask)
        indices = reduce(picture[y0:y1, x0:x1], self.palette, _DITHER, origin=(x0, y0))
        save_indexed(os.path.join(self.folder, f'{name}.png'), indices, self.palette, clear=~mask[y0:y1, x0:x1])
        self.made.append(name)
        return {'frame': name, 'x': x0, 'y': y0}

    def sprite(self, name, picture):
        """Writes an RGBA picture whole, so that its middle stays where it is."""
        indices = reduce(picture[..., :3], self.palette, 0)
        save_indexed(os.path.join(self.folder, f'{name}.png'), indices, self.palette, clear=picture[..., 3] < 0.5)
        self.made.append(name)


def _palette(night, base, others):
    """The colours of an hour, chosen from its picture and the pixels (n, 3) of what else is seen in it."""
    pixels = np.vstack([base[::2, ::2].reshape(-1, 3), others])
    if night:
        return make_palette(pixels, _COLOURS)
    return np.vstack([make_palette(pixels, _COLOURS - _COOL), make_palette(base[_cool(base)], _COOL)])


def _cool(picture):
    """The mask of what is a cool grey."""
    lightness, a, b = np.moveaxis(to_oklab(picture), -1, 0)
    hue = np.degrees(np.arctan2(b, a)) % 360
    return (np.hypot(a, b) < _COOL_CHROMA) & (lightness > _COOL_LIGHTNESS[0]) & (lightness < _COOL_LIGHTNESS[1]) & \
        (hue > _COOL_HUE[0]) & (hue < _COOL_HUE[1])


def _hour(folder, hour, photographs, before):
    """Writes one hour's files; returns how bundle.json lists it, and the names of its small pictures."""
    night = hour == 'night'
    base = in_bands(lambda part, _: calm(part), photographs.town)
    floodlit = in_bands(lambda part, _: calm(part), photographs.floodlit) if night else base
    lit_field = to_oklab(floodlit)[..., 0] - to_oklab(base)[..., 0] > _FLOODLIT
    made, movers = sprites(night)
    sky = weather(night)
    opaque = [picture[..., :3][picture[..., 3] > 0.5] for picture in made.values()]
    # What drives counts as often as it is seen, not as often as it is photographed.
    palette = _palette(night, base, np.vstack([np.vstack(opaque)[::2], floodlit[lit_field][::4]]))
    album = _MapAlbum(folder, base, palette)
    name = f'town-{hour}'
    album.picture(name)
    loops = []
    for loop, fps, order, frames in night_loops(base, photographs.panes) if night else day_loops(base):
        masks = [np.abs(frame - base).max(-1) > 0.012 for frame in frames]
        for part, region in enumerate(_regions(np.logical_or.reduce(masks))):
            one = f'{loop}-{part}'
            cuts = album.loop(f'{hour}-{one}', frames, masks, region)
            kept = [cut for cut in cuts if cut]
            places = [kept.index(cut) if cut else -1 for cut in cuts]
            loops.append({'name': one, 'fps': fps, 'order': [places[i] if i >= 0 else -1 for i in order], 'cuts': kept})
    for sprite, picture in {**made, **sky}.items():
        album.sprite(f'{hour}-{sprite}', picture)
    for mover in movers:
        mover['frames'] = {heading: [f'{hour}-{frame}' for frame in frames] for heading, frames in mover['frames'].items()}
    front = _front(album, hour, base, before)
    lights = {'windows': _windows(album, base, photographs.panes),
              'floodlights': _pieces(album, f'{hour}-floodlights', floodlit, lit_field)} if night else {}
    return {'picture': name, **lights, 'loops': loops, 'movers': movers, 'front': front,
            'weather': {'clouds': [f'{hour}-{s}' for s in sky if s.startswith('cloud')],
                        'drop': [f'{hour}-{s}' for s in sky if s.startswith('drop')]}}, album.made


def _regions(changed):
    """The rectangles in which a loop changes: one, or, where that would be a large part of the town, one a cell of it."""
    around = trim(changed)
    if around is None:
        return []
    if (around[2] - around[0]) * (around[3] - around[1]) <= _LARGEST:
        return [around]
    cells = [(x, y, x + _CELL, y + _CELL) for y in range(0, changed.shape[0], _CELL) for x in range(0, changed.shape[1], _CELL)]
    return [cell for cell in cells if changed[cell[1]:cell[3], cell[0]:cell[2]].any()]


def _windows(album, base, panes):
    """The windows of homes as they are while no light is on in them."""
    return [album.under(f'night-window-{number}', dark(base, pane), pane.on(base))
            for number, pane in enumerate(pane for pane in panes if not pane.blue)]


def _pieces(album, name, picture, mask):
    """What lies under the mask, in pieces of which only those that are seen need to be drawn."""
    cuts = []
    for y in range(0, mask.shape[0], _PIECE):
        for x in range(0, mask.shape[1], _PIECE):
            part = np.zeros_like(mask)
            part[y:y + _PIECE, x:x + _PIECE] = mask[y:y + _PIECE, x:x + _PIECE]
            if part.any():
                cuts.append(album.under(f'{name}-{len(cuts)}', picture, part))
    return cuts


def _front(album, hour, base, before):
    """The pieces of the picture that hide what passes."""
    cuts, cut = [], np.zeros(base.shape[:2], bool)
    for number, ((x0, y0, x1, y1), strip) in enumerate(zip(strips(), before)):
        pieces = [(x, y) for y in range(y0, y1, _PIECE) for x in range(x0, x1, _PIECE)]
        for piece, (x, y) in enumerate(pieces):
            mask = np.zeros_like(cut)
            mask[y:y + _PIECE, x:x + _PIECE][:y1 - y, :x1 - x] = strip[y - y0:y - y0 + _PIECE, x - x0:x - x0 + _PIECE]
            # Where streets cross, the first of them has cut it already.
            mask &= ~cut
            cut |= mask
            if mask.sum() > 6:
                cuts.append(album.under(f'{hour}-front-{number}-{piece}', base, mask))
    return cuts


def finish(folder, photographed):
    """Writes the whole bundle from the photographs by hour."""
    spots, lines = outlines()
    atlas, rims, white = [], {}, np.array([[1.0, 1.0, 1.0]])
    for name, (mask, x, y) in lines.items():
        save_indexed(os.path.join(folder, f'rim-{name}.png'), np.zeros(mask.shape, np.uint8), white, clear=~mask)
        rims[name] = {'frame': f'rim-{name}', 'x': x, 'y': y}
        atlas.append(f'rim-{name}.png')
    hours = {}
    for hour in HOURS:
        hours[hour], made = _hour(folder, hour, photographed[hour], photographed['day'].before)
        atlas += [f'{name}.png' for name in made]
    write_bundle(folder, atlas=sorted(atlas), tiled=[f'town-{hour}.png' for hour in HOURS],
                 maps={'town': {'size': list(CAMERA.size), 'spots': spots, 'rims': rims, 'paths': paths(), **hours}})


def main(folder):
    """Photographs both hours and writes the bundle."""
    finish(folder, {hour: shot(hour) for hour in HOURS})


if __name__ == '__main__':
    main(sys.argv[1])
