"""What people have on their heads: hair, and the hats they are known by; `at` is the height of the skull's middle."""
import math

from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, ring, tube


def hair(who, at):
    """The hair or the hat of somebody."""
    _STYLES[who.hair](paint(who.crown, rough=0.95), paint(who.trim, rough=0.95), at)


def _cap_of(hue, at, low=0.08, size=0.302, tall=0.86):
    ball((0, 0.045, at + low), size, hue, squash=(1.04, 1.0, tall), detail=4)


def _locks(hue, at, places, radius=0.09):
    for x, y, z, r in places:
        ball((x, y, at + z), radius * r, hue, squash=(1, 1, 1.3), detail=2)


def _beanie(crown, trim, at):
    """Knitted: ribs run up to the bobble."""
    ball((0, 0.02, at + 0.12), 0.295, crown, squash=(1.05, 1.0, 0.78), detail=4)
    for i in range(14):
        a = math.tau * (i + 0.5) / 14
        points = [(0.309 * math.cos(a) * math.cos(u), 0.02 + 0.297 * math.sin(a) * math.cos(u), at + 0.12 + 0.232 * math.sin(u)) for u in (0.25, 0.6, 0.95, 1.25)]
        tube(points, [0.014, 0.013, 0.011, 0.006], crown)
    cylinder((0, 0.01, at + 0.1), 0.308, 0.085, trim, sides=28)
    for z in (at + 0.105, at + 0.18):
        ring((0, 0.01, z), 0.306, 0.014, trim, rot=(0, 0, 0), steps=28)
    ball((0, 0.03, at + 0.37), 0.06, trim)


def _flat(crown, _trim, at):
    _cap_of(crown, at, 0.09, 0.3, 0.72)
    box((0, 0.03, at + 0.2), (0.44, 0.42, 0.15), crown, bevel=0.05)
    for side in (-1, 1):
        box((side * 0.285, -0.03, at - 0.02), (0.05, 0.12, 0.16), crown, bevel=0.02)


def _curls(crown, _trim, at):
    for i in range(54):
        a, up = i * 2.399, 0.0 + i / 53
        flat = math.sqrt(max(0.0, 1 - up * up))
        if math.sin(a) < -0.55 and up < 0.35:
            continue
        ball((0.3 * flat * math.cos(a), 0.05 + 0.3 * flat * math.sin(a), at + 0.06 + 0.29 * up), 0.088, crown, detail=2)


def _afro(crown, _trim, at):
    ball((0, 0.08, at + 0.12), 0.38, crown, squash=(1.08, 0.95, 0.95), detail=4)
    for i in range(60):
        a, up = i * 2.399, -0.2 + 1.2 * i / 59
        flat = math.sqrt(max(0.0, 1 - up * up))
        if math.sin(a) < -0.3 and up < 0.5:
            continue
        ball((0.39 * flat * math.cos(a), 0.08 + 0.35 * flat * math.sin(a), at + 0.12 + 0.35 * up), 0.07, crown, detail=2)


def _bob(crown, trim, at):
    ball((0, 0.06, at + 0.06), 0.325, crown, squash=(1.05, 1.0, 0.96), detail=4)
    for side in (-1, 1):
        tube([(side * 0.25, -0.08, at + 0.14), (side * 0.315, -0.04, at - 0.04), (side * 0.3, -0.04, at - 0.24), (side * 0.24, -0.1, at - 0.3)], [0.09, 0.1, 0.09, 0.03], crown)
        tube([(side * 0.1, 0.2, at + 0.1), (side * 0.2, 0.26, at - 0.12), (side * 0.17, 0.22, at - 0.3)], [0.14, 0.13, 0.06], crown)
    tube([(-0.22, -0.2, at + 0.2), (0.0, -0.27, at + 0.25), (0.2, -0.23, at + 0.17), (0.27, -0.15, at + 0.06)], [0.05, 0.085, 0.075, 0.03], crown)
    ring((0, 0.05, at + 0.21), 0.292, 0.028, trim, rot=(-16, 0, 0), steps=28)


def _spikes(crown, trim, at):
    ball((0, 0.04, at + 0.07), 0.297, trim, squash=(1.02, 1.0, 0.78), detail=4)
    for i in range(8):
        angle = -48 + i * 24
        y, z = 0.04 + 0.25 * math.sin(math.radians(angle)), at + 0.06 + 0.23 * math.cos(math.radians(angle))
        cylinder((0, y, z), 0.068, 0.26 - 0.012 * abs(i - 3), crown, rot=(-angle, 0, 0), top=0.006, sides=8)


def _tufts(crown, _trim, at):
    """Bald, with what is left over the ears."""
    for side in (-1, 1):
        for i in range(5):
            a = math.radians(12 + i * 20)
            ball((side * 0.295 * math.cos(a), 0.04 + 0.29 * math.sin(a), at + 0.02 + 0.02 * (i % 2)), 0.082, crown, squash=(0.8, 0.8, 1.1), detail=2)


