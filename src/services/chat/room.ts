import { TYPING_EVERY_MS, topicOf, type Room } from '@shared/domain/people/chat.ts';
import { isOutage, type Failure, type Result } from '@shared/kernel/result.ts';
import type { Random } from '@shared/kernel/clock.ts';
import type { Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { OnlineService } from '../online/online.ts';
import type { ChannelState, RealtimePort } from '../realtime/port.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { followCompany, NO_COMPANY, type Company } from './company.ts';
import { compareIds, merged, type Log } from './log.ts';
import { createOwnTicket } from '../tickets/ownTicket.ts';
import type { TicketReader } from '../tickets/tickets.ts';

/** How messages come: over the socket, by asking every few seconds, or not at all (MSG-8). */
export type Line = 'connecting' | 'live' | 'polling' | 'offline';

export interface RoomState extends Company {
  readonly log: Log;
  /** Whether the newest messages are there, on their way, or did not come. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** What is before the first message of the log. */
  readonly older: 'some' | 'loading' | 'none' | 'failed';
  readonly line: Line;
}

/** A room that is open. */
export interface OpenRoom extends Readable<RoomState> {
  readonly name: Room;
  loadOlder(): void;
  /** Asks again for what did not come. */
  again(): void;
  /** Takes messages that came as the answer of a call. */
  take(messages: readonly ChatMessage[]): void;
  /** Tells the others that the person is typing, as often as the line can bear. */
  tellTyping(): void;
  close(): void;
}

export interface RoomPorts {
  readonly api: ChatApi;
  readonly online: Pick<OnlineService, 'whenBack'> & Readable<boolean>;
  readonly realtime: RealtimePort;
  readonly readTicket: TicketReader;
  readonly wallet: Address;
  readonly random: Random;
  /** Who the person is to others; null: that is not known yet. */
  readonly me: () => string | null;
  /** True while the person looks at the room. */
  readonly visible: Readable<boolean>;
  /** Whether the person wants to be seen by others: who does not is in no list, and not shown as typing. */
  readonly isSeen: () => boolean;
  /** Told of what has come since the room was opened, by whichever way. */
  readonly onNew: (messages: readonly ChatMessage[]) => void;
}

/** How often a room without a socket asks, while it is looked at and while it is not. */
export const POLL_MS = 5_000;
const POLL_UNSEEN_MS = 30_000;
/** So many pages are caught up with; a log with a longer gap begins anew. */
const MOST_PAGES = 5;
const PAGE = 50;
/** After a restart of the server all come back at once: they catch up within so long (ms), not all in the same moment. */
export const CATCH_UP_WITHIN_MS = 5_000;

/** Opens a room: its newest messages first, and what comes from then on. */
export function openRoom(name: Room, ports: RoomPorts): OpenRoom {
  const { api, online, realtime, readTicket, wallet, random, me, visible, isSeen, onNew } = ports;
  const state = store<RoomState>({
    log: [],
    status: 'loading',
    failure: null,
    older: 'none',
    line: 'connecting',
    ...NO_COMPANY,
  });
  const set = (change: Partial<RoomState>): void => state.set({ ...state.get(), ...change });
  const closed = new AbortController();
  const { signal } = closed;
  const isOpen = (): boolean => !signal.aborted;
  let socket: ChannelState = 'connecting';
  let wasLive = false;
  /** The server's time of the last answer; null: none has come. */
  let syncedAt: number | null = null;
  /** What comes before the log; null: nothing. */
  let cursor: string | null = null;
  let asking = false;
  /** True: something changed while the server was asked, so that it is asked once more. */
  let askAgain = false;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  /** When the person typed last, by the server's clock; null: not yet. */
  let typedAt: number | null = null;

  /** Takes a page of the log. */
  function takePage(messages: readonly ChatMessage[]): void {
    const { log } = state.get();
    const next = merged(log, messages);
    if (next === log) return;
    const known = new Set(log.map(({ id }) => id));
    const first = log[0]?.id ?? '';
    const fresh = next.filter(({ id }) => compareIds(id, first) > 0 && !known.has(id));
    for (const { author } of fresh) if (author !== null) company.wrote(author);
    set({ log: next });
    if (fresh.length > 0 && syncedAt !== null) onNew(fresh);
  }
  /** Takes what was written or changed. What is older than the log comes with its page, so that the log has no gap. */
  function take(messages: readonly ChatMessage[]): void {
    const first = cursor === null ? undefined : state.get().log[0]?.id;
    takePage(first === undefined ? messages : messages.filter(({ id }) => compareIds(id, first) >= 0));
  }

  /** The newest page, in place of what was known. */
  async function loadNewest(): Promise<Failure | null> {
    const at = api.serverClock.now();
    const answer = await api.call('GET /api/chat-messages', { room: name, limit: PAGE }, { signal });
    if (!answer.ok) return answer.error;
    const { messages, next } = answer.value;
    cursor = next;
    const isFirst = syncedAt === null;
    if (!isFirst) set({ log: state.get().log.filter(({ id }) => messages.some((one) => one.id === id)) });
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
  async function sync(): Promise<void> {
    askAgain = asking;
    if (asking || !isOpen()) return;
    asking = true;
    clearTimeout(poll);
    stopWaiting();
    const failure = await (syncedAt === null ? loadNewest() : loadSince(syncedAt));
    asking = false;
    if (!isOpen()) return;
    if (failure !== null && syncedAt === null) set({ status: 'failed', failure });
    showLine();
    if (failure !== null && isOutage(failure)) stopWaiting = online.whenBack(() => void sync());
    else if (askAgain) void sync();
    else pollLater();
  }
  function pollLater(): void {
    clearTimeout(poll);
    if (socket === 'live' || !isOpen()) return;
    poll = setTimeout(() => void sync(), visible.get() ? POLL_MS : POLL_UNSEEN_MS);
  }
  function showLine(): void {
    const line = !online.get()
      ? 'offline'
      : socket === 'live'
        ? 'live'
        : socket === 'connecting' && state.get().line !== 'polling'
          ? 'connecting'
          : 'polling';
    if (line !== state.get().line) set({ line });
  }

  const company = followCompany({
    readTicket: async (ticket) => readTicket(ticket, topicOf(name), api.serverClock.now()),
    me,
    now: api.serverClock.now,
    onChange: (now) => {
      if (isOpen()) set(now);
    },
  });
  const channel = realtime.join(topicOf(name), {
    onState(now) {
      if (!isOpen()) return;
      socket = now;
      if (now !== 'live') company.clear();
      if (now === 'broken' || now === 'refused') set({ line: online.get() ? 'polling' : 'offline' });
      showLine();
      if (now !== 'connecting') catchUp();
      if (now === 'live') wasLive = true;
    },
    onBroadcast(_, payload) {
      if (isMessage(payload) && payload.room_name === name) take([payload]);
    },
    onPresence: (present) => void company.hear(present),
  });
  /** Asks for what was written while the line was down; without a line that goes on. */
  function catchUp(): void {
    clearTimeout(catchingUp);
    if (wasLive) catchingUp = setTimeout(() => void sync(), random() * CATCH_UP_WITHIN_MS);
    else void sync();
  }
  /** Tells the others that the person is here, and when they typed last. */
  function tellPresence(): void {
    const ticket = ownTicket();
    if (ticket === null || !isSeen()) channel.track(null);
    else channel.track(typedAt === null ? { ticket } : { ticket, typingAt: typedAt });
  }
  const ownTicket = createOwnTicket({
    ask: () => api.call('POST /api/chat/tickets', { wallet_address: wallet, room: name }, { signal }),
    serverClock: api.serverClock,
    online,
    signal,
    onTicket: tellPresence,
  });
  const stops = [online.subscribe(showLine), visible.subscribe(lookAgain)];
  /** A person who looks at the room again sees what is there at once. */
  function lookAgain(): void {
    if (visible.get() && socket !== 'live') void sync();
  }
  void sync();

  return {
    name,
    get: state.get,
    subscribe: state.subscribe,
    take,
    again: () => {
      if (state.get().status === 'failed') set({ status: 'loading', failure: null });
      void sync();
    },
    loadOlder() {
      const { older, log } = state.get();
      if (cursor === null || older === 'loading' || older === 'none') return;
      set({ older: 'loading' });
      const query = { room: name, cursor, limit: PAGE };
      void api.call('GET /api/chat-messages', query, { signal }).then((answer) => {
        if (!isOpen()) return;
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
      });
    },
    tellTyping() {
      const now = api.serverClock.now();
      if (typedAt !== null && now - typedAt < TYPING_EVERY_MS) return;
      typedAt = now;
      tellPresence();
    },
    close() {
      closed.abort();
      clearTimeout(poll);
      clearTimeout(catchingUp);
      stopWaiting();
      for (const stop of stops) stop();
      company.clear();
      channel.leave();
    },
  };
}

/** Whether a broadcast is a message, as the database sends it. */
function isMessage(payload: unknown): payload is ChatMessage {
  if (typeof payload !== 'object' || payload === null) return false;
  const one = payload as Readonly<Record<keyof ChatMessage, unknown>>;
  const texts = [one.id, one.room_name, one.username, one.message_text, one.created_at];
  const textsOrNull = [one.author, one.profile_icon, one.reply_to, one.edited_at];
  return (
    texts.every((text) => typeof text === 'string') &&
    textsOrNull.every((text) => text === null || typeof text === 'string') &&
    [null, 'author', 'operator'].includes(one.removed as string | null)
  );
}
