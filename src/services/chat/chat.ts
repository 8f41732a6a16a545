import { crowdName, ROOMS, type MessageReaction, type Room } from '@shared/domain/people/chat.ts';
import type { ReportReason } from '@shared/domain/people/writings.ts';
import { ok, type Failure, type Result } from '@shared/kernel/result.ts';
import type { Random } from '@shared/kernel/clock.ts';
import type { Address } from '@shared/kernel/units.ts';
import { compareIds } from '@shared/kernel/rowIds.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { OnlineService } from '../online/online.ts';
import type { RealtimePort } from '../realtime/port.ts';
import type { StoragePort, StoredValue } from '../storage/storage.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { Answer } from '../api/api.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openRoom, type OpenRoom } from './room.ts';
import type { TicketReader } from '../tickets/tickets.ts';
import * as shape from '../../kernel/shape.ts';

/** How many messages of a crowd, by its name, a person has seen, of all that were ever written there. */
type Counts = Readonly<Partial<Record<string, number>>>;

/** What a wallet has seen in this browser. */
interface Seen {
  readonly wallet: string;
  readonly counts: Counts;
}

const SEEN: StoredValue<Seen> = {
  name: 'chat-seen',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.string, counts: shape.eachIn(shape.number) })),
};

/** What of each room this wallet has seen, as this browser remembers it (MSG-4). */
function createSeen({ lasting }: Pick<StoragePort, 'lasting'>, wallet: Address) {
  const kept = lasting.get(SEEN);
  let counts: Counts = kept?.wallet === wallet ? kept.counts : {};
  return {
    /** How many messages of a room are unread. To a person who was never here nothing is. */
    unread(room: string, written: number): number {
      const seen = counts[room];
      if (seen === undefined) this.saw(room, written);
      return Math.max(0, written - (counts[room] ?? written));
    },
    saw(room: string, written: number): void {
      if (counts[room] === written) return;
      counts = { ...counts, [room]: written };
      lasting.set(SEEN, { wallet, counts });
    },
  };
}

/** What is known beside the room that is open. */
export interface ChatState {
  /** Who the person is to others; null: that is not known yet. */
  readonly me: string | null;
  /** True: an operator has muted the person, who may read and not write. */
  readonly muted: boolean;
  readonly unread: Readonly<Record<Room, number>>;
  /** Whom the person has blocked: their names by author. */
  readonly blocked: ReadonlyMap<string, string>;
  /** Of whom nothing is shown, whichever of the two blocked the other (BLOCK-2): their names by author. */
  readonly hidden: ReadonlyMap<string, string>;
  /** Why the rooms could not be read; null: they could. */
  readonly failure: Failure | null;
}

/** A message that has just come into the open room. */
export interface Arrival {
  readonly room: Room;
  readonly message: ChatMessage;
}

/** The messenger of one wallet. */
export interface Chat extends Readable<ChatState> {
  readonly outbox: Outbox;
  /** The room whose messages are read and followed; null: none. */
  readonly room: Readable<OpenRoom | null>;
  open(name: Room | null): void;
  /** Calls `listener` for each message of others that comes into the open room, those of hidden people left out. */
  onArrival(listener: (arrival: Arrival) => void): () => void;
  edit(id: string, text: string): Promise<Result<null>>;
  remove(id: string): Promise<Result<null>>;
  /** Puts a reaction under a message, or takes it back. */
  react(id: string, reaction: MessageReaction, on: boolean): Promise<Result<null>>;
  report(id: string, reason: ReportReason): Promise<Result<null>>;
  block(author: string, blocked: boolean): Promise<Result<null>>;
  close(): void;
}

export interface ChatPorts {
  readonly api: ChatApi;
  readonly online: Pick<OnlineService, 'whenBack'> & Readable<boolean>;
  readonly realtime: RealtimePort;
  /** The person: without a username they get no ticket. */
  readonly session: Readable<{ readonly username: string | null }>;
  readonly readTicket: TicketReader;
  readonly storage: Pick<StoragePort, 'lasting'>;
  readonly tabs: Pick<Tabs, 'alone'>;
  readonly wallet: Address;
  readonly random: Random;
  /** True while the person looks at the messenger. */
  readonly visible: Readable<boolean>;
  /** Whether the person wants to be seen by others. */
  readonly isSeen: () => boolean;
}

