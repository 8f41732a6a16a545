"""People who are only there: no two alike, drawn from a seed."""
from builders.cast.who import Who

_SKINS = ('#e8b088', '#c88a5c', '#8a5a3c', '#f0c8a8', '#a8744c', '#9ac88a', '#d8a0b8', '#6a4430')
_TOPS = ('#c83a3a', '#3a6ac8', '#e0b83a', '#4a9a6a', '#8a4aa8', '#d8702c', '#e8e0d0', '#2a8a9a', '#5a5a72')
_LEGS = ('#2c3a6a', '#3a3444', '#5a4a34', '#46506a')
_HAIRS = ('short', 'tail', 'long', 'curls', 'flat', 'bob', 'short', 'bun', 'slick')
_CROWNS = ('#2a1a14', '#5a3420', '#8a5a2a', '#d8b04c', '#b0482a', '#1c1a24')
_WEARS = ('sweater', 'varsity', 'jacket', 'sweater', 'shirt')


def extra(rnd, wear=None, dim=None):
    """Somebody of the town; `wear` dresses them, `dim` is a hue that all their colours are mixed with by two thirds."""
    hair = rnd.choice(_HAIRS)
    top = rnd.choice(_TOPS)
    chosen = (rnd.choice(_SKINS), top, rnd.choice((top, '#f0e8d4')), rnd.choice(_LEGS), rnd.choice(_TOPS), rnd.choice(_CROWNS))
    skin, top, sleeve, legs, trim, crown = (_mixed(hue, dim) for hue in chosen)
    return Who(skin, top, sleeve, legs, trim, hair, crown, wear or rnd.choice(_WEARS), nose=rnd.choice(('block', 'round', 'long', 'small')),
               band=trim, head=rnd.uniform(0.86, 1.0), girth=rnd.uniform(0.95, 1.15))


def _mixed(hue, dim):
    if dim is None:
        return hue
    pairs = [(int(hue[i:i + 2], 16), int(dim[i:i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a / 3 + b * 2 / 3):02x}' for a, b in pairs)
