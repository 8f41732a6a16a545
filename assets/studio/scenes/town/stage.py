"""Puts the whole town on the stage."""
import random

from builders.town.woods import Woods
from kit.materials import paint
from kit.stage import clear
from kit.stamps import Sheets
from scenes.town.cars import forget
from scenes.town.downtown import downtown
from scenes.town.homes import homes
from scenes.town.land import land
from scenes.town.landmarks import landmarks
from scenes.town.light import lamp_posts, lit
from scenes.town.nature import nature
from scenes.town.plan import CAMERA


def town(night, floodlights=False):
    """Builds the town and aims the camera; returns the homes' windows in which light is on."""
    clear()
    forget()
    random.seed(7)
    sheets, woods = Sheets(), Woods()
    land(night, random.Random(3))
    landmarks(night, floodlights, random.Random(5), woods, sheets)
    lit_windows = homes(night, random.Random(11), woods, sheets)
    downtown(night, random.Random(13), woods, sheets)
    nature(night, random.Random(17), woods, sheets)
    lamp_posts(night)
    sheets.put(lambda hue: paint(hue, rough=0.95))
    lit(night)
    CAMERA.aim()
    return lit_windows
