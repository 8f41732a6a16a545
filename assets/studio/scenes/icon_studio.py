"""The one table, lamp and camera that every icon is photographed on."""
from kit.camera import icon_camera
from kit.light import panel, sky, sun
from kit.photograph import photograph
from kit.pictures import outlined, save_indexed
from kit.quantise import make_palette
from kit.stage import clear, group

_COLOURS = {32: 15, 16: 11}


def icon(model, size, path):
    """Photographs a model (a function that takes `small`) into an indexed PNG of size x size with a dark outline."""
    clear()
    with group() as things:
        model(size < 24)
    sky([(0.0, '#8890a0'), (0.3, '#d8dce8'), (0.8, '#ffffff')], 0.62)
    sun((0.62, 0.62, -0.82), 3.6, '#fff8ec', soft=4)
    panel((-4, -7, 3), (0, 0, 1), (4, 4), 60, '#ffffff')
    icon_camera([t for t in things if t.type != 'LIGHT'], size)
    picture = photograph(size=(size, size), samples=160, exposure=0.25, transparent=True, look='High Contrast')
    solid = picture[..., 3] > 0.5
    palette = make_palette(picture[solid][:, :3], colours=_COLOURS[size], seed=3)
    indices, table, clear_mask = outlined(picture, palette)
    save_indexed(path, indices, table, clear=clear_mask)
