"""Pocket Juniors: a toy figure and what it wears. Everything faces -y and stands on z = 0; `left` is the figure's own."""
# Blender's other modules, mathutils among them, are found once this one is there.
import bpy
