/** The seven segments of a digit as they light up: top, upper left, upper right, middle, lower left, lower right, bottom. */
const LIT: Readonly<Record<string, string>> = {
  '0': '1110111',
  '1': '0010010',
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '5': '1101011',
  '6': '1101111',
  '7': '1010010',
  '8': '1111111',
  '9': '1111011',
  '-': '0001000',
};

/** A digit by its pixels: each letter is a segment, in the order of LIT. */
const DIGIT = ['.aaaa.', 'b....c', 'b....c', 'b....c', '.dddd.', 'e....f', 'e....f', 'e....f', '.gggg.'];
const SEGMENTS = 'abcdefg';
const POINT = ['..', '..', '..', '..', '..', '..', '..', '..', 'x.'];
const COMMA = ['..', '..', '..', '..', '..', '..', '..', '.x', 'x.'];
const DARK_POINT = POINT.map((row) => row.replace('x', 'o'));
const MARKS: Readonly<Record<string, readonly string[]>> = { '.': POINT, ',': COMMA, _: DARK_POINT };

/** One character of the display as rows of pixels: `x` shines, `o` is a segment that does not. */
function glyph(character: string): readonly string[] {
  const mark = MARKS[character];
  if (mark) return mark;
  const lit = LIT[character] ?? '0000000';
  return DIGIT.map((row) =>
    [...row]
      .map((pixel) => (pixel === '.' ? '.' : lit[SEGMENTS.indexOf(pixel)] === '1' ? 'x' : 'o'))
      .join(''),
  );
}

/**
 * A text of digits, points and commas as rows of pixels; `_` is a point that is dark, any other character a digit that
 * is.
 */
export function segmentRows(text: string): readonly string[] {
  const glyphs = [...text].map(glyph);
  return DIGIT.map((_, row) => glyphs.map((rows) => rows[row]).join('.'));
}
