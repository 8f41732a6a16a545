"""Eyes in the dark: their whites take the light of the room instead of shining out of a face."""
from kit.materials import paint


def dimmed(head, hue):
    """Paints the whites of the eyes of a head, whose objects are given, in a hue."""
    white, dim = paint('#fbfbf4', rough=0.3), paint(hue, rough=0.5)
    for thing in head:
        for slot in thing.material_slots:
            if slot.material == white:
                slot.material = dim
    return head
