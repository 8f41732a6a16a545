import type { ChatTail } from '@shared/contract/people/chat.ts';
import { CATCH_UP_OVERLAP_MS, TAIL_CHANGES_MS, TAIL_MOST, type Room } from '@shared/domain/people/chat.ts';
import { ok, type Failure, type Result } from '@shared/kernel/result.ts';
import { compareIds } from '@shared/kernel/rowIds.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { merged, type Log } from './log.ts';

/** So many pages are caught up with; a log with a longer gap begins anew. */
const MOST_PAGES = 5;
const PAGE = 50;

/** A crowd of a room, as calls name it. */
export interface CrowdPlace {
  readonly room: Room;
  readonly crowd: number;
}

export interface LogState {
  readonly log: Log;
  /** Whether the newest messages are there, on their way, or did not come. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** What is before the first message of the log. */
  readonly older: 'some' | 'loading' | 'none' | 'failed';
}

interface TailPorts {
  readonly api: ChatApi;
  /** Aborts when the room is closed. */
  readonly signal: AbortSignal;
  /** The key to the end of the room; null: the person has none, and asks for themselves. */
  readonly key: () => string | null;
  /** The server no longer takes the key. */
  readonly onKeyOver: () => void;
  /** Since when everything comes by itself, by the server's clock: what was read before may lack what came meanwhile; null: it does not. */
  readonly liveSince: () => number | null;
}

interface LogPorts extends TailPorts {
  readonly get: () => LogState;
  readonly set: (change: Partial<LogState>) => void;
  /** Told who wrote each message that is new to the log. */
  readonly onWritten: (author: string) => void;
  /** Told of what has come since the room was opened. */
  readonly onNew: (messages: readonly ChatMessage[]) => void;
}

/** Clocks of server and database, and the server's as a page estimates it, differ by less (ms). */
const CLOCKS_DIFFER_MS = 2_000;

/**
 * Whether the end of a room has all that was written or changed since a moment: as far as transactions can be late, and, where
 * a socket brings what comes from now on, all until that was there.
 */
export function reachesBack(
  { at, messages }: Pick<ChatTail, 'at' | 'messages'>,
  since: number,
  liveSince: number | null,
): boolean {
  const readAt = Date.parse(at);
  if (liveSince !== null && readAt < liveSince + CLOCKS_DIFFER_MS) return false;
  const from = since - CATCH_UP_OVERLAP_MS;
  if (readAt - from > TAIL_CHANGES_MS) return false;
  const oldest = messages.length < TAIL_MOST ? undefined : messages.at(-1);
  return oldest === undefined || Date.parse(oldest.created_at) <= from;
}

/**
 * What all members of the room read, which caches keep; null: there is no key to it, or it does not reach back to the moment,
 * so that the person asks for themselves.
 */
async function tailSince(
  place: CrowdPlace,
  since: number,
  { api, signal, key, onKeyOver, liveSince }: TailPorts,
): Promise<Result<ChatTail | null>> {
  const [own, live] = [key(), liveSince()];
  if (own === null || (live !== null && api.serverClock.now() < live + CLOCKS_DIFFER_MS)) return ok(null);
  const answer = await api.call('GET /api/chat/tail', { ...place, key: own }, { signal });
  if (answer.ok) return ok(reachesBack(answer.value, since, liveSince()) ? answer.value : null);
  if (answer.error.code !== 'FORBIDDEN') return answer;
  onKeyOver();
  return ok(null);
}

/**
 * What was written or changed since a moment, and, as the server has it, a little before; null: more than is worth reading,
 * so that the log begins anew.
 */
async function changesSince(
  place: CrowdPlace,
  since: number,
  { api, signal }: TailPorts,
): Promise<Result<readonly ChatMessage[] | null>> {
  const query = { ...place, since: new Date(since).toISOString(), limit: 100 };
  const found: ChatMessage[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Result<{ readonly messages: readonly ChatMessage[]; readonly next: string | null }> =
      await api.call('GET /api/chat-messages', next === null ? query : { ...query, cursor: next }, {
        signal,
      });
    if (!answer.ok) return answer;
    found.push(...answer.value.messages);
    next = answer.value.next;
    if (next === null) return ok(found);
  }
  return ok(null);
}

