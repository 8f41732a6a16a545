import { composeFlunk, PICTURE_SIZE } from '../../../supabase/functions/_shared/domain/traits/compose.ts';
import { fail, ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import { svgUrl } from '../../overlays/svgUrl.ts';
import { fileNameOf, type Flunk } from './flunk.ts';
import { layers } from './layers.ts';
import { CREATOR_TEXTS } from './texts.ts';

/** How many pixels of the file each of the picture's pixels is wide. */
const SAVED_SCALE = 10;

/** Gives the picture to the person as a PNG with 960 pixels a side, named after the character. */
export async function savePicture(flunk: Flunk): Promise<Result<null>> {
  const side = PICTURE_SIZE * SAVED_SCALE;
  const picture = new Image(side, side);
  picture.src = svgUrl(composeFlunk(flunk.selection, layers, side));
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return fail('INTERNAL', CREATOR_TEXTS.saveFailed);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileNameOf(flunk);
  link.click();
  URL.revokeObjectURL(link.href);
  return ok(null);
}
