"""HISTORY, the Plague Doctor: black leather, brass and a bird. Run as a program: python -m scenes.juniors.history <folder>."""
import sys

from builders.juniors.clay import ball, block, hoop, lathe, on, pipe, placed, plate
from builders.juniors.model import write_class
from builders.juniors.shells import SIDES, arms, feet, grip, hood, legs, pelvis, straps, trunk
from builders.juniors.skeleton import start

_COAT, _LEATHER, _BONE, _BRASS = '#2e2836', '#5c3d28', '#d8c39a', '#d0a040'
_WINE, _CREAM, _SILVER, _RAVEN = '#8c2436', '#e8dcc0', '#c8ccd8', '#22202e'


def back():
    """A small chest of drawers, and on its perch the raven."""
    straps(_LEATHER)
    with on('spine'):
        block((0, 0.225, 0.5), (0.28, 0.15, 0.26), '#7a5232', bevel=0.015)
        for z in (0.42, 0.5, 0.58):
            block((0, 0.303, z), (0.23, 0.012, 0.062), '#a8743e', bevel=0.004)
            ball((0, 0.315, z), 0.014, _BRASS, detail=1)
        pipe([(0.1, 0.22, 0.6), (0.26, 0.2, 0.7), (0.38, 0.18, 0.71)], 0.016, _LEATHER, sides=6)
        with placed((0.31, 0.18, 0.8), (0, 0, 18)):
            ball((0, 0.02, 0), (0.068, 0.1, 0.078), _RAVEN, rot=(-28, 0, 0))
            ball((0, -0.065, 0.1), (0.056, 0.06, 0.056), _RAVEN)
            lathe([(0, -0.01), (0.028, 0), (0, 0.1)], '#6c6474', at=(0, -0.11, 0.098), rot=(98, 0, 0), sides=6, round_below=0)
            plate([(-0.03, 0), (0.03, 0), (0.05, -0.13), (0, -0.15), (-0.05, -0.13)], 0.02, _RAVEN, at=(0, 0.1, -0.01),
                  rot=(50, 0, 0))
            for out in (-1, 1):
                ball((out * 0.062, 0.03, 0), (0.022, 0.09, 0.062), '#383448', rot=(-28, 0, 0), detail=1)
                ball((out * 0.042, -0.098, 0.112), 0.016, '#f0c840', detail=1)
                pipe([(out * 0.025, 0, -0.05), (out * 0.025, -0.01, -0.1)], 0.01, '#6c6474', sides=4)


def bottoms():
    """Slashed pantaloons over stockings."""
    pelvis(_WINE, 0.01)
    legs(_WINE, 0.004, shin=_CREAM)
    for side, out in SIDES.items():
        with on(f'{side}_leg'):
            lathe([(0, 0.37), (0.07, 0.355), (0.1, 0.3), (0.1, 0.25), (0.086, 0.205), (0, 0.2)],
                  [_WINE, _WINE, _BRASS, _WINE, _BRASS], at=(out * 0.094, 0, 0), sides=12, round_below=0)
            hoop((out * 0.096, 0, 0.205), 0.082, 0.014, _BRASS, steps=12, sides=5)


def head():
    """The beaked mask under a wide hat."""
    hood('#3a3240')
    with on('head'):
        pipe([(0, -0.2, 0.87), (0, -0.31, 0.865), (0, -0.43, 0.83), (0, -0.54, 0.76), (0, -0.575, 0.725)],
             [0.15, 0.118, 0.076, 0.034, 0.008], _BONE, sides=10)
        for out in (-1, 1):
            pipe([(out * 0.085, -0.3, 0.845), (out * 0.052, -0.43, 0.81), (out * 0.02, -0.54, 0.745)], [0.012, 0.01, 0.006],
                 _LEATHER, sides=4)
            with placed((out * 0.118, -0.262, 0.962), (90, 0, out * 20)):
                lathe([(0, 0.028), (0.06, 0.02), (0.06, 0.05), (0.08, 0.05), (0.086, -0.03)],
                      ['#b8e0d8', '#b8e0d8', _BRASS, _BRASS], sides=14, round_below=0)
        lathe([(0, 1.075), (0.3, 1.06), (0.43, 1.045), (0.435, 1.065), (0.268, 1.1), (0.255, 1.165), (0.222, 1.3), (0.19, 1.325),
               (0, 1.33)], ['#241f2c', '#241f2c', '#4a4256', _COAT, _WINE, _COAT, _COAT, _COAT], sides=18, round_below=30)
        block((0.0, -0.262, 1.13), (0.07, 0.02, 0.06), _BRASS, bevel=0.01)


