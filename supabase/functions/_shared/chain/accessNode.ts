import { withAddresses } from '../cadence/resolve.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { Db } from '../db/port.ts';
import { takeTurns } from '../db/system/paces.ts';
import { pace, type Pace } from './pace.ts';
import type { FlowSettings } from './settings.ts';
import { decodeValue, encodeValue, toBase64, type CadenceValue } from '../cadence/values.ts';

/** Calls of an access node, which allows so many of each kind a second. */
type ChainCall = 'scripts' | 'events' | 'reads';

export interface AccessNodeOptions extends FlowSettings {
  readonly paceOf: (call: ChainCall) => Pace;
  readonly timeoutMs?: number;
  readonly retryAfterMs?: number;
  /** How long a call waits for its turn. */
  readonly patienceMs?: number;
  /** How long a node that did not answer is left alone (CHAIN-2). */
  readonly restMs?: number;
}

/**
 * Calls a second of all servers together: what an access node allows an address (CHAIN-5). Of its five scripts three are for
 * people, who are soon told when there are too many, and two for the index, which has time.
 */
const PER_SECOND = { scripts: 3, 'scripts of the index': 2, events: 30, reads: 100 } as const;
const INDEX_PATIENCE_MS = 60_000;
const SIGN_IN_PATIENCE_MS = 5_000;
/** Less than sign-in has: readings of wallets leave the queue before it is full, and sign-in always finds room in it. */
const HOLDINGS_PATIENCE_MS = 2_000;

/** After so many tries in a row without an answer the node is left alone: one may be the fault of what was asked. */
const MOST_SILENT = 4;

/** The access node as the servers of one database use it, whose calls keep one pace there. */
export function chainNodes(
  settings: FlowSettings,
  db: Db,
): {
  /** For sign-in, which waits longest of what people do. */
  readonly signIn: AccessNode;
  /** To read again what wallets hold. */
  readonly holdings: AccessNode;
  readonly index: AccessNode;
} {
  const shared = (name: keyof typeof PER_SECOND): Pace =>
    pace((patienceMs) => takeTurns(db, { name: `flow ${name}`, perSecond: PER_SECOND[name] }, patienceMs));
  const [events, reads] = [shared('events'), shared('reads')];
  const people = { scripts: shared('scripts'), events, reads };
  const index = { scripts: shared('scripts of the index'), events, reads };
  const node = (paces: Readonly<Record<ChainCall, Pace>>, patienceMs: number) =>
    accessNode({ ...settings, paceOf: (call) => paces[call], patienceMs });
  return {
    signIn: node(people, SIGN_IN_PATIENCE_MS),
    holdings: node(people, HOLDINGS_PATIENCE_MS),
    index: node(index, INDEX_PATIENCE_MS),
  };
}

/** An access node of Flow, whose calls of each kind go through one pace. */
export interface AccessNode {
  /**
   * Runs a script of cadence/scripts and answers what `decodeValue` makes of its answer.
   * REVERTED, with the node's words: the script failed. UNAVAILABLE: there was no answer, it was not a node's, or its turn
   * comes too late. Rejects where the turns cannot be asked for.
   *
   * @param height the sealed block that it runs on; absent: the newest final one
   */
  script(code: string, args: readonly CadenceValue[], height?: number): Promise<Result<unknown>>;
  /**
   * Answers the JSON of an account with its keys as the newest sealed block has them. REVERTED, with the node's words: it
   * tells of no such account. UNAVAILABLE as in `script`.
   */
  account(address: Address): Promise<Result<unknown>>;
  /** Answers the JSON of a path, such as `/v1/blocks?height=sealed`. UNAVAILABLE as in `script`. */
  get(path: string): Promise<Result<unknown>>;
}

const unavailable = fail('UNAVAILABLE', 'The Flow network does not answer. Please try again.');
const busy = fail('UNAVAILABLE', 'Too many people are asking the Flow network just now. Please try again.');

/** What a node says with a refusal of its own, such as the failure of a script (400); null: no node says this. */
function failureOf(answer: unknown): string | null {
  const isFailure =
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

  const askTwice = async (call: ChainCall, path: string, body?: string): Promise<Result<Response>> => {
    const turn = options.paceOf(call);
    for (const waitMs of [0, retryAfterMs]) {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      // Asked twice, because others may have found it silent while this call waited for its turn.
      if (isLeftAlone()) return unavailable;
      if (!(await turn(patienceMs))) return busy;
      if (isLeftAlone()) return unavailable;
      const response = await ask(path, body);
      if (response) return ok(response);
    }
    return unavailable;
  };

  return {
    async account(address) {
      const response = await askTwice('reads', `/v1/accounts/${address}?block_height=sealed&expand=keys`);
      if (!response.ok) return response;
      const answer: unknown = await response.value.json().catch(() => undefined);
      if (response.value.ok) return answer === undefined ? unavailable : ok(answer);
      const message = [400, 404].includes(response.value.status) ? failureOf(answer) : null;
      return message === null ? unavailable : fail('REVERTED', message);
    },
    async get(path) {
      const response = await askTwice(path.startsWith('/v1/events') ? 'events' : 'reads', path);
      if (!response.ok) return response;
      const answer: unknown = response.value.ok
        ? await response.value.json().catch(() => undefined)
        : undefined;
      return answer === undefined ? unavailable : ok(answer);
    },
    async script(code, args, height) {
      const script = toBase64(withAddresses(code, options.contracts));
      const body = JSON.stringify({ script, arguments: args.map(encodeValue) });
      const response = await askTwice('scripts', `/v1/scripts?block_height=${height ?? 'final'}`, body);
      if (!response.ok) return response;
      const answer: unknown = await response.value.json().catch(() => null);
      if (!response.value.ok) {
        // No such account, no such key, a panic.
        const message = response.value.status === 400 ? failureOf(answer) : null;
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