def _slick(crown, _trim, at):
    _cap_of(crown, at, 0.075, 0.303, 0.8)
    tube([(-0.28, -0.1, at + 0.12), (-0.12, -0.235, at + 0.22), (0.1, -0.21, at + 0.25), (0.27, -0.1, at + 0.14)], [0.05, 0.075, 0.07, 0.04], crown)
    tube([(-0.09, -0.31, at - 0.115), (0, -0.335, at - 0.1), (0.09, -0.31, at - 0.115)], [0.014, 0.024, 0.014], crown)


def _bun(crown, _trim, at):
    _cap_of(crown, at, 0.08, 0.305, 0.88)
    ball((0, 0.18, at + 0.34), 0.14, crown, detail=3)
    tube([(-0.27, -0.12, at + 0.08), (-0.1, -0.235, at + 0.2), (0.12, -0.23, at + 0.2), (0.27, -0.12, at + 0.08)], [0.05, 0.06, 0.06, 0.05], crown)


def _tail(crown, trim, at):
    _cap_of(crown, at, 0.08, 0.304, 0.88)
    tube([(-0.27, -0.12, at + 0.1), (0.05, -0.25, at + 0.21), (0.27, -0.12, at + 0.08)], [0.05, 0.075, 0.05], crown)
    ring((0, 0.33, at + 0.16), 0.06, 0.03, trim, rot=(60, 0, 0))
    tube([(0, 0.32, at + 0.16), (0, 0.46, at + 0.1), (0, 0.48, at - 0.12), (0.02, 0.43, at - 0.3)], [0.07, 0.1, 0.08, 0.02], crown)


def _long(crown, _trim, at):
    ball((0, 0.06, at + 0.07), 0.32, crown, squash=(1.04, 1, 0.92), detail=4)
    for side in (-1, 1):
        tube([(side * 0.22, -0.1, at + 0.17), (side * 0.31, 0.02, at - 0.06), (side * 0.29, 0.06, at - 0.36), (side * 0.24, 0.02, at - 0.5)], [0.08, 0.1, 0.1, 0.03], crown)
    tube([(0, 0.22, at + 0.1), (0, 0.28, at - 0.2), (0, 0.22, at - 0.5)], [0.2, 0.19, 0.08], crown)


def _short(crown, _trim, at):
    _cap_of(crown, at, 0.085, 0.302, 0.84)
    _locks(crown, at, ((-0.2, -0.19, 0.17, 0.9), (-0.07, -0.25, 0.2, 1.0), (0.08, -0.25, 0.2, 0.9), (0.2, -0.18, 0.17, 0.8)))


def _visor(crown, trim, at):
    """A green shade over an untidy head."""
    _short(crown, trim, at)
    ring((0, 0.02, at + 0.14), 0.3, 0.035, trim, rot=(-6, 0, 0), steps=28)
    prism([(-0.24, 0), (0.24, 0), (0.17, 0.17), (-0.17, 0.17)], 0.022, paint('#2fae6a', rough=0.2), at=(0, -0.27, at + 0.15), rot=(112, 0, 0))


def _paper_hat(crown, trim, at):
    _short(crown, trim, at)
    prism([(-0.27, 0), (0.27, 0), (0.22, 0.18), (0, 0.21), (-0.22, 0.18)], 0.34, paint('#fbf8ee', rough=0.9), at=(0, 0.03, at + 0.2), bevel=0.02)
    box((0, -0.15, at + 0.22), (0.5, 0.02, 0.045), trim, bevel=0)


def _fishing_hat(crown, trim, at):
    cylinder((0, 0.02, at + 0.1), 0.46, 0.12, crown, top=0.3, sides=28)
    cylinder((0, 0.02, at + 0.18), 0.31, 0.2, crown, top=0.24, sides=28)
    cylinder((0, 0.02, at + 0.2), 0.316, 0.05, trim, top=0.3, sides=28)
    for i, hue in enumerate(('#e83a3a', '#f4e23a', '#3ab8e8')):
        ball((-0.2 + i * 0.18, -0.26 + abs(i - 1) * 0.05, at + 0.24), 0.028, paint(hue, glow=0.2), detail=1)
    for i in range(9):
        a = math.radians(190 + i * 20)
        ball((0.21 * math.cos(a), -0.06 + 0.22 * math.sin(a), at - 0.21), 0.09, paint('#d8d4cc', rough=1), squash=(1, 0.8, 1.1), detail=2)


_STYLES = {'beanie': _beanie, 'flat': _flat, 'curls': _curls, 'afro': _afro, 'bob': _bob, 'spikes': _spikes, 'tufts': _tufts, 'slick': _slick, 'bun': _bun,
           'tail': _tail, 'long': _long, 'short': _short, 'visor': _visor, 'paper-hat': _paper_hat, 'fishing-hat': _fishing_hat}
