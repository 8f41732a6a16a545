"""Turns a bitmap font (BMFont text + picture) into a TrueType font whose outlines are its pixels.

    python3 assets/studio/fonts/make_ttf.py assets/finished/fonts

Needs fonttools and Pillow. One font pixel is 100 of 1100 units, so that at 11 px every edge falls on a
pixel's edge and nothing is blurred. The dates in the file are fixed: the same source gives the same bytes.
"""
import re
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PIL import Image

PIXEL = 100
EM = 11 * PIXEL
STYLES = {'win95': 'Regular', 'win95b': 'Bold'}
NOTICE = (
    'Copyright 1984-1989, 1994 Adobe Systems Incorporated. '
    'Copyright 1988, 1994 Digital Equipment Corporation. See LICENSE-xfonts-100dpi.txt.'
)
# 1 January 2026, in seconds since 1904, which is where the format counts from.
MADE = 3850070400


def fields(line):
    """The key=value pairs of one line of a BMFont file."""
    return {key: value.strip('"') for key, value in re.findall(r'(\w+)=("[^"]*"|\S+)', line)}


def read(fnt):
    """The line height, the baseline and the characters of a BMFont, each with its filled pixels."""
    common, chars, picture = {}, [], None
    for line in fnt.read_text().splitlines():
        kind = line.split(' ', 1)[0]
        if kind == 'common':
            common = {key: int(value) for key, value in fields(line).items()}
        elif kind == 'page':
            picture = Image.open(fnt.parent / fields(line)['file']).convert('RGBA').getchannel('A')
        elif kind == 'char':
            chars.append({key: int(value) for key, value in fields(line).items()})
    for char in chars:
        char['pixels'] = {
            (char['xoffset'] + x, common['base'] - char['yoffset'] - y - 1)
            for y in range(char['height'])
            for x in range(char['width'])
            if picture.getpixel((char['x'] + x, char['y'] + y)) >= 128
        }
    return common, chars


def contours(pixels):
    """The closed outlines of a set of pixels (x to the right, y up), filled to the right of their direction."""
    edges = {}
    for x, y in pixels:
        for neighbour, start, end in (
            ((x, y + 1), (x, y + 1), (x + 1, y + 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x, y - 1), (x + 1, y), (x, y)),
            ((x - 1, y), (x, y), (x, y + 1)),
        ):
            if neighbour not in pixels:
                edges.setdefault(start, []).append(end)
    while edges:
        first = min(edges)
        outline, at, before = [], first, None
        while True:
            choices = edges[at]
            # Where two pixels touch at a corner only, turning right keeps each outline simple.
            right = (before[1], -before[0]) if before else None
            turn = next((end for end in choices if (end[0] - at[0], end[1] - at[1]) == right), choices[0])
            choices.remove(turn)
            if not choices:
                del edges[at]
            direction = (turn[0] - at[0], turn[1] - at[1])
            if direction != before:
                outline.append(at)
            at, before = turn, direction
            if at == first:
                break
        yield outline


def glyph(pixels):
    pen = TTGlyphPen(None)
    for outline in contours(pixels):
        points = [(x * PIXEL, y * PIXEL) for x, y in outline]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def make(fnt, target):
    common, chars = read(fnt)
    family = fnt.stem
    names = {char['id']: '.notdef' if char['id'] < 1 else f'u{char["id"]:04X}' for char in chars}
    by_name = {names[char['id']]: char for char in chars}
    by_name.setdefault('.notdef', by_name['u003F'])
    order = ['.notdef', *(name for name in by_name if name != '.notdef')]
    drawn = {name: glyph(by_name[name]['pixels']) for name in order}
    lefts = {name: min((x for x, _ in by_name[name]['pixels']), default=0) for name in order}

    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({code: name for code, name in names.items() if name != '.notdef'})
    font.setupGlyf(drawn)
    font.setupHorizontalMetrics(
        {name: (by_name[name]['xadvance'] * PIXEL, lefts[name] * PIXEL) for name in order}
    )
    ascent = common['base'] * PIXEL
    descent = (common['lineHeight'] - common['base']) * PIXEL
    font.setupHorizontalHeader(ascent=ascent, descent=-descent)
    font.setupOS2(
        sTypoAscender=ascent, sTypoDescender=-descent, sTypoLineGap=0, usWinAscent=ascent, usWinDescent=descent
    )
    font.setupNameTable(
        {
            'copyright': NOTICE,
            'familyName': family,
            'styleName': STYLES[family],
            'uniqueFontIdentifier': f'{family} {STYLES[family]}',
            'fullName': family,
            'psName': family,
            'version': 'Version 1.0',
        }
    )
    font.setupPost(keepGlyphNames=False)
    font.font['head'].created = font.font['head'].modified = MADE
    font.font.recalcTimestamp = False
    font.save(target)


def main():
    folder = Path(sys.argv[1])
    for family in STYLES:
        make(folder / f'{family}.fnt', folder / f'{family}.ttf')


if __name__ == '__main__':
    main()
