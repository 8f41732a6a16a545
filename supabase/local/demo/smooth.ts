import sharp, { type Sharp } from 'sharp';

/**
 * Pixel art at twice its size with its corners rounded, and that so many times (Scale2x: a new pixel takes the color of
 * two neighbors that agree where the others do not). No color is added.
 */
export async function smoothed(picture: Sharp, doublings: number): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let side = info.width;
  let pixels = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  for (let time = 0; time < doublings; time += 1) {
    pixels = doubled(pixels, side);
    side *= 2;
  }
  return sharp(Buffer.from(pixels.buffer), { raw: { width: side, height: side, channels: 4 } });
}

/** A square picture of one number a pixel, at twice its size. */
function doubled(pixels: Uint32Array, side: number): Uint32Array<ArrayBuffer> {
  const twice = new Uint32Array(pixels.length * 4);
  const at = (x: number, y: number) => {
    const inX = Math.min(Math.max(x, 0), side - 1);
    const inY = Math.min(Math.max(y, 0), side - 1);
    return pixels[inY * side + inX] ?? 0;
  };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const own = at(x, y);
      const [up, down, left, right] = [at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)];
      const corner = up !== down && left !== right;
      const to = y * 4 * side + x * 2;
      twice[to] = corner && left === up ? left : own;
      twice[to + 1] = corner && up === right ? right : own;
      twice[to + 2 * side] = corner && left === down ? left : own;
      twice[to + 2 * side + 1] = corner && down === right ? right : own;
    }
  }
  return twice;
}
