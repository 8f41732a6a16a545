import { fileOf, penOn } from './pen.ts';

/** Whether pictures can be put on the clipboard here. */
export const copiesPictures = (): boolean =>
  'clipboard' in navigator && typeof (globalThis as Partial<typeof globalThis>).ClipboardItem === 'function';

/**
 * Puts a PNG on the clipboard.
 *
 * @param png null: it could not be drawn
 * @returns false where there is none, or the browser did not let it
 */
export async function copyPng(png: Promise<Blob | null>): Promise<boolean> {
  const picture = png.then((blob) => blob ?? Promise.reject(new Error('the picture could not be drawn')));
  // A promise rather than the blob: Safari lets it be written only while the press is being handled.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
    () => true,
    () => false,
  );
}

/** A picture as a PNG, its first frame; null: it cannot be decoded, or there is no memory. */
export async function pngOf(picture: Blob): Promise<Blob | null> {
  if (picture.type === 'image/png') return picture;
  const decoded = await createImageBitmap(picture).catch(() => null);
  if (decoded === null) return null;
  const pen = penOn(decoded);
  pen?.drawImage(decoded, 0, 0);
  decoded.close();
  return pen && fileOf(pen.canvas);
}
