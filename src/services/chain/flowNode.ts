import { decodeValue, encodeValue, toBase64, type CadenceValue } from '@shared/cadence/values.ts';
import { withAddresses } from '@shared/cadence/resolve.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import * as shape from '../../kernel/shape.ts';
import { failureOf } from '../api/failures.ts';
import { expired, failureOfNode, reverted } from './flowErrors.ts';

/** How often a node is asked whether a transaction was sealed, and for how long. Mainnet seals in some 10 s. */
const POLL_MS = 1_000;
const SEAL_TIMEOUT_MS = 120_000;
/** How long to wait for one answer of a node while waiting for a seal. */
const ANSWER_TIMEOUT_MS = 10_000;

const TEXTS = {
  unsealed: 'The network has not sealed the transaction yet.',
  unreadable: 'The Flow network answered something that makes no sense.',
} as const;

/** An access node of Flow by its REST interface: what the page asks it without a wallet, and so without FCL. */
export interface FlowNode {
  /**
   * Runs a script with imports by name, all of which the server has addresses for. Fails with TIMEOUT, NETWORK,
   * RATE_LIMITED, UNAVAILABLE where the node does not answer, REVERTED where the script failed, INTERNAL where `read`
   * throws.
   */
  script<Value>(
    code: string,
    args: readonly CadenceValue[],
    read: (answer: unknown) => Value,
    signal: AbortSignal,
  ): Promise<Result<Value>>;
  /** Polls for the seal of a transaction (Transactor.sealed). */
  sealed(transactionId: string, signal: AbortSignal): Promise<Result<null>>;
}

const readOutcome = shape.reader(
  shape.object({
    status: shape.string,
    status_code: shape.fallback(shape.unknown, null),
    error_message: shape.fallback(shape.unknown, ''),
  }),
);

export function createFlowNode(
  node: { readonly accessNode: string; readonly contracts: Readonly<Record<string, string>> },
  get: typeof fetch,
): FlowNode {
  async function ask(path: string, init: RequestInit): Promise<Result<unknown>> {
    try {
      const response = await get(`${node.accessNode}${path}`, init);
      if (!response.ok) return failureOfNode(response.status, await response.text().catch(() => ''));
      return ok(await response.json());
    } catch (thrown) {
      return { ok: false, error: failureOf(thrown) };
    }
  }

  /** Null: it is not sealed, as far as this node knows. */
  async function outcome(transactionId: string, signal: AbortSignal): Promise<Result<null> | null> {
    const answer = await ask(`/v1/transaction_results/${transactionId}`, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    const found = answer.ok ? readOutcome(answer.value) : null;
    if (found?.status === 'Expired') return expired();
    if (found?.status !== 'Sealed') return null;
    return Number(found.status_code) === 0 ? ok(null) : reverted(String(found.error_message));
  }

  return {
    async script(code, args, read, signal) {
      const cadence = withAddresses(code, node.contracts);
      const answer = await ask('/v1/scripts?block_height=sealed', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ script: toBase64(cadence), arguments: args.map(encodeValue) }),
        signal,
      });
      if (!answer.ok) return answer;
      try {
        return ok(read(decodeValue(answer.value)));
      } catch {
        return fail('INTERNAL', TEXTS.unreadable);
      }
    },
    async sealed(transactionId, signal) {
      // A node that does not know it yet, or does not answer just now, says nothing about the transaction.
      for (let waited = 0; waited < SEAL_TIMEOUT_MS && !signal.aborted; waited += POLL_MS) {
        const found = await outcome(transactionId, signal);
        if (found !== null) return found;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      return fail('TIMEOUT', TEXTS.unsealed);
    },
  };
}
