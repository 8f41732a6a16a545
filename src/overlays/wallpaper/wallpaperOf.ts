import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { fileOf, penOn } from '../pictures/pen.ts';
import { pictureHeader } from '../pictures/pictureHeader.ts';
import { WALLPAPER_TEXTS as TEXTS } from './texts.ts';

/** A file is no longer than this (bytes), and what it decodes to no larger (pixels): the photographs of phones. */
export const FILE_MOST = 40 * 1024 * 1024;
export const PIXELS_MOST = 64_000_000;
/** The longest side of what is kept (pixels): more than nearly every desktop has. */
export const SIDE_MOST = 2560;
/** Of what is written again with losses. */
const QUALITY = 0.92;

/** A picture that can lie behind the icons. */
export interface WallpaperCopy {
  readonly blob: Blob;
  /** In pixels, as it is seen: cameras may write a picture lying on its side. */
  readonly width: number;
  readonly height: number;
}

/**
 * A copy of a picture for behind the icons: upright, its first frame, no larger than a desktop, and with nothing of what a
 * camera wrote into it (WALLPAPER-1).
 *
 * @returns why there is none, in words for the person
 */
export async function wallpaperOf(file: Blob): Promise<Result<WallpaperCopy>> {
  if (file.size > FILE_MOST) return fail('BAD_REQUEST', TEXTS.tooLong);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = pictureHeader(bytes);
    if (header === null) return fail('BAD_REQUEST', TEXTS.notPicture);
    const { type, width, height } = header;
    if (width * height > PIXELS_MOST) {
      return fail('BAD_REQUEST', TEXTS.tooLarge(Math.ceil((width * height) / 1_000_000)));
    }
    const blob = new Blob([bytes], { type });
    // The browser makes it small as it decodes it: the whole of a photograph would not fit a phone's memory twice.
    const resized = Math.max(width, height) > SIDE_MOST;
    const decoded = await createImageBitmap(blob, resized ? smaller(width, height) : {});
    const copy = await written(decoded, type);
    decoded.close();
    return copy === null ? fail('BAD_REQUEST', TEXTS.broken) : ok(copy);
  } catch {
    return fail('BAD_REQUEST', TEXTS.broken);
  }
}

/** One side alone: the browser keeps the shape, also of a picture that it turns. */
const smaller = (width: number, height: number): ImageBitmapOptions => ({
  ...(width >= height ? { resizeWidth: SIDE_MOST } : { resizeHeight: SIDE_MOST }),
  resizeQuality: 'high',
});

/** Null: there is no memory. */
async function written(decoded: ImageBitmap, type: string): Promise<WallpaperCopy | null> {
  const share = Math.min(1, SIDE_MOST / Math.max(decoded.width, decoded.height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * share));
  const size = { width: scaled(decoded.width), height: scaled(decoded.height) };
  const pen = penOn(size);
  if (pen === null) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(decoded, 0, 0, size.width, size.height);
  // A kind that the browser cannot write, such as GIF, becomes PNG.
  const blob = await fileOf(pen.canvas, type, QUALITY);
  return blob && { blob, ...size };
}
