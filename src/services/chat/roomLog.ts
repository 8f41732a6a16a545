import type { Room } from '@shared/domain/people/chat.ts';
import type { Failure, Result } from '@shared/kernel/result.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { compareIds, merged, type Log } from './log.ts';

/** So many pages are caught up with; a log with a longer gap begins anew. */
const MOST_PAGES = 5;
const PAGE = 50;

export interface LogState {
  readonly log: Log;
  /** Whether the newest messages are there, on their way, or did not come. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** What is before the first message of the log. */
  readonly older: 'some' | 'loading' | 'none' | 'failed';
}

interface LogPorts {
  readonly api: ChatApi;
  /** Aborts when the room is closed. */
  readonly signal: AbortSignal;
  readonly get: () => LogState;
  readonly set: (change: Partial<LogState>) => void;
  /** Told who wrote each message that is new to the log. */
  readonly onWritten: (author: string) => void;
  /** Told of what has come since the room was opened. */
  readonly onNew: (messages: readonly ChatMessage[]) => void;
}

/** The messages of a room, read from the server page by page. */
export interface RoomLog {
  /** Asks for the newest messages, or what was written or changed since the last answer. Resolves to why nothing came. */
  load(): Promise<Failure | null>;
  loadOlder(): void;
  /** Takes what was written or changed. What is older than the log comes with its page, so that the log has no gap. */
  take(messages: readonly ChatMessage[]): void;
}

export function createRoomLog(name: Room, { api, signal, get, set, onWritten, onNew }: LogPorts): RoomLog {
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
    const answer = await api.call('GET /api/chat-messages', { room: name, limit: PAGE }, { signal });
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
  /** What was written or changed since the last answer; the server reaches back a little further by itself. */
  async function loadSince(since: number): Promise<Failure | null> {
    const at = api.serverClock.now();
    const query = { room: name, since: new Date(since).toISOString(), limit: 100 };
    let next: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer: Result<{ readonly messages: readonly ChatMessage[]; readonly next: string | null }> =
        await api.call('GET /api/chat-messages', next === null ? query : { ...query, cursor: next }, {
          signal,
        });
      if (!answer.ok) return answer.error;
      take(answer.value.messages);
      next = answer.value.next;
      if (next === null) {
        syncedAt = at;
        return null;
      }
    }
    return loadNewest();
  }
  async function loadOlder(): Promise<void> {
    const { older, log } = get();
    if (cursor === null || older === 'loading' || older === 'none') return;
    set({ older: 'loading' });
    const query = { room: name, cursor, limit: PAGE };
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

  return {
    load: () => (syncedAt === null ? loadNewest() : loadSince(syncedAt)),
    loadOlder: () => void loadOlder(),
    take,
  };
}
