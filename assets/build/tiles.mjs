import sharp from 'sharp';
import { blank, blit, encodeSmallest, readPicture } from './encode.mjs';

/** The side of a tile, in pixels. */
export const TILE = 256;
/** The overview is so many times smaller than the picture, and has so many colours: it is seen until the tiles come. */
const SMALLER = 8;
const COLOURS = 64;

/** @typedef {{ width: number, height: number, bytes: Buffer, extension: string }} Encoded */

/**
 * Cuts a picture into tiles, row by row from the top left; those at the right and the lower edge may be smaller.
 *
 * @param {string} file
 * @returns {Promise<{ width: number, height: number, overview: Encoded, tiles: Encoded[][] }>}
 */
export async function cutIntoTiles(file) {
  const picture = await readPicture(file);
  const { width, height } = picture;
  const tiles = [];
  for (let y = 0; y < height; y += TILE) {
    const row = [];
    for (let x = 0; x < width; x += TILE) {
      const part = { x, y, w: Math.min(TILE, width - x), h: Math.min(TILE, height - y) };
      const tile = blank(part.w, part.h);
      blit(picture, tile, { x: 0, y: 0 }, part);
      row.push(await encode(tile));
    }
    tiles.push(row);
  }
  return { width, height, overview: await shrink(picture), tiles };
}

async function shrink({ width, height, data }) {
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(Math.ceil(width / SMALLER), Math.ceil(height / SMALLER), { kernel: 'mitchell' })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  return encode(await readPicture(small));
}

async function encode(picture) {
  return { width: picture.width, height: picture.height, ...(await encodeSmallest(picture)) };
}
