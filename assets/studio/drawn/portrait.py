"""A head and shoulders of 48 x 48 in flat colours: parts laid over each other, each with a dark line round it, lit from
the upper left."""
import numpy as np
from drawn.canvas import Canvas
from PIL import Image, ImageDraw

INK = '#181425'
SIZE = 48


def oval(x, y, wide, high, round=2.0):
    """The mask of an ellipse about (x, y), which may lie between two pixels; `wide` and `high` are its radii. The larger
    `round` is, the squarer it is."""
    rows, columns = np.mgrid[0:SIZE, 0:SIZE]
    return np.abs((columns + 0.5 - x) / wide) ** round + np.abs((rows + 0.5 - y) / high) ** round <= 1


def shape(*points):
    """The mask of a polygon with its corners on these pixels."""
    picture = Image.new('1', (SIZE, SIZE))
    ImageDraw.Draw(picture).polygon(points, fill=1)
    return np.array(picture)


def bar(x, y, width, height):
    """The mask of a rectangle."""
    mask = np.zeros((SIZE, SIZE), bool)
    mask[y:y + height, x:x + width] = True
    return mask


def mirrored(mask):
    """A mask and its mirror image about the middle of the picture."""
    return mask | mask[:, ::-1]


def _moved(mask, right, down):
    padded = np.pad(mask, SIZE)
    return padded[SIZE - down:2 * SIZE - down, SIZE - right:2 * SIZE - right]


class Portrait:
    """The picture while parts are laid on it."""

    def __init__(self, ground):
        self._canvas = Canvas(SIZE, SIZE, ground=ground)

    def fill(self, mask, colour):
        """Colours a mask, without a line round it."""
        self._canvas.pixels[mask] = self._canvas.index(colour)

    def lay(self, mask, hues, depth=2):
        """Lays a part with a line round it. `hues` are its colour, its shade (`depth` pixels along its lower right) and,
        if there is a third, its light along the upper left."""
        around = _moved(mask, 1, 0) | _moved(mask, -1, 0) | _moved(mask, 0, 1) | _moved(mask, 0, -1)
        self.fill(around & ~mask, INK)
        self.fill(mask, hues[0])
        if len(hues) > 1:
            self.fill(mask & ~(_moved(mask, -depth, -1) & _moved(mask, 0, -depth)), hues[1])
        if len(hues) > 2:
            self.fill(mask & _moved(mask, 1, 1) & ~_moved(mask, 3, 3) & _moved(mask, -3, -3), hues[2])

    def write(self, art, inks, x, y):
        """Rows of letters, each letter an ink; what has none is left as it is."""
        self._canvas.rows(art, inks, x, y)

    def save(self, path):
        """Writes it as an indexed PNG."""
        self._canvas.save(path)
