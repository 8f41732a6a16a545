import { PORTRAIT_TYPES, type Portrait } from './portraits.ts';

/** One entry of a sheet. */
export interface SheetEntry {
  /** Which of the names that were asked for, from 0 on. */
  readonly index: number;
  /** Null: there is none. */
  readonly portrait: Portrait | null;
}

/** Index, type (0: there is no portrait, else its place in PORTRAIT_TYPES from 1 on) and length before each portrait. */
const HEAD_BYTES = 6;

/**
 * An entry as a sheet has it: one byte that says which name, one for the type, four for the length (the highest first),
 * and the portrait. Entries follow each other; a name without one could not be read. Only pages of earlier builds ask for
 * sheets.
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
