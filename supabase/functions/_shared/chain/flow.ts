import { verifyAccountProof, verifyUserSignature } from '../cadence/scripts.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { AccessNode } from './accessNode.ts';
import { toHex } from './bytes.ts';
import { proofMessage } from './message.ts';
import { addressValue, arrayValue, intValue, stringValue } from '../cadence/values.ts';
import { signsForItself, type ChainVerifier } from './verifier.ts';

const SCRIPTS = { 'account-proof': verifyAccountProof, 'user-signature': verifyUserSignature } as const;

/** Flow itself, asked with one script call. */
export function flowVerifier(name: ChainVerifier['name'], node: AccessNode): ChainVerifier {
  return {
    name,
    async verify(proof): Promise<Result<Address>> {
      const refused = fail('BAD_SIGNATURE', 'The signature does not belong to this wallet.');
      if (!signsForItself(proof)) return refused;
      const answer = await node.script(SCRIPTS[proof.kind], [
        addressValue(proof.address),
        stringValue(toHex(proofMessage(proof))),
        arrayValue(proof.signatures.map(({ keyId }) => intValue(keyId))),
        arrayValue(proof.signatures.map(({ signature }) => stringValue(signature))),
      ]);
      if (!answer.ok) return answer.error.code === 'REVERTED' ? refused : answer;
      if (typeof answer.value !== 'boolean')
        return fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');
      return answer.value ? ok(proof.address) : refused;
    },
  };
}
