/** Pixels in rows, four bytes each: red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Whether nothing of a picture is transparent. */
export const isOpaque = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/** A picture over white, of which nothing is transparent. */
export function onWhite(pixels: Pixels): Pixels {
  if (isOpaque(pixels)) return pixels;
  const data = pixels.data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255;
    for (let color = at; color < at + 3; color += 1) {
      data[color] = Math.round((data[color] ?? 0) * opacity + 255 * (1 - opacity));
    }
    data[at + 3] = 255;
  }
  return { ...pixels, data };
}

/** The square in the middle of a picture with so many pixels on a side, and never more than it has. */
export function shrunk(pixels: Pixels, most: number): Pixels {
  const side = Math.min(pixels.width, pixels.height);
  const size = Math.min(side, most);
  const left = Math.floor((pixels.width - side) / 2);
  const top = Math.floor((pixels.height - side) / 2);
  return averaged(pixels, { left, top, width: side, height: side }, { width: size, height: size });
}

/** The whole picture with so many pixels on its longest side, and never more than it has. */
export function fitted(pixels: Pixels, most: number): Pixels {
  const { width, height } = pixels;
  const scale = Math.min(1, most / Math.max(width, height));
  const to = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return averaged(pixels, { left: 0, top: 0, width, height }, to);
}

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * A part of a picture in fewer pixels, each the average of the area that it stands for; what is transparent lends it no
 * color.
 */
function averaged({ width, data }: Pixels, part: Part, to: Size): Pixels {
  const [across, down] = [part.width / to.width, part.height / to.height];
  const shrunken = new Uint8Array(to.width * to.height * 4);
  // A row of the picture reaches into two rows of the result at most: no more of their sums are kept.
  let [sums, next] = [new Float64Array(to.width * 4), new Float64Array(to.width * 4)];
  const row = new Float64Array(to.width * 4);
  let current = 0;
  const finish = (): void => {
    writePixels(sums, across * down, shrunken.subarray(current * row.length));
    [sums, next] = [next, sums.fill(0)];
    current += 1;
  };
  for (let y = 0; y < part.height; y += 1) {
    shrinkRow(data, ((part.top + y) * width + part.left) * 4, across, row);
    const into = Math.min(to.height - 1, Math.floor(y / down));
    while (current < into) finish();
    const share = Math.min(y + 1, (into + 1) * down) - Math.max(y, into * down);
    for (let at = 0; at < row.length; at += 1) {
      const whole = row[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + whole * share;
      next[at] = (next[at] ?? 0) + whole * (1 - share);
    }
  }
  while (current < to.height) finish();
  return { ...to, data: shrunken };
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

/** Writes a row of pixels from the sums of their areas. */
function writePixels(sums: Float64Array, area: number, into: Uint8Array): void {
  for (let at = 0; at < sums.length; at += 4) {
    const opacity = sums[at + 3] ?? 0;
    if (opacity === 0) continue;
    for (let color = at; color < at + 3; color += 1) into[color] = Math.round((sums[color] ?? 0) / opacity);
    into[at + 3] = Math.round(opacity / area);
  }
}
