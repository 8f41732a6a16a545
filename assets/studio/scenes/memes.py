"""The six templates of the Meme Manager: jokes that everybody knows, played by people of this town.

Run as a program: python -m scenes.memes <folder>; with --preview <file.png> [template ...] they are photographed quickly
and shown twice as large, one beside the other."""
import os
import random
import sys
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from builders.buildings import flats
from builders.cast.acting import FIST, FLAT, SEATED, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import DJ, FLUNKO, FREAK, GEEK, JOCK, PREP
from builders.corridor import locker
from builders.person import Limb
from builders.rooms.desk_things import mug, paper_cup
from builders.rooms.placed import placed
from builders.rooms.seats import chair, stool, table
from builders.rooms.shell import checkers
from builders.street import hydrant, lamp_post, mailbox
from kit.calm import calm
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import beam, lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.stage import clear, group

_COLOURS, _DITHER = 64, 0.3
# The paper that texts are written on, and the line between a template's panels.
_PAPER, _RULE = (0.957, 0.933, 0.855), (0.094, 0.078, 0.145)


@dataclass(frozen=True)
class Panel:
    """One photograph: its camera, what is put on the stage, how bright it is, and where its top left corner lies."""
    camera: FrontCamera
    build: callable
    exposure: float = 0.3
    at: tuple = (0, 0)


def _wall(hue, y=1.4):
    """A plain backdrop with a little light on it, as in a photographer's studio."""
    plane((0, y, 2), (14, 10), paint(hue, rough=0.9), rot=(90, 0, 0))
    plane((0, 0, 0), (14, 8), paint(hue, rough=0.9))
    sky([(0.0, '#fff4e0'), (1.0, '#c8d8f0')], 0.5)
    panel((-1.6, -3, 3.2), (0, 0, 1.4), (2, 2), 120, '#fff0d8')
    panel((2.2, -1.5, 2.0), (0, 0, 1.4), (1, 2), 40, '#a8c0ff')


def _classic():
    """Between classes: a fist, and the face of a boy who found his homework."""
    for number in range(8):
        placed((-2.2 + number * 0.62, 0.9, 0), locker, '#3f7a6a' if number % 3 else '#c8743a', 18 if number == 5 else 0)
    plane((0, 0, 0), (10, 8), paint('#b8a888', rough=0.3))
    actor(FLUNKO, Pose(lean=-4, sway=-4, turn=-8, head=(-6, -4, 8), right=Reach((-0.4, -0.42, 1.3), (1, 0.3, -1)), right_hand=FIST, left=Limb(14, 14, 30), left_hand=FIST),
          Mood(open=0.72, gaze=(0, -0.05), brow=-14, smile=-0.25))
    sky([(0.0, '#fff0d8'), (1.0, '#d8e4f0')], 0.35)
    panel((-1.8, -2.6, 2.8), (0, 0, 1.4), (1.6, 1.6), 95, '#ffe4b8')
    panel((2.0, -0.6, 2.2), (0, 0, 1.4), (0.8, 1.6), 46, '#8ab0ff')


def _refuses():
    """He will not hear of it: his face is turned away, and his palm is up."""
    _wall('#e09a2c')
    pose = Pose(lean=-6, sway=-8, turn=-14, head=(-26, 10, 10), left=Reach((0.34, -0.5, 1.42), (1, 0.2, -0.6)), left_hand=Hand(4, (0, 0.9, 0.2)), right=Limb(10, 16, 40))
    actor(DJ, pose, Mood(open=0.12, gaze=(-0.6, -0.4), brow=-4, smile=-0.6))


def _approves():
    """This is what he meant: a finger, and a smile with the whole face."""
    _wall('#e09a2c')
    pose = Pose(lean=2, sway=6, turn=12, head=(18, -6, -8), left=Reach((0.3, -0.46, 1.4), (1, 0.2, -0.8)), left_hand=Hand(86, (0.2, 0.8, 0.3), point=True), right=Limb(24, 20, 70))
    actor(DJ, pose, Mood(open=0.8, gaze=(0.6, 0.1), brow=4, lift=0.01, smile=1.0))


def _mind(step):
    """One of four thoughts of the same head, each brighter than the one before."""
    def build():
        night = ('#141a34', '#1c1c52', '#34206a', '#0a0620')[step]
        plane((0, 1.6, 2), (14, 10), paint(night, rough=1, glow=(0.15, 0.3, 0.5, 0.2)[step]), rot=(90, 0, 0))
        hue = ('#8a6a3a', '#ffd86a', '#7ae8ff', '#ff7af0')[step]
        head = (0, 2 - 5 * step, 0)
        actor(GEEK, Pose(head=head, lean=-2 * step, left=Limb(6, 6 + 18 * step, 10), right=Limb(6, 6 + 18 * step, 10)),
              Mood(open=(0.4, 0.8, 1.0, 1.0)[step], gaze=(0, (0, 0.3, 0.6, 0.9)[step]), brow=6 * step, lift=0.02 * step, smile=(-0.3, 0.1, 0.5, 0.9)[step], mouth=(0, 0, 0.25, 0.6)[step]))
        _thought(step, hue)
        sky([(0.0, night), (1.0, '#05040c')], 0.7, stars=2.2 if step == 3 else 0)
        panel((-1.4, -2.4, 2.4), (0, 0, 1.5), (1.4, 1.4), (52, 44, 44, 50)[step], '#ffe8d0')
    return build


