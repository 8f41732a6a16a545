import { fail, ok, type Result } from '../../../../src/kernel/result.ts';
import type { Address } from '../../../../src/kernel/units.ts';
import { proofMessage, toHex } from './message.ts';
import { pace } from './pace.ts';
import type { FlowSettings } from './settings.ts';
import { signsForItself, type ChainVerifier, type Proof } from './verifier.ts';

export interface FlowOptions extends FlowSettings {
  readonly timeoutMs?: number;
  readonly retryAfterMs?: number;
  /** Script calls of this process; access nodes allow an address about five a second (FINDINGS, Flow). */
  readonly callsPerSecond?: number;
  /** How long a proof waits for its turn. */
  readonly patienceMs?: number;
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

/** The script's answer: base64 of a Cadence Bool in JSON. Null: the node answered anything else. */
function boolOf(answer: unknown): boolean | null {
  if (typeof answer !== 'string') return null;
  try {
    const found: unknown = JSON.parse(atob(answer));
    const isBool = typeof found === 'object' && found !== null && 'type' in found && found.type === 'Bool';
    return isBool && 'value' in found && typeof found.value === 'boolean' ? found.value : null;
  } catch {
    return null;
  }
}

/** A 400 in the node's own words is the script's failure: no such account, no such key, an unreadable signature. */
const isFailedScript = (status: number, answer: unknown): boolean =>
  status === 400 &&
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  typeof answer.message === 'string';

/**
 * Flow itself, asked with one script call; a time-out or a 5xx is tried once more (DESIGN, Chain). Whatever is no
 * answer of a node counts as none. All calls of a process go through one pace.
 */
export function flowVerifier(options: FlowOptions): ChainVerifier {
  const { accessNode, fclCrypto, timeoutMs = 10_000, retryAfterMs = 2_000 } = options;
  const turn = pace(options.callsPerSecond ?? 5, options.patienceMs ?? 5_000);
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
      if (!(await turn())) return unavailable;
      let response = await ask(body);
      if (!response) {
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        response = (await turn()) ? await ask(body) : null;
      }
      if (!response) return unavailable;
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok) return isFailedScript(response.status, answer) ? refused : unavailable;
      const belongs = boolOf(answer);
      if (belongs === null) return unavailable;
      return belongs ? ok(proof.address) : refused;
    },
  };
}
