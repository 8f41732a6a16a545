/** What of a person's news they have not seen (NEWS-3). */
export interface Unread {
  /** How much, up to UNREAD_MOST. */
  readonly count: number;
  /** The id of the newest. */
  readonly newest: string;
}

/** So much is counted; so many or more are shown as this number less one and a plus. */
export const UNREAD_MOST = 10;

/** The header of every answer to a signed-in person who has unread news, such as '3:812'. */
export const UNREAD_HEADER = 'x-unread-news';

export const writeUnread = ({ count, newest }: Unread): string => `${count}:${newest}`;

/** What a header says; null: nothing is unread. */
export function readUnread(header: string | null): Unread | null {
  const [, count, newest] = /^(\d{1,3}):(\d{1,18})$/.exec(header ?? '') ?? [];
  return count === undefined || newest === undefined || Number(count) === 0
    ? null
    : { count: Number(count), newest };
}

/** How many are unread, as a badge has room for it. */
export const unreadText = (count: number): string =>
  count < UNREAD_MOST ? String(count) : `${UNREAD_MOST - 1}+`;
