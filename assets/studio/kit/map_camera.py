"""A camera without perspective that looks north and down on a town: streets along x stay rows of pixels."""
import math
from dataclasses import dataclass

import bpy

from kit.light import aim

_FAR = 400.0


@dataclass(frozen=True)
class MapCamera:
    """Looks at the point `middle` (x, y) of the ground from `tilt` degrees above it; `scale` is pixels a metre along x."""
    scale: float
    tilt: float
    size: tuple
    middle: tuple = (0.0, 0.0)

    @property
    def _rows(self):
        """Pixels a metre northwards, and upwards."""
        angle = math.radians(self.tilt)
        return self.scale * math.sin(angle), self.scale * math.cos(angle)

    def aim(self):
        """Makes this the camera of the stage."""
        data = bpy.data.cameras.new('map')
        data.type, data.sensor_fit, data.clip_end = 'ORTHO', 'HORIZONTAL', 4 * _FAR
        data.ortho_scale = self.size[0] / self.scale
        thing = bpy.data.objects.new('map', data)
        bpy.context.scene.collection.objects.link(thing)
        angle = math.radians(self.tilt)
        x, y = self.middle
        aim(thing, (x, y - _FAR * math.cos(angle), _FAR * math.sin(angle)), (x, y, 0))
        bpy.context.scene.camera = thing

    def pixel(self, point):
        """Where a point in metres lies in the picture, in pixels from the top left."""
        north, up = self._rows
        return (self.size[0] / 2 + (point[0] - self.middle[0]) * self.scale,
                self.size[1] / 2 - (point[1] - self.middle[1]) * north - point[2] * up)

    def point(self, pixel, y):
        """The point at depth `y` that lies under a pixel."""
        north, up = self._rows
        return (self.middle[0] + (pixel[0] - self.size[0] / 2) / self.scale, y,
                (self.size[1] / 2 - pixel[1] - (y - self.middle[1]) * north) / up)

    def metres_per_pixel(self, _y=0.0):
        """How many metres one pixel covers from left to right."""
        return 1 / self.scale
