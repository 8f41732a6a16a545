"""People who can be posed: a big head with heavy brows, a body of two-boned limbs; and Flunko, whom every picture shows.

A pose is angles in degrees: pitch swings a limb forwards, roll sideways, bend is the elbow's or the knee's. A mood is
what eyes, brows and mouth do."""
import math
from dataclasses import dataclass

from mathutils import Matrix

from kit.materials import paint
from kit.shapes import ball, box, cylinder, tube
from kit.stage import group


@dataclass(frozen=True)
class Who:
    """What a person is known by: the colours of skin, jacket and beanie; `letter` is sewn on the jacket's left."""
    skin: str
    jacket: str
    sleeve: str
    cap: str
    cuff: str
    trousers: str
    shoes: str = '#f4f4f0'
    letter: str = '#f4d848'


@dataclass(frozen=True)
class Limb:
    pitch: float = 0
    roll: float = 8
    bend: float = 10


@dataclass(frozen=True)
class Pose:
    """`lean` bends the back forwards, `turn` the shoulders against the hips; `head` is yaw, nod, tilt."""
    lean: float = 0
    turn: float = 0
    head: tuple = (0, 0, 0)
    left: Limb = Limb()
    right: Limb = Limb()
    left_leg: Limb = Limb(0, 4, 2)
    right_leg: Limb = Limb(0, 4, 2)


@dataclass(frozen=True)
class Mood:
    """`gaze` is right and up, -1 to 1; `brow` lifts the inner ends (degrees), `smile` is -1 to 1."""
    gaze: tuple = (0, 0)
    brow: float = 0
    smile: float = 0.1


# The missing boy: blue skin, a yellow beanie, a red varsity jacket. Drawings of him take their inks from here.
FLUNKO = Who(skin='#5fa8e0', jacket='#d02c34', sleeve='#f2ead6', cap='#f2c832', cuff='#c89a1e', trousers='#2c3a6a')
_THIGH, _SHIN, _TORSO, _ARM, _FORE = 0.36, 0.38, 0.5, 0.27, 0.25
_INK = '#140c1c'


def person(who=FLUNKO, pose=Pose(), mood=Mood()):
    """Stands on z = 0, 1.95 m tall with the beanie, and looks towards -y."""
    hips = _THIGH + _SHIN + 0.06
    for side, leg in ((-1, pose.right_leg), (1, pose.left_leg)):
        _leg(who, _joints((side * 0.11, 0, hips), side, leg, (_THIGH, _SHIN), -1))
    with group() as upper:
        _trunk(who)
        for side, arm in ((-1, pose.right), (1, pose.left)):
            _arm(who, side, _joints((side * 0.23, 0, _TORSO - 0.05), side, arm, (_ARM, _FORE), 1))
        with group() as head:
            _head(who, mood)
        _turn(head, (0, -0.02, _TORSO + 0.05), *pose.head)
    _turn(upper, (0, 0, hips - 0.04), pose.turn, pose.lean)


def _ray(side, pitch, roll):
    p, r = math.radians(pitch), math.radians(roll)
    return side * math.sin(r), -math.sin(p) * math.cos(r), -math.cos(p) * math.cos(r)


def _joints(start, side, limb, lengths, bends):
    """Where a limb starts, bends and ends. An elbow bends forwards (1), a knee back (-1)."""
    rays = (_ray(side, limb.pitch, limb.roll), _ray(side, limb.pitch + bends * limb.bend, limb.roll * 0.5))
    middle = tuple(a + d * lengths[0] for a, d in zip(start, rays[0]))
    return start, middle, tuple(a + d * lengths[1] for a, d in zip(middle, rays[1]))


def _turn(members, at, yaw=0, nod=0, tilt=0):
    whole = Matrix.Translation(at)
    for degrees, axis in ((yaw, 'Z'), (nod, 'X'), (tilt, 'Y')):
        whole = whole @ Matrix.Rotation(math.radians(degrees), 4, axis)
    for thing in members:
        thing.matrix_basis = whole @ thing.matrix_basis


