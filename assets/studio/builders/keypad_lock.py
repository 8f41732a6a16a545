"""Locks with a keypad, seen straight on and laid out in picture pixels: what all have is here, each says what it is made
of. The keypad's places are those of src/apps/town/lock/lock.css, at half its lengths."""
from builders.pinned import point
from kit.shapes import ball, box, cylinder, disc
from kit.stage import group

# A keypad lock in its picture: where its plate begins, how large it is, where its display and its keys lie in it.
PLATE = (24, 80, 176, 240)
DISPLAY = (18, 16, 140, 44)
KEY_SIZE = (46, 22)
KEY_AT = tuple((14 + column * 51, 102 + row * 27) for row in range(5) for column in range(3))
# Of the keys: the last three are commands.
COMMANDS = ('cancel', 'clear', 'submit')


def block(camera, rectangle, depth, material, bevel=0.03, behind=0.0):
    """A block that stands `depth` metres out of the board, over a rectangle of picture pixels; `behind` sinks it."""
    x, y, w, h = rectangle
    unit = camera.metres_per_pixel(0)
    left, _, bottom = point(camera, x + w / 2, y + h)
    return box((left, behind - depth / 2, bottom), (w * unit, depth, h * unit), material, bevel=bevel)


def stud(camera, at, radius, material, lift=0.0, slot=None):
    """A round head of a screw or rivet, `radius` in pixels; with a `slot` of that colour it is a screw."""
    unit = camera.metres_per_pixel(0)
    x, _, z = point(camera, *at)
    ball((x, -lift, z), radius * unit, material, squash=(1, 0.5, 1), detail=3)
    if slot:
        with group(at=(x, -lift - radius * unit * 0.48, z)):
            box((0, 0, -0.2 * radius * unit), (radius * unit * 1.7, 0.012, radius * unit * 0.45), slot, bevel=0,
                rot=(0, 35, 0))


def bulb(camera, at, radius, material, rim, lift=0.0):
    """A small lamp behind a ring."""
    unit = camera.metres_per_pixel(0)
    x, _, z = point(camera, *at)
    cylinder((x, -lift, z), radius * unit * 1.4, 0.05, rim, rot=(90, 0, 0))
    ball((x, -lift - 0.05, z), radius * unit, material, squash=(1, 0.6, 1))


def hole(camera, at, radius, material, lift=0.0):
    """A round dark spot, such as a keyhole's."""
    unit = camera.metres_per_pixel(0)
    x, _, z = point(camera, *at)
    disc((x, -lift, z), radius * unit, material)


def lock_plate(camera, plate, recess, well, key, lift=0.0, thick=0.12, round_by=0.1, commands=None):
    """The plate with its display and its fifteen keys. `plate`, `recess` (the display's rim) and `well` (what it shows
    on) are materials, `key(index)` gives each key's; `commands` names those of the last row."""
    left, top, width, height = PLATE
    block(camera, PLATE, thick, plate, bevel=round_by, behind=-lift)
    front = lift + thick
    x, y, w, h = DISPLAY
    block(camera, (left + x - 3, top + y - 3, w + 6, h + 6), 0.05, recess, bevel=0.02, behind=-front + 0.01)
    block(camera, (left + x, top + y, w, h), 0.02, well, bevel=0.0, behind=-front - 0.035)
    for index, (kx, ky) in enumerate(KEY_AT):
        kw, kh = KEY_SIZE
        material = key(index) if commands is None or index < 12 else commands[COMMANDS[index - 12]]
        block(camera, (left + kx, top + ky, kw, kh), 0.09, material, bevel=0.04, behind=-front + 0.01)
    return front
