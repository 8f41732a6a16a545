import type { InitOutput } from '@cf-wasm/photon/node';
import type { PictureSize } from './pictureSize.ts';
import type { Pixels } from './shrunk.ts';

/** What is used of Photon's WASM: its own entries, of which the version is pinned. */
type Exports = Pick<
  InitOutput,
  | 'memory'
  | '__wbindgen_malloc'
  | '__wbindgen_free'
  | '__wbg_photonimage_free'
  | 'photonimage_new'
  | 'photonimage_new_from_byteslice'
  | 'photonimage_get_width'
  | 'photonimage_get_height'
  | 'photonimage_get_raw_pixels'
  | 'photonimage_get_bytes_jpeg'
  | 'photonimage_get_bytes_webp'
>;

/** One instance of Photon, whose memory only grows. */
export interface Photon {
  /** The bytes that its memory has by now. */
  memory(): number;
  /** Hands a PNG, JPEG, WebP or GIF to `work`, which may not keep it. Throws where it is none. */
  decoded<Value>(bytes: Uint8Array, work: (picture: Decoded) => Value): Value;
  encoded(pixels: Pixels, type: Encoding): Uint8Array<ArrayBuffer>;
}

export type Encoding = 'image/jpeg' | 'image/webp';

/** A picture in the memory of an instance: a copy of a large one would take 16 MB more. */
export interface Decoded extends PictureSize {
  /** Hands its pixels to `work`, which may neither keep them nor have anything encoded meanwhile. */
  read<Value>(work: (pixels: Pixels) => Value): Value;
  encoded(type: Encoding): Uint8Array<ArrayBuffer>;
}

/** Of JPEG, from 0 to 100. */
const QUALITY = 88;

/**
 * A new instance. The library's own wrapper has one for the whole process. What a broken picture allocated there before
 * it failed would stay for ever: Rust's panic in WASM frees nothing. After a failure an instance of ours is left to the
 * garbage collector.
 */
export function newPhoton(module: WebAssembly.Module): Photon {
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    // All of them serve pages and errors, which nothing here asks for.
    (imports[from] ??= {})[name] = () => {
      throw new Error(`${name} is not there`);
    };
  }
  // The module's own table of types; those who pinned its version know them.
  const photon = new WebAssembly.Instance(module, imports).exports as unknown as Exports;

  const written = (bytes: Uint8Array): number => {
    const at = photon.__wbindgen_malloc(bytes.length, 1) >>> 0;
    new Uint8Array(photon.memory.buffer).set(bytes, at);
    return at;
  };
  const using = <Value>(image: number, work: () => Value): Value => {
    const value = work();
    photon.__wbg_photonimage_free(image, 0);
    return value;
  };
  /** Lets `work` read what the module answered, and frees it. */
  const reading = <Value>(
    [at, length]: readonly [number, number],
    work: (bytes: Uint8Array) => Value,
  ): Value => {
    const value = work(new Uint8Array(photon.memory.buffer, at >>> 0, length));
    photon.__wbindgen_free(at, length, 1);
    return value;
  };

  const encodedAs = (image: number, type: Encoding): Uint8Array<ArrayBuffer> =>
    reading(
      type === 'image/jpeg'
        ? photon.photonimage_get_bytes_jpeg(image, QUALITY)
        : photon.photonimage_get_bytes_webp(image),
      (encoded) => encoded.slice(),
    );

  return {
    memory: () => photon.memory.buffer.byteLength,
    decoded(bytes, work) {
      const image = photon.photonimage_new_from_byteslice(written(bytes), bytes.length);
      return using(image, () => {
        const width = photon.photonimage_get_width(image);
        const height = photon.photonimage_get_height(image);
        return work({
          width,
          height,
          read: (look) =>
            reading(photon.photonimage_get_raw_pixels(image), (data) => look({ width, height, data })),
          encoded: (type) => encodedAs(image, type),
        });
      });
    },
    encoded({ width, height, data }, type) {
      const image = photon.photonimage_new(written(data), data.length, width, height);
      return using(image, () => encodedAs(image, type));
    },
  };
}
