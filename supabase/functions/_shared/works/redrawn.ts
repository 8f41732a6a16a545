import { photonInTurn, type UsePhoton } from '../chain/photonInTurn.ts';
import type { Photon } from '../chain/photon.ts';
import { sizeOf, type PictureSize } from '../chain/pictureSize.ts';
import { fitted, onWhite, type Pixels } from '../chain/shrunk.ts';
import {
  MOST_WORK_BYTES,
  MOST_WORK_PIXELS,
  SMALL_SIDE,
  WORK_SIDES,
  WORK_TYPES,
  type WorkType,
} from '../domain/works.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { StoredType } from './pictureStore.ts';

export interface StoredPicture {
  readonly type: StoredType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The pictures of a work as they are stored: drawn anew from the pixels alone. */
export interface Redrawn extends PictureSize {
  readonly whole: StoredPicture;
  /** A JPEG of at most SMALL_SIDE. */
  readonly small: StoredPicture;
}

/** Decodes what a person sent and encodes it again (WORK-2). BAD_REQUEST with why, TOO_LARGE: more than is taken. */
export type Redraw = (sent: Uint8Array) => Promise<Result<Redrawn>>;

/** Without loss a picture may weigh so much (bytes); what is heavier becomes a JPEG. */
const MOST_LOSSLESS_BYTES = 1_500_000;

const NO_PICTURE = fail('BAD_REQUEST', 'This is no picture that is taken: a PNG, a JPEG or a WebP.');
const TOO_MANY_BYTES = fail('TOO_LARGE', 'The picture is larger than 4 MB.');
const BAD_SIDES = fail(
  'BAD_REQUEST',
  `The picture has to have ${WORK_SIDES.least} to ${WORK_SIDES.most} pixels on each side, and 4 million in all.`,
);

/** The kind of picture by its first bytes, and its size; null: it is none that is taken. */
function read(sent: Uint8Array): { readonly type: WorkType; readonly size: PictureSize } | null {
  for (const type of WORK_TYPES) {
    const size = sizeOf(sent, type);
    if (size !== null) return { type, size };
  }
  return null;
}

const isBearable = ({ width, height }: PictureSize): boolean =>
  Math.min(width, height) >= WORK_SIDES.least &&
  Math.max(width, height) <= WORK_SIDES.most &&
  width * height <= MOST_WORK_PIXELS;

/** Without loss where the original had none and it is light enough; else a JPEG. */
function wholeOf(photon: Photon, pixels: Pixels, type: WorkType): StoredPicture {
  if (type !== 'image/jpeg') {
    const bytes = photon.encoded(pixels, 'image/webp');
    if (bytes.length <= MOST_LOSSLESS_BYTES) return { type: 'image/webp', bytes };
  }
  return { type: 'image/jpeg', bytes: photon.encoded(onWhite(pixels), 'image/jpeg') };
}

function redrawn(photon: Photon, sent: Uint8Array, type: WorkType): Redrawn {
  // Copied, since what is encoded moves the memory that it is read from.
  const pixels = photon.decoded(sent, ({ width, height, data }): Pixels => ({
    width,
    height,
    data: data.slice(),
  }));
  const small = photon.encoded(onWhite(fitted(pixels, SMALL_SIDE)), 'image/jpeg');
  return {
    width: pixels.width,
    height: pixels.height,
    whole: wholeOf(photon, pixels, type),
    small: { type: 'image/jpeg', bytes: small },
  };
}

/** Redraws by Photon, which decodes in WASM: what a broken picture breaks there reaches nothing else. */
export function photonRedraw(photon: UsePhoton = photonInTurn()): Redraw {
  return async (sent) => {
    if (sent.length > MOST_WORK_BYTES) return TOO_MANY_BYTES;
    const known = read(sent);
    if (known === null) return NO_PICTURE;
    if (!isBearable(known.size)) return BAD_SIDES;
    const drawn = await photon((one) => redrawn(one, sent, known.type));
    // Its first bytes may say another size than the rest of it has.
    return drawn === null || !isBearable(drawn) ? NO_PICTURE : ok(drawn);
  };
}
