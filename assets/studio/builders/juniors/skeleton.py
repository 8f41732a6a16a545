"""The skeleton that the figure and all that it wears share, and the way from a pose to where each bone is.

No bone has a turn of its own at rest: a pose turns a bone about the figure's axes, as its parent carries them."""
import math

from mathutils import Euler, Matrix, Vector

# Bone: its parent and where it begins, in metres. Models are made at rest: arms down and a little out.
BONES = {
    'root': (None, (0, 0, 0)),
    'hips': ('root', (0, 0, 0.36)),
    'spine': ('hips', (0, 0, 0.40)),
    'head': ('spine', (0, 0, 0.66)),
    'left_arm': ('spine', (0.17, 0, 0.595)),
    'left_fore': ('left_arm', (0.262, 0, 0.49)),
    'left_hand': ('left_fore', (0.345, 0, 0.40)),
    'right_arm': ('spine', (-0.17, 0, 0.595)),
    'right_fore': ('right_arm', (-0.262, 0, 0.49)),
    'right_hand': ('right_fore', (-0.345, 0, 0.40)),
    'left_leg': ('hips', (0.09, 0, 0.34)),
    'left_foot': ('left_leg', (0.1, 0, 0.1)),
    'right_leg': ('hips', (-0.09, 0, 0.34)),
    'right_foot': ('right_leg', (-0.1, 0, 0.1)),
}


def start(bone):
    """Where a bone begins, at rest."""
    return Vector(BONES[bone][1])


def turn(degrees):
    """A turn in degrees about x, y and z as a quaternion. About x a limb that hangs swings back, a head nods."""
    return Euler([math.radians(d) for d in degrees]).to_quaternion()


def carried(turns, lift=(0, 0, 0)):
    """By bone the matrix that carries what hangs on it at rest to where a pose has it: `turns` are quaternions by bone,
    `lift` is how far the hips go, in metres."""
    matrices = {}
    for bone, (parent, _) in BONES.items():
        pivot = start(bone)
        moved = pivot + Vector(lift) if bone == 'hips' else pivot
        own = Matrix.Translation(moved) @ turns[bone].to_matrix().to_4x4() @ Matrix.Translation(-pivot)
        matrices[bone] = matrices[parent] @ own if parent else own
    return matrices
