"""Paper: sheets, cards, boards and books."""
import math

from builders.icons.parts import CREAM, INK, SKIN, book, coin, gold, lines, plate, star, steel, tilted
from kit.materials import paint
from kit.shapes import ball, box, prism, ring, text, tube
from kit.stage import group


def help_book(small):
    """A purple manual with a yellow question mark."""
    book(paint('#6a44b8', rough=0.5), paint('#53349a', rough=0.5), paint('#4c2f8c', rough=0.5))
    ink = paint('#ffe04a', rough=0.4, glow=0.2)
    thick = 0.15 if small else 0.12
    points = [(0.46 * math.cos(math.radians(a)), -0.36, 1.42 + 0.42 * math.sin(math.radians(a)))
              for a in range(165, -66, -21)] + [(0.02, -0.36, 0.88), (0.0, -0.36, 0.7)]
    tube(points, thick, ink)
    ball((0.0, -0.36, 0.34), thick * 1.35, ink)


def game_manual(small):
    """An orange booklet with a game pad before it."""
    book(paint('#f08a24', rough=0.5), paint('#c86414', rough=0.5), paint('#b05a14', rough=0.5), size=(1.7, 0.24, 2.1))
    if not small:
        plate(0.0, 1.5, (1.3, 0.4), paint('#fff0c0'), y=-0.2)
        lines(-0.5, 1.8, (1.0,), paint('#b83a1c'), y=-0.24, thick=0.18)
    with group(at=(0.12, -0.62, 0.06)):
        box((0, 0, 0), (2.0, 0.34, 0.98), paint('#d4d4dc', rough=0.5), bevel=0.16)
        dark, arm = paint(INK, rough=0.5), 0.24 if small else 0.18
        plate(-0.5, 0.2, (arm, 0.6), dark, y=-0.18)
        plate(-0.5, 0.5 - arm / 2, (0.6, arm), dark, y=-0.18)
        for x, z in ((0.34, 0.38), (0.7, 0.6)):
            coin((x, -0.14, z), 0.18 if small else 0.15, 0.1, paint('#e02c3c'))


def yearbook(small):
    """A thick burgundy volume with gold corners and a gold star."""
    book(paint('#9c1c38', rough=0.5), paint('#741228', rough=0.5), paint('#60101f', rough=0.5), size=(1.75, 0.66, 2.1))
    star(0.02, 1.26, 0.72 if small else 0.58, gold(), y=-0.42, depth=0.1)
    if small:
        return
    plate(0.04, 0.28, (1.1, 0.16), gold(), y=-0.42)
    for z in (1.94, -0.04):
        plate(0.76, z, (0.28, 0.24), gold(), y=-0.4)


def story_so_far(small):
    """An open book with a red ribbon."""
    page, ink = paint(CREAM, rough=0.9), paint('#7a6a58')
    with tilted((-40, 0, 0)):
        for side in (-1, 1):
            with group(turn=-16 * side):
                box((0.68 * side, 0.14, -0.16), (1.46, 0.12, 2.1) if small else (1.36, 0.12, 2.0), paint('#2050c0', rough=0.5), bevel=0.02)
                box((0.6 * side, 0.0, 0), (1.2, 0.2, 1.7), page, bevel=0.04)
                if not small:
                    lines(0.6 * side - 0.42, 1.5, (0.84, 0.84, 0.7, 0.84, 0.5), ink, y=-0.1, step=0.28)
        if small:
            plate(0, 0, (0.2, 1.6), ink, y=-0.12)
        plate(0.14, -0.45, (0.28, 1.4), paint('#e0303c'), y=-0.1)


def document(small):
    """A sheet with a dog-eared corner."""
    outline = [(-0.85, 0), (0.85, 0), (0.85, 1.7), (0.3, 2.3), (-0.85, 2.3)]
    prism(outline, 0.16, paint('#fbf8ec', rough=0.9))
    prism([(0.3, 2.3), (0.85, 1.7), (0.3, 1.7)], 0.1, paint('#b8c0d4', rough=0.9), at=(0, -0.07, 0))
    if small:
        lines(-0.55, 1.5, (1.1, 1.1, 0.7), paint('#3a62c4'), y=-0.09, step=0.5, thick=0.22)
        return
    lines(-0.6, 1.98, (0.66, 0.66), paint('#3a62c4'), y=-0.09, step=0.3, thick=0.13)
    lines(-0.6, 1.38, (1.2, 1.2, 1.2, 0.8), paint('#8a90a4'), y=-0.09, step=0.3, thick=0.13)


