import { verifyAccountProof, verifyUserSignature } from '../cadence/scripts.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { AccessNode } from './accessNode.ts';
import { Account, isProvenBy } from './accountKeys.ts';
import { toHex } from './bytes.ts';
import type { VerifyEcdsa } from './ecdsa.ts';
import { proofMessage } from './message.ts';
import { addressValue, arrayValue, intValue, stringValue } from '../cadence/values.ts';
import { signsForItself, type ChainVerifier, type Proof } from './verifier.ts';

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
