"""What changes in the picture where it stands: lamps, neon, windows, sparks on the water, smoke. Each change is drawn over
the finished photograph, since a lamp that goes out at this size is a few pixels that grow dark."""
import random

import numpy as np

from kit.colour import from_oklab, to_oklab
from scenes.town.plan import CAMERA, LOCATIONS


def _zone(name, left, right, low, high, y=0.0):
    """A rectangle (x0, y0, x1, y1) of the picture round points of a location's front, in its own metres."""
    x, north, z, size = LOCATIONS[name]
    x0, y0 = CAMERA.pixel((x + left * size, north + y * size, z + high * size))
    x1, y1 = CAMERA.pixel((x + right * size, north + y * size, z + low * size))
    return round(x0), round(y0), round(x1), round(y1)


def dimmed(picture, zone, share, hue=None):
    """The picture with what shines within a zone turned down; `hue` (a, b in OKLab) picks what has about that hue."""
    x0, y0, x1, y1 = zone
    out = picture.copy()
    part = to_oklab(picture[y0:y1, x0:x1])
    bright = part[..., 0] > 0.5
    if hue is not None:
        bright &= (part[..., 1] * hue[0] + part[..., 2] * hue[1]) > 0.045
    part[bright, 0] *= share
    part[bright, 1:] *= 0.75
    out[y0:y1, x0:x1] = np.clip(from_oklab(part), 0, 1)
    return out


# The glass of a dark window in OKLab.
_GLASS = np.array([0.29, 0.004, -0.07])
RED, GREEN, PINK, CYAN = (0.9, 0.45), (-0.85, 0.5), (1.0, 0.0), (-0.7, -0.7)


def night_loops(picture, panes):
    """(name, fps, order, frames) of the night; order counts the frames from 0, -1 shows the bare picture."""
    loops = []
    mast = _zone('flunk-fm', -4, 2, 6, 39, 13)
    loops.append(('beacon', 2, [-1, -1, -1, 0, 0], [dimmed(picture, mast, 0.45, RED)]))
    arcade = _zone('arcade', -3.4, 3.4, 3.8, 6.6, -2)
    loops.append(('arcade-neon', 6, [-1] * 22 + [0, -1, 0, 0, -1], [dimmed(picture, arcade, 0.5)]))
    bar = _zone('four-thieves-bar', -5, 5, 8.7, 12.4)
    loops.append(('bar-neon', 5, [-1] * 31 + [0, -1, -1, 0], [dimmed(picture, bar, 0.55)]))
    x, y, z = -20, -7.6, 10.6
    vacancy = _zone('paradise-motel', x - 3.7, x - 2.1, z - 0.9, z + 0.9, y)
    palm = _zone('paradise-motel', -23, -16, 16.4, 22, -7.6)
    loops.append(('vacancy', 2, [-1, -1, -1, 0, -1, 0, -1, -1], [dimmed(picture, vacancy, 0.3)]))
    loops.append(('palm', 3, [-1, -1, 0, 0], [dimmed(picture, palm, 0.5, GREEN)]))
    snacks = _zone('snack-shack', -3, 6, 4.8, 8)
    loops.append(('snacks', 2, [-1, -1, -1, -1, 0], [dimmed(picture, snacks, 0.62)]))
    police = _zone('police-station', 8, 14, 0, 3, 2)
    loops.append(('patrol', 4, [0, -1, 1, -1], [_washed(picture, police, (0.24, -0.02, 0.0)), _washed(picture, police, (0.0, 0.02, 0.28))]))
    blue = [pane for pane in panes if pane.blue]
    for name, order, own in (('televisions', [-1, 0, -1, 1, 0, -1, -1, 1], blue[::2]),
                             ('televisions-too', [0, 1, -1, -1, 1, -1, 0, -1], blue[1::2])):
        loops += [(f'{name}-{number}', 5, order, [faded(picture, pane, 0.72), faded(picture, pane, 0.86)])
                  for number, pane in enumerate(own)]
    loops.append(('moonlight', 3, [-1, 0, 1], _sparks(picture, 26, 0.3)))
    return loops