def report_card(small):
    """A school report: a blue head, a table, and a great red F in a ring."""
    box((0, 0, 0), (1.8, 0.14, 2.35), paint(CREAM, rough=0.9), bevel=0)
    plate(0, 1.9, (1.8, 0.45), paint('#2c62c8'), y=-0.06)
    red = paint('#e0242e', rough=0.5)
    if small:
        for x, z, wide, high in ((-0.25, 0.2, 0.34, 1.5), (0.15, 1.36, 1.0, 0.34), (0.1, 0.8, 0.7, 0.3)):
            plate(x, z, (wide, high), red, y=-0.1)
        return
    lines(-0.7, 1.74, (0.55, 0.55), paint('#8a8ea0'), y=-0.08, step=0.28)
    lines(-0.7, 0.5, (1.4, 1.0), paint('#8a8ea0'), y=-0.08, step=0.26)
    ring((0.26, -0.12, 1.16), 0.56, 0.075, red)
    for x, z, wide, high in ((0.1, 0.84, 0.16, 0.66), (0.28, 1.36, 0.46, 0.15), (0.24, 1.1, 0.36, 0.13)):
        plate(x, z, (wide, high), red, y=-0.1)


def claim_form(small):
    """A clipboard with ticked boxes and a pencil."""
    green = paint('#1e9c48', rough=0.5)
    box((0, 0, 0), (1.9, 0.16, 2.3), paint('#7a4ac0', rough=0.6), bevel=0.06)
    plate(0, 0.14, (1.5 if small else 1.6, 1.8 if small else 1.9), paint('#fbf8ec', rough=0.9), y=-0.1)
    box((0, -0.16, 2.0), (0.8, 0.2, 0.38), paint('#b4bccc', rough=0.3), bevel=0.06)
    if small:
        tube([(-0.5, -0.2, 1.1), (-0.16, -0.2, 0.6), (0.56, -0.2, 1.6)], 0.17, green)
        return
    for z in (0.42, 0.92, 1.42):
        tube([(-0.62, -0.18, z + 0.2), (-0.48, -0.18, z + 0.04), (-0.2, -0.18, z + 0.4)], 0.06, green)
        plate(0.26, z + 0.08, (0.7, 0.12), paint('#8a8ea0'), y=-0.14)
    tube([(0.5, -0.5, 0.3), (1.1, -0.5, 1.5)], 0.12, paint('#f8c030', rough=0.5))
    tube([(0.4, -0.5, 0.1), (0.5, -0.5, 0.3)], [0.02, 0.12], paint(INK))


