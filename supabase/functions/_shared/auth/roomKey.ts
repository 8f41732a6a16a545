import type { EpochMs } from '../kernel/units.ts';
import { roomSeal, sameSecret, type SessionKeys } from './keys.ts';

/** How long a key is good at least, and the step by which its end moves on (s): within it caches know the address. */
const GOOD_SECONDS = 900;

const saidBy = (topic: string, until: number): string => `${topic} ${until}`;

/**
 * What lets its bearer read what all members of a room may read (CHAT-11), good for 15 to 30 minutes. It is the same for all
 * of them, so that caches know the address that it stands in, and it says of no one who they are.
 *
 * @param topic of the room, as Realtime has it
 */
export async function roomKey(topic: string, now: EpochMs, keys: SessionKeys): Promise<string> {
  const until = (Math.floor(now / 1000 / GOOD_SECONDS) + 2) * GOOD_SECONDS;
  return `${until}.${await roomSeal(saidBy(topic, until), keys)}`;
}

/** Whether a key was made here for this room, and is still good. */
export async function isRoomKey(
  key: string,
  topic: string,
  now: EpochMs,
  keys: SessionKeys,
): Promise<boolean> {
  const [end = '', seal = ''] = key.split('.');
  const until = Number(end);
  if (!Number.isSafeInteger(until) || until * 1000 <= now) return false;
  return sameSecret(seal, await roomSeal(saidBy(topic, until), keys));
}
