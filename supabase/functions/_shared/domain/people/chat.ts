import type { TextRule } from './moderation.ts';

/** The rooms that live people write in, as the messenger names them (MSG-1). */
export const ROOMS = ['General Chat', 'Gaming Lounge', 'Study Hall', 'Music & Chill'] as const;
export type Room = (typeof ROOMS)[number];

export const isRoom = (name: unknown): name is Room => ROOMS.some((room) => room === name);

/** So many people talk with each other: a room that holds more is several crowds (CHAT-12). */
export const CROWD_MOST = 250;

/** A room has so many crowds at most, as the database checks. */
export const CROWDS_MOST = 999;

/**
 * To so many people in a crowd pages tell each other who is there and who types. In a larger one they do not, until it has
 * fewer than the second number, so that they do not change back and forth (CHAT-13).
 */
export const TOLD_OF_EACH_OTHER = { most: 50, again: 40 };

/** How many of a large crowd are shown. */
export const SAMPLE_MOST = 24;

/** Whether a crowd in which so many are is a large one, in which pages tell nothing of their people. */
export const isLargeCrowd = (
  here: number,
  wasLarge: boolean,
  { most, again }: { readonly most: number; readonly again: number } = TOLD_OF_EACH_OTHER,
): boolean => (wasLarge ? here >= again : here > most);

/** A crowd of a room as the database and operators call it: the first as the room itself. */
export const crowdName = (room: Room, crowd: number): string => (crowd === 1 ? room : `${room} ${crowd}`);

/** The topic of Realtime that a crowd is broadcast on. Hosted and local alike take letters, digits and hyphens. */
export const topicOf = (room: Room, crowd = 1): string =>
  `room:${crowdName(room, crowd)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`;

/** What may be put under a message, by the names of its pictures (CHAT-15). */
export const MESSAGE_REACTIONS = ['thumbs-up', 'heart', 'joy', 'surprise', 'fire', 'candy'] as const;
export type MessageReaction = (typeof MESSAGE_REACTIONS)[number];

/** How long a message may be, in UTF-16 units. */
export const MESSAGE_MOST = 500;

/** What a message may be (domain/people/moderation.ts). */
export const MESSAGE_RULE: TextRule = { most: MESSAGE_MOST, links: 1, shortens: true, doubtful: 'held' };

/** For how long (ms) people may edit or remove what they wrote. */
export const OWN_CHANGE_MS = 60_000;

/**
 * How much (ms) catching up reaches back beyond the moment that it is asked for: longer than any transaction takes, so that
 * none that began before and committed after is missed.
 */
export const CATCH_UP_OVERLAP_MS = 30_000;

/** Typing is told at most once in this time (ms), the budget of hosted Realtime. */
export const TYPING_EVERY_MS = 3_000;

/** For how long (s) caches and the memory of a server keep the tail of a room (CHAT-11). */
export const TAIL_SECONDS = 2;

/** How many of the newest messages a tail has. */
export const TAIL_MOST = 50;

/** A tail has the changes of so much time (ms), and of so many messages: more than change while it reaches back far enough. */
export const TAIL_CHANGES_MS = 180_000;
export const TAIL_CHANGES_MOST = 500;
