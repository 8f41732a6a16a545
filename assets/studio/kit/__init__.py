"""The scene kit: what every picture of the town is modelled, lit, photographed and reduced with."""
import bpy  # noqa: F401 - first: bmesh and mathutils come with it
