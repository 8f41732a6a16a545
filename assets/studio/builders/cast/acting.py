"""What a person on the stage does: where limbs go, what hands hold, what a face says."""
from dataclasses import dataclass

from builders.person import Limb


@dataclass(frozen=True)
class Reach:
    """A limb whose end is at `to`, in the person's own metres (towards -y is forwards); its elbow or knee leans to
    `bend`, of which x counts outwards."""
    to: tuple
    bend: tuple = (0.5, 0.2, -1)


@dataclass(frozen=True)
class Hand:
    """`curl` is how far the fingers are closed (0 flat, 90 a fist); `back` is where the back of the hand looks, of which x
    counts outwards; `point` leaves the first finger straight."""
    curl: float = 28
    back: tuple = (1, 0, 0.2)
    point: bool = False


FIST, FLAT, GRIP = Hand(86), Hand(8, (0, 0, 1)), Hand(62)


@dataclass(frozen=True)
class Pose:
    """`lean` bends the back forwards, `sway` to the right, `turn` the shoulders against the hips; `head` is yaw, nod, tilt.
    `hips` is how high they are; None: as high as straight legs carry them."""
    lean: float = 0
    sway: float = 0
    turn: float = 0
    head: tuple = (0, 0, 0)
    left: object = Limb()
    right: object = Limb()
    left_leg: object = Limb(0, 4, 2)
    right_leg: object = Limb(0, 4, 2)
    left_hand: Hand = Hand()
    right_hand: Hand = Hand()
    hips: float = None
    breath: float = 0


SEATED = Pose(hips=0.46, left_leg=Limb(80, 8, 78), right_leg=Limb(84, 8, 84))


@dataclass(frozen=True)
class Mood:
    """`open` is how far the lids are (0 shut, 1 wide), `gaze` right and up (-1 to 1), `brow` lifts the inner ends (degrees),
    `lift` both brows (metres), `smile` is -1 to 1, `mouth` how far it is open (0 to 1)."""
    open: float = 0.9
    gaze: tuple = (0, 0)
    brow: float = 0
    lift: float = 0
    smile: float = 0.1
    mouth: float = 0


def at(sequence, phase):
    """The mouth of somebody who speaks, or any other value that a loop steps through."""
    return sequence[phase % len(sequence)]
