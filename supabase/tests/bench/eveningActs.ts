// What people do in the evening of `npm run bench evening`, and how often.
import { CROWD_MOST, isLargeCrowd, ROOMS, TOLD_OF_EACH_OTHER } from '@shared/domain/people/chat.ts';
import { boardsOf, BOARDS } from '@shared/domain/arcade/games/boards.ts';
import { GAME_IDS } from '@shared/domain/arcade/games/games.ts';
import { WATCHED_EVENING, watchedEvening } from '@shared/domain/town/candles.ts';
import { READINGS } from '@shared/domain/town/case/cards.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { eveningAt, nextEveningAt } from '@shared/domain/town/evening.ts';
import { HEARTBEAT_MS, MEETING } from '@shared/domain/town/presence.ts';
import { LOCATION_IDS } from '@shared/domain/town/town.ts';
import { weekAt } from '@shared/domain/town/week.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { BenchSession } from './members.ts';
import type { BenchCall } from './send.ts';

/** All of them come within this time, and stay for three hours (s). */
export const COMING = 10 * 60;
export const STAYING = 3 * 60 * 60;
export const HOUR = 60 * 60;

/** The next Friday, and the hours of its week that some acts and what the schedules do need. */
const { timezone } = DEFAULT_TIME_CONFIG;
const EVENING = eveningAt(nextEveningAt(systemClock.now(), timezone), timezone);
const WEEK = weekAt(EVENING.beganAt, timezone);
const HOUR_MS = 3_600_000;
export const HOURS = {
  notice: epochMs(EVENING.beganAt - HOUR_MS / 2),
  dark: epochMs(EVENING.darkAt + HOUR_MS / 30),
  recording: epochMs(WEEK.voteOpensAt - HOUR_MS),
  vote: epochMs(WEEK.voteOpensAt + HOUR_MS),
  told: epochMs(WEEK.endsAt + HOUR_MS / 60),
} as const;

/** A person: what their browser sends with each call. */
export interface Person extends BenchSession {
  readonly nth: number;
  readonly token: string;
  readonly cookies: string;
}

/** The moments at which many do the same, and whether people still come by then. */
export const MOMENTS = {
  coming: { when: 'while they come', isComing: true },
  dark: { when: 'in the minute from 8:04, while the last come', isComing: true },
  train: { when: 'in the minute of the train', isComing: false },
  light: { when: 'in the minute after 8:30', isComing: false },
  sunday: {
    when: 'on a Sunday on which all watch the recording and vote within the ten minutes in which they come',
    isComing: true,
  },
  monday: { when: 'in the first two minutes of Monday', isComing: false },
} as const;
export type Moment = keyof typeof MOMENTS;
/** Those of one evening: what they write stays. */
export const OF_FRIDAY: readonly Moment[] = ['dark', 'train', 'light'];

/** How often a person does something. */
export interface Habit {
  readonly what: string;
  /** While they come; absent: never. */
  readonly coming?: number;
  /** In an hour of the evening; absent: never. */
  readonly hourly?: number;
  /** Once more within so many seconds of a moment. */
  readonly within?: Partial<Record<Moment, number>>;
  /** Which part of so many people does it; absent: all. */
  readonly share?: (people: number) => number;
}

export interface Act extends Habit {
  /** Which hour it is by the server's clock; absent: that of the machine. */
  readonly hour?: keyof typeof HOURS;
  readonly call: (person: Person) => Omit<BenchCall, 'token' | 'headers'>;
}

const get = (path: string): Omit<BenchCall, 'token' | 'headers'> => ({ path, body: null });
const post = (path: string, body: object): Omit<BenchCall, 'token' | 'headers'> => ({ path, body });
const oneOf = <One>(of: readonly One[], nth: number): One | undefined => of[nth % of.length];
/** The games that have a board of all time. */
const COUNTED_GAMES = GAME_IDS.filter((game) =>
  boardsOf(game).some((board) => BOARDS[board].kind === 'ranked'),
);
const PLACES = ['streets', 'arcade', 'high-school', 'junkyard', 'shed'];
/** Two cards that everybody has and joins, and by which facts. */
export const JOINED = [
  { card: 'scene:so-far/straws', fact: 'seen:so-far' },
  { card: 'pressed:arcade-snack-corner/cup', fact: 'pressed:arcade-snack-corner/cup' },
] as const;

/** A note of a kilobyte, of one id a person. */
const writingOf = (nth: number) => ({
  id: `00000000-0000-4000-8000-${nth.toString(16).padStart(12, '0')}`,
  base: 0,
  entry: {
    ...{ kind: 'file', name: 'Notes.txt', folder: 'documents', lay: null, picture: null },
    ...{ made: 1_764_432_240_000, changed: 1_764_432_240_000, size: 1_000, text: 'x'.repeat(1_000) },
  },
});
/** One person in this many has the messenger open. */
export const ONE_CHATS_IN = 3;

/**
 * Those who meet by the channels of locations, were each as full as it may be (PRESENCE-9), and how many are in each. All
 * others are where more are, and join none.
 */
export function meetingIn(people: number): { readonly many: number; readonly together: number } {
  const many = Math.min(people, LOCATION_IDS.length * MEETING.most);
  return { many, together: many / LOCATION_IDS.length };
}

/** Pages that lost their sockets open them again within so long (s), each at a moment of its own (REALTIME-5). */
const BACK_WITHIN = 5;

