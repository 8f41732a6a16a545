import { withAddresses } from '../cadence/resolve.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { pace } from './pace.ts';
import type { FlowSettings } from './settings.ts';
import { decodeValue, encodeValue, toBase64, type CadenceValue } from '../cadence/values.ts';

export interface AccessNodeOptions extends FlowSettings {
  readonly timeoutMs?: number;
  readonly retryAfterMs?: number;
  /** Calls of this process; access nodes allow an address about five a second (CHAIN-5). */
  readonly callsPerSecond?: number;
  /** How long a call waits for its turn. */
  readonly patienceMs?: number;
}

/** Of the five calls a second (CHAIN-5) these are for people, who are soon told when there are too many. */
export const PERSON_PACE = { callsPerSecond: 3, patienceMs: 5_000 };
/** And these for the index, which has time. */
export const INDEX_PACE = { callsPerSecond: 2, patienceMs: 60_000 };

/** An access node of Flow. One serves a process, so that all its calls go through one pace. */
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

/** Asks over REST. A time-out or a 5xx is tried once more (CHAIN-2); an answer that no node gives counts as none. */
export function accessNode(options: AccessNodeOptions): AccessNode {
  const { timeoutMs = 10_000, retryAfterMs = 2_000 } = options;
  const turn = pace(options.callsPerSecond ?? 5, options.patienceMs ?? 5_000);

  /** Null when the node did not answer, or answered with a fault of its own. */
  const ask = async (path: string, body?: string): Promise<Response | null> => {
    try {
      const response = await fetch(options.accessNode + path, {
        ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.status >= 500 ? null : response;
    } catch {
      return null;
    }
  };

  const askTwice = async (path: string, body?: string): Promise<Response | null> => {
    if (!(await turn())) return null;
    const first = await ask(path, body);
    if (first) return first;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return (await turn()) ? ask(path, body) : null;
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