def _leg(who, joints):
    hip, knee, foot = joints
    cloth = paint(who.trousers, rough=0.9)
    tube([hip, knee], 0.095, cloth)
    ball(knee, 0.095, cloth)
    tube([knee, foot], 0.085, cloth)
    x, y, z = foot[0], foot[1] - 0.08, foot[2] - 0.07
    box((x, y, z), (0.16, 0.33, 0.12), paint(who.shoes, rough=0.5), bevel=0.04)
    box((x, y, z), (0.17, 0.34, 0.035), paint(who.cuff, rough=0.6), bevel=0.01)


def _arm(who, side, joints):
    shoulder, elbow, wrist = joints
    sleeve, skin = paint(who.sleeve, rough=0.9), paint(who.skin, rough=0.55)
    ball(shoulder, 0.088, sleeve)
    tube([shoulder, elbow], 0.078, sleeve)
    ball(elbow, 0.078, sleeve)
    tube([elbow, wrist], 0.068, sleeve)
    ball(wrist, 0.07, paint(who.jacket, rough=0.9))
    along = [b - a for a, b in zip(elbow, wrist)]
    palm = tuple(w + d * 0.26 for w, d in zip(wrist, along))
    ball(palm, 0.072, skin, squash=(0.85, 1, 1.15))
    ball((palm[0] - side * 0.055, palm[1] - 0.035, palm[2] + 0.01), 0.03, skin)


def _trunk(who):
    cloth, trim = paint(who.jacket, rough=0.9), paint(who.cuff, rough=0.9)
    cylinder((0, 0, 0), 0.2, _TORSO, cloth, top=0.22)
    ball((0, 0, _TORSO - 0.03), 0.215, cloth, squash=(1.05, 0.8, 0.45))
    cylinder((0, 0, -0.02), 0.207, 0.07, trim)
    cylinder((0, 0, _TORSO + 0.02), 0.115, 0.06, trim)
    box((0, -0.212, 0.03), (0.02, 0.02, 0.42), paint(who.sleeve, rough=0.9), bevel=0)
    letter = paint(who.letter, rough=0.6)
    for x, z, w, h in ((0.08, 0.24, 0.035, 0.16), (0.12, 0.365, 0.1, 0.035), (0.105, 0.3, 0.07, 0.035)):
        box((x, -0.215, z), (w, 0.02, h), letter, bevel=0)


def _head(who, mood):
    face, ink, white = paint(who.skin, rough=0.55), paint(_INK, rough=0.5), paint('#fbfbf4', rough=0.3)
    cylinder((0, 0, 0), 0.085, 0.12, face)
    at = 0.34
    ball((0, 0, at), 0.3, face, squash=(1.0, 0.92, 0.98), detail=4)
    ball((0, -0.06, at - 0.14), 0.23, face, squash=(1.02, 0.9, 0.75), detail=4)
    for side in (-1, 1):
        ball((side * 0.3, 0.02, at - 0.02), 0.075, face, squash=(0.6, 0.9, 1.15))
        ball((side * 0.11, -0.225, at + 0.03), 0.1, white, squash=(1, 0.55, 0.82))
        ball((side * 0.11 + mood.gaze[0] * 0.04, -0.276, at + 0.03 + mood.gaze[1] * 0.03), 0.04, ink, squash=(0.9, 0.45, 1.1))
        box((side * 0.11, -0.285, at + 0.105), (0.18, 0.05, 0.042), paint(_INK, rough=0.9), bevel=0.012,
            rot=(0, side * mood.brow, 0))
    box((0, -0.315, at - 0.06), (0.085, 0.07, 0.08), face, bevel=0.025)
    z, corner = at - 0.15, mood.smile * 0.045
    tube([(i * 0.03, -0.278 + 0.0018 * i * i, z + corner * (i * i / 6.4 - 0.4)) for i in range(-3, 4)], 0.014, ink)
    cap, cuff = paint(who.cap, rough=0.95), paint(who.cuff, rough=0.95)
    ball((0, 0.02, at + 0.12), 0.295, cap, squash=(1.05, 1.0, 0.78), detail=4)
    cylinder((0, 0.01, at + 0.1), 0.308, 0.085, cuff, sides=28)
    ball((0, 0.03, at + 0.37), 0.06, cuff)
