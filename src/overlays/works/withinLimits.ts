import { MOST_WORK_BYTES, MOST_WORK_PIXELS, WORK_SIDES, WORK_TYPES } from '@shared/domain/making/works.ts';
import { fileOf, penOn } from '../pictures/pen.ts';

/** A file that is no heavier (bytes) is sent as it is. */
const LIGHT_BYTES = 1024 * 1024;

/** How much smaller a picture of this size has to be drawn, 0 to 1, so that the server takes it. */
export const scaleWithin = (width: number, height: number): number =>
  Math.min(1, WORK_SIDES.most / Math.max(width, height), Math.sqrt(MOST_WORK_PIXELS / (width * height)));

/** How it is encoded, until a file is small enough. The first keeps what is transparent. */
const ENCODINGS = [
  ['image/webp', 0.92],
  ['image/jpeg', 0.85],
] as const;

/** A picture that the server takes, made smaller or lighter where it has to be; null: it cannot be read. */
export async function withinLimits(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (bitmap === null) return null;
  try {
    const scale = scaleWithin(bitmap.width, bitmap.height);
    const isTaken = WORK_TYPES.some((type) => type === picture.type) && picture.size <= LIGHT_BYTES;
    if (scale === 1 && isTaken) return picture;
    const scaled = (side: number): number => Math.max(WORK_SIDES.least, Math.floor(side * scale));
    const [width, height] = [scaled(bitmap.width), scaled(bitmap.height)];
    const pen = penOn({ width, height });
    if (pen === null) return null;
    pen.drawImage(bitmap, 0, 0, width, height);
    for (const [type, quality] of ENCODINGS) {
      if (type === 'image/jpeg') {
        // What is transparent would become black.
        pen.globalCompositeOperation = 'destination-over';
        pen.fillStyle = '#ffffff';
        pen.fillRect(0, 0, width, height);
      }
      const blob = await fileOf(pen.canvas, type, quality);
      if (blob !== null && blob.size <= MOST_WORK_BYTES) return blob;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
