import { TYPING_EVERY_MS, topicOf, type Room } from '@shared/domain/people/chat.ts';
import type { Failure } from '@shared/kernel/result.ts';
import type { Clock, Random } from '@shared/kernel/clock.ts';
import type { Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { OnlineService } from '../online/online.ts';
import type { ChannelState, RealtimeChannel, RealtimePort } from '../realtime/port.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { followCompany, NO_COMPANY, type Company } from './company.ts';
import { createRoomLog, type LogState, type RoomLog } from './roomLog.ts';
import { createRoomSync } from './roomSync.ts';
import { readMessage } from './message.ts';
import { createOwnTicket } from '../tickets/ownTicket.ts';
import type { TicketReader } from '../tickets/tickets.ts';

/** How messages come: over the socket, by asking every few seconds, or not at all (MSG-8). */
export type Line = 'connecting' | 'live' | 'polling' | 'offline';

/** A socket may be dead for so long (ms) before its page notices: two heartbeats of the client, and a little more. */
const DEAD_UNNOTICED_MS = 60_000;

export interface RoomState extends LogState, Company {
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

const NOTHING_YET: RoomState = {
  log: [],
  status: 'loading',
  failure: null,
  older: 'none',
  line: 'connecting',
  ...NO_COMPANY,
};

/** Opens a room: its newest messages first, and what comes from then on. */
export function openRoom(name: Room, ports: RoomPorts): OpenRoom {
  const { api, online, realtime, readTicket, random, me, visible, onNew } = ports;
  const state = store<RoomState>(NOTHING_YET);
  const set = (change: Partial<RoomState>): void => state.set({ ...state.get(), ...change });
  const closed = new AbortController();
  const { signal } = closed;
  const isOpen = (): boolean => !signal.aborted;
  let socket: ChannelState = 'connecting';
  let wasLive = false;

  function showLine(): void {
    const line = lineOf(socket, online.get(), state.get().line);
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
  const log = createRoomLog(name, {
    ...{ api, signal, get: state.get, set, onWritten: company.wrote, onNew },
    key: () => own.key(),
    onKeyOver: () => own.renew(),
    liveSince: () => hearing.since(),
  });
  const hearing = followHearing(log, api.serverClock);
  const sync = createRoomSync({
    ask: hearing.load,
    online,
    visible,
    random,
    signal,
    hasSocket: () => socket === 'live',
    onAnswer: showLine,
  });

  const channel = realtime.join(topicOf(name), {
    onState(now) {
      if (!isOpen()) return;
      socket = now;
      hearing.turn(now === 'live');
      if (now !== 'live') company.clear();
      if (now === 'broken' || now === 'refused') set({ line: online.get() ? 'polling' : 'offline' });
      showLine();
      // What was written while the line was down; without a line the log goes on by asking.
      if (now !== 'connecting' && wasLive) sync.soon();
      else if (now !== 'connecting') sync.now();
      if (now === 'live') wasLive = true;
    },
    onBroadcast(_, payload) {
      const message = readMessage(payload);
      if (message?.room_name === name) log.take([message]);
    },
    onPresence: (present) => void company.hear(present),
  });
  const own = tellPresence(name, ports, channel, signal);
  const stopShowing = online.subscribe(showLine);
  sync.now();

  return {
    ...{ name, get: state.get, subscribe: state.subscribe, loadOlder: log.loadOlder },
    take(messages) {
      log.take(messages);
      sync.often();
    },
    again() {
      if (state.get().status === 'failed') set({ status: 'loading', failure: null });
      sync.now();
    },
    tellTyping: own.typed,
    close() {
      closed.abort();
      stopShowing();
      company.clear();
      channel.leave();
    },
  };
}

/** Tells the others that the person is here, and when they typed last, while they want to be seen (MSG-9). */
function tellPresence(
  room: Room,
  { api, online, wallet, isSeen }: RoomPorts,
  channel: RealtimeChannel,
  signal: AbortSignal,
) {
  /** By the server's clock; null: not yet. */
  let typedAt: number | null = null;
  function tell(): void {
    const ticket = own.get()?.ticket;
    if (ticket === undefined || !isSeen()) channel.track(null);
    else channel.track(typedAt === null ? { ticket } : { ticket, typingAt: typedAt });
  }
  const own = createOwnTicket({
    ask: () => api.call('POST /api/chat/tickets', { wallet_address: wallet, room }, { signal }),
    serverClock: api.serverClock,
    online,
    signal,
    onTicket: tell,
  });
  return {
    typed(): void {
      const now = api.serverClock.now();
      if (typedAt !== null && now - typedAt < TYPING_EVERY_MS) return;
      typedAt = now;
      tell();
    },
    key: (): string | null => own.get()?.key ?? null,
    renew: own.renew,
  };
}

/** Keeps in mind from when on a socket brings what comes, and until when it did. */
function followHearing(log: RoomLog, serverClock: Clock) {
  /** By the server's clock; null: no socket brings it. */
  let since: number | null = null;
  /** Whether what came before that is there too. */
  let hasCaughtUp = false;
  return {
    since: () => since,
    async load(): Promise<Failure | null> {
      const before = since;
      const failure = await log.load();
      if (failure === null && before !== null && before === since) hasCaughtUp = true;
      return failure;
    },
    turn(isLive: boolean): void {
      const now = serverClock.now();
      if (hasCaughtUp) log.heardUntil(now - DEAD_UNNOTICED_MS);
      since = isLive ? now : null;
      hasCaughtUp = false;
    },
  };
}

function lineOf(socket: ChannelState, isOnline: boolean, before: Line): Line {
  if (!isOnline) return 'offline';
  if (socket === 'live') return 'live';
  return socket === 'connecting' && before !== 'polling' ? 'connecting' : 'polling';
}
