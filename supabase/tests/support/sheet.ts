import { PORTRAIT_TYPES } from '@shared/domain/collection/portraits.ts';
import type { SheetEntry } from '@shared/domain/collection/portraitSheet.ts';

/** Reads a sheet of portraits as pages of earlier builds do. Throws a RangeError where it breaks off. */
export function readSheet(bytes: Uint8Array<ArrayBuffer>): SheetEntry[] {
  const view = new DataView(bytes.buffer);
  const entries: SheetEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const [index, kind, length] = [view.getUint8(at), view.getUint8(at + 1), view.getUint32(at + 2)];
    const type = PORTRAIT_TYPES[kind - 1];
    const content = bytes.slice(at + 6, at + 6 + length);
    if (content.length < length) throw new RangeError('a sheet breaks off');
    entries.push({ index, portrait: type === undefined ? null : { type, bytes: content } });
    at += 6 + length;
  }
  return entries;
}
