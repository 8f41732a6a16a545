// What people do in the evening of `npm run bench evening`, and how often.
import { CROWD_MOST, isLargeCrowd, ROOMS, TOLD_OF_EACH_OTHER } from '@shared/domain/people/chat.ts';
import { GAME_IDS } from '@shared/domain/arcade/games/games.ts';
import { HEARTBEAT_MS } from '@shared/domain/town/presence.ts';
import type { BenchSession } from './members.ts';
import type { BenchCall } from './send.ts';

/** All of them come within this time, and stay for three hours (s). */
export const COMING = 10 * 60;
export const STAYING = 3 * 60 * 60;
export const HOUR = 60 * 60;

/** A person: what their browser sends with each call. */
export interface Person extends BenchSession {
  readonly nth: number;
  readonly token: string;
  readonly cookies: string;
}

/** How often a person does something. */
export interface Habit {
  readonly what: string;
  /** While they come; absent: never. */
  readonly coming?: number;
  /** In an hour of the evening; absent: never. */
  readonly hourly?: number;
}

export interface Act extends Habit {
  readonly call: (person: Person) => Omit<BenchCall, 'token' | 'headers'>;
}

const get = (path: string): Omit<BenchCall, 'token' | 'headers'> => ({ path, body: null });
const post = (path: string, body: object): Omit<BenchCall, 'token' | 'headers'> => ({ path, body });
const oneOf = <One>(of: readonly One[], nth: number): One | undefined => of[nth % of.length];
const PLACES = ['streets', 'arcade', 'high-school', 'junkyard', 'shed'];
/** One person in this many has the messenger open. */
export const ONE_CHATS_IN = 3;

/** Everybody signs in with a wallet (signInPeople.ts). */
export const SIGNING_IN: Habit = { what: 'signing in', coming: 1 };

/** What people do besides. The first four are what a page asks when it comes up, as the log of a visit has it. */
export const ACTS: readonly Act[] = [
  { what: 'hours', coming: 1, call: () => get('/api/time-config') },
  { what: 'features', coming: 1, call: () => get('/api/features') },
  { what: 'settings', coming: 1, call: ({ wallet }) => get(`/api/settings?wallet=${wallet}`) },
  { what: 'balance', coming: 1, hourly: 6, call: ({ wallet }) => get(`/api/gum/balance?wallet=${wallet}`) },
  { what: 'session renewed', hourly: 7, call: () => post('/api/auth/refresh', {}) },
  { what: 'who is where', coming: 1, call: () => get('/api/town/presence') },
  {
    what: 'beat',
    hourly: HOUR / ((HEARTBEAT_MS.least + HEARTBEAT_MS.most) / 2_000),
    call: ({ nth }) => post('/api/town/presence', { place: oneOf(PLACES, nth) }),
  },
  {
    what: 'move',
    coming: 1,
    hourly: 30,
    call: ({ nth }) => post('/api/town/presence', { place: oneOf(PLACES, nth + 1) }),
  },
  {
    what: 'page of a room',
    coming: 1 / ONE_CHATS_IN,
    hourly: 2,
    call: ({ nth }) => get(`/api/chat-messages?room=${encodeURIComponent(oneOf(ROOMS, nth) ?? '')}&limit=50`),
  },
  {
    what: 'ticket of a room',
    coming: 1 / ONE_CHATS_IN,
    hourly: 6 / ONE_CHATS_IN,
    call: ({ wallet, nth }) =>
      post('/api/chat/tickets', { wallet_address: wallet, room: oneOf(ROOMS, nth), crowd: 'any' }),
  },
  {
    what: 'message written',
    hourly: 2,
    call: ({ wallet, nth }) =>
      post('/api/chat-messages', {
        wallet_address: wallet,
        room_name: oneOf(ROOMS, nth),
        message_text: `Is anybody at the mall tonight? Number ${nth}.`,
      }),
  },
  { what: 'check-in', hourly: 1 / 3, call: ({ wallet }) => post('/api/daily-checkin', { wallet }) },
  { what: 'ledger', hourly: 1, call: ({ wallet }) => get(`/api/gum/transactions?wallet=${wallet}`) },
  {
    what: 'Yearbook',
    hourly: 6,
    call: ({ nth }) => get(`/api/collection/tokens?collection=Flunks&offset=${(nth * 24) % 9_000}`),
  },
  {
    what: 'one of the Yearbook',
    hourly: 6,
    call: ({ nth }) => get(`/api/collection/token?collection=Flunks&tokenId=${1 + (nth % 9_999)}`),
  },
  {
    what: 'run of a game',
    hourly: 4,
    call: ({ wallet, nth }) =>
      post('/api/games/open', { wallet, game: oneOf(GAME_IDS, nth), kind: 'ranked' }),
  },
  { what: 'news of the town', hourly: 2, call: () => get('/api/town/news') },
];

/** A person who writes says so by presence, as the first letter is written and some seconds later. */
const TYPING_TOLD = 2;

/** Messages of Realtime a second in an evening of so many, as it counts them: at the sender and at each receiver. */
export function realtimeMessages(people: number, aSecond: (what: string) => number): number {
  const inRoom = people / ONE_CHATS_IN / ROOMS.length;
  const crowds = Math.ceil(inRoom / CROWD_MOST) * ROOMS.length;
  const hearing = 1 + Math.min(inRoom, CROWD_MOST);
  const [written, tickets] = [aSecond('message written'), aSecond('ticket of a room')];
  const told = isLargeCrowd(inRoom, false)
    ? // Those who come before a crowd is large tell each other.
      (crowds * TOLD_OF_EACH_OTHER.most ** 2) / COMING
    : (tickets + written * TYPING_TOLD) * hearing;
  return written * hearing + told;
}
