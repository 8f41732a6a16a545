/** So many calls pass in so many minutes, 1440 at most; the next are refused with RATE_LIMITED. */
export interface Limit {
  readonly calls: number;
  readonly minutes: number;
}

/** Of one route, by wallet and by network address. */
export interface RouteLimit extends Limit {
  /** How many times the limit of a wallet passes for an address, which may be a school's; absent: once. */
  readonly addressShare?: number;
}

/** Of all writes taken together, by wallet and by network address (API-3). */
export const WRITE_LIMITS = {
  wallet: { calls: 60, minutes: 1 },
  address: { calls: 600, minutes: 1 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Of all reads of a network address: far more than a school behind one address asks for. */
export const READ_LIMIT: Limit = { calls: 3000, minutes: 1 };

/**
 * Of the reads of one client that have a cost: how many run at once, and how many wait for them. The others find
 * connections to the database free.
 */
export const EXPENSIVE_READS = { atOnce: 2, waiting: 50 };

/** Of the pictures of tokens, which may have to be fetched from elsewhere. */
export const PICTURE_LIMIT: Limit = { calls: 1500, minutes: 1 };

/** Of portraits, which are small files that lie ready: thirty people behind one address who leaf through the Yearbook. */
export const PORTRAIT_LIMIT: Limit = { calls: 12_000, minutes: 1 };

/** Of the pictures of one client: how many are read at once, and how many wait for them. */
export const PICTURES_IN_TURN = { atOnce: 6, waiting: 500 };

/** Of all pictures that are decoded: one at a time, and how many wait, some of 20 ms and some of a second. */
export const DRAWINGS_IN_TURN = { atOnce: 1, waiting: 100 };

/**
 * Of the pictures that a hosted worker has drawn elsewhere (docs/SERVER.md): how many calls it makes at once, and how many
 * wait. Supabase takes 5,000 calls a minute of functions by functions, of all workers together.
 */
export const DRAWINGS_ELSEWHERE = { atOnce: 2, waiting: 100 };

/** Of the worker that draws them: a picture waits with all its bytes, and one that waits long is asked for in vain. */
export const DRAWINGS_THERE = { atOnce: 1, waiting: 2 };

/**
 * Of the writes that carry a picture, some 15 MB each from the first byte of the body to the answer: how many of one
 * client, and of all, are taken in at once. None waits; the next are refused before their bodies are read.
 */
export const UPLOADS = { client: 3, all: 8 };

/**
 * Of the renewals of one session: a browser needs one in ten minutes, and one for each page that it opens. A minute, so
 * that a person who reloads again and again is kept waiting no longer.
 */
export const REFRESH_LIMIT: Limit = { calls: 60, minutes: 1 };

/** How many calls pass in place of what is declared: by 'wallet' or 'address', of all writes, 'reads', 'pictures', 'portraits', or by a route. */
export type Limits = Readonly<Record<string, number>>;
