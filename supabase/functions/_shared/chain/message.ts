import type { Address } from '../kernel/units.ts';
import { tagged } from './bytes.ts';
import { fromHex } from '../kernel/hex.ts';
import { rlp } from './rlp.ts';
import type { Proof } from './verifier.ts';

/** RLP of [appIdentifier, address, nonce]: the bytes that FCL's account proof signs, without their domain tag. */
export const accountProofMessage = (
  appIdentifier: string,
  address: Address,
  nonce: string,
): Uint8Array<ArrayBuffer> =>
  rlp([new TextEncoder().encode(appIdentifier), fromHex(address.slice(2)), fromHex(nonce)]);

const TAGS = { 'account-proof': 'FCL-ACCOUNT-PROOF-V0.0', 'user-signature': 'FLOW-V0.0-user' } as const;

/** The message of a proof without its domain tag, which a verifying contract adds itself. */
export const proofMessage = (proof: Proof): Uint8Array<ArrayBuffer> =>
  proof.kind === 'account-proof'
    ? accountProofMessage(proof.appIdentifier, proof.address, proof.nonce)
    : new TextEncoder().encode(proof.message).slice();

/** What is hashed and signed of either: FCLCrypto takes an account proof that was signed as a text as well. */
export const bytesToSign = (kind: Proof['kind'], message: Uint8Array): readonly Uint8Array<ArrayBuffer>[] =>
  kind === 'account-proof'
    ? [signedBytes('account-proof', message), signedBytes('user-signature', message)]
    : [signedBytes(kind, message)];

/** What is hashed and signed. */
export const signedBytes = (kind: Proof['kind'], message: Uint8Array): Uint8Array<ArrayBuffer> =>
  tagged(TAGS[kind], message);
