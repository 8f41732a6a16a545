import { MOST_PORTRAIT_BYTES, PORTRAIT_TYPES, type Portrait } from '../domain/portraits.ts';
import { newPhoton, type Photon } from './photon.ts';
import type { PictureBytes } from './pictures.ts';
import { sizeOf } from './pictureSize.ts';
import type { Resizer } from './resizer.ts';
import { shrunk, type Pixels } from './shrunk.ts';

/**
 * What is decoded (pixels): 16 MB. A hosted function has 256 MB and two seconds of CPU; larger pictures are shown as
 * they are.
 */
const MOST_PIXELS = 2048 * 2048;

/** What the memory of an instance may grow to before a new one takes its place (bytes). */
const MOST_MEMORY = 96 * 1024 * 1024;

/** A picture that is no larger than its portrait, nor heavier than this (bytes), is one. */
const LIGHT_BYTES = 32 * 1024;

const isOpaque = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/** Compiled once, when the first picture has to be resized: 1.5 MB. */
const compiled = async (): Promise<WebAssembly.Module> =>
  (await import('@cf-wasm/photon/node')).photonWasmModule;

/** Lets whatever else waits for the processor have it first. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Resizes by Photon, an image library of Rust as WASM, which runs in Node and in hosted functions alike. A portrait is a
 * JPEG, or a WebP without loss where it is transparent anywhere. A picture that is small already stays as it is.
 */
export function photonResizer(load: () => Promise<WebAssembly.Module> = compiled): Resizer {
  let loading: Promise<WebAssembly.Module> | undefined;
  /** The one before, after which the next begins: one takes all there is of the processor. */
  let before: Promise<unknown> = Promise.resolve();
  let photon: Photon | null = null;

  function resized(module: WebAssembly.Module, { bytes }: PictureBytes, size: number): Portrait | null {
    if (photon !== null && photon.memory() > MOST_MEMORY) photon = null;
    photon ??= newPhoton(module);
    try {
      const pixels = photon.decoded(bytes, (whole) => shrunk(whole, size));
      const type = isOpaque(pixels) ? 'image/jpeg' : 'image/webp';
      const portrait = photon.encoded(pixels, type);
      return portrait.length > MOST_PORTRAIT_BYTES ? null : { type, bytes: portrait };
    } catch {
      // It is no picture, whatever it says of itself.
      photon = null;
      return null;
    }
  }

  return {
    async portrait(picture, size) {
      const { bytes } = picture;
      const type = PORTRAIT_TYPES.find((one) => one === picture.type);
      const whole = type && sizeOf(bytes, type);
      if (!whole || whole.width * whole.height > MOST_PIXELS || whole.width * whole.height === 0) return null;
      if (Math.max(whole.width, whole.height) <= size && bytes.length <= LIGHT_BYTES) return { type, bytes };
      const module = await (loading ??= load());
      const next = before.then(pause).then(() => resized(module, picture, size));
      before = next;
      return next;
    },
  };
}
