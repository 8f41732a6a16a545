"""Where a loop is cut from, said in metres."""
from kit.place import SIZE


def zone(camera, at, reach):
    """The rectangle of pixels round the point `at`, `reach` metres (x, z) to both sides, for a Loop."""
    x, y = camera.pixel(at)
    unit = camera.metres_per_pixel(at[1])
    dx, dy = reach[0] / unit, reach[1] / unit
    return (max(0, round(x - dx)), max(0, round(y - dy)), min(SIZE[0], round(x + dx)), min(SIZE[1], round(y + dy)))
