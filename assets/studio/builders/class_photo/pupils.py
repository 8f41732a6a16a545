"""Pupils in their rows: who they are, what they do while the photographer counts to three, and what they hold."""
from dataclasses import dataclass, replace

from builders.cast.acting import Hand, Mood, Pose, Reach, SEATED
from builders.cast.actor import actor
from builders.cast.limbs import SHIN, THIGH
from builders.cast.who import Who
from builders.class_photo.gym import CAMERA, ROWS
from builders.person import Limb
from kit.lettering import write
from kit.materials import paint
from kit.shapes import ball, box, tube
from kit.stage import group

# Where the hips of those are who stand and who sit, over what they stand on.
STANDING, SITTING = THIGH + SHIN + 0.06, 0.43

STILL = Pose(left=Limb(4, 12, 16), right=Limb(4, 12, 16))
BEHIND = Pose(left=Limb(-16, 14, 10), right=Limb(-16, 14, 10))
FOLDED = Pose(left=Reach((-0.14, -0.26, 1.04), (1, -0.4, -0.6)), right=Reach((0.14, -0.3, 1.0), (1, -0.4, -0.6)), left_hand=Hand(60), right_hand=Hand(60))
LAP = replace(SEATED, hips=SITTING, left=Reach((0.13, -0.34, 0.58)), right=Reach((-0.13, -0.34, 0.58)), left_hand=Hand(12, (0, 0, 1)), right_hand=Hand(12, (0, 0, 1)))

SMILE = Mood(open=0.95, smile=0.8, lift=0.01)
GRIN = Mood(open=0.9, smile=0.9, mouth=0.32, lift=0.015)
PLAIN = Mood(open=0.85, smile=0.15)
SULK = Mood(open=0.62, smile=-0.6, brow=-12)
GLARE = Mood(open=0.72, smile=-0.35, brow=-18)
BLINKED = Mood(open=0.0, smile=0.5)
STARTLED = Mood(open=1.0, smile=-0.1, mouth=0.5, lift=0.04, brow=14)


@dataclass(frozen=True)
class Pupil:
    """A person in a row. `holds` are functions that put on the stage what is held or worn, given where the hips are; `turn`
    is degrees to the left as the viewer sees it."""
    who: Who
    pose: Pose = STILL
    mood: Mood = SMILE
    turn: float = 0
    size: float = 1.0
    holds: tuple = ()


def seated(pose=LAP, **changes):
    """The pose of the first row with changes."""
    return replace(pose, hips=SITTING, **changes)


def looking(pose, yaw=0, nod=0, tilt=0):
    """A pose with the head turned, nodded and tilted by so many degrees."""
    return replace(pose, head=(yaw, nod, tilt))


def rows(front, middle, back, apart=(0.74, 0.72, 0.76)):
    """Puts three rows of pupils on the stage."""
    for pupils, (y, z), step in zip((front, middle, back), ROWS, apart):
        for i, pupil in enumerate(pupils):
            _stand(pupil, (i - (len(pupils) - 1) / 2) * step, y, z)


def _stand(pupil, x, y, z):
    hips = STANDING if pupil.pose.hips is None else pupil.pose.hips
    with group(at=(x, y, z), turn=pupil.turn, size=pupil.size):
        actor(pupil.who, pupil.pose, pupil.mood)
        for hold in pupil.holds:
            hold(hips)


def worn_number(digits, at, hue='#f8f4e6'):
    """A number on a chest that is at a point of the gym, in letters of whole pixels."""
    write(digits, CAMERA, at, paint(hue, rough=0.8, glow=0.15))


def pocket_pens(hips):
    """A white pocket full of pens."""
    box((0.1, -0.192, hips + 0.24), (0.085, 0.016, 0.09), paint('#f8f8f0', rough=0.6), bevel=0)
    for x, hue in ((0.075, '#d8303c'), (0.1, '#1c4ad8'), (0.125, '#181425')):
        box((x, -0.2, hips + 0.29), (0.016, 0.014, 0.07), paint(hue, rough=0.4), bevel=0)


def pearls(hips):
    """A string of them round the neck."""
    for i in range(-4, 5):
        ball((i * 0.026, -0.15 - 0.0 * i, hips + 0.43 + 0.0036 * i * i), 0.018, paint('#fdf8ee', rough=0.15), detail=2)


def necktie(hue, stripe):
    """A striped tie over whatever is worn."""
    def tie(hips):
        box((0, -0.2, hips + 0.12), (0.06, 0.02, 0.3), paint(hue, rough=0.6), bevel=0.008)
        for i in range(3):
            box((0, -0.212, hips + 0.16 + i * 0.09), (0.064, 0.008, 0.024), paint(stripe, rough=0.6), bevel=0, rot=(0, 24, 0))
    return tie


def chain(hips):
    """A chain with a skull's tooth on it, or what looks like one."""
    steel = paint('#e0e4ec', rough=0.2, metal=0.9)
    tube([(-0.1, -0.16, hips + 0.47), (-0.05, -0.21, hips + 0.34), (0, -0.22, hips + 0.3), (0.05, -0.21, hips + 0.34), (0.1, -0.16, hips + 0.47)], 0.012, steel)
    ball((0, -0.225, hips + 0.28), 0.03, steel, detail=2)
