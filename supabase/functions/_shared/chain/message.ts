import type { Address } from '../../../../src/kernel/units.ts';
import type { Proof } from './verifier.ts';

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads pairs of hex digits; the caller has checked that there is nothing else. */
export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The RLP length prefix, for strings (offset 0x80) and lists (offset 0xc0). */
function prefix(length: number, offset: number): Uint8Array {
  if (length < 56) return Uint8Array.of(offset + length);
  const digits = length.toString(16);
  const bytes = fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
  return join(Uint8Array.of(offset + 55 + bytes.length), bytes);
}

function rlpString(bytes: Uint8Array): Uint8Array {
  const [first] = bytes;
  if (bytes.length === 1 && first !== undefined && first < 0x80) return bytes;
  return join(prefix(bytes.length, 0x80), bytes);
}

/** RLP of [appIdentifier, address, nonce]: the bytes that FCL's account proof signs, without their domain tag. */
export function accountProofMessage(
  appIdentifier: string,
  address: Address,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const fields = [new TextEncoder().encode(appIdentifier), fromHex(address.slice(2)), fromHex(nonce)];
  const body = join(...fields.map(rlpString));
  return join(prefix(body.length, 0xc0), body);
}

const TAGS = { 'account-proof': 'FCL-ACCOUNT-PROOF-V0.0', 'user-signature': 'FLOW-V0.0-user' } as const;

/** The message of a proof without its domain tag, which a verifying contract adds itself. */
export const proofMessage = (proof: Proof): Uint8Array<ArrayBuffer> =>
  proof.kind === 'account-proof'
    ? accountProofMessage(proof.appIdentifier, proof.address, proof.nonce)
    : new TextEncoder().encode(proof.message).slice();

/** What is hashed and signed: Flow's domain tag, padded to 32 bytes, and the message. */
export function signedBytes(kind: Proof['kind'], message: Uint8Array): Uint8Array<ArrayBuffer> {
  const tag = new Uint8Array(32);
  tag.set(new TextEncoder().encode(TAGS[kind]));
  return join(tag, message);
}
