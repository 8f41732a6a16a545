import type { Failure } from '@shared/kernel/result.ts';
import type { Clock, Random } from '@shared/kernel/clock.ts';
import { isLargeCrowd, TYPING_EVERY_MS, topicOf } from '@shared/domain/people/chat.ts';
import type { RoomTicket } from '@shared/contract/people/ticket.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { OnlineService } from '../online/online.ts';
import type { ChannelState, RealtimeChannel, RealtimePort } from '../realtime/port.ts';
import type { OwnTicket } from '../tickets/ownTicket.ts';
import type { TicketReader } from '../tickets/tickets.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { followCompany, NO_COMPANY, type Company } from './company.ts';
import { readBroadcast } from './message.ts';
import { createRoomLog, type CrowdPlace, type LogState, type RoomLog } from './roomLog.ts';
import { createRoomSync } from './roomSync.ts';

/** How messages come: over the socket, by asking every few seconds, or not at all (MSG-8). */
export type Line = 'connecting' | 'live' | 'polling' | 'offline';

/** A socket may be dead for so long (ms) before its page notices: two heartbeats of the client, and a little more. */
const DEAD_UNNOTICED_MS = 60_000;

export interface CrowdState extends LogState, Company {
  readonly line: Line;
  /** How many are in a large crowd, whose people are not told; null: it is a small one. */
  readonly many: number | null;
}

export const NOTHING_YET: CrowdState = {
  log: [],
  status: 'loading',
  failure: null,
  older: 'none',
  line: 'connecting',
  many: null,
  ...NO_COMPANY,
};

/** A crowd of a room that is open. */
export interface OpenCrowd extends Readable<CrowdState> {
  readonly crowd: number;
  loadOlder(): void;
  /** Asks again for what did not come. */
  again(): void;
  /** Takes messages that came as the answer of a call. */
  take(messages: readonly ChatMessage[]): void;
  /** Takes how many are here, and tells the others of the person by the ticket that they have now, where they are few enough. */
  count(here: number): void;
  /** Tells the others that the person is typing, as often as the line can bear. */
  tellTyping(): void;
  close(): void;
}

export interface CrowdPorts {
  readonly api: ChatApi;
  readonly online: Pick<OnlineService, 'whenBack'> & Readable<boolean>;
  readonly realtime: RealtimePort;
  readonly readTicket: TicketReader;
  readonly random: Random;
  /** Who the person is to others; null: that is not known yet. */
  readonly me: () => string | null;
  /** True while the person looks at the room. */
  readonly visible: Readable<boolean>;
  /** Whether the person wants to be seen by others: who does not is in no list, and not shown as typing. */
  readonly isSeen: () => boolean;
  /** Told of what has come since the crowd was opened, by whichever way. */
  readonly onNew: (messages: readonly ChatMessage[]) => void;
}

/** Opens a crowd of a room: its newest messages first, and what comes from then on. */
export function openCrowd(
  place: CrowdPlace,
  ports: CrowdPorts,
  own: Pick<OwnTicket<RoomTicket>, 'get' | 'renew'>,
): OpenCrowd {
  const { api, online, realtime, readTicket, random, me, visible, onNew } = ports;
  const topic = topicOf(place.room, place.crowd);
  const isHere = (message: ChatMessage): boolean =>
    message.room_name === place.room && (message.crowd ?? 1) === place.crowd;
  const state = store<CrowdState>(NOTHING_YET);
  const set = (change: Partial<CrowdState>): void => state.set({ ...state.get(), ...change });
  const closed = new AbortController();
  const { signal } = closed;
  const isOpen = (): boolean => !signal.aborted;
  const line = followLine(online, (now) => set({ line: now }));
  const company = followCompany({
    readTicket: async (ticket) => readTicket(ticket, topic, api.serverClock.now()),
    ...{ me, now: api.serverClock.now },
    onChange: (now) => {
      if (isOpen()) set(now);
    },
  });
  const log = createRoomLog(place, {
    ...{ api, signal, get: state.get, set, onWritten: company.wrote, onNew },
    key: () => own.get()?.key ?? null,
    onKeyOver: own.renew,
    liveSince: () => hearing.since(),
  });
  const hearing = followHearing(log, api.serverClock);
  const sync = createRoomSync({
    ...{ online, visible, random, signal, ask: hearing.load },
    hasSocket: line.isLive,
    onAnswer: line.show,
  });

  const channel = realtime.join(topic, {
    onState(now) {
      if (!isOpen()) return;
      const wasLive = line.wasLive();
      hearing.turn(now === 'live');
      if (now !== 'live') company.clear();
      line.turn(now);
      // What was written while the line was down; without a line the log goes on by asking.
      if (now !== 'connecting' && wasLive) sync.soon();
      else if (now !== 'connecting') sync.now();
    },
    onBroadcast(_, payload) {
      log.take(readBroadcast(payload).filter(isHere));
    },
    onPresence: (present) => void company.hear(present),
  });
  const presence = tellPresence(ports, channel, () =>
    state.get().many === null ? (own.get()?.ticket ?? null) : null,
  );
  sync.now();

  return {
    ...{ crowd: place.crowd, get: state.get, subscribe: state.subscribe, loadOlder: log.loadOlder },
    take(messages) {
      const those = messages.filter(isHere);
      if (those.length === 0) return;
      log.take(those);
      sync.often();
    },
    again() {
      if (state.get().status === 'failed') set({ status: 'loading', failure: null });
      sync.now();
    },
    count(here) {
      set({ many: isLargeCrowd(here, state.get().many !== null) ? here : null });
      presence.tell();
    },
    tellTyping: presence.typed,
    close() {
      closed.abort();
      line.stop();
      company.clear();
      channel.leave();
    },
  };
}

/** Tells the others that the person is here, and when they typed last, while they want to be seen (MSG-9). */
function tellPresence(
  { api, isSeen }: Pick<CrowdPorts, 'api' | 'isSeen'>,
  channel: RealtimeChannel,
  /** Null: the others hear nothing of the person. */
  ownTicket: () => string | null,
) {
  /** By the server's clock; null: not yet. */
  let typedAt: number | null = null;
  function tell(): void {
    const ticket = ownTicket();
    if (ticket === null || !isSeen()) channel.track(null);
    else channel.track(typedAt === null ? { ticket } : { ticket, typingAt: typedAt });
  }
  return {
    tell,
    typed(): void {
      const now = api.serverClock.now();
      if (typedAt !== null && now - typedAt < TYPING_EVERY_MS) return;
      typedAt = now;
      tell();
    },
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

/** Follows how messages come: by the socket and by whether the server can be reached. */
function followLine(online: Readable<boolean>, onLine: (line: Line) => void) {
  let socket: ChannelState = 'connecting';
  let shown: Line = 'connecting';
  let wasLive = false;
  function set(line: Line): void {
    if (line === shown) return;
    shown = line;
    onLine(line);
  }
  const show = (): void => set(lineOf(socket, online.get(), shown));
  return {
    isLive: () => socket === 'live',
    /** Whether the socket was ever there. */
    wasLive: () => wasLive,
    show,
    turn(now: ChannelState): void {
      socket = now;
      if (now === 'live') wasLive = true;
      if (now === 'broken' || now === 'refused') set(online.get() ? 'polling' : 'offline');
      show();
    },
    stop: online.subscribe(show),
  };
}

function lineOf(socket: ChannelState, isOnline: boolean, before: Line): Line {
  if (!isOnline) return 'offline';
  if (socket === 'live') return 'live';
  return socket === 'connecting' && before !== 'polling' ? 'connecting' : 'polling';
}
