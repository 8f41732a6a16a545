import type { Draw } from './draw.ts';
import { pixelsDecoded, sizeOf } from './pictureSize.ts';
import type { Resizer } from './resizer.ts';

/**
 * What is decoded (pixels): 16 MB. A hosted function has 256 MB and two seconds of CPU; larger pictures are shown as
 * they are.
 */
const MOST_PIXELS = 2048 * 2048;

/** Resizes by Photon, an image library of Rust as WASM, which runs in Node and in hosted functions alike. */
export function photonResizer(draw: Draw): Resizer {
  return {
    async portraits({ bytes, type }) {
      const whole = sizeOf(bytes, type);
      const pixels = whole ? pixelsDecoded(bytes, type, whole) : 0;
      if (pixels > MOST_PIXELS || pixels === 0) return null;
      const drawing = draw('portraits', { bytes, type });
      return drawing === null ? undefined : drawing;
    },
  };
}
