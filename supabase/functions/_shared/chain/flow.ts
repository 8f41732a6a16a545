import { fail, ok, type Result } from '../../../../src/kernel/result.ts';
import type { Address } from '../../../../src/kernel/units.ts';
import { proofMessage, toHex } from './message.ts';
import type { FlowSettings } from './settings.ts';
import { signsForItself, type ChainVerifier, type Proof } from './verifier.ts';

export interface FlowOptions extends FlowSettings {
  readonly timeoutMs?: number;
  readonly retryAfterMs?: number;
}

const FUNCTIONS = {
  'account-proof': 'verifyAccountProofSignatures',
  'user-signature': 'verifyUserSignatures',
} as const;

const script = (fclCrypto: Address, kind: Proof['kind']): string => `import FCLCrypto from ${fclCrypto}

access(all) fun main(address: Address, message: String, keys: [Int], signatures: [String]): Bool {
    return FCLCrypto.${FUNCTIONS[kind]}(
        address: address, message: message, keyIndices: keys, signatures: signatures)
}
`;

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const argument = (type: string, value: unknown) => base64(JSON.stringify({ type, value }));

function requestOf(fclCrypto: Address, proof: Proof): string {
  const keys = proof.signatures.map((one) => ({ type: 'Int', value: String(one.keyId) }));
  const signatures = proof.signatures.map((one) => ({ type: 'String', value: one.signature }));
  return JSON.stringify({
    script: base64(script(fclCrypto, proof.kind)),
    arguments: [
      argument('Address', proof.address),
      argument('String', toHex(proofMessage(proof))),
      argument('Array', keys),
      argument('Array', signatures),
    ],
  });
}

/** The script's answer: base64 of a Cadence Bool in JSON. Anything else counts as false. */
function isTrue(answer: unknown): boolean {
  if (typeof answer !== 'string') return false;
  try {
    const value: unknown = JSON.parse(atob(answer));
    return typeof value === 'object' && value !== null && 'value' in value && value.value === true;
  } catch {
    return false;
  }
}

/** Flow itself, asked with one script call; a time-out or a 5xx is tried once more (DESIGN, Chain). */
export function flowVerifier(options: FlowOptions): ChainVerifier {
  const { accessNode, fclCrypto, timeoutMs = 10_000, retryAfterMs = 2_000 } = options;
  const unavailable = fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');

  /** Null when the node did not answer, or with a fault of its own. */
  const ask = async (body: string): Promise<Response | null> => {
    try {
      const response = await fetch(`${accessNode}/v1/scripts?block_height=final`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.status >= 500 ? null : response;
    } catch {
      return null;
    }
  };

  return {
    name: options.name,
    async verify(proof): Promise<Result<Address>> {
      const refused = fail('BAD_SIGNATURE', 'The signature does not belong to this wallet.');
      if (!signsForItself(proof)) return refused;
      const body = requestOf(fclCrypto, proof);
      let response = await ask(body);
      if (!response) {
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        response = await ask(body);
      }
      if (!response || response.status === 429) return unavailable;
      // A 4xx is the script's own failure: no such account, no such key, an unreadable signature.
      if (!response.ok) return refused;
      const answer: unknown = await response.json().catch(() => null);
      return isTrue(answer) ? ok(proof.address) : refused;
    },
  };
}
