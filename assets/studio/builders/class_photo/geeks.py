"""The Geeks: vests, pens and spectacles before a canvas of laser beams, with what they built."""
from dataclasses import replace

from builders.cast.acting import Hand, Mood, Reach
from builders.cast.who import GEEK, TEACHER, Who
from builders.class_photo.gym import CANVAS, canvas, flash, line_on
from builders.class_photo.pupils import (BEHIND, BLINKED, GRIN, LAP, PLAIN, SMILE, STARTLED, STILL, Pupil, looking, pocket_pens, rows,
                                         seated)
from builders.rooms.computer import monitor
from builders.rooms.lab import flask
from kit.light import panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, tube
from kit.stage import group


def _geek(skin, hair, crown, wear='vest', top='#2f8a4a', sleeve='#f4f0e0', band='#d8303c', glasses='#1c1a24', **more):
    return Who(skin, top, sleeve, '#5a4a34', more.pop('trim', '#dfe8d0'), hair, crown, wear, band=band, glasses=glasses, shoes='#4a3424', **more)


def _flask(hips):
    with group(at=(0, -0.4, hips + 0.16)):
        flask('#7aff5a', 0.26, shine=2.2)


def _book(hips):
    """Wide open, and held up to the nose."""
    for side in (-1, 1):
        with group(at=(0, -0.42, hips + 0.26), turn=side * 14):
            box((side * 0.14, 0, 0), (0.28, 0.03, 0.34), paint('#b8402c', rough=0.6), bevel=0.01)
    box((0, -0.455, hips + 0.42), (0.3, 0.01, 0.05), paint('#f4d848', rough=0.8), bevel=0)


def _sum(hips):
    """A sheet with full marks on it."""
    box((0, -0.42, hips + 0.1), (0.34, 0.012, 0.28), paint('#fbf8ee', rough=0.9, glow=0.1), bevel=0)
    red = paint('#e02a34', rough=0.8)
    tube([(-0.06, -0.43, hips + 0.16), (-0.02, -0.43, hips + 0.32), (0.02, -0.43, hips + 0.16)], 0.012, red)
    box((-0.02, -0.43, hips + 0.21), (0.06, 0.012, 0.02), red, bevel=0)
    box((0.09, -0.43, hips + 0.24), (0.07, 0.012, 0.02), red, bevel=0)
    box((0.09, -0.43, hips + 0.215), (0.02, 0.012, 0.07), red, bevel=0)


def _robot():
    """It was built for the science fair, and it looks into the camera, as it was told."""
    tin, dark = paint('#b8c4cc', rough=0.3, metal=0.6), paint('#3a4450', rough=0.5)
    for x in (-0.1, 0.1):
        box((x, -0.04, 0), (0.15, 0.24, 0.12), dark, bevel=0.03)
    box((0, 0, 0.12), (0.44, 0.32, 0.46), tin, bevel=0.03)
    box((0, -0.17, 0.24), (0.3, 0.02, 0.22), dark, bevel=0)
    for i, hue in enumerate(('#ff4a4a', '#ffd83a', '#5aff7a')):
        ball((-0.09 + i * 0.09, -0.185, 0.4), 0.03, glow(hue, 2.4), detail=2)
    box((0, -0.185, 0.28), (0.24, 0.012, 0.05), glow('#5affb0', 1.6), bevel=0)
    cylinder((0, 0, 0.58), 0.07, 0.06, dark)
    box((0, 0, 0.63), (0.38, 0.28, 0.28), tin, bevel=0.04)
    for side in (-1, 1):
        ball((side * 0.09, -0.14, 0.78), 0.062, glow('#ffe86a', 2.2), detail=2)
        tube([(side * 0.22, 0, 0.5), (side * 0.36, -0.04, 0.42), (side * 0.34, -0.16, 0.3)], 0.04, dark)
    tube([(0, 0, 0.9), (0, 0, 1.06)], 0.014, dark)
    ball((0, 0, 1.09), 0.045, glow('#ff4a4a', 2.6), detail=2)


def _machine():
    """A computer that says what it always says."""
    box((0, 0, 0), (0.5, 0.44, 0.34), paint('#6a4a30', rough=0.7), bevel=0.01)
    with group(at=(0, -0.02, 0.34), size=1.25):
        monitor('text', '#5affa0', 2.0)