def _thought(step, hue):
    """What goes on over the head: a dead bulb, a lit one, rings of light, a sky with planets in it."""
    top = 2.06
    if step < 2:
        ball((0, 0, top + 0.16), 0.13, glow(hue, 5.0) if step else paint('#5a5048', rough=0.2))
        cylinder((0, 0, top - 0.04), 0.06, 0.09, paint('#8a8a90', rough=0.3, metal=0.8))
    if step == 1:
        lamp((0, -0.2, top + 0.2), 16, hue)
    for number in range(3 * step if step > 1 else 0):
        spread = 0.34 + number * 0.16
        ring((0, 0.5, 1.75), spread, 0.012 if step == 2 else 0.008, glow(hue if number % 2 else '#ffffff', 2.4), steps=40)
    if step >= 2:
        for number in range(16):
            turn = number * 0.3927
            x, z = np.cos(turn), np.sin(turn)
            tube([(x * 0.55, 0.6, 1.75 + z * 0.55), (x * 2.4, 0.9, 1.75 + z * 2.4)], [0.012, 0.05], glow(hue, 1.4))
        lamp((0, 0.3, 1.9), 30, hue)
    if step == 3:
        for x, z, size, tint in ((-0.72, 2.02, 0.15, '#ffb84a'), (0.74, 1.98, 0.17, '#6ae8a8'), (-0.86, 1.42, 0.1, '#6aa8ff'), (0.84, 1.38, 0.09, '#ff6a6a')):
            ball((x, 0.2, z), size, paint(tint, rough=0.5, glow=0.5))
        ring((0.74, 0.2, 1.98), 0.26, 0.014, glow('#fff0c0', 1.6), rot=(66, 20, 0), steps=30)


def _nobody():
    """He has taken the whole table for a stage. Nobody at it looks up."""
    checkers(9, 7, '#d8cdb4', '#7a8a90', 0.6)
    plane((0, 3.2, 2), (12, 6), paint('#8ab0a8', rough=0.9), rot=(90, 0, 0))
    box((0, 3.1, 0), (12, 0.08, 0.9), paint('#c8743a', rough=0.7), bevel=0)
    for x in (-2.2, -0.75, 0.75, 2.2):
        box((x, 3.15, 1.5), (1.1, 0.06, 1.2), paint('#d0ecff', glow=0.9), bevel=0)
        for bar in (-0.3, 0.3):
            box((x + bar, 3.1, 1.5), (0.05, 0.04, 1.2), paint('#f4eedc'), bevel=0)
    placed((0, 0.6, 0), table, 3.3, 0.9, 0.74, '#8a5a34', paint('#e0d8c0', rough=0.3))
    with group(at=(0.1, 0.65, 0.72), turn=40):
        pose = Pose(lean=-10, sway=6, head=(6, -18, 8), right=Reach((-0.62, -0.3, 1.62), (1, 0.2, -0.4)), right_hand=FLAT, left=Reach((0.12, -0.44, 1.4), (1, 0.2, -0.6)), left_hand=FIST, left_leg=Limb(26, 10, 40), right_leg=Limb(-6, 8, 4))
        actor(FREAK, pose, Mood(open=1.0, gaze=(0, 0.4), brow=14, lift=0.03, smile=0.5, mouth=1.0))
        # What he shouts through, from his mouth on.
        cylinder((0.02, -0.36, 1.5), 0.035, 0.4, paint('#f0e8d4', rough=0.4), rot=(98, 0, 0), top=0.17, sides=20)
        cylinder((0.02, -0.74, 1.55), 0.172, 0.04, paint('#d8302c', rough=0.4), rot=(98, 0, 0), top=0.18, sides=20)
    _eaters()
    sky([(0.0, '#fff4e0'), (1.0, '#c8dcf0')], 0.6)
    panel((-2.4, -2.6, 3.6), (0, 0.6, 1.2), (2.4, 2), 190, '#fff0d8')
    panel((2.6, 0.4, 2.6), (0, 0.6, 1.2), (1.2, 2), 60, '#a8c8ff')


