/** Pixels in rows, four bytes each: red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * The square in the middle of a picture with so many pixels on a side, and never more than it has. Each pixel is the
 * average of the area that it stands for; what is transparent lends it no color.
 */
export function shrunk({ width, height, data }: Pixels, most: number): Pixels {
  const side = Math.min(width, height);
  const size = Math.min(side, most);
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  const ratio = side / size;
  const sums = new Float64Array(size * size * 4);
  const row = new Float64Array(size * 4);
  for (let y = 0; y < side; y += 1) {
    shrinkRow(data, ((top + y) * width + left) * 4, ratio, row);
    // A row of the picture reaches into two rows of the result at most.
    for (let to = Math.floor(y / ratio); to < Math.min(size, (y + 1) / ratio); to += 1) {
      const part = Math.min(y + 1, (to + 1) * ratio) - Math.max(y, to * ratio);
      for (let at = 0; at < row.length; at += 1) {
        const index = to * row.length + at;
        sums[index] = (sums[index] ?? 0) + (row[at] ?? 0) * part;
      }
    }
  }
  return { width: size, height: size, data: toPixels(sums, ratio * ratio) };
}

/** Writes the sums of a row: colors times opacity, and opacity. */
function shrinkRow(data: Uint8Array, from: number, ratio: number, row: Float64Array): void {
  for (let to = 0; to < row.length / 4; to += 1) {
    const [begin, end] = [to * ratio, (to + 1) * ratio];
    let [red, green, blue, opacity] = [0, 0, 0, 0];
    for (let x = Math.floor(begin); x < end; x += 1) {
      const at = from + x * 4;
      const part = (data[at + 3] ?? 0) * (Math.min(x + 1, end) - Math.max(x, begin));
      red += (data[at] ?? 0) * part;
      green += (data[at + 1] ?? 0) * part;
      blue += (data[at + 2] ?? 0) * part;
      opacity += part;
    }
    row[to * 4] = red;
    row[to * 4 + 1] = green;
    row[to * 4 + 2] = blue;
    row[to * 4 + 3] = opacity;
  }
}

function toPixels(sums: Float64Array, area: number): Uint8Array {
  const data = new Uint8Array(sums.length);
  for (let at = 0; at < sums.length; at += 4) {
    const opacity = sums[at + 3] ?? 0;
    if (opacity === 0) continue;
    for (let color = at; color < at + 3; color += 1) data[color] = Math.round((sums[color] ?? 0) / opacity);
    data[at + 3] = Math.round(opacity / area);
  }
  return data;
}
