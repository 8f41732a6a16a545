"""Arms, legs and hands: bones found from angles or from where the hand is, and the cloth over them."""
import math

from mathutils import Matrix, Vector

from builders.person import Limb
from kit.materials import paint
from kit.shapes import ball, box, tube
from kit.stage import group

THIGH, SHIN, ARM, FORE = 0.36, 0.38, 0.28, 0.26
_STRETCH = 1.12


def joints(start, side, limb, lengths, flip):
    """Start, elbow or knee, and end of a limb; `flip` is 1 where it bends forwards (an elbow), -1 where back (a knee)."""
    if isinstance(limb, Limb):
        rays = (_ray(side, limb.pitch, limb.roll), _ray(side, limb.pitch + flip * limb.bend, limb.roll * 0.5))
        middle = Vector(start) + rays[0] * lengths[0]
        return Vector(start), middle, middle + rays[1] * lengths[1]
    return _towards(Vector(start), side, limb, lengths)


def _towards(start, side, limb, lengths):
    """Two bones that end where the limb reaches; what is too far is met half way by longer bones."""
    way = Vector(limb.to) - start
    far = max(0.05, min(way.length, sum(lengths) * _STRETCH))
    grown = max(1.0, far * 1.002 / sum(lengths))
    upper, lower = (length * grown for length in lengths)
    unit = way.normalized()
    along = (far * far + upper * upper - lower * lower) / (2 * far)
    out = Vector((side * limb.bend[0], limb.bend[1], limb.bend[2]))
    out = (out - unit * out.dot(unit)).normalized()
    middle = start + unit * along + out * math.sqrt(max(0.0, upper * upper - along * along))
    return start, middle, start + unit * far


def _ray(side, pitch, roll):
    p, r = math.radians(pitch), math.radians(roll)
    return Vector((side * math.sin(r), -math.sin(p) * math.cos(r), -math.cos(p) * math.cos(r)))


def sleeve(bones, radii, material):
    """Cloth over two bones, round where they bend; `radii` at the start, the bend and the end."""
    a, b, c = bones
    near, after = a.lerp(b, 0.72), b.lerp(c, 0.28)
    bend = [near.lerp(b, t).lerp(b.lerp(after, t), t) for t in (0, 0.25, 0.5, 0.75, 1)]
    tube([a, a.lerp(b, 0.4), *bend, b.lerp(c, 0.65), c],
         [radii[0], (radii[0] + radii[1]) / 2, *(radii[1] * k for k in (1, 1.03, 1.05, 1.03, 1)), (radii[1] + radii[2]) / 2, radii[2]], material)
    ball(a, radii[0], material)


def leg(who, bones, side):
    """A leg in its trousers and its shoe; the foot points where the shin's foot would."""
    hip, knee, foot = bones
    cloth = paint(who.legs, rough=0.9)
    sleeve(bones, (0.1 * who.girth ** 0.5, 0.092, 0.082), cloth)
    tube([foot.lerp(knee, 0.06), foot], [0.09, 0.086], paint(who.legs, rough=0.95))
    rise = max(0.0, min(1.0, (foot - knee).normalized().y * 1.2))
    with group() as shoe:
        _shoe(who)
    whole = Matrix.Translation((foot.x, foot.y, foot.z)) @ Matrix.Rotation(side * math.radians(9), 4, 'Z') @ Matrix.Rotation(rise * 0.9, 4, 'X')
    for thing in shoe:
        thing.matrix_basis = whole @ thing.matrix_basis


def _shoe(who):
    leather, sole = paint(who.shoes, rough=0.5), paint(who.trim, rough=0.6)
    box((0, 0.0, -0.075), (0.15, 0.18, 0.12), leather, bevel=0.045)
    box((0, -0.1, -0.075), (0.16, 0.24, 0.085), leather, bevel=0.04)
    box((0, -0.06, -0.08), (0.17, 0.33, 0.03), sole, bevel=0.012)
    for i in range(2):
        box((0, -0.07 - i * 0.05, 0.01 - i * 0.012), (0.09, 0.016, 0.016), sole, bevel=0.004)


def arm(who, bones, side, hand, bare=False):
    """An arm in its sleeve, the cuff, and the hand."""
    _, elbow, wrist = bones
    cloth = paint(who.skin if bare else who.sleeve, rough=0.55 if bare else 0.9)
    sleeve(bones, (0.092, 0.08, 0.066) if not bare else (0.07, 0.06, 0.05), cloth)
    if not bare:
        tube([wrist.lerp(elbow, 0.16), wrist], [0.077, 0.074], paint(who.band or who.sleeve, rough=0.9))
    _hand(who, wrist, (wrist - elbow).normalized(), side, hand)


def _hand(who, wrist, along, side, hand):
    """A palm, four fingers and a thumb; fingers go on along the forearm."""
    back = Vector((side * hand.back[0], hand.back[1], hand.back[2]))
    back = back - along * back.dot(along)
    back = back.normalized() if back.length > 1e-3 else along.orthogonal().normalized()
    across = along.cross(back) * -side
    frame = Matrix((across, back, along)).transposed().to_4x4()
    skin = paint(who.skin, rough=0.55)
    with group() as parts:
        tube([(0, 0, -0.03), (0, 0, 0.03)], 0.045, skin)
        ball((0, 0, 0.055), 0.062, skin, squash=(1.0, 0.6, 1.05))
        for i in range(4):
            x, length = -0.048 + i * 0.032, (0.058, 0.072, 0.076, 0.066)[i]
            curl = 0 if hand.point and i == 3 else hand.curl
            _finger((x, 0, 0.095), length, curl, 0.0185, skin)
        _thumb(hand.curl, skin)
    whole = Matrix.Translation(wrist) @ frame
    for thing in parts:
        thing.matrix_basis = whole @ thing.matrix_basis


def _finger(start, length, curl, radius, skin):
    points, angle = [Vector(start)], 0.0
    for share in (0.5, 0.35, 0.3):
        angle += math.radians(curl) * (0.9 if len(points) == 1 else 1.0)
        points.append(points[-1] + Vector((0, -math.sin(angle), math.cos(angle))) * length * share)
    tube(points, [radius, radius, radius * 0.95, radius * 0.85], skin)
    ball(points[-1], radius * 0.85, skin, detail=2)


def _thumb(curl, skin):
    inward = min(1.0, curl / 80)
    points = [(0.045, -0.008, 0.03), (0.078, -0.02 - 0.012 * inward, 0.062), (0.082 - 0.03 * inward, -0.03 - 0.03 * inward, 0.1)]
    tube(points, [0.022, 0.021, 0.018], skin)
    ball(points[-1], 0.018, skin, detail=2)
