"""The Freaks' cellar: a whitewashed vault that stands in still water and is mirrored there, with candles in jars."""
import math

from builders.rooms.decor import footprints
from builders.rooms.desk import steel_chair
from builders.rooms.doors import wooden_door
from builders.rooms.lamps import candle
from builders.rooms.threads import fine_thread
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.05, -1.5, 1.02), focal=238, vanishing=(176, 104), size=SIZE)
_DEPTH, _RADIUS, _SPRING = 4.4, 1.95, 0.5
_STAIR, _DOOR = -0.62, 0.62
_DRIP = (0.95, 1.5)
_FRONT = (0.86, 0.05)


def build(look):
    """Puts the cellar on the stage; returns its hotspots."""
    chalk = brick('#efe2c0', '#b49c74', 0.42, 0.2, 0.016, 0.84)
    plane((0, 3, -0.5), (9, 14), paint('#10201e', rough=0.9))
    plane((0, 3, 0), (5, 14), paint('#7fa89c', rough=0.02, metal=1))
    _vault(chalk)
    with group() as stairs:
        _stair(look)
    with group(at=(_DOOR - 0.41, _DEPTH - 0.04, 0.12)) as door:
        wooden_door(0.82, 1.72, '#4f8a80', 0, '#2c4a44', 2)
        iron = paint('#20242a', rough=0.4, metal=0.6)
        box((0.1, -0.1, 0.98), (0.44, 0.05, 0.07), iron, bevel=0.01)
        tube([(0.16, -0.13, 1.0), (0.16, -0.2, 1.0)], 0.02, iron)
        if look.night:
            box((0.41, -0.07, 0), (0.72, 0.03, 0.035), glow('#ffb04a', 3), bevel=0)
    _shelf(look, -1)
    with group() as jars:
        _shelf(look, 1)
    with group() as chairs:
        for x, y, turn in ((-1.3, 2.2, 164), (-0.86, 2.42, 192)):
            with group(at=(x, y, -0.07), turn=turn):
                steel_chair('#3a6a66')
    _planks()
    with group() as candles:
        _hung(look)
    _front(look)
    _drip(look)
    _light(look)
    return {'candles': candles, 'chairs': chairs, 'door': door, 'jars': jars, 'stairs': stairs}


def _vault(chalk):
    """A barrel from the water up, and the end wall with its two doorways, one of them open."""
    angles = [math.pi * i / 28 for i in range(29)]
    inner = [(_RADIUS * math.cos(a), _SPRING + _RADIUS * math.sin(a)) for a in angles]
    outer = [(2.6 * math.cos(a), _SPRING + 2.6 * math.sin(a)) for a in reversed(angles)]
    prism([(_RADIUS, -0.4), *inner, (-_RADIUS, -0.4), (-2.6, -0.4), *outer, (2.6, -0.4)], 8.4, paint('#efe0b8', rough=0.9, worn=0.22, scale=1.1), at=(0, 0.5, 0))
    rib = paint('#d8c49a', rough=0.8)
    for y in (1.5, 3.3):
        arc = [(1.83 * math.cos(a), _SPRING + 1.83 * math.sin(a)) for a in reversed(angles)]
        prism([(1.98, -0.4), (1.98, _SPRING), *inner, (-1.98, -0.4), (-1.83, -0.4), *arc, (1.83, -0.4)], 0.26, rib, at=(0, y, 0))
    left, right, top = _STAIR - 0.42, _STAIR + 0.42, 1.86
    box(((left - 2.4) / 2, _DEPTH + 0.2, -0.4), (left + 2.4, 0.4, 3.4), chalk, bevel=0)
    box(((right + 2.4) / 2, _DEPTH + 0.2, -0.4), (2.4 - right, 0.4, 3.4), chalk, bevel=0)
    box((_STAIR, _DEPTH + 0.2, top), (0.84, 0.4, 1.4), chalk, bevel=0)
    stone = paint('#b8a884', rough=0.8, worn=0.3)
    for x in (_STAIR, _DOOR):
        box((x, _DEPTH - 0.15, -0.3), (1.0, 0.34, 0.42), stone, bevel=0.015)
        for side in (-0.48, 0.48):
            box((x + side, _DEPTH - 0.03, 0.1), (0.13, 0.1, 1.78), stone, bevel=0.012)
        box((x, _DEPTH - 0.03, 1.86), (1.12, 0.1, 0.14), stone, bevel=0.012)


