import { PICTURE_SIZE } from '@shared/domain/collection/traits/compose.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { flunkPng } from '../../../overlays/myFlunk/flunkPng.ts';
import { sharePng } from '../../../overlays/pictures/sharePng.ts';
import { saveFile } from '../../../overlays/saveFile.ts';
import { fileNameOf, type Flunk } from './flunk.ts';
import { CREATOR_TEXTS } from './texts.ts';

/** How many pixels of the file each of the picture's pixels is wide. */
const SAVED_SCALE = 10;

const pngOf = ({ selection }: Flunk): Promise<Blob | null> => flunkPng(selection, PICTURE_SIZE * SAVED_SCALE);

/** Gives the picture to the person as a PNG with 960 pixels a side, named after the character. */
export async function savePicture(flunk: Flunk): Promise<Result<null>> {
  const blob = await pngOf(flunk);
  if (blob === null) return fail('INTERNAL', CREATOR_TEXTS.saveFailed);
  saveFile(blob, fileNameOf(flunk));
  return ok(null);
}

/** Opens the device's sheet to share the same picture. False: it could not be drawn or shared. */
export async function sharePicture(flunk: Flunk): Promise<boolean> {
  const blob = await pngOf(flunk);
  return blob !== null && sharePng(blob, fileNameOf(flunk));
}

/** Whether pictures can be put on the clipboard here. */
export const copiesPictures = (): boolean =>
  'clipboard' in navigator && typeof (globalThis as Partial<typeof globalThis>).ClipboardItem === 'function';

/** Puts the same picture on the clipboard. False: the browser did not let it. */
export async function copyPicture(flunk: Flunk): Promise<boolean> {
  const png = pngOf(flunk).then(
    (blob) => blob ?? Promise.reject(new Error('the picture could not be drawn')),
  );
  // A promise rather than the blob: Safari lets it be written only while the press is being handled.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).then(
    () => true,
    () => false,
  );
}
