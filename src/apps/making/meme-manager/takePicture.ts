import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { openPicture, type OpenedPicture } from '../../../overlays/pictures/openPicture.ts';
import { fileOf, penOn } from '../../../overlays/pictures/pen.ts';
import { MEME_TEXTS } from './texts.ts';

/** A picture of the product, or of a token, that a person has chosen. */
export interface Offered {
  readonly url: string;
  readonly name: string;
  readonly template?: string;
}

/** What is offered once its address is known. NETWORK: it did not arrive. */
export const offer = (address: Promise<string>, name: string): Promise<Result<Offered>> =>
  address.then(
    (url) => ok({ url, name }),
    () => fail('NETWORK', MEME_TEXTS.notLoaded),
  );

/** A drawing without a size of its own is taken so wide, in pixels. */
const DRAWING_SIDE = 512;

/** Loads a picture of ours. It goes the way of every other picture, so that what is kept is always of one kind. */
export async function takeOffered({ url }: Offered): Promise<Result<OpenedPicture>> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return fail('NETWORK', MEME_TEXTS.notLoaded);
  }
  const size = { width: image.naturalWidth || DRAWING_SIDE, height: image.naturalHeight || DRAWING_SIDE };
  const pen = penOn(size);
  pen?.drawImage(image, 0, 0, size.width, size.height);
  const blob = pen && (await fileOf(pen.canvas));
  return blob === null ? openPicture(new Blob()) : ok({ blob, ...size });
}

/** A picture of a person's own that is no larger than this (pixels) is pixel art. */
const PIXEL_ART = 128;
/** What the studio makes is no larger. */
const STUDIO = 420;

/** Whether a picture's pixels stay square when it is drawn larger. */
export const isPixelated = ({ width, height }: OpenedPicture, isOurs: boolean): boolean =>
  Math.max(width, height) <= (isOurs ? STUDIO : PIXEL_ART);
