import { MOST_PORTRAIT_BYTES, PORTRAIT_TYPES, type Portrait } from './portraits.ts';

/** One entry of a sheet. */
export interface SheetEntry {
  /** Which of the names that were asked for, from 0 on. */
  readonly index: number;
  /** Null: there is none, and there will be none. */
  readonly portrait: Portrait | null;
}

/** Index, type (0: there is no portrait, else its place in PORTRAIT_TYPES from 1 on) and length before each portrait. */
const HEAD_BYTES = 6;

/**
 * An entry as a sheet has it: one byte that says which name, one for the type, four for the length (the highest first),
 * and the portrait. Entries follow each other as portraits become ready; a name without one was not ready in time.
 */
export function writeEntry({ index, portrait }: SheetEntry): Uint8Array<ArrayBuffer> {
  const length = portrait?.bytes.length ?? 0;
  const entry = new Uint8Array(HEAD_BYTES + length);
  const view = new DataView(entry.buffer);
  view.setUint8(0, index);
  view.setUint8(1, portrait === null ? 0 : PORTRAIT_TYPES.indexOf(portrait.type) + 1);
  view.setUint32(2, length);
  if (portrait !== null) entry.set(portrait.bytes, HEAD_BYTES);
  return entry;
}

/** Reads a sheet as it arrives. */
export interface SheetReader {
  /** The entries that these bytes complete. Throws a RangeError where they are no sheet of so many names. */
  read(chunk: Uint8Array): readonly SheetEntry[];
  /** Whether the sheet may end here: nothing was begun. */
  readonly isWhole: () => boolean;
}

/** Reads a sheet of so many names. It never holds more than one portrait of the allowed size and what came with it. */
export function sheetReader(names: number): SheetReader {
  const answered = new Set<number>();
  let rest = new Uint8Array();

  function entryIn(bytes: Uint8Array): { readonly entry: SheetEntry; readonly length: number } | null {
    if (bytes.length < HEAD_BYTES) return null;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [index, kind, length] = [view.getUint8(0), view.getUint8(1), view.getUint32(2)];
    const type = PORTRAIT_TYPES[kind - 1];
    if (index >= names || answered.has(index)) throw new RangeError('not a name of the sheet');
    if (kind !== 0 && type === undefined) throw new RangeError('not a type of portraits');
    if (length > MOST_PORTRAIT_BYTES || length > 0 !== (kind !== 0)) throw new RangeError('not a length');
    if (bytes.length < HEAD_BYTES + length) return null;
    const portrait =
      type === undefined ? null : { type, bytes: bytes.slice(HEAD_BYTES, HEAD_BYTES + length) };
    return { entry: { index, portrait }, length: HEAD_BYTES + length };
  }

  return {
    read(chunk) {
      const bytes = new Uint8Array(rest.length + chunk.length);
      bytes.set(rest);
      bytes.set(chunk, rest.length);
      const entries: SheetEntry[] = [];
      let at = 0;
      for (let next = entryIn(bytes); next !== null; next = entryIn(bytes.subarray(at))) {
        entries.push(next.entry);
        answered.add(next.entry.index);
        at += next.length;
      }
      rest = bytes.slice(at);
      return entries;
    },
    isWhole: () => rest.length === 0,
  };
}
