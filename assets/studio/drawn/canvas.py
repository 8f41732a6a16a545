"""Drawing in a fixed palette: pictures from rows of letters, gradients in ordered dither, silhouettes."""
import numpy as np
from PIL import Image

_BAYER = (np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) + 0.5) / 16


class Canvas:
    """An indexed picture; colours are given as hex and get their index when first used. Index 0 is clear or `ground`."""

    def __init__(self, width, height, ground=None):
        self.colours = [ground]
        self.pixels = np.zeros((height, width), np.uint8)

    def index(self, colour):
        """The palette index of a colour."""
        if colour not in self.colours:
            self.colours.append(colour)
        return self.colours.index(colour)

    def dot(self, x, y, colour, width=1, height=1):
        """A filled rectangle; what lies outside the picture is left out."""
        if x + width > 0 and y + height > 0:
            self.pixels[max(0, y):max(0, y + height), max(0, x):max(0, x + width)] = self.index(colour)

    def below(self, outline, colour):
        """Fills each column from outline(x) down to the bottom: hills, roofs, tree lines."""
        index = self.index(colour)
        for x in range(self.pixels.shape[1]):
            self.pixels[max(0, int(round(outline(x)))):, x] = index

    def gradient(self, stops, top, bottom, blend=0.5):
        """Bands of the stops' colours from row `top` to `bottom`, dithered into each other over `blend` of a band."""
        indices = [self.index(c) for _, c in stops]
        for y in range(top, bottom):
            place = (y - top) / (bottom - top)
            k = max(i for i, (at, _) in enumerate(stops) if at <= place)
            if k + 1 < len(stops):
                share = (place - stops[k][0]) / (stops[k + 1][0] - stops[k][0])
                share = np.clip((share - (1 - blend) / 2) / blend, 0, 1)
                pick = _BAYER[y % 4, np.arange(self.pixels.shape[1]) % 4] < share
                self.pixels[y] = np.where(pick, indices[k + 1], indices[k])
            else:
                self.pixels[y] = indices[k]

    def disc(self, x, y, radius, colour):
        """A filled circle round a point."""
        rows, columns = np.mgrid[0:self.pixels.shape[0], 0:self.pixels.shape[1]]
        self.pixels[(columns - x) ** 2 + (rows - y) ** 2 <= radius * radius] = self.index(colour)

    def rows(self, art, inks, x=0, y=0):
        """Rows of letters, each letter an ink of `inks`; '.' and ' ' are left as they are."""
        for dy, row in enumerate(art):
            for dx, letter in enumerate(row):
                if letter in inks:
                    self.dot(x + dx, y + dy, inks[letter])

    def save(self, path):
        """Writes an indexed PNG; index 0 is clear when there is no ground."""
        table = []
        for colour in self.colours:
            digits = (colour or '#000000').lstrip('#')
            table += [int(digits[i:i + 2], 16) for i in (0, 2, 4)]
        image = Image.fromarray(self.pixels, 'P')
        image.putpalette(table)
        clear = {} if self.colours[0] else {'transparency': 0}
        image.save(path, optimize=True, **clear)
