"""What is on the disk: the drive itself, a floppy, folders, texts and pictures."""
from builders.icons.parts import CREAM, INK, lines, plate, steel, yellow_folder
from kit.materials import glow, paint
from kit.shapes import ball, box, prism, ring, tube
from kit.stage import group


def hard_disk(small):
    """A grey drive that lies flat, with a slot and a green lamp in its front."""
    case, front = paint('#c8ccd6', rough=0.5), paint('#a4aaba', rough=0.5)
    box((0, 0.1, 0.2), (2.3, 1.7, 0.85), case, bevel=0.06)
    box((0, -0.78, 0.28), (2.1, 0.06, 0.66), front, bevel=0.02)
    plate(-0.3, 0.56, (1.1, 0.14 if small else 0.1), paint(INK), y=-0.84)
    plate(0.72, 0.44, (0.34, 0.3) if small else (0.24, 0.2), glow('#58f060', 1.2), y=-0.84)
    if small:
        return
    plate(-0.3, 0.36, (1.1, 0.06), paint('#7c8296'), y=-0.84)
    for x in (-0.9, 0.9):
        box((x, -0.3, 1.05), (0.16, 0.16, 0.02), paint('#8a90a2'), bevel=0)


def floppy(small):
    """A blue disk of three and a half inches, its shutter down and a label above."""
    outline = [(-1.05, 0), (1.05, 0), (1.05, 1.9), (0.85, 2.1), (-1.05, 2.1)]
    prism(outline, 0.18, paint('#2c50b8', rough=0.5))
    plate(0, 1.02, (1.5, 1.0), paint(CREAM, rough=0.9), y=-0.12)
    plate(0.0, 0.04, (1.1, 0.62), steel(), y=-0.12)
    plate(0.24, 0.14, (0.28, 0.42), paint(INK), y=-0.16)
    if not small:
        lines(-0.58, 1.86, (1.16, 1.16, 0.7), paint('#c04030'), y=-0.16, step=0.27, thick=0.09)


def folder(small):
    """A yellow folder, its front leaning out, with a sheet in it."""
    with yellow_folder(sheet=1.72, front=1.45):
        if not small:
            plate(-0.5, 1.02, (0.8, 0.18), paint('#e0a428', rough=0.8), y=-0.1)


def notepad(small):
    """A pad with a blue cover turned over its rings, lines, and a pencil across it."""
    box((0, 0.1, 0), (1.85, 0.3, 2.1), paint('#2a66c8', rough=0.5), bevel=0.04)
    plate(0, 0.06, (1.68, 1.86), paint('#fdfbf0', rough=0.9), y=-0.08)
    box((0, 0.02, 1.9), (1.85, 0.44, 0.26), paint('#1c4a9c', rough=0.5), bevel=0.04)
    rings = 3 if small else 5
    for i in range(rings):
        x = -0.66 + i * 1.32 / (rings - 1)
        tube([(x, -0.24, 1.84), (x, -0.2, 2.2), (x, 0.1, 2.26)], 0.1 if small else 0.06, steel())
    rows = (1.1, 1.1, 0.7) if small else (1.3, 1.3, 1.3, 0.9, 0.6)
    lines(-0.66, 1.62, rows, paint('#7ea2dc'), y=-0.12, step=0.5 if small else 0.32, thick=0.2 if small else 0.1)
    tube([(0.28, -0.45, 0.34), (1.12, -0.45, 1.62)], 0.17 if small else 0.13, paint('#f8b828', rough=0.5))
    tube([(0.14, -0.45, 0.12), (0.28, -0.45, 0.34)], [0.02, 0.14], paint(INK))
    ball((1.16, -0.45, 1.7), 0.17 if small else 0.14, paint('#e86a7c', rough=0.7))


def picture(small):
    """A painting of hills under a sun in a wooden frame."""
    box((0, 0.05, 0.1), (2.4, 0.2, 1.95), paint('#a8682c', rough=0.6), bevel=0.05)
    plate(0, 0.3, (2.02, 1.55), paint('#8cc8f4', rough=0.9), y=-0.08)
    prism([(-1.0, 0.3), (1.0, 0.3), (1.0, 0.62), (0.42, 1.2), (-0.1, 0.7), (-0.5, 1.0), (-1.0, 0.56)],
          0.04, paint('#3c9c4c', rough=0.9), at=(0, -0.12, 0))
    with group(at=(-0.46, -0.14, 1.44)):
        ball((0, 0, 0), 0.27 if small else 0.22, paint('#ffd838', rough=0.5, glow=0.3), squash=(1, 0.3, 1))
    if not small:
        ring((0.58, -0.14, 1.5), 0.001, 0.09, paint('#fdfdfd'))
        ring((0.72, -0.14, 1.48), 0.001, 0.12, paint('#fdfdfd'))


DISK = {
    'floppy': floppy,
    'folder': folder,
    'hard-disk': hard_disk,
    'notepad': notepad,
    'picture': picture,
}