def _eaters():
    """Three at his feet: one sleeps, one reads, one looks at her nails."""
    seats = ((-1.25, 16, JOCK, replace(SEATED, lean=26, head=(-10, 34, 22), right=Reach((-0.2, -0.42, 0.98), (1, 0.3, 0)), left=Reach((0.26, -0.44, 0.78), (1, 0.3, 0))), Mood(open=0.0, brow=4, smile=-0.1, mouth=0.35)),
             (-0.42, 4, GEEK, replace(SEATED, lean=12, head=(4, 24, -4), right=Reach((-0.16, -0.46, 0.94)), left=Reach((0.16, -0.46, 0.94))), Mood(open=0.5, gaze=(0, -0.9), brow=4, smile=-0.1)),
             (1.2, -14, PREP, replace(SEATED, lean=-4, turn=-8, head=(-34, 16, -8), right=Reach((-0.1, -0.44, 1.1), (1, 0.3, -0.4)), right_hand=Hand(20, (0, 0, 1)), left=Reach((0.3, -0.2, 0.8))), Mood(open=0.4, gaze=(-0.4, -0.6), brow=8, lift=0.02, smile=-0.25)))
    for x, turn, who, pose, mood in seats:
        with group(at=(x, -0.3, 0), turn=turn):
            stool('#5a4a3a', 0.46)
            actor(who, pose, mood)
    box((-0.42, -0.74, 0.86), (0.34, 0.04, 0.24), paint('#b02c30', rough=0.6), rot=(-24, 0, 0))
    for x, hue in ((0.42, '#3a8aa8'), (-0.9, '#c8322c'), (0.7, '#f0b030')):
        placed((x, 0.34, 0.74), paper_cup, '#f0ece0', hue, size=1.5)


def _change():
    """A folding table on the lawn, a mug, a sign, and all afternoon."""
    plane((0, 20, 0), (120, 60), paint('#6f9440', rough=1, worn=0.3, scale=0.6))
    plane((3.6, 12, 0.01), (2.4, 40), paint('#c4b69c', rough=0.9, worn=0.2))
    box((0, 26, 0), (60, 6, 6.4), paint('#a8543c', rough=0.9), bevel=0)
    for x in range(-20, 21, 4):
        for z in (1.1, 3.9):
            box((x, 22.96, z), (2.0, 0.1, 1.6), paint('#f4eedc'), bevel=0)
            box((x, 22.9, z + 0.12), (1.7, 0.1, 1.36), paint('#4a6a84', rough=0.2), bevel=0)
    for x, y in ((-4.6, 12), (-9, 16), (6.6, 15), (11, 18)):
        cylinder((x, y, 0), 0.22, 2.6, paint('#4a352a'))
        for number in range(9):
            ball((x + np.cos(number * 2.4) * 0.9, y, 3.2 + (number % 4) * 0.5), 1.0, paint(('#d8862c', '#b8542c', '#e0aa3c')[number % 3], rough=1), detail=2)
    with group(at=(0.75, 1.1, 0), turn=-6):
        chair('#5a3a2a')
        pose = replace(SEATED, lean=-2, turn=6, head=(-12, 0, 6), right=Reach((-0.26, -0.52, 0.84), (1, 0.3, 0)), right_hand=Hand(62), left=Reach((0.34, -0.5, 0.82), (1, 0.4, 0)), left_hand=FLAT, left_leg=Limb(84, 12, 60))
        actor(GEEK, pose, Mood(open=0.62, gaze=(-0.25, 0.02), brow=-4, lift=0.01, smile=0.55))
    placed((0.75, 0.5, 0), table, 2.1, 0.66, 0.78, '#6a4a34')
    placed((0.44, 0.46, 0.78), mug, '#f4f0e4', '#2f8a4a', size=1.5)
    # The sign leans against the table's front; what it says is written by the person.
    box((0.52, -0.02, 0.0), (1.86, 0.04, 0.76), paint('#fffaf0', rough=0.9, glow=0.25), bevel=0.01, rot=(-7, 0, 0))
    sky([(0.0, '#ffe8c0'), (0.3, '#a8d0e8'), (1.0, '#5a98d8')], 0.8)
    sun((0.6, 0.8, -0.7), 3.6, '#ffe0b0')


