import { ok, type Result } from '@shared/kernel/result.ts';
import { fileOf, penOn } from './pen.ts';
import { pictureHeader } from './pictureHeader.ts';

/** A file is no longer than this (bytes), and what it decodes to no larger (pixels). */
export const FILE_MOST = 20 * 1024 * 1024;
export const PIXELS_MOST = 40_000_000;
/** The longest side of what is kept (pixels): more than a meme or a card shows. */
const SIDE_MOST = 1600;
/** Of the JPEG that a JPEG is written as again. */
const QUALITY = 0.92;

/** A picture that was decoded, made no larger than it is shown, and written again, so that nothing of the file is left. */
export interface OpenedPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

export const OPEN_TEXTS = {
  tooLong: 'This file is larger than 20 MB. Choose a smaller one.',
  notPicture: 'This is not a picture that can be opened here. Choose a PNG, JPEG, GIF or WebP.',
  tooLarge: (megapixels: number): string =>
    `This picture has ${megapixels} megapixels, and 40 is the most. Make it smaller and try again.`,
  broken: 'This picture is broken, or there is not enough memory to open it.',
} as const;

const refused = (message: string): Result<never> => ({ ok: false, error: { code: 'BAD_REQUEST', message } });

/**
 * Opens a picture that a person brought. Reads its kind from its content, takes the first frame of an animation, and
 * drops what a camera wrote into it, such as places and names (MEME-4).
 *
 * @returns why it is not opened, in words for the person: too long, too large, no picture, broken, no memory
 */
export async function openPicture(file: Blob): Promise<Result<OpenedPicture>> {
  if (file.size > FILE_MOST) return refused(OPEN_TEXTS.tooLong);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = pictureHeader(bytes);
    if (header === null) return refused(OPEN_TEXTS.notPicture);
    const pixels = header.width * header.height;
    if (pixels > PIXELS_MOST) return refused(OPEN_TEXTS.tooLarge(Math.ceil(pixels / 1_000_000)));
    return await rewritten(new Blob([bytes], { type: header.type }), header.type === 'image/jpeg');
  } catch {
    return refused(OPEN_TEXTS.broken);
  }
}

/** @throws where it cannot be decoded */
async function rewritten(file: Blob, isPhotograph: boolean): Promise<Result<OpenedPicture>> {
  const decoded = await createImageBitmap(file);
  const share = Math.min(1, SIDE_MOST / Math.max(decoded.width, decoded.height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * share));
  const size = { width: scaled(decoded.width), height: scaled(decoded.height) };
  const pen = penOn(size);
  if (pen !== null) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(decoded, 0, 0, size.width, size.height);
  }
  decoded.close();
  const blob = pen && (await fileOf(pen.canvas, isPhotograph ? 'image/jpeg' : 'image/png', QUALITY));
  return blob === null ? refused(OPEN_TEXTS.broken) : ok({ blob, ...size });
}