def lh():
    """A lantern on its ring."""
    x, y, z = grip('left')
    with on('left_hand'), placed((x, y, z)):
        hoop((0, 0, -0.05), 0.062, 0.012, _BRASS, rot=(90, 0, 0), steps=12, sides=5)
        lathe([(0, -0.1), (0.035, -0.105), (0.1, -0.165), (0.105, -0.18), (0.07, -0.18)], '#8a6a28', sides=8, round_below=0)
        lathe([(0.066, -0.175), (0.074, -0.25), (0.066, -0.315)], ['#ffe890', '#ffcf4a'], sides=8, round_below=60)
        lathe([(0, -0.312), (0.095, -0.312), (0.1, -0.345), (0, -0.35)], '#8a6a28', sides=8, round_below=0)
        for i in range(4):
            with placed(rot=(0, 0, 45 + 90 * i)):
                pipe([(0.085, 0, -0.175), (0.085, 0, -0.315)], 0.011, _BRASS, sides=4)


def rh():
    """A cane whose knob is a raven's skull."""
    x, y, z = grip('right')
    with on('right_hand'), placed((x, y, z)):
        pipe([(0, 0, -0.36), (0, 0, 0.16)], [0.014, 0.02], '#4a3020', sides=8)
        lathe([(0, -0.362), (0.02, -0.362), (0.02, -0.32), (0, -0.32)], _SILVER, sides=8)
        lathe([(0.03, 0.1), (0.034, 0.12), (0.03, 0.14)], _BRASS, sides=8)
        ball((0, 0, 0.19), (0.056, 0.066, 0.056), _SILVER)
        lathe([(0, -0.02), (0.036, 0), (0.02, 0.08), (0, 0.14)], _SILVER, at=(0, -0.045, 0.185), rot=(112, 0, 0), sides=7, round_below=0)
        for out in (-1, 1):
            ball((out * 0.046, -0.03, 0.2), 0.019, '#181425', detail=1)


def shoes():
    """Boots with turned cuffs and buckles."""
    feet('#3c2a22', 0.008, sole='#1c1620')
    for side, out in SIDES.items():
        x = start(f'{side}_foot').x
        with on(f'{side}_foot'):
            lathe([(0.084, 0.09), (0.086, 0.14), (0.108, 0.145), (0.114, 0.185), (0.085, 0.19)],
                  ['#3c2a22', _LEATHER, _LEATHER, _LEATHER], at=(x, 0, 0), sides=12, round_below=0)
            block((x, -0.125, 0.088), (0.075, 0.03, 0.06), _BRASS, bevel=0.008, rot=(40, 0, 0))
            block((x, -0.133, 0.098), (0.036, 0.03, 0.026), '#3c2a22', bevel=0.004, rot=(40, 0, 0))


def torso():
    """The long black coat with its shoulder cape."""
    trunk(_COAT, 0.02)
    arms(_COAT, 0.013, cuff=_LEATHER)
    with on('spine'):
        lathe([(0.09, 0.685), (0.15, 0.66), (0.232, 0.6), (0.262, 0.535), (0.25, 0.53), (0.2, 0.6)],
              ['#4a4256', '#3a3344', '#3a3344', _WINE, _WINE], sides=16, squash=0.8, round_below=35)
        block((0, -0.163, 0.6), (0.07, 0.04, 0.05), _BRASS, bevel=0.012, rot=(-18, 0, 0))
        for z in (0.5, 0.44):
            ball((0, -0.152, z), (0.02, 0.014, 0.02), _BRASS, detail=1)
    with on('hips'):
        lathe([(0.178, 0.44), (0.196, 0.36), (0.236, 0.18), (0.25, 0.13), (0.235, 0.135), (0.19, 0.34)],
              [_LEATHER, _COAT, _COAT, _WINE, _WINE], sides=16, squash=0.82, round_below=35)
        block((0, -0.158, 0.405), (0.06, 0.03, 0.055), _BRASS, bevel=0.008)


ITEMS = (back, bottoms, head, lh, rh, shoes, torso)

if __name__ == '__main__':
    write_class('history', ITEMS, sys.argv[1])
