"""What a Junior does: clips of keyed poses. Between two keys every turn eases in and out."""
from bisect import bisect_right

from builders.juniors.skeleton import BONES, turn

# How a Junior stands when it does nothing: forearms up, so that what it holds is seen.
STANCE = {
    'left_arm': (-12, 4, 0), 'left_fore': (-48, 0, 0), 'left_hand': (52, 0, 0),
    'right_arm': (-12, -4, 0), 'right_fore': (-48, 0, 0), 'right_hand': (52, 0, 0),
}
_BREATH = {'spine': (2, 0, 0), 'head': (-3, 0, 4), 'left_arm': (-16, 1, 0), 'right_arm': (-16, -1, 0),
           'lift': (0, 0, -0.006)}
_WOUND = {'spine': (-6, 0, -24), 'head': (4, 0, 20), 'right_arm': (0, 74, -26), 'right_fore': (0, 12, -10),
          'right_hand': (-24, -78, 0), 'left_arm': (-34, -8, 0), 'left_leg': (-16, 0, 0), 'right_leg': (10, 0, 0),
          'left_foot': (10, 0, 0), 'lift': (0, 0.03, 0)}
_STRUCK = {'spine': (16, 0, 26), 'head': (-10, 0, -20), 'right_arm': (0, 52, 52), 'right_fore': (0, 8, 16),
           'right_hand': (76, -52, 0), 'left_arm': (34, -24, 0), 'left_fore': (-20, 0, 0), 'left_leg': (-20, 0, 0), 'right_leg': (16, 0, 0),
           'left_foot': (16, 0, 0), 'lift': (0, -0.06, -0.012)}
_GUARDED = {'spine': (12, 0, 14), 'head': (4, 0, -10), 'left_arm': (-74, 14, 0), 'left_fore': (-34, 16, 0),
            'left_hand': (84, 0, 0), 'right_arm': (-24, 4, 0), 'right_fore': (-70, 0, 0), 'right_hand': (50, 0, 0),
            'left_leg': (-10, 0, 0), 'right_leg': (9, 6, 0), 'lift': (0, 0.02, -0.008)}
_KNOCKED = {'spine': (-22, 0, 10), 'head': (-12, 8, 12), 'left_arm': (-58, -38, 0), 'right_arm': (-50, 40, 0),
            'left_fore': (-24, 0, 0), 'right_fore': (-24, 0, 0), 'left_leg': (-14, 0, 0), 'right_leg': (6, 0, 0),
            'lift': (0, 0.07, 0.03)}
_DIZZY = {'spine': (10, -6, 0), 'head': (10, -8, -6), 'lift': (0, 0.03, -0.006)}
_BENT = {'spine': (12, 0, 0), 'head': (4, 0, 0), 'left_arm': (14, -6, 0), 'right_arm': (14, 6, 0),
         'lift': (0, 0, -0.012)}
_UP = {'spine': (-6, 0, 0), 'head': (-6, 6, 0), 'left_arm': (0, -72, 0), 'right_arm': (0, 72, 0),
       'left_fore': (0, -12, 0), 'right_fore': (0, 12, 0), 'left_hand': (6, 66, 0), 'right_hand': (6, -66, 0),
       'left_leg': (8, -9, 0), 'right_leg': (8, 9, 0), 'left_foot': (12, 0, 0), 'right_foot': (12, 0, 0),
       'lift': (0, 0, 0.16)}
_LANDED = {**_UP, 'lift': (0, 0, -0.01), 'left_leg': (0, 0, 0), 'right_leg': (0, 0, 0), 'left_foot': (0, 0, 0),
           'right_foot': (0, 0, 0), 'head': (4, -6, 0), 'spine': (6, 0, 0)}

# Clip: its keys as (seconds, what differs from the stance). All end as they begin.
CLIPS = {
    'idle': ((0, {}), (1.1, _BREATH), (2.2, {})),
    'attack': ((0, {}), (0.28, _WOUND), (0.44, _STRUCK), (0.62, _STRUCK), (0.95, {})),
    'guard': ((0, {}), (0.2, _GUARDED), (0.85, _GUARDED), (1.1, {})),
    'hurt': ((0, {}), (0.12, _KNOCKED), (0.45, _DIZZY), (0.8, {})),
    'cheer': ((0, {}), (0.16, _BENT), (0.4, _UP), (0.6, _LANDED), (0.82, _UP), (1.02, _LANDED), (1.35, {})),
}


def length(clip):
    """How long a clip is, in seconds."""
    return CLIPS[clip][-1][0]


def key_pose(changes):
    """The stance with changes as a pose of every bone."""
    still = {bone: (0, 0, 0) for bone in (*BONES, 'lift')}
    return {**still, **STANCE, **changes}


def pose_at(clip, seconds):
    """(turn of each bone as a quaternion by its name, lift of the hips) at a moment of a clip."""
    keys = CLIPS[clip]
    index = min(bisect_right([at for at, _ in keys], seconds), len(keys) - 1)
    (start, before), (end, after) = keys[index - 1], keys[index]
    share = min(max((seconds - start) / (end - start), 0), 1)
    share = share * share * (3 - 2 * share)
    before, after = key_pose(before), key_pose(after)
    turns = {bone: turn(before[bone]).slerp(turn(after[bone]), share) for bone in BONES}
    lift = tuple(a + (b - a) * share for a, b in zip(before['lift'], after['lift']))
    return turns, lift
