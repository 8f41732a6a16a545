"""Somebody on the stage: a body that does something and a face that means it."""
import math

from mathutils import Matrix, Vector

from builders.cast.acting import Mood, Pose, Reach
from builders.cast.clothes import TORSO, trunk
from builders.cast.face import head
from builders.cast.limbs import ARM, FORE, SHIN, THIGH, arm, joints, leg
from kit.stage import group


def actor(who, pose=Pose(), mood=Mood()):
    """Stands on z = 0, nearly 1.95 m tall, and looks towards -y. Returns the objects of `head` and of `upper` (head, arms
    and trunk), so that a loop can be cut where they are."""
    hips = THIGH + SHIN + 0.06 if pose.hips is None else pose.hips
    if who.wear != 'gown':
        for side, limb in ((-1, pose.right_leg), (1, pose.left_leg)):
            leg(who, joints((side * 0.092, 0, hips - 0.02), side, limb, (THIGH, SHIN), -1), side)
    waist = _placed((0, 0, hips - 0.02), pose.turn, pose.lean, pose.sway)
    with group() as upper:
        trunk(who, pose.breath)
        for side, limb, hand in ((-1, pose.right, pose.right_hand), (1, pose.left, pose.left_hand)):
            if isinstance(limb, Reach):
                limb = Reach(tuple(waist.inverted() @ Vector(limb.to)), limb.bend)
            bones = joints((side * 0.225 * who.girth ** 0.7, 0, TORSO - 0.075), side, limb, (ARM, FORE), 1)
            arm(who, bones, side, hand, bare=who.wear == 'gown')
        with group() as skull:
            head(who, mood)
        _move(skull, Matrix.Translation((0, -0.02, TORSO + 0.03)) @ _placed((0, 0, 0), *pose.head) @ Matrix.Scale(who.head, 4))
    _move(upper, waist)
    return {'head': skull, 'upper': upper}


def _placed(at, yaw=0, nod=0, tilt=0):
    whole = Matrix.Translation(at)
    for degrees, axis in ((yaw, 'Z'), (nod, 'X'), (tilt, 'Y')):
        whole = whole @ Matrix.Rotation(math.radians(degrees), 4, axis)
    return whole


def _move(members, whole):
    for thing in members:
        thing.matrix_basis = whole @ thing.matrix_basis
