"""The cast of the cutscenes: everybody who acts, as a body of two-boned limbs and a face that means something."""
import bpy  # noqa: F401  mathutils, which the cast's bones are made of, is found once bpy is loaded.
