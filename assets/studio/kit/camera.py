"""Cameras, and the way from the model to the picture: hotspots come from here, so that they cannot drift from it."""
from dataclasses import dataclass

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.light import aim


@dataclass(frozen=True)
class FrontCamera:
    """A view camera that looks straight along +y: what faces it stays square to the picture, all depth runs to one
    vanishing point. `eye` in metres, `focal` and `vanishing` in picture pixels."""
    eye: tuple
    focal: float
    vanishing: tuple
    size: tuple = (320, 180)

    def aim(self):
        """Makes this the camera of the stage."""
        width, height = self.size
        data = bpy.data.cameras.new('front')
        data.lens = self.focal / width * data.sensor_width
        data.shift_x = (width / 2 - self.vanishing[0]) / width
        data.shift_y = (self.vanishing[1] - height / 2) / width
        data.clip_end = 1000
        thing = bpy.data.objects.new('front', data)
        bpy.context.scene.collection.objects.link(thing)
        aim(thing, self.eye, (self.eye[0], self.eye[1] + 1, self.eye[2]))
        bpy.context.scene.camera = thing

    def pixel(self, point):
        """Where a point in metres lies in the picture, in pixels from the top left."""
        scale = self.focal / (point[1] - self.eye[1])
        return (self.vanishing[0] + (point[0] - self.eye[0]) * scale,
                self.vanishing[1] - (point[2] - self.eye[2]) * scale)

    def point(self, pixel, y):
        """The point at depth `y` that lies under a pixel."""
        scale = self.metres_per_pixel(y)
        return (self.eye[0] + (pixel[0] - self.vanishing[0]) * scale, y,
                self.eye[2] - (pixel[1] - self.vanishing[1]) * scale)

    def metres_per_pixel(self, y):
        """How many metres one pixel covers at depth y."""
        return (y - self.eye[1]) / self.focal


def icon_camera(things, size, margin=1.5):
    """A three-quarter view without perspective that frames `things` with `margin` pixels round them."""
    bpy.context.view_layer.update()
    points = [t.matrix_world @ Vector(c) for t in things for c in t.bound_box]
    middle = sum(points, Vector()) / len(points)
    data = bpy.data.cameras.new('icon')
    data.type = 'ORTHO'
    thing = bpy.data.objects.new('icon', data)
    bpy.context.scene.collection.objects.link(thing)
    aim(thing, middle + Vector((-4.2, -6.6, 4.0)) * 3, middle)
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()
    seen = [thing.matrix_world.inverted() @ v for v in _vertices(things)]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    data.ortho_scale = max(right - left, high - low) * size / (size - 2 * margin)
    data.shift_x, data.shift_y = (left + right) / 2 / data.ortho_scale, (low + high) / 2 / data.ortho_scale


def _vertices(things):
    """The corners of what is really there: a tight frame, where bounding boxes leave air."""
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        if thing.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        mesh = thing.evaluated_get(graph).to_mesh()
        yield from [thing.matrix_world @ v.co for v in mesh.vertices]
        thing.evaluated_get(graph).to_mesh_clear()


def where(things, size=(320, 180)):
    """The rectangle {x, y, w, h} in whole pixels that these objects cover in the picture."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, t.matrix_world @ Vector(c)) for t in things for c in t.bound_box]
    left, right = (round(f(p.x for p in seen) * size[0]) for f in (min, max))
    top, bottom = (round((1 - f(p.y for p in seen)) * size[1]) for f in (max, min))
    return {'x': left, 'y': top, 'w': right - left, 'h': bottom - top}