/** How often a person goes somewhere else in an hour. */
const MOVES = 30;

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
    hourly: MOVES,
    within: { dark: 60, train: 60, light: 60 },
    call: ({ nth }) => post('/api/town/presence', { place: oneOf(PLACES, nth + 1) }),
  },
  {
    what: 'ticket of a location',
    coming: 1,
    hourly: MOVES,
    within: { dark: 60, train: 60, light: 60 },
    share: (people) => meetingIn(people).many / people,
    call: ({ wallet }) => post('/api/town/tickets', { wallet, location: 'arcade' }),
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
      post('/api/games/open', { wallet, game: oneOf(COUNTED_GAMES, nth), kind: 'ranked' }),
  },
  { what: 'news of the town', hourly: 2, call: () => get('/api/town/news') },
  {
    what: 'week of the town',
    coming: 1,
    hourly: 6,
    // A page asks within two minutes after the week has changed (EPISODE-3).
    within: { dark: 120, monday: 120 },
    call: () => get('/api/town/week'),
  },
  { what: 'own news', coming: 1, hourly: 2, call: ({ wallet }) => get(`/api/news?wallet=${wallet}`) },
  { what: 'facts', coming: 1, call: ({ wallet }) => get(`/api/story/facts?wallet=${wallet}`) },
  {
    what: 'fact told',
    hourly: 30,
    // That they boarded.
    within: { train: 60 },
    call: ({ wallet, nth }) =>
      post('/api/story/facts', { wallet, facts: [`pressed:${oneOf(PLACES, nth)}/number-${nth % 50}`] }),
  },
  { what: 'Case File', hourly: 2, call: ({ wallet }) => get(`/api/case?wallet=${wallet}`) },
  {
    what: 'cards joined',
    hourly: 2,
    call: ({ wallet }) => post('/api/case/joins', { wallet, cards: JOINED.map(({ card }) => card) }),
  },
  { what: 'disk', coming: 1, hourly: 2, call: ({ wallet }) => get(`/api/disk?wallet=${wallet}`) },
  {
    what: 'disk written',
    hourly: 4,
    call: ({ wallet, nth }) => post('/api/disk', { wallet, copy: null, writings: [writingOf(nth)] }),
  },
  // Every 20 to 40 s while it is dark, the first time anywhere in it (EVENING-6).
  {
    what: 'candles counted',
    hour: 'dark',
    within: { dark: 30, train: 30 },
    call: () => get('/api/town/presence'),
  },
  {
    what: 'candle lit',
    hour: 'dark',
    within: { dark: 60 },
    call: ({ nth }) => post('/api/town/candles', { place: oneOf(PLACES, nth) }),
  },
  {
    what: 'recording watched',
    hour: 'recording',
    within: { sunday: 600 },
    call: ({ wallet }) =>
      post('/api/story/facts', { wallet, facts: [WATCHED_EVENING, watchedEvening(EVENING.id)] }),
  },
  { what: 'vote asked', hour: 'vote', within: { sunday: 600 }, call: () => get('/api/town/vote') },
  {
    what: 'vote cast',
    hour: 'vote',
    within: { sunday: 600 },
    call: ({ wallet, nth }) => post('/api/town/vote', { wallet, reading: oneOf(READINGS, nth) }),
  },
  { what: 'past weeks', hour: 'vote', within: { sunday: 600 }, call: () => get('/api/town/weeks') },
];

/** A person who writes says so by presence, as the first letter is written and some seconds later. */
const TYPING_TOLD = 2;

/** What hosted Realtime counts in an evening of so many people (docs/DEPLOY.md). */
export interface Realtime {
  readonly sockets: number;
  /** Channels joined a second, once all lost their sockets. */
  readonly joins: number;
  /** A second, at the sender and at each receiver. */
  readonly messages: number;
  /** The same while more is written in every crowd than pages are told at once: it is never more. */
  readonly most: number;
}

/** Broadcasts of a crowd a second in which so many messages are written, each by chance, with a pause (s) after each (CHAT-14). */
export const broadcastsOf = (written: number, pause: number): number =>
  written === 0 ? 0 : 1 / (pause + Math.exp(-written * pause) / written);

/** What an evening comes to by how often everything is done, with this pause (s). */
export function realtimeOf(people: number, aSecond: (what: string) => number, pause: number): Realtime {
  const chatting = people / ONE_CHATS_IN;
  const inRoom = chatting / ROOMS.length;
  const crowds = Math.ceil(inRoom / CROWD_MOST) * ROOMS.length;
  const hearing = 1 + Math.min(inRoom, CROWD_MOST);
  const [written, tickets] = [aSecond('message written'), aSecond('ticket of a room')];
  const told = isLargeCrowd(inRoom, false)
    ? // Those who come before a crowd is large tell each other.
      (crowds * TOLD_OF_EACH_OTHER.most ** 2) / COMING
    : (tickets + written * TYPING_TOLD) * hearing;
  const meeting = meetingIn(people);
  // Who goes somewhere else leaves some and comes to others.
  const met = 2 * aSecond('ticket of a location') * (1 + meeting.together);
  return {
    // The messenger and the town share a page's socket.
    sockets: chatting + meeting.many * (1 - 1 / ONE_CHATS_IN),
    joins: (chatting + meeting.many) / BACK_WITHIN,
    messages: crowds * broadcastsOf(written / crowds, pause) * hearing + told + met,
    most: (crowds / pause) * hearing + told + met,
  };
}