def calendar(small):
    """A pad with a red head, two rings and the day in large figures, or many days where it is small."""
    box((0, 0.05, 0), (2.0, 0.4, 2.0), paint('#fbf8ec', rough=0.9), bevel=0.02)
    plate(0, 1.4, (2.06, 0.6), paint('#d82834', rough=0.5), y=0.02, depth=0.46)
    for x in (-0.5, 0.5):
        plate(x, 1.8, (0.22 if small else 0.16, 0.5), paint('#d8dce8', rough=0.3), y=-0.18, depth=0.16)
    if small:
        for i in range(6):
            plate(-0.58 + i % 3 * 0.58, 0.2 + i // 3 * 0.6, (0.34, 0.34), paint('#d82834' if i == 4 else INK), y=-0.18)
        return
    text('29', (0, -0.18, 0.72), 1.36, paint(INK), depth=0.03, weight=0.04)


def bulletin_board(small):
    """A framed cork board with pinned notes."""
    notes = ((-0.55, 0.9, 0.76, 0.76, '#fff06a'), (0.5, 0.95, 0.66, 0.7, '#ffffff'), (-0.35, 0.28, 0.6, 0.5, '#ff8ab8'),
             (0.55, 0.3, 0.7, 0.52, '#7adcf4'))
    if small:
        notes = ((-0.52, 0.72, 0.8, 0.9, '#fff06a'), (0.56, 0.32, 0.74, 1.2, '#ffffff'))
    with tilted((-8, 0, 0)):
        box((0, 0.05, 0), (2.5, 0.2, 2.0), paint('#8a5426', rough=0.6), bevel=0.04)
        plate(0, 0.18, (2.14, 1.64), paint('#d89a54', rough=0.95), y=-0.06)
        for i, (x, z, wide, high, hue) in enumerate(notes):
            plate(x, z, (wide, high), paint(hue, rough=0.9), y=-0.12, depth=0.05)
            ball((x, -0.2, z + high - 0.12), 0.14 if small else 0.1, paint(('#e02c3c', '#2c5ce0')[i % 2]))
        if not small:
            lines(0.3, 1.5, (0.4, 0.4), paint('#8a8ea0'), y=-0.15, step=0.18, thick=0.08)


def whats_new(small):
    """A newspaper with a starburst."""
    box((-0.1, 0.1, 0), (2.0, 0.3, 2.0), paint('#ece6d2', rough=0.95), bevel=0.03)
    ink = paint('#55525e')
    if small:
        plate(-0.1, 1.3, (1.6, 0.3), ink, y=-0.08)
        plate(-0.45, 0.3, (0.8, 0.7), ink, y=-0.08)
    else:
        plate(-0.1, 1.56, (1.7, 0.26), paint(INK), y=-0.06)
        plate(-0.5, 0.72, (0.9, 0.64), paint('#8a92a8'), y=-0.06)
        lines(0.1, 1.3, (0.6, 0.6, 0.6), ink, y=-0.06, step=0.26)
        lines(-0.94, 0.56, (1.7, 1.7), ink, y=-0.06, step=0.26)
    with group(at=(0.62, -0.3, 1.5)):
        star(0, 0, 0.9 if small else 0.82, paint('#e8402c', rough=0.5, glow=0.15), depth=0.14, points=9, inner=0.66)
        star(0, 0, 0.5, paint('#ffd83a', rough=0.5, glow=0.3), y=-0.1, depth=0.1)


def profile(small):
    """A student's card on a red ribbon, with a photograph."""
    tube([(-0.12, 0, 1.5), (-0.6, 0.1, 2.1), (-0.3, 0.15, 2.5), (0.3, 0.15, 2.5), (0.6, 0.1, 2.1), (0.12, 0, 1.5)],
         0.12 if small else 0.09, paint('#d82c3c', rough=0.6))
    box((0, 0, 0), (2.3, 0.16, 1.5), paint('#f4f6f0', rough=0.6), bevel=0.04)
    plate(0, 1.08, (2.3, 0.42), paint('#1e9c50', rough=0.5), y=-0.06)
    plate(-0.62, 0.14, (0.8, 0.86), paint('#8ad0f4'), y=-0.08)
    coin((-0.62, -0.1, 0.62), 0.26, 0.05, paint(SKIN))
    plate(-0.62, 0.14, (0.66, 0.22), paint('#e07820'), y=-0.13)
    plate(-0.62, 0.74, (0.54, 0.2), paint('#5a3420'), y=-0.15)
    if small:
        lines(0.02, 0.88, (0.9, 0.9), paint('#8a8ea0'), y=-0.1, step=0.44, thick=0.2)
        return
    lines(0.02, 0.92, (0.92, 0.7, 0.92), paint('#8a8ea0'), y=-0.1, step=0.26, thick=0.11)
    box((0, -0.06, 1.4), (0.4, 0.2, 0.2), steel(), bevel=0.03)


PAPER = {
    'bulletin-board': bulletin_board,
    'calendar': calendar,
    'claim-form': claim_form,
    'document': document,
    'game-manual': game_manual,
    'help': help_book,
    'profile': profile,
    'report-card': report_card,
    'story-so-far': story_so_far,
    'whats-new': whats_new,
    'yearbook': yearbook,
}
