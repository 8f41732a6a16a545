/** Darker than this (0 to 255) is the outline of a drawing. */
const OUTLINE = 30;
/** Colors that lie no further apart (0 to 441) are one. */
const SAME = 40;
/** The share of the side that is background for certain: in the upper corners, and down the edges. */
const [CORNER, EDGE, SHOULDERS] = [1 / 6, 1 / 16, 5 / 8];

type Color = readonly [red: number, green: number, blue: number];

/**
 * Makes the background of a portrait transparent, in place: what has a color of its corners and edges, and can be reached
 * from the upper corners without crossing a dark outline.
 *
 * @param pixels RGBA, row by row
 * @param side how many pixels the square has on a side
 */
export function cutOut(pixels: Uint8ClampedArray, side: number): void {
  const colorAt = (index: number): Color => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    return [red, green, blue];
  };
  const background = backgroundOf(colorAt, side);
  const reached = new Set<number>();
  const next = [0, side - 1];
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    if (reached.has(index)) continue;
    const color = colorAt(index);
    if (isOutline(color) || !background.some((one) => isSame(one, color))) continue;
    reached.add(index);
    const column = index % side;
    if (column > 0) next.push(index - 1);
    if (column < side - 1) next.push(index + 1);
    if (index >= side) next.push(index - side);
    if (index < side * (side - 1)) next.push(index + side);
  }
  for (const index of reached) pixels[index * 4 + 3] = 0;
}

/** The colors of the background, each once. */
function backgroundOf(colorAt: (index: number) => Color, side: number): readonly Color[] {
  const found: Color[] = [];
  for (let y = 0; y < side * SHOULDERS; y += 1) {
    const width = side * (y < side * CORNER ? CORNER : EDGE);
    for (let x = 0; x < width; x += 1) {
      for (const column of [x, side - 1 - x]) {
        const color = colorAt(y * side + column);
        if (!isOutline(color) && !found.some((one) => isSame(one, color))) found.push(color);
      }
    }
  }
  return found;
}

const isOutline = ([red, green, blue]: Color): boolean =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue < OUTLINE;

const isSame = (one: Color, other: Color): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) <= SAME;
