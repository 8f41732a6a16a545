import { MOST_PORTRAIT_BYTES, PORTRAIT_TYPES, type Portrait } from '../domain/portraits.ts';
import type { Photon } from './photon.ts';
import { photonInTurn, type UsePhoton } from './photonInTurn.ts';
import type { PictureBytes } from './pictures.ts';
import { sizeOf } from './pictureSize.ts';
import type { Resizer } from './resizer.ts';
import { isOpaque, shrunk } from './shrunk.ts';

/**
 * What is decoded (pixels): 16 MB. A hosted function has 256 MB and two seconds of CPU; larger pictures are shown as
 * they are.
 */
const MOST_PIXELS = 2048 * 2048;

/** A picture that is no larger than its portrait, nor heavier than this (bytes), is one. */
const LIGHT_BYTES = 32 * 1024;

function resized(photon: Photon, { bytes }: PictureBytes, size: number): Portrait | null {
  const pixels = photon.decoded(bytes, (whole) => shrunk(whole, size));
  const type = isOpaque(pixels) ? 'image/jpeg' : 'image/webp';
  const portrait = photon.encoded(pixels, type);
  return portrait.length > MOST_PORTRAIT_BYTES ? null : { type, bytes: portrait };
}

/**
 * Resizes by Photon, an image library of Rust as WASM, which runs in Node and in hosted functions alike. A portrait is a
 * JPEG, or a WebP without loss where it is transparent anywhere. A picture that is small already stays as it is.
 */
export function photonResizer(photon: UsePhoton = photonInTurn()): Resizer {
  return {
    async portrait(picture, size) {
      const { bytes } = picture;
      const type = PORTRAIT_TYPES.find((one) => one === picture.type);
      const whole = type && sizeOf(bytes, type);
      if (!whole || whole.width * whole.height > MOST_PIXELS || whole.width * whole.height === 0) return null;
      if (Math.max(whole.width, whole.height) <= size && bytes.length <= LIGHT_BYTES) return { type, bytes };
      return photon((one) => resized(one, picture, size));
    },
  };
}
