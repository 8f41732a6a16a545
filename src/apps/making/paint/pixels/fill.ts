import { colorAt, type Pixels, type Point, type Row } from './pixels.ts';

/**
 * Gives `row` all pixels of one color that hang together with `at` by their sides. It takes time in proportion to them. What
 * `row` is given has to have another color afterwards: so the fill knows where it was.
 */
export function floodFill(pixels: Pixels, at: Point, row: Row): void {
  const { width, height, data } = pixels;
  const wanted = colorAt(pixels, at);
  if (wanted === null) return;
  // Two numbers for each run that is still to be looked at: a pixel of it.
  const waiting: number[] = [at.x, at.y];
  /** Notes each run of a row that touches the one from `from` to `to` beside it. */
  const lookAt = (y: number, from: number, to: number): void => {
    if (y < 0 || y >= height) return;
    const start = y * width;
    let isInRun = false;
    for (let x = from; x < to; x += 1) {
      const isWanted = data[start + x] === wanted;
      if (isWanted && !isInRun) waiting.push(x, y);
      isInRun = isWanted;
    }
  };
  for (;;) {
    const y = waiting.pop();
    const x = waiting.pop();
    if (x === undefined || y === undefined) return;
    const start = y * width;
    if (data[start + x] !== wanted) continue;
    let [from, to] = [x, x + 1];
    while (from > 0 && data[start + from - 1] === wanted) from -= 1;
    while (to < width && data[start + to] === wanted) to += 1;
    row(y, from, to);
    lookAt(y - 1, from, to);
    lookAt(y + 1, from, to);
  }
}