def _stair(look):
    """Behind the left doorway: steps, and the garden's light on them."""
    stone = paint('#c8bc9c', rough=0.7, worn=0.25)
    for i in range(9):
        box((_STAIR, _DEPTH + 0.5 + i * 0.26, -0.3), (0.9, 0.28, 0.44 + i * 0.19), stone, bevel=0.012)
    for side in (-0.5, 0.5):
        box((_STAIR + side, _DEPTH + 1.7, -0.3), (0.1, 3, 4), paint('#b8a680', rough=0.8), bevel=0)
    box((_STAIR, _DEPTH + 3, 1.2), (1, 0.06, 3), glow('#22305a', 0.7) if look.night else glow('#dff2ea', 1.6), bevel=0)


def _shelf(look, side):
    """Two boards along a wall, and on them candles in jars, each burned down as far as its own evening."""
    wood = paint('#8a6c44', rough=0.7, worn=0.3)
    for row, (z, x) in enumerate(((0.52, 1.74), (1.06, 1.62))):
        box((side * x, 2.1, z - 0.04), (0.3, 4.5, 0.04), wood, bevel=0.006)
        for i in range(11):
            y = 0.25 + i * 0.38 + row * 0.12
            at = (side * (x - 0.02 - (i % 2) * 0.03), y, z)
            _jar(at, 0.07 + 0.012 * ((i * 7 + row * 3) % 3), 0.05 + 0.016 * ((i * 5 + row) % 6), look, 1.15 if i % 3 == 1 else 0)


def _jar(at, radius, wax, look, energy):
    """A preserving jar with a candle that has burned down to `wax` metres."""
    x, y, z = at
    if look.night:
        inside = cylinder((x, y, z), radius, radius * 2.1, glow('#e8b45a', 0.42))
        inside.visible_shadow = False
        tip = cylinder((x, y - radius, z + wax), radius * 0.34, 0.09, glow('#fff0b8', 4), top=0.004, sides=8)
        tip.visible_shadow = False
        if energy:
            lamp((x, y - radius - 0.04, z + 0.16), energy, '#ffd27a', 0.06)
    else:
        cylinder((x, y, z), radius, radius * 2.1, paint('#a8c8ba', rough=0.12))
        cylinder((x, y - 0.008, z + 0.004), radius, wax, paint('#fff4d4', rough=0.5))
    ring((x, y, z + radius * 2.1), radius * 0.92, 0.014, paint('#b89a54', rough=0.35, metal=0.7), rot=(0, 0, 0), steps=14)


def _planks():
    """A way of boards over the water, on bricks. Small prints lie on it as far as its middle."""
    tones = [paint(hue, rough=0.6, worn=0.25) for hue in ('#9a7a4c', '#8a6c44', '#a88656')]
    for i, x in enumerate((-0.23, 0, 0.23)):
        box((x + 0.02 * i, 1.55 + 0.06 * i, 0.09), (0.21, 5.3, 0.035), tones[i], bevel=0.006)
    for y in (0.3, 1.6, 2.9, 3.9):
        box((0.02, y, -0.3), (0.62, 0.2, 0.39), paint('#8a5a44', rough=0.9), bevel=0.01)
    for i in range(8):
        with group(at=(0.1 if i % 2 else -0.06, 3.9 - i * 0.4, 0.127), size=2):
            footprints([(0, 0, 180)], '#1c2420', 0.05, 0.003)