def _distracted():
    """Main Street: he looks back at whoever has just passed, and she beside him has seen it."""
    plane((0, 10, 0), (60, 40), paint('#b0a494', rough=0.9, worn=0.2, scale=2))
    for x, hue, shop in ((-7.6, '#8a5a4a', '#2f5a6c'), (1.8, '#a8784a', '#6a3a44'), (11.2, '#7a5a6a', '#2f6a5c')):
        placed((x, 8, 0), flats, 9.2, 8.0, False, [(-2.4, 4.6, False, False), (2.4, 4.6, False, False)], colour=hue, shop=shop)
    placed((-3.0, 5.4, 0), lamp_post, False)
    placed((3.9, 4.6, 0), mailbox)
    placed((-1.0, 5.6, 0), hydrant)
    with group(at=(-1.3, -0.15, 0), turn=-12, size=1.04):
        pose = Pose(lean=3, sway=3, head=(-8, -2, 5), left=Limb(-22, 8, 26), right=Limb(24, 8, 40), left_leg=Limb(22, 4, 8), right_leg=Limb(-18, 4, 24))
        actor(FREAK, pose, Mood(open=0.7, gaze=(-0.5, 0.05), brow=2, smile=0.5))
    with group(at=(0.2, 0.85, 0), turn=34):
        pose = Pose(lean=-2, sway=8, turn=-26, head=(-66, 2, 8), right=Limb(-10, 14, 20), left=Limb(22, 14, 30), left_leg=Limb(16, 6, 6), right_leg=Limb(-16, 5, 18))
        actor(JOCK, pose, Mood(open=1.0, gaze=(-0.6, 0.05), brow=14, lift=0.04, smile=0.7, mouth=0.35))
    with group(at=(1.32, 0.6, 0), turn=-38):
        pose = Pose(lean=4, sway=6, turn=-8, head=(-14, -2, 8), right=Reach((-0.4, -0.36, 1.1), (0.8, 0.2, -1)), right_hand=Hand(70), left=Reach((0.3, -0.34, 1.2), (1, 0.2, -1)), left_hand=FLAT)
        actor(PREP, pose, Mood(open=1.0, gaze=(-0.7, 0.05), brow=-16, smile=-0.8, mouth=0.6))
    sky([(0.0, '#ffe0b0'), (0.3, '#a8d0e8'), (1.0, '#5a98d8')], 0.8)
    sun((0.5, 0.8, -0.8), 3.4, '#ffdcae')


_BUST = {'eye': (0, -2.1, 1.56), 'focal': 250, 'vanishing': (80, 78), 'size': (160, 160)}
_FRAME = (0, -2.5, 1.72)

# Each template's size, and its photographs; what no photograph covers is paper.
TEMPLATES = {
    'classic': ((320, 240), (Panel(FrontCamera((-0.06, -2.3, 1.4), 330, (160, 112), (320, 240)), _classic, 0.35),)),
    'drake': ((320, 320), (Panel(FrontCamera(**_BUST), _refuses), Panel(FrontCamera(**_BUST), _approves, at=(0, 160)))),
    'brain': ((320, 384), tuple(Panel(FrontCamera(_FRAME, 178, (80, 48), (160, 96)), _mind(step), 0.35, (160, 96 * step)) for step in range(4))),
    'nobody': ((352, 272), (Panel(FrontCamera((0, -3.6, 1.5), 320, (176, 104), (352, 208)), _nobody, 0.3, (0, 64)),)),
    'change': ((352, 208), (Panel(FrontCamera((0.3, -2.9, 1.3), 330, (164, 78), (352, 208)), _change, 0.15),)),
    'distracted': ((352, 208), (Panel(FrontCamera((0, -3.3, 1.45), 330, (176, 92), (352, 208)), _distracted, 0.15),)),
}


def _template(name, samples):
    (width, height), panels = TEMPLATES[name]
    whole = np.full((height, width, 3), _PAPER)
    for shot in panels:
        random.seed(7)
        clear()
        shot.build()
        shot.camera.aim()
        (w, h), (x, y) = shot.camera.size, shot.at
        whole[y:y + h, x:x + w] = calm(photograph(size=(w, h), samples=samples, exposure=shot.exposure, bloom=0.25))
        # A line where a photograph meets paper or the one above it.
        if y > 0:
            whole[y - 1:y + 1, :] = _RULE
        if x > 0:
            whole[:, x - 1:x + 1] = _RULE
        if w < width and x == 0:
            whole[:, w - 1:w + 1] = _RULE
    return whole


def _preview(path, names):
    shots = [_template(name, 4) for name in names]
    tall = max(shot.shape[0] for shot in shots)
    sheet = np.hstack([np.pad(shot, ((0, tall - shot.shape[0]), (0, 4), (0, 0))) for shot in shots])
    image = Image.fromarray((sheet * 255).astype(np.uint8))
    image.resize((image.width * 2, image.height * 2), Image.NEAREST).save(path)


def main(folder):
    for name in TEMPLATES:
        picture = _template(name, 24)
        palette = make_palette(picture, _COLOURS)
        save_indexed(os.path.join(folder, f'{name}.png'), reduce(picture, palette, _DITHER), palette)
    write_bundle(folder, pictures=[f'{name}.png' for name in TEMPLATES])


if __name__ == '__main__':
    if sys.argv[1] == '--preview':
        _preview(sys.argv[2], sys.argv[3:] or list(TEMPLATES))
    else:
        main(sys.argv[1])
