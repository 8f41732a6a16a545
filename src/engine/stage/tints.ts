import { canvasUtils, Texture, type TextureSource } from 'pixi.js';
import { rgbOf, type Quad } from './drawItem.ts';

/** A copy of a larger source in another color would take much memory for few cuts of it. */
const LARGEST = 512;
const WHITE = 0xffffff;

export type Sheet = ReturnType<typeof canvasUtils.getTintedCanvas>;

/** All of a source as one texture, which keeps its copies in other colors. */
const sheets = new WeakMap<TextureSource, Texture>();

/**
 * The whole source of this quad in its color, to cut it from: Pixi makes a canvas for each letter and color, which
 * takes longer than anything else of a first frame. Null where Pixi has nothing to tint, or does more than cut.
 */
export function tintedSheet({ source, texture, color }: Quad): Sheet | null {
  if (source === null || texture === null) return null;
  const tint = rgbOf(color);
  const isPlain = texture.rotate === 0 && source.resolution === 1 && source.addressMode === 'clamp-to-edge';
  const isSmall = source.width <= LARGEST && source.height <= LARGEST;
  // What is seen through, a browser may blend by a shade otherwise when it is cut from more.
  const isOpaque = color >>> 24 === 255;
  if (tint === WHITE || !isPlain || !isSmall || !isOpaque) return null;
  const sheet = sheets.get(source) ?? sheetOf(source);
  return canvasUtils.getTintedCanvas({ texture: sheet }, tint);
}

function sheetOf(source: TextureSource): Texture {
  const sheet = new Texture({ source });
  sheets.set(source, sheet);
  // Pixi does not tint anew what was painted in place.
  source.once('update', () => {
    sheets.delete(source);
    sheet.destroy();
  });
  return sheet;
}
