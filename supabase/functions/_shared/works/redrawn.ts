import type { Draw, Redrawn } from '../chain/draw.ts';
import { sizeOf, type PictureSize } from '../chain/pictureSize.ts';
import {
  MOST_WORK_BYTES,
  MOST_WORK_PIXELS,
  WORK_SIDES,
  WORK_TYPES,
  type WorkType,
} from '../domain/making/works.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

/**
 * Decodes what a person sent and encodes it again (WORK-2). BAD_REQUEST with why, TOO_LARGE: more than is taken. Null:
 * too many pictures wait already.
 */
export type Redraw = (sent: Uint8Array<ArrayBuffer>) => Promise<Result<Redrawn> | null>;

const NO_PICTURE = fail('BAD_REQUEST', 'This is no picture that is taken: a PNG, a JPEG or a WebP.');
const TOO_MANY_BYTES = fail('TOO_LARGE', 'The picture is larger than 4 MB.');
const BAD_SIDES = fail(
  'BAD_REQUEST',
  `The picture has to have ${WORK_SIDES.least} to ${WORK_SIDES.most} pixels on each side, and 3 million in all.`,
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

/** Has Photon redraw it (WORK-2), in WASM: what a broken picture breaks there reaches nothing else. */
export function photonRedraw(draw: Draw): Redraw {
  return async (sent) => {
    if (sent.length > MOST_WORK_BYTES) return TOO_MANY_BYTES;
    const known = read(sent);
    if (known === null) return NO_PICTURE;
    if (!isBearable(known.size)) return BAD_SIDES;
    const drawing = draw('work', { bytes: sent, type: known.type });
    if (drawing === null) return null;
    const drawn = await drawing;
    // Its first bytes may say another size than the rest of it has.
    return drawn === null || !isBearable(drawn) ? NO_PICTURE : ok(drawn);
  };
}
