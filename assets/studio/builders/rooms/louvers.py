"""A louvered door."""
from kit.materials import paint
from kit.shapes import ball, box


def louvered_door(width=0.72, height=2.12, hue='#7a4a30', slat='#94603c', knob=1):
    """Its hinge stands on the origin, it reaches to +x and faces -y; `knob` 1 or -1: at its free or hinged edge."""
    wood = paint(hue, rough=0.5)
    for x in (0.05, width - 0.05):
        box((x, 0, 0.03), (0.1, 0.045, height), wood, bevel=0.008)
    for z in (0.03, height * 0.48, height - 0.07):
        box((width / 2, 0, z), (width, 0.045, 0.12), wood, bevel=0.008)
    count = int(height / 0.075)
    for i in range(2, count - 1):
        box((width / 2, 0, i * 0.075), (width - 0.18, 0.01, 0.075), paint(slat, rough=0.5), bevel=0, rot=(-32, 0, 0))
    box((width / 2, 0.02, 0.1), (width - 0.18, 0.004, height - 0.2), paint('#2a140c', rough=1), bevel=0)
    ball((width - 0.06 if knob > 0 else 0.06, -0.05, height * 0.48 + 0.06), 0.03, paint('#e0b048', metal=0.8, rough=0.3))
