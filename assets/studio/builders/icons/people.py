"""People, what they say and what they make of themselves."""
from builders.icons.parts import FACING, INK, SKIN, bubble, circle, coin, lines, person, plate, steel, tilted
from kit.materials import paint
from kit.shapes import ball, box, prism, ring, tube
from kit.stage import group


def about_us(small):
    """Three of us; two where it is small."""
    if small:
        with group(turn=FACING):
            person(-0.6, paint('#e04848'), paint('#3a2430'), fringe=1.56)
            person(0.6, paint('#3a78e0'), paint('#f0b840'), skin='#b87a50', fringe=1.56)
        return
    person(-0.85, paint('#e04848'), paint('#4a2c24'), y=0.4, size=0.95)
    person(0.95, paint('#38a850'), paint('#2a2230'), y=0.3, size=0.95, skin='#9c6440')
    person(0, paint('#3a78e0'), paint('#f4c040'), y=-0.35, size=1.06)


def onlyflunks(small):
    """Two cards of the collection, of which the upper shows a face; one where it is small."""
    if small:
        box((0, 0, 0), (2.0, 0.14, 2.3), paint('#f8f4e8', rough=0.6), bevel=0)
        plate(0, 0.14, (1.76, 2.0), paint('#38b8f0'), y=-0.08)
        with group(at=(0, -0.04, -0.06), size=1.2):
            _portrait(small)
        return
    with tilted((0, -14, 0), at=(-0.2, 0.25, 0.1)):
        box((0, 0, 0), (1.6, 0.12, 2.1), paint('#f4f0e4', rough=0.6), bevel=0.03)
        plate(0, 0.14, (1.32, 1.82), paint('#f0489c'), y=-0.06)
    with tilted((0, 7, 0), at=(0.1, -0.1, 0)):
        box((0, 0, 0), (1.75, 0.14, 2.2), paint('#f8f4e8', rough=0.6), bevel=0.03)
        plate(0, 0.16, (1.45, 1.88), paint('#38b8f0'), y=-0.08)
        _portrait(small)


def _portrait(small):
    """The face on the card: a yellow shirt, spiky hair, dark glasses."""
    plate(0, 0.16, (1.1, 0.4), paint('#ffc82c'), y=-0.12)
    plate(0, 0.5, (0.76, 0.9), paint('#f0b084'), y=-0.14)
    hair = [(-0.48, 1.1), (-0.48, 1.5), (-0.3, 1.74), (-0.14, 1.6), (0.06, 1.86), (0.2, 1.62), (0.42, 1.76), (0.48, 1.1),
            (0.36, 1.28), (-0.36, 1.28)]
    prism(hair, 0.08, paint('#6a2cb0'), at=(0, -0.16, 0))
    plate(0.02, 0.94, (0.84, 0.24), paint(INK), y=-0.2)
    if not small:
        plate(0.06, 0.64, (0.34, 0.09), paint('#a83c3c'), y=-0.2)


def pocket_juniors(small):
    """A small fellow in a red cap peeps out of a denim pocket."""
    denim, thread, skin = paint('#3464b0', rough=0.9), paint('#f4a43c', rough=0.8), paint(SKIN, rough=0.7)
    prism([(-1.05, 1.1), (1.05, 1.1), (1.05, 0.3), (0, -0.15), (-1.05, 0.3)], 0.5, denim)
    plate(0, 0.95, (2.16, 0.24), paint('#5a90e0', rough=0.9), depth=0.58)
    thick = 0.09 if small else 0.055
    tube([(-0.85, -0.27, 0.8), (-0.85, -0.27, 0.42), (0, -0.27, 0.06), (0.85, -0.27, 0.42), (0.85, -0.27, 0.8)], thick, thread)
    with group(at=(0, 0.02, 0), turn=FACING):
        ball((0, 0, 1.6), 0.72, skin)
        ball((0, 0.16, 2.02), 0.7, paint('#e03040', rough=0.6), squash=(1, 1, 0.66))
        box((0, -0.56, 1.98), (0.9, 0.5, 0.12), paint('#b01828', rough=0.6), bevel=0.04)
        for x in (-0.27, 0.27):
            ball((x, -0.66, 1.62), 0.14 if small else 0.11, paint(INK))
        if not small:
            plate(0, 1.28, (0.3, 0.09), paint('#a83c3c'), y=-0.66)
    if small:
        return
    for x in (-0.8, 0.72):
        ball((x, -0.26, 1.24), 0.19, skin)


def flunk_creator(small):
    """A painter's palette with fresh colours and a brush across it."""
    prism(circle(0, 1.05, 1.25, steps=32, squash=0.84), 0.2, paint('#e0b070', rough=0.7))
    coin((0.52, -0.08, 0.55), 0.24, 0.06, paint('#6a4424'))
    blobs = ((-0.72, 0.75, '#e83440'), (-0.62, 1.38, '#f8c828'), (0.0, 1.68, '#38b048'), (0.62, 1.4, '#3a70e8'),
             (-0.2, 0.46, '#a044d0'))
    for x, z, hue in blobs[:4 if small else 5]:
        ball((x, -0.12, z), 0.36 if small else 0.27, paint(hue, rough=0.4), squash=(1, 0.5, 0.9))
    tube([(0.05, -0.3, 1.0), (1.15, -0.7, 2.35)], 0.11 if small else 0.08, paint('#2c3a6c', rough=0.4))
    if not small:
        tube([(-0.02, -0.28, 0.9), (0.14, -0.33, 1.1)], 0.12, steel())
        tube([(-0.22, -0.2, 0.66), (-0.02, -0.28, 0.9)], [0.04, 0.14], paint('#a044d0'))


def chat_rooms(small):
    """Two speech bubbles."""
    back, front = paint('#f8f4e4', rough=0.8), paint('#34b4ec', rough=0.6)
    bubble(-0.3, 1.0, (1.9, 1.2), back, y=0.35)
    if small:
        bubble(0.55, 0.3, (1.5, 0.95), front, y=-0.35, tail=1)
        for x in (0.25, 0.85):
            ball((x, -0.5, 0.76), 0.2, paint('#ffffff', glow=0.2))
        return
    bubble(0.42, 0.3, (1.75, 1.05), front, y=-0.35, tail=1)
    lines(-0.95, 2.0, (1.3, 1.0), paint('#6a6a7c'), y=0.2, step=0.26)
    for x in (-0.05, 0.42, 0.89):
        ball((x, -0.5, 0.84), 0.13, paint('#ffffff', glow=0.2))


def discord(small):
    """A headset with its microphone."""
    violet, pad = paint('#6a50d8', rough=0.5), paint('#2c2650', rough=0.8)
    ring((0, 0, 1.15), 1.0, 0.18 if small else 0.15, violet, start=0, end=180)
    for side in (-1, 1):
        box((side * 1.0, 0, 0.45), (0.44, 0.75, 1.05), violet, bevel=0.16)
        box((side * 0.74, 0, 0.52), (0.2, 0.66, 0.9), pad, bevel=0.08)
    tube([(-1.0, -0.3, 0.6), (-0.9, -0.9, 0.2), (-0.3, -1.1, 0.15)], 0.1, pad)
    ball((-0.15, -1.1, 0.16), 0.28 if small else 0.22, paint('#3cd0e8'))


PEOPLE = {
    'about-us': about_us,
    'chat-rooms': chat_rooms,
    'discord': discord,
    'flunk-creator': flunk_creator,
    'onlyflunks': onlyflunks,
    'pocket-juniors': pocket_juniors,
}