def _beams():
    """Every photographer of that year had this canvas."""
    canvas('#141c44', worn=0.55)
    hues = ('#5aff7a', '#ff5ac8', '#4ad8ff')
    for i in range(11):
        x, lean = -3.0 + i * 0.62, (1.5, -1.1, 0.6, -1.7)[i % 4]
        ends = [(x, 0.1), (x + lean, 3.66)]
        if all(abs(a) < 2.56 for a, _ in ends):
            line_on(ends, hues[i % 3], 0.014 + 0.006 * (i % 2), 2.6)
    for z, end, hue in ((2.2, 3.6, 0), (3.5, 2.6, 1), (1.3, 3.2, 2), (3.0, 3.45, 1)):
        line_on([(-2.56, z), (2.56, end)], hues[hue], 0.012, 2.4, y=0.01)


def geeks():
    """Puts their photo on the stage."""
    _beams()
    knows = Reach((0.4, -0.04, 1.95), (0.8, 0.1, -0.4))
    rows(
        front=(
            Pupil(_geek('#e8b088', 'bob', '#b0482a', 'sweater', '#e8b83a', '#e8b83a', trim='#2f6a4a'), looking(LAP, 4, 0, 6), GRIN, holds=(_sum,)),
            Pupil(_geek('#8a5a3c', 'short', '#1c1a24'), seated(left=Reach((0.1, -0.4, 0.62)), right=Reach((-0.1, -0.4, 0.62))), SMILE, holds=(_flask,)),
            Pupil(_geek('#9ac88a', 'visor', '#2a4a2a', trim='#d8303c'), looking(LAP, -8, 2, -4), Mood(open=1.0, smile=0.6, gaze=(-0.9, 0.1))),
            Pupil(_geek('#f0c8a8', 'tail', '#d8b04c', 'sweater', '#3a7ac0', '#3a7ac0', glasses='#d83a6a', trim='#f4f0e4'),
                  seated(left=Reach((0.16, -0.42, 0.8), (1, 0, -1)), right=Reach((-0.16, -0.42, 0.8), (1, 0, -1)), head=(6, 14, 0)),
                  Mood(open=0.55, gaze=(0, -0.8), smile=0.2), holds=(_book,)),
        ),
        middle=(
            Pupil(_geek('#d8a0b8', 'curls', '#5a3420', band='#3a6ad8'), looking(STILL, -6, 0, -6), SMILE, holds=(pocket_pens,)),
            Pupil(_geek('#c88a5c', 'flat', '#2a1a14', 'sweater', '#8a4a2a', '#8a4a2a', glasses=None, trim='#f4e0a0'), looking(STILL, 3, -4, 4), BLINKED),
            Pupil(GEEK, replace(looking(STILL, 0, -2, -3), right=Reach((-0.24, -0.3, 1.5), (1, 0, -1)), right_hand=Hand(30, (0.2, 1, 0), point=True)), GRIN,
                  holds=(pocket_pens,)),
            Pupil(_geek('#6a4430', 'afro', '#1c1210', 'sweater', '#c8303a', '#c8303a', trim='#f4d848'), looking(STILL, 6, 2, 5), SMILE),
            Pupil(TEACHER, looking(BEHIND, -12, 0, 0), PLAIN, size=1.04),
        ),
        back=(
            Pupil(_geek('#f0c8a8', 'slick', '#8a5a2a', band='#f0b02a'), replace(looking(STILL, 0, 0, 2), left=knows, left_hand=Hand(20, (0, 1, 0), point=True)), GRIN),
            Pupil(_geek('#a8744c', 'long', '#1c1a24', 'sweater', '#5a4a8a', '#5a4a8a', trim='#e8e0f0'), looking(BEHIND, 4, 0, -5), SMILE, holds=(pocket_pens,)),
            Pupil(_geek('#c8d8f0', 'short', '#d8702c', band='#7a3ab8', ears=True), looking(BEHIND, -4, -2, 6), STARTLED),
            Pupil(_geek('#e8b088', 'bun', '#3a2418', 'sweater', '#2a8a8a', '#2a8a8a', trim='#f4f0e4'), looking(BEHIND, 8, 2, -3), SMILE),
        ))
    with group(at=(-1.98, -0.62, 0), turn=12):
        _robot()
    with group(at=(1.96, -0.5, 0), turn=-14):
        _machine()
    flash(key='#f4fff0', fill='#bfe8d8', energy=1.0)
    panel((-3.0, CANVAS - 0.5, 1.2), (0, CANVAS - 0.4, 1.8), (0.6, 2.4), 90, '#5aff7a')
    panel((3.0, CANVAS - 0.5, 1.6), (0, CANVAS - 0.4, 1.8), (0.6, 2.4), 70, '#ff5ac8')
