"""The one table, lamp and camera that every icon is photographed on."""
import numpy as np
from kit.camera import icon_camera
from kit.light import panel, sky, sun
from kit.photograph import photograph
from kit.pictures import outlined, save_indexed
from kit.quantise import difference, make_palette, reduce
from kit.stage import clear, group

_COLOURS = {32: 15, 16: 11}


def shot(model, size):
    """Photographs a model (a function that takes `small`) as an RGBA picture of size x size."""
    clear()
    with group() as things:
        model(size < 24)
    sky([(0.0, '#8890a0'), (0.3, '#d8dce8'), (0.8, '#ffffff')], 0.62)
    sun((0.62, 0.62, -0.82), 3.6, '#fff8ec', soft=4)
    panel((-4, -7, 3), (0, 0, 1), (4, 4), 60, '#ffffff')
    icon_camera([t for t in things if t.type != 'LIGHT'], size)
    return photograph(size=(size, size), samples=160, exposure=0.25, transparent=True, look='High Contrast')


def colours_of(picture):
    """The few colours that an icon of this size is given."""
    solid = picture[..., 3] > 0.5
    return make_palette(picture[solid][:, :3], colours=_COLOURS[len(picture)], seed=3)


def icon(model, size, path):
    """Photographs a model into an indexed PNG of size x size with a dark outline."""
    picture = shot(model, size)
    save_icon(path, picture, colours_of(picture))


def save_icon(path, picture, palette):
    """Writes a shot in these colours, with a dark line of one pixel round it."""
    indices, table, clear_mask = outlined(picture, palette)
    save_indexed(path, indices, table, clear=clear_mask)


def common_palette(colours, count, rounds=3):
    """One palette for many icons' own (n, 3). It starts from the colours that lie furthest apart, so that a hue which
    only one icon has is kept, and settles each in the middle of those that it stands for."""
    chosen = colours[:1]
    gap = difference(colours, chosen)
    while len(chosen) < count:
        chosen = np.vstack([chosen, colours[gap.argmax()]])
        gap = np.minimum(gap, difference(colours, chosen[-1]))
    for _ in range(rounds):
        owner = reduce(colours[None], chosen, strength=0)[0]
        chosen = np.array([colours[owner == i].mean(0) if (owner == i).any() else chosen[i] for i in range(count)])
    return np.round(chosen * 255) / 255


def nearest(palette, common):
    """A palette with each colour replaced by the one of `common` that is nearest to it."""
    return common[np.unique(reduce(palette[None], common, strength=0))]
