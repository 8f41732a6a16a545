import { join } from './bytes.ts';
import { fromHex } from '../kernel/hex.ts';

/** What RLP encodes: bytes, and lists of either. */
export type Rlp = Uint8Array | readonly Rlp[];

/** Recursive length prefix, the encoding of what Flow's accounts sign. */
export function rlp(item: Rlp): Uint8Array<ArrayBuffer> {
  if (!(item instanceof Uint8Array)) {
    const body = join(...item.map(rlp));
    return join(prefix(body.length, 0xc0), body);
  }
  const [first] = item;
  const isItsOwn = item.length === 1 && first !== undefined && first < 0x80;
  return isItsOwn ? item.slice() : join(prefix(item.length, 0x80), item);
}

/** The length prefix of strings (offset 0x80) and lists (offset 0xc0). */
function prefix(length: number, offset: number): Uint8Array {
  if (length < 56) return Uint8Array.of(offset + length);
  const bytes = bigEndian(length);
  return join(Uint8Array.of(offset + 55 + bytes.length), bytes);
}

/** A whole number in as few bytes as it needs: none for 0. */
export function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const digits = value === 0 ? '' : value.toString(16);
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
}