/** How often the rooms that are not open are asked about, while the messenger is looked at. */
export const ROOMS_EVERY_MS = 30_000;

const NONE_UNREAD: ChatState['unread'] = Object.fromEntries(ROOMS.map((room) => [room, 0])) as Record<
  Room,
  number
>;

/** A map of names by author. */
const namesByAuthor = (people: Answer<'GET /api/chat/blocks'>['hidden']): ReadonlyMap<string, string> =>
  new Map(people.map(({ author, username }) => [author, username]));

/** The rooms of live people: one of them open at a time, the others counted (MSG-1 to MSG-12). */
export function createChat(ports: ChatPorts): Chat {
  const { api, wallet } = ports;
  const state = store<ChatState>({
    me: null,
    muted: false,
    unread: NONE_UNREAD,
    blocked: new Map(),
    hidden: new Map(),
    failure: null,
  });
  const set = (change: Partial<ChatState>): void => state.set({ ...state.get(), ...change });
  const listeners = new Set<(arrival: Arrival) => void>();
  const room = store<OpenRoom | null>(null);
  const unread = countUnread(ports, room, (now) => set({ unread: now }));
  const stopReading = readRooms(ports, {
    onRooms({ me, muted, rooms, hidden }) {
      unread.counted(rooms);
      set({ me, muted, hidden: namesByAuthor(hidden), failure: null });
      unread.count();
    },
    onFailure: (failure) => set({ failure }),
    onBlocks: takeBlocks,
  });
  let stopCounting = (): void => undefined;

  function takeBlocks({ blocked, hidden }: Answer<'GET /api/chat/blocks'>): void {
    set({ blocked: namesByAuthor(blocked), hidden: namesByAuthor(hidden) });
  }

  const take = (message: ChatMessage): void => {
    room.get()?.take([message]);
  };
  const outbox = createOutbox({ ...ports, onSent: take });

  function hear(name: Room, messages: readonly ChatMessage[]): void {
    const { me, hidden } = state.get();
    for (const message of messages) {
      const { author } = message;
      if (author === null || author === me || hidden.has(author) || message.removed !== null) continue;
      for (const listener of [...listeners]) listener({ room: name, message });
    }
  }

  return {
    ...{ get: state.get, subscribe: state.subscribe, outbox, room },
    open(name) {
      if (room.get()?.name === name) return;
      stopCounting();
      room.get()?.close();
      if (name === null) {
        room.set(null);
        stopCounting = () => undefined;
        return;
      }
      const next = openRoom(name, {
        ...ports,
        me: () => state.get().me,
        onNew: (messages) => hear(name, messages),
      });
      room.set(next);
      stopCounting = next.subscribe(unread.count);
      unread.count();
    },
    onArrival(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ...ownMessages(api, wallet, take),
    async block(author, blocked) {
      const answer = await api.call('POST /api/chat/blocks', { wallet_address: wallet, author, blocked });
      if (!answer.ok) return answer;
      takeBlocks(answer.value);
      return ok(null);
    },
    close() {
      stopReading();
      stopCounting();
      room.get()?.close();
      outbox.close();
    },
  };
}

/** What is done with a message that is there: it is shown as the answer has it. */
function ownMessages(
  api: ChatApi,
  wallet: Address,
  take: (message: ChatMessage) => void,
): Pick<Chat, 'edit' | 'remove' | 'react' | 'report'> {
  async function changing(call: Promise<Result<{ readonly message: ChatMessage }>>): Promise<Result<null>> {
    const answer = await call;
    if (!answer.ok) return answer;
    take(answer.value.message);
    return ok(null);
  }
  return {
    edit: (id, text) =>
      changing(api.call('POST /api/chat-messages/edits', { wallet_address: wallet, id, message_text: text })),
    remove: (id) => changing(api.call('POST /api/chat-messages/removals', { wallet_address: wallet, id })),
    react: (id, reaction, on) =>
      changing(api.call('POST /api/chat-messages/reactions', { wallet_address: wallet, id, reaction, on })),
    async report(id, reason) {
      const answer = await api.call('POST /api/chat-messages/reports', {
        wallet_address: wallet,
        id,
        reason,
      });
      return answer.ok ? ok(null) : answer;
    },
  };
}

/** Counts what is unread of each room: that which is open is read while the person looks (MSG-4). */
function countUnread(
  { storage, wallet, visible }: Pick<ChatPorts, 'storage' | 'wallet' | 'visible'>,
  room: Readable<OpenRoom | null>,
  onChange: (unread: ChatState['unread']) => void,
) {
  const seen = createSeen(storage, wallet);
  const known = new Map<Room, { readonly crowd: number; readonly last: string; readonly written: number }>();
  let unread = NONE_UNREAD;

  /** What of the open room is read and followed; null: it is another, or a crowd that the server has not counted. */
  function openLog(name: Room, crowd: number): OpenRoom | null {
    const open = room.get();
    return open?.name === name && open.get().crowd === crowd ? open : null;
  }
  function unreadIn(name: Room): number {
    const counted = known.get(name);
    if (counted === undefined) return 0;
    const { crowd, last, written } = counted;
    const open = openLog(name, crowd);
    // What has come since the server counted is there too.
    const isNew = (one: ChatMessage): boolean => (one.crowd ?? 1) === crowd && compareIds(one.id, last) > 0;
    const come = open?.get().log.filter(isNew).length ?? 0;
    const place = crowdName(name, crowd);
    if (open !== null && visible.get()) seen.saw(place, written + come);
    return seen.unread(place, written + come);
  }
  return {
    /** Takes what the server has counted. */
    counted(rooms: Rooms['rooms']): void {
      for (const { name, crowd, last, written } of rooms)
        known.set(name, { crowd, last: last ?? '', written });
    },
    count(): void {
      const counts = ROOMS.map((name) => [name, unreadIn(name)] as const);
      if (counts.every(([name, count]) => unread[name] === count)) return;
      unread = Object.fromEntries(counts) as Record<Room, number>;
      onChange(unread);
    },
  };
}

type Rooms = Answer<'GET /api/chat/rooms'>;

interface RoomsListeners {
  readonly onRooms: (rooms: Rooms) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly onBlocks: (blocks: Answer<'GET /api/chat/blocks'>) => void;
}

/** Asks for the rooms, again and again while the person looks, and once for whom they have blocked. */
function readRooms(
  { api, online, visible }: Pick<ChatPorts, 'api' | 'online' | 'visible'>,
  { onRooms, onFailure, onBlocks }: RoomsListeners,
): () => void {
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = { rooms: (): void => undefined, blocks: (): void => undefined };

  async function loadRooms(): Promise<void> {
    clearTimeout(timer);
    stopWaiting.rooms();
    const answer = await api.call('GET /api/chat/rooms', {});
    if (isClosed) return;
    if (answer.ok) {
      onRooms(answer.value);
    } else {
      onFailure(answer.error);
      stopWaiting.rooms = online.whenBack(() => void loadRooms());
    }
    if (visible.get()) timer = setTimeout(() => void loadRooms(), ROOMS_EVERY_MS);
  }
  async function loadBlocks(): Promise<void> {
    const answer = await api.call('GET /api/chat/blocks', {});
    if (isClosed) return;
    if (answer.ok) onBlocks(answer.value);
    else stopWaiting.blocks = online.whenBack(() => void loadBlocks());
  }
  const stopLooking = visible.subscribe(() => {
    clearTimeout(timer);
    if (visible.get()) void loadRooms();
  });
  void loadRooms();
  void loadBlocks();

  return () => {
    isClosed = true;
    clearTimeout(timer);
    for (const stop of Object.values(stopWaiting)) stop();
    stopLooking();
  };
}
