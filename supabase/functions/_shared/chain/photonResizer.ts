import { PORTRAIT_TYPES } from '../domain/collection/portraits.ts';
import { bare } from './bare.ts';
import type { Draw } from './draw.ts';
import { pixelsDecoded, sizeOf } from './pictureSize.ts';
import type { Resizer } from './resizer.ts';

/**
 * What is decoded (pixels): 16 MB. A hosted function has 256 MB and two seconds of CPU; larger pictures are shown as
 * they are.
 */
const MOST_PIXELS = 2048 * 2048;

/** A picture that is no larger than its portrait, nor heavier than this (bytes), is one. */
const LIGHT_BYTES = 32 * 1024;

/**
 * Resizes by Photon, an image library of Rust as WASM, which runs in Node and in hosted functions alike. A portrait is a
 * JPEG, or a WebP without loss where it is transparent anywhere. A picture that is small already stays as it is.
 */
export function photonResizer(draw: Draw): Resizer {
  return {
    async portrait(picture, size) {
      const { bytes } = picture;
      const type = PORTRAIT_TYPES.find((one) => one === picture.type);
      const whole = type && sizeOf(bytes, type);
      const pixels = whole ? pixelsDecoded(bytes, type, whole) : 0;
      if (!whole || pixels > MOST_PIXELS || pixels === 0) return null;
      if (Math.max(whole.width, whole.height) <= size && bytes.length <= LIGHT_BYTES) {
        const light = bare(bytes, type);
        return light && { type, bytes: light };
      }
      const drawing = draw('portrait', { bytes, type, size });
      return drawing === null ? undefined : drawing;
    },
  };
}
