import { withAddresses } from '../cadence/resolve.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { pace, type Pace } from './pace.ts';
import type { FlowSettings } from './settings.ts';
import { decodeValue, encodeValue, toBase64, type CadenceValue } from '../cadence/values.ts';

export interface AccessNodeOptions extends FlowSettings {
  readonly timeoutMs?: number;
  readonly retryAfterMs?: number;
  /** Calls of this process; access nodes allow an address about five a second (CHAIN-5). */
  readonly callsPerSecond?: number;
  /** The pace that this node shares with others, in place of one of its own. */
  readonly pace?: Pace;
  /** How long a call waits for its turn. */
  readonly patienceMs?: number;
  /** How long a node that did not answer is left alone (CHAIN-2). */
  readonly restMs?: number;
}

/** Of the five calls a second (CHAIN-5) these are for the index, which has time. */
export const INDEX_PACE = { callsPerSecond: 2, patienceMs: 60_000 };
/** And these for people, who are soon told when there are too many. */
const PEOPLE_PER_SECOND = 3;
const SIGN_IN_PATIENCE_MS = 5_000;
/** Less than sign-in has: readings of wallets leave the queue before it is full, and sign-in always finds room in it. */
const HOLDINGS_PATIENCE_MS = 2_000;

/** After so many tries in a row without an answer the node is left alone: one may be the fault of what was asked. */
const MOST_SILENT = 4;

/** The access node of a process as people use it: for sign-in, and to read again what wallets hold. */
export function nodesForPeople(options: AccessNodeOptions): { signIn: AccessNode; holdings: AccessNode } {
  const shared = { ...options, pace: pace(PEOPLE_PER_SECOND) };
  return {
    signIn: accessNode({ ...shared, patienceMs: SIGN_IN_PATIENCE_MS }),
    holdings: accessNode({ ...shared, patienceMs: HOLDINGS_PATIENCE_MS }),
  };
}

/** An access node of Flow, whose calls go through one pace. */
export interface AccessNode {
  /**
   * Runs a script of cadence/scripts and answers what `decodeValue` makes of its answer.
   * REVERTED, with the node's words: the script failed. UNAVAILABLE: there was no answer, or it was not a node's.
   *
   * @param height the sealed block that it runs on; absent: the newest final one
   */
  script(code: string, args: readonly CadenceValue[], height?: number): Promise<Result<unknown>>;
  /** Answers the JSON of a path, such as `/v1/blocks?height=sealed`. UNAVAILABLE as in `script`. */
  get(path: string): Promise<Result<unknown>>;
}

const unavailable = fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');

/** A 400 in the node's own words is the script's failure: no such account, no such key, a panic. */
function failureOf(status: number, answer: unknown): string | null {
  const isFailure =
    status === 400 &&
    typeof answer === 'object' &&
    answer !== null &&
    'message' in answer &&
    typeof answer.message === 'string';
  return isFailure ? String(answer.message) : null;
}

/**
 * Asks over REST. A time-out or a 5xx is tried once more (CHAIN-2); an answer that no node gives counts as none. While
 * the node is silent it is left alone, and calls fail at once.
 */
export function accessNode(options: AccessNodeOptions): AccessNode {
  const { timeoutMs = 10_000, retryAfterMs = 2_000, patienceMs = 5_000, restMs = 5_000 } = options;
  const turns = options.pace ?? pace(options.callsPerSecond ?? 5);
  let silent = 0;
  let askedAgainAt = 0;

  /** Null when the node did not answer, or answered with a fault of its own. */
  const ask = async (path: string, body?: string): Promise<Response | null> => {
    const response = await fetch(options.accessNode + path, {
      ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    const answered = response !== null && response.status < 500;
    silent = answered ? 0 : silent + 1;
    if (silent >= MOST_SILENT) askedAgainAt = performance.now() + restMs;
    return answered ? response : null;
  };

  const isLeftAlone = (): boolean => performance.now() < askedAgainAt;

  const askTwice = async (path: string, body?: string): Promise<Response | null> => {
    for (const waitMs of [0, retryAfterMs]) {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      // Asked twice, because others may have found it silent while this call waited for its turn.
      if (isLeftAlone() || !(await turns(patienceMs)) || isLeftAlone()) return null;
      const response = await ask(path, body);
      if (response) return response;
    }
    return null;
  };

  return {
    async get(path) {
      const response = await askTwice(path);
      const answer: unknown =
        response?.ok === true ? await response.json().catch(() => undefined) : undefined;
      return answer === undefined ? unavailable : ok(answer);
    },
    async script(code, args, height) {
      const script = toBase64(withAddresses(code, options.contracts));
      const body = JSON.stringify({ script, arguments: args.map(encodeValue) });
      const response = await askTwice(`/v1/scripts?block_height=${height ?? 'final'}`, body);
      if (!response) return unavailable;
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok) {
        const message = failureOf(response.status, answer);
        return message === null ? unavailable : fail('REVERTED', message);
      }
      try {
        return ok(decodeValue(answer));
      } catch {
        return unavailable;
      }
    },
  };
}
