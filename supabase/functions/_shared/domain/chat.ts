/** The rooms that live people write in, as the messenger names them (spec 3-social, messenger). */
export const ROOMS = ['General Chat', 'Gaming Lounge', 'Study Hall', 'Music & Chill'] as const;
export type Room = (typeof ROOMS)[number];

export const isRoom = (name: unknown): name is Room => ROOMS.some((room) => room === name);

/** The topic of Realtime that a room is broadcast on. Hosted and local alike take letters, digits and hyphens. */
export const topicOf = (room: Room): string => `room:${room.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** How long a message may be, in UTF-16 units. */
export const MESSAGE_MOST = 500;

/** For how long (ms) people may edit or remove what they wrote. */
export const OWN_CHANGE_MS = 60_000;

/** Typing is told at most once in this time (ms), the budget of hosted Realtime. */
export const TYPING_EVERY_MS = 3_000;

/** What may be wrong with a message, as people report it. */
export const REPORT_REASONS = ['spam', 'scam', 'harassment', 'hate', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