def _hung(look):
    """A rod across the front with new candles, two on each wick; one wick is of yellow wool."""
    z, y = 1.66, 0.1
    tube([(-1.7, y, z), (-0.12, y, z + 0.02)], 0.018, paint('#5a4428', rough=0.7))
    for i in range(4):
        x = -1.06 + i * 0.24
        if i != 2:
            tube([(x - 0.035, y - 0.02, z - 0.12), (x - 0.02, y - 0.02, z + 0.02), (x + 0.02, y - 0.02, z + 0.02), (x + 0.035, y - 0.02, z - 0.12)], 0.006, '#f4ecd8')
        else:
            fine_thread(CAMERA, [(x - 0.04, y - 0.03, z - 0.14), (x - 0.03, y - 0.03, z + 0.03), (x + 0.03, y - 0.03, z + 0.03), (x + 0.05, y - 0.03, z - 0.1), (x + 0.09, y - 0.04, z - 0.2), (x + 0.07, y - 0.04, z - 0.32)])
        for side in (-1, 1):
            long = 0.3 + 0.03 * ((i + side) % 2)
            cylinder((x + side * 0.05, y, z - 0.12 - long), 0.036, long, paint('#f0e6c4', rough=0.45, glow=0.06), top=0.024)


def _front(look):
    """The end of a shelf that stands close, with a large jar."""
    x, y = _FRONT
    box((1.3, y, 0.5), (1.2, 0.5, 0.05), paint('#6a5234', rough=0.6, worn=0.3), bevel=0.01)
    box((0.86, y + 0.1, -0.3), (0.08, 0.08, 0.8), paint('#54402a', rough=0.7), bevel=0.01)
    flame = look.phase('flame')
    candle((x + 0.04, y - 0.05, 0.55), 0.1, flame, look.night, 5, '#fff0cc', 0.05)
    cylinder((x + 0.04, y - 0.05, 0.55), 0.085, 0.012, paint('#b8d0c4', rough=0.2), sides=18)
    for dx, tall in ((0.26, 0.26), (0.5, 0.2)):
        cylinder((x + dx, y + 0.04, 0.55), 0.1, tall, paint('#8ab0a4', rough=0.12))
        cylinder((x + dx, y + 0.04, 0.55 + tall), 0.085, 0.03, paint('#b89a54', rough=0.3, metal=0.7))


def _drip(look):
    """A drop falls from the crown; its rings spread on the water."""
    phase = look.phase('drip')
    hue = '#ffe8b0' if look.night else '#f4fff4'
    if phase == 1:
        ball((*_DRIP, 0.3), 0.018, glow(hue, 2), squash=(0.7, 0.7, 1.8), detail=1)
    for radius in {2: (0.07,), 3: (0.09, 0.2)}.get(phase, ()):
        ring((*_DRIP, 0.004), radius, 0.009, glow(hue, 0.9), rot=(0, 0, 0), steps=20)


def _light(look):
    if look.night:
        sky([(0, '#101c2c'), (1, '#080e18')], 0.15)
        panel((_STAIR, _DEPTH + 2.4, 3), (_STAIR, _DEPTH + 0.8, 0.2), (0.8, 0.8), 9, '#5a7aff')
        panel((0, -1.4, 2.0), (0, 3, 0.8), (3, 1), 10, '#4ab0a0')
        lamp((_DOOR, _DEPTH - 0.2, 0.16), 1.2, '#ff9a3a', 0.04)
        return
    sky([(0, '#d8ece4'), (1, '#a8c4bc')], 0.2)
    panel((_STAIR, _DEPTH + 2.4, 3.2), (_STAIR, _DEPTH + 0.6, 0.2), (0.9, 0.9), 240, '#f8fff0')
    panel((_STAIR, _DEPTH + 0.5, 1.4), (0.1, 1.2, 0.2), (0.7, 1.2), 60, '#f0fff2')
    panel((0, -1.4, 2.1), (0, 3, 1.0), (3, 1), 74, '#fff0d4')


SHOOT = Shoot('freaks-house-cellar', CAMERA, build, loops=(
    Loop('drip', 3, (0,) * 9 + (1, 2, 3), 5, zone(CAMERA, (*_DRIP, 0.12), (0.28, 0.26))),
    Loop('flame', 2, (0, 1, 2), 5, zone(CAMERA, (_FRONT[0] + 0.04, _FRONT[1], 0.72), (0.13, 0.16)), ('night',)),
), exposure=(0.85, 0.74))

if __name__ == '__main__':
    SHOOT.main()
