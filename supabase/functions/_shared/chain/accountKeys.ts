import { z } from 'zod';
import { fromHex } from './bytes.ts';
import { CURVES, HASHES, type EcdsaKey, type VerifyEcdsa } from './ecdsa.ts';
import { Digits } from './flowEvents.ts';
import { bytesToSign, proofMessage } from './message.ts';
import type { Proof } from './verifier.ts';

/** A key of an account as an access node tells of it. */
const AccountKey = z.object({
  index: Digits,
  public_key: z.string(),
  signing_algorithm: z.string(),
  hashing_algorithm: z.string(),
  weight: Digits,
  revoked: z.boolean(),
});
type AccountKey = z.output<typeof AccountKey>;

/** An account with its keys (`?expand=keys`). */
export const Account = z.object({ keys: z.array(AccountKey) });

/** The two coordinates of a point. */
const PUBLIC_KEY = /^0x[0-9a-f]{128}$/;

/** What the signatures of one transaction or proof have to weigh together. */
const FULL_WEIGHT = 1000;

/** Null: it is of a kind that only the chain verifies. */
function ecdsaKey({ public_key, signing_algorithm, hashing_algorithm }: AccountKey): EcdsaKey | null {
  const curve = CURVES.find((name) => name === signing_algorithm);
  const hash = HASHES.find((name) => name === hashing_algorithm);
  if (curve === undefined || hash === undefined || !PUBLIC_KEY.test(public_key)) return null;
  return { curve, hash, point: fromHex(public_key.slice(2)) };
}

/**
 * Whether keys of the account made the proof, as FCLCrypto decides it: each signature is right, by a key that is not
 * revoked, and together they weigh enough to act for the account. That each key signs once has been checked before
 * (`signsForItself`). Null: a key is of a kind that only the chain verifies.
 */
export function isProvenBy(keys: readonly AccountKey[], proof: Proof, verify: VerifyEcdsa): boolean | null {
  const byIndex = new Map(keys.map((key) => [key.index, key]));
  const made: { readonly key: EcdsaKey; readonly signature: Uint8Array }[] = [];
  let [weight, areKnown] = [0, true];
  for (const { keyId, signature } of proof.signatures) {
    const key = byIndex.get(keyId);
    if (key === undefined || key.revoked) return false;
    weight += key.weight;
    const known = ecdsaKey(key);
    if (known) made.push({ key: known, signature: fromHex(signature) });
    else areKnown = false;
  }
  if (weight < FULL_WEIGHT) return false;
  if (!areKnown) return null;
  return bytesToSign(proof.kind, proofMessage(proof)).some((bytes) =>
    made.every(({ key, signature }) => verify(key, bytes, signature)),
  );
}
