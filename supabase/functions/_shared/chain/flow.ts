import { verifyAccountProof, verifyUserSignature } from '../cadence/scripts.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { AccessNode } from './accessNode.ts';
import { toHex, fromHex } from '../kernel/hex.ts';
import { proofMessage, bytesToSign } from './message.ts';
import { addressValue, arrayValue, intValue, stringValue } from '../cadence/values.ts';
import { signsForItself, type ChainVerifier, type Proof } from './verifier.ts';
import { z } from 'zod';
import { CURVES, HASHES, type EcdsaKey, type VerifyEcdsa } from './ecdsa.ts';
import { Digits } from './flowEvents.ts';

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
const Account = z.object({ keys: z.array(AccountKey) });

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
function isProvenBy(keys: readonly AccountKey[], proof: Proof, verify: VerifyEcdsa): boolean | null {
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

const SCRIPTS = { 'account-proof': verifyAccountProof, 'user-signature': verifyUserSignature } as const;

/**
 * Flow itself. The keys of the account are read each time, since one that was revoked must open nothing, and the proof is
 * verified here: an access node tells of 20 accounts in the time of one script (CHAIN-5). A script verifies what is left:
 * keys of another kind, and accounts of which the node does not tell.
 */
export function flowVerifier(
  name: ChainVerifier['name'],
  node: AccessNode,
  verifyEcdsa: VerifyEcdsa,
): ChainVerifier {
  const byScript = async (proof: Proof): Promise<Result<boolean>> => {
    const answer = await node.script(SCRIPTS[proof.kind], [
      addressValue(proof.address),
      stringValue(toHex(proofMessage(proof))),
      arrayValue(proof.signatures.map(({ keyId }) => intValue(keyId))),
      arrayValue(proof.signatures.map(({ signature }) => stringValue(signature))),
    ]);
    if (!answer.ok) return answer.error.code === 'REVERTED' ? ok(false) : answer;
    return typeof answer.value === 'boolean'
      ? ok(answer.value)
      : fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');
  };

  const isProven = async (proof: Proof): Promise<Result<boolean>> => {
    const answer = await node.account(proof.address);
    if (!answer.ok) return answer.error.code === 'REVERTED' ? byScript(proof) : answer;
    const account = Account.safeParse(answer.value);
    const proven = account.success ? isProvenBy(account.data.keys, proof, verifyEcdsa) : null;
    return proven === null ? byScript(proof) : ok(proven);
  };

  return {
    name,
    async verify(proof): Promise<Result<Address>> {
      const proven = signsForItself(proof) ? await isProven(proof) : ok(false);
      if (!proven.ok) return proven;
      return proven.value
        ? ok(proof.address)
        : fail('BAD_SIGNATURE', 'The signature does not belong to this wallet.');
    },
  };
}
