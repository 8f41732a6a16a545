import { p256 } from '@noble/curves/p256';
import { secp256k1 } from '@noble/curves/secp256k1';
import { sha256 } from '@noble/hashes/sha2';
import { sha3_256 } from '@noble/hashes/sha3';
import { join } from './bytes.ts';

/** The curves and hashes of Flow's accounts that are verified here, by the names that access nodes give them. */
export const CURVES = ['ECDSA_P256', 'ECDSA_secp256k1'] as const;
export const HASHES = ['SHA2_256', 'SHA3_256'] as const;

/** A public key, and how its signatures are made. */
export interface EcdsaKey {
  readonly curve: (typeof CURVES)[number];
  readonly hash: (typeof HASHES)[number];
  /** The two coordinates of its point, 64 bytes. */
  readonly point: Uint8Array;
}

/**
 * Whether a key made a signature (r, then s, 64 bytes) of these bytes. Of the two values of s that are right either is, as
 * on Flow. False too where key or signature is none.
 */
export type VerifyEcdsa = (key: EcdsaKey, bytes: Uint8Array, signature: Uint8Array) => boolean;

/** What comes before the coordinates in the uncompressed form of a point. */
const UNCOMPRESSED = Uint8Array.of(4);
const CURVE = { ECDSA_P256: p256, ECDSA_secp256k1: secp256k1 };
const HASH = { SHA2_256: sha256, SHA3_256: sha3_256 };

/** Verifies without a library of the platform: Deno 2.1 takes no SHA-3 and no secp256k1. 3 to 4 ms of CPU. */
export const verifyEcdsa: VerifyEcdsa = ({ curve, hash, point }, bytes, signature) =>
  CURVE[curve].verify(signature, HASH[hash](bytes), join(UNCOMPRESSED, point), {
    lowS: false,
    format: 'compact',
  });
