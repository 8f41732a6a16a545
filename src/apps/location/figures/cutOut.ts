/** Darker than this (0 to 255) is the outline of a drawing; ten backdrops of the catalogue are lighter. */
const OUTLINE = 30;
/** So much of a picture may be background; where more went, the outline had a gap. */
const MOST_BACKGROUND = 0.8;

/**
 * Makes the background of a portrait transparent, in place: all that can be reached from its upper corners without
 * crossing a dark outline. A portrait without an outline stays as it was.
 *
 * @param pixels RGBA, row by row
 * @param side how many pixels the square has on a side
 */
export function cutOut(pixels: Uint8ClampedArray, side: number): void {
  const isOutline = (index: number): boolean => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < OUTLINE;
  };
  const reached = new Set<number>();
  const next = [0, side - 1];
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    if (reached.has(index) || isOutline(index)) continue;
    reached.add(index);
    const column = index % side;
    if (column > 0) next.push(index - 1);
    if (column < side - 1) next.push(index + 1);
    if (index >= side) next.push(index - side);
    if (index < side * (side - 1)) next.push(index + side);
  }
  if (reached.size > side * side * MOST_BACKGROUND) return;
  for (const index of reached) pixels[index * 4 + 3] = 0;
}