def day_loops(picture):
    """The same of the day."""
    fountain = tuple(round(v) for v in (*CAMERA.pixel((74.6, 27, 3.6)), *CAMERA.pixel((78.2, 27, 0.4))))
    flag = tuple(round(v) for v in (*CAMERA.pixel((-8.4, -10.6, 13.4)), *CAMERA.pixel((-4.4, -10.6, 9.6))))
    return [('sparkles', 4, [0, 1, -1], _sparks(picture, 34, 0.34)),
            ('fountain', 5, [-1, 0, 1], _sprayed(picture, fountain)),
            ('flag', 4, [-1, 0, 1, 0], _waved(picture, flag)),
            ('smoke', 3, [0, 1, 2, 3], _smoke(picture))]


def _washed(picture, zone, light):
    """Coloured light over a zone, strongest in its middle."""
    x0, y0, x1, y1 = zone
    rows, columns = np.mgrid[y0:y1, x0:x1]
    far = np.hypot((columns - (x0 + x1) / 2) / (x1 - x0) * 2, (rows - (y0 + y1) / 2) / (y1 - y0) * 2)
    out = picture.copy()
    out[y0:y1, x0:x1] = np.clip(out[y0:y1, x0:x1] + np.clip(1 - far, 0, 1)[..., None] * np.array(light) * 2, 0, 1)
    return out


def faded(picture, pane, share):
    """The picture with less light in a window."""
    mask, out = pane.on(picture), picture.copy()
    part = to_oklab(picture[mask])
    part[:, 0] *= share
    out[mask] = np.clip(from_oklab(part), 0, 1)
    return out


def dark(picture, pane):
    """The picture with no light in a window: its glass shows the evening."""
    mask, out = pane.on(picture), picture.copy()
    part = to_oklab(picture[mask])
    out[mask] = np.clip(from_oklab(_GLASS + (part - part.mean(0)) * 0.3), 0, 1)
    return out


def _sparks(picture, count, lift):
    """Points of light on the middle of the lake, elsewhere in each frame."""
    rnd = random.Random(4)
    frames = []
    for _ in range(2):
        frame = picture.copy()
        for _ in range(count):
            column, row = (round(v) for v in CAMERA.pixel((rnd.uniform(*_SPARKS[0]), rnd.uniform(*_SPARKS[1]), 0)))
            frame[row, column:column + rnd.choice((2, 3))] = np.clip(frame[row, column] + lift, 0, 1)
        frames.append(frame)
    return frames


def _sprayed(picture, zone):
    """Drops of the fountain."""
    rnd = random.Random(2)
    frames = []
    for _ in range(2):
        frame = picture.copy()
        for _ in range(9):
            x, y = rnd.randrange(zone[0], zone[2]), rnd.randrange(zone[1], zone[3])
            frame[y:y + 2, x] = (0.86, 0.95, 1.0)
        frames.append(frame)
    return frames


def _waved(picture, zone):
    """The flag, its columns shifted as a wave runs through it."""
    x0, y0, x1, y1 = zone
    frames = []
    for phase in (0, 2):
        frame = picture.copy()
        for x in range(x0 + 3, x1):
            if (x + phase) % 4 < 2:
                frame[y0 + 1:y1, x] = picture[y0:y1 - 1, x]
        frames.append(frame)
    return frames


# Where on the lake, in metres: from and to x, from and to y.
_SPARKS = ((100, 123), (11, 29))
# Chimneys that smoke: (x, y, z) in metres.
_CHIMNEYS = ((-35, -53.6, 6.4), (8, -53.4, 6.6), (-70, 36.8, 6.4), (-118, -53.4, 6.4), (104, -8.6, 6.6), (46, 86, 6.2), (-19, 88.4, 9.4))


def _smoke(picture):
    """Puffs that rise and thin out, every other pixel of them."""
    frames = []
    for phase in range(4):
        frame = picture.copy()
        for i, point in enumerate(_CHIMNEYS):
            x, y = (round(v) for v in CAMERA.pixel(point))
            for puff in range(3):
                age = puff * 4 + (phase + i) % 4
                radius = 2.2 + age * 0.28
                cx, cy = x + age * 1.3, y - age * 2.2
                for row in range(int(cy - radius), int(cy + radius) + 1):
                    for column in range(int(cx - radius), int(cx + radius) + 1):
                        if 0 <= row < picture.shape[0] and 0 <= column < picture.shape[1] and \
                                (row - cy) ** 2 + (column - cx) ** 2 < radius ** 2 and (age < 5 or (row + column) % 2 == 0):
                            frame[row, column] = 0.25 * frame[row, column] + 0.75 * np.array((0.86, 0.83, 0.84))
        frames.append(frame)
    return frames
