"""A camera that looks anywhere: from a corner, from above, up from the floor."""

from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from kit.light import aim
from kit.shapes import sheets


@dataclass(frozen=True)
class TiltedCamera:
    """Looks from `eye` at `to` (both in metres); `focal` in picture pixels, `roll` in degrees. Dotted letters lie on whole
    pixels with it too: `point` meets the plane that stands at a depth y, `on_floor` the one that lies at a height z."""

    eye: tuple
    to: tuple
    focal: float
    size: tuple = (352, 208)
    roll: float = 0

    def aim(self):
        """Makes this the camera of the stage."""
        data = bpy.data.cameras.new('tilted')
        data.lens = self.focal / self.size[0] * data.sensor_width
        data.clip_start, data.clip_end = 0.01, 1000
        thing = bpy.data.objects.new('tilted', data)
        bpy.context.scene.collection.objects.link(thing)
        aim(thing, self.eye, self.to)
        thing.matrix_basis = thing.matrix_basis @ Matrix.Rotation(self.roll * 0.0174533, 4, 'Z')
        bpy.context.scene.camera = thing

    def _axes(self):
        towards = (Vector(self.to) - Vector(self.eye)).to_track_quat('-Z', 'Y').to_matrix()
        return towards @ Matrix.Rotation(self.roll * 0.0174533, 3, 'Z')

    def pixel(self, point):
        """Where a point in metres lies in the picture, in pixels from the top left."""
        x, y, z = self._axes().transposed() @ (Vector(point) - Vector(self.eye))
        return self.size[0] / 2 - x / z * self.focal, self.size[1] / 2 + y / z * self.focal

    def _ray(self, pixel):
        return self._axes() @ Vector((pixel[0] - self.size[0] / 2, self.size[1] / 2 - pixel[1], -self.focal))

    def point(self, pixel, y):
        """The point at depth `y` that lies under a pixel."""
        ray = self._ray(pixel)
        return tuple(Vector(self.eye) + ray * ((y - self.eye[1]) / ray.y))

    def on_floor(self, pixel, z):
        """The point at height `z` that lies under a pixel."""
        ray = self._ray(pixel)
        return tuple(Vector(self.eye) + ray * ((z - self.eye[2]) / ray.z))

    def metres_per_pixel(self, y):
        """How many metres one pixel covers at depth y, in the middle of the picture."""
        return (Vector(self.point((self.size[0] / 2, self.size[1] / 2), y)) - Vector(self.eye)).length / self.focal


def dotted_flat(drawing, camera, centre, material, dot=1):
    """Dots that lie at the height of `centre` and cover whole pixels of a TiltedCamera's picture: `kit.lettering.dotted`
    for a desk seen from above."""
    dots, width, height = drawing
    x, y = camera.pixel(centre)
    left, top = round(x - width * dot / 2), round(y - height * dot / 2)
    corners = [
        [camera.on_floor((left + (c + dx) * dot, top + (r + dy) * dot), centre[2]) for dx, dy in ((0, 1), (1, 1), (1, 0), (0, 0))]
        for c, r in dots
    ]
    return sheets(corners, material, name='dots')