/** The messages of a room, read from the server page by page. */
export interface RoomLog {
  /** Asks for the newest messages, or what was written or changed since the last answer. Resolves to why nothing came. */
  load(): Promise<Failure | null>;
  /** All that was written or changed until then (ms by the server's clock) has come by itself. */
  heardUntil(at: number): void;
  loadOlder(): void;
  /** Takes what was written or changed. What is older than the log comes with its page, so that the log has no gap. */
  take(messages: readonly ChatMessage[]): void;
}

export function createRoomLog(place: CrowdPlace, ports: LogPorts): RoomLog {
  const { api, signal, get, set, onWritten, onNew } = ports;
  /** The server's time of the last answer; null: none has come. */
  let syncedAt: number | null = null;
  /** What comes before the log; null: nothing. */
  let cursor: string | null = null;

  function takePage(messages: readonly ChatMessage[]): void {
    const { log } = get();
    const next = merged(log, messages);
    if (next === log) return;
    const known = new Set(log.map(({ id }) => id));
    const first = log[0]?.id ?? '';
    const fresh = next.filter(({ id }) => compareIds(id, first) > 0 && !known.has(id));
    for (const { author } of fresh) if (author !== null) onWritten(author);
    set({ log: next });
    if (fresh.length > 0 && syncedAt !== null) onNew(fresh);
  }
  function take(messages: readonly ChatMessage[]): void {
    const first = cursor === null ? undefined : get().log[0]?.id;
    takePage(first === undefined ? messages : messages.filter(({ id }) => compareIds(id, first) >= 0));
  }

  /** The newest page, in place of what was known. */
  async function loadNewest(): Promise<Failure | null> {
    const at = api.serverClock.now();
    const answer = await api.call('GET /api/chat-messages', { ...place, limit: PAGE }, { signal });
    if (!answer.ok) {
      if (syncedAt === null && !signal.aborted) set({ status: 'failed', failure: answer.error });
      return answer.error;
    }
    const { messages, next } = answer.value;
    cursor = next;
    const isFirst = syncedAt === null;
    if (!isFirst) set({ log: get().log.filter(({ id }) => messages.some((one) => one.id === id)) });
    takePage(messages);
    syncedAt = at;
    set({ status: 'ready', failure: null, older: next === null ? 'none' : 'some' });
    return null;
  }
  async function loadSince(since: number): Promise<Failure | null> {
    const at = api.serverClock.now();
    const found = await changesSince(place, since, ports);
    if (!found.ok) return found.error;
    if (found.value === null) return loadNewest();
    take(found.value);
    syncedAt = at;
    return null;
  }
  async function loadOlder(): Promise<void> {
    const { older, log } = get();
    if (cursor === null || older === 'loading' || older === 'none') return;
    set({ older: 'loading' });
    const query = { ...place, cursor, limit: PAGE };
    const answer = await api.call('GET /api/chat-messages', query, { signal });
    if (signal.aborted) return;
    // The log began anew meanwhile.
    if (query.cursor !== cursor) return;
    if (!answer.ok) {
      set({ older: 'failed' });
      return;
    }
    cursor = answer.value.next;
    const first = log[0]?.id ?? '';
    takePage(answer.value.messages.filter(({ id }) => first === '' || compareIds(id, first) < 0));
    set({ older: cursor === null ? 'none' : 'some' });
  }

  async function load(): Promise<Failure | null> {
    if (syncedAt === null) return loadNewest();
    const tail = await tailSince(place, syncedAt, ports);
    if (!tail.ok) return tail.error;
    if (tail.value === null) return loadSince(syncedAt);
    take([...tail.value.messages, ...tail.value.changed]);
    syncedAt = Date.parse(tail.value.at);
    return null;
  }

  return {
    load,
    heardUntil(at) {
      if (syncedAt !== null) syncedAt = Math.max(syncedAt, at);
    },
    loadOlder: () => void loadOlder(),
    take,
  };
}
