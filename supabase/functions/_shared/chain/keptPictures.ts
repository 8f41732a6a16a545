import type { Clock } from '../kernel/clock.ts';
import { kept } from '../kernel/kept.ts';
import { fail, failed, type Result } from '../kernel/result.ts';
import { turns } from '../kernel/turns.ts';
import type { PictureBytes, PictureSource } from './pictures.ts';

/** What a process keeps of the pictures that it fetched (bytes). */
const MOST_KEPT = 64 * 1024 * 1024;
/** What an entry takes beside its picture, so that those without one are bounded as well (bytes). */
const OVERHEAD = 1024;
/** For how long: a picture, and that there is none (ms). */
const KEPT_MS = 60 * 60_000;
const MISSED_MS = 10_000;

/** How many pictures of one host are fetched at once, some MB each, and how many wait for them. */
const FETCHES = { atOnce: 12, waiting: 200 };

/** Too many wait for pictures of a host. It is thrown, because it is not to be remembered of the picture. */
class NoTurn extends Error {}

const weigh = (picture: Result<PictureBytes>): number =>
  OVERHEAD + (picture.ok ? picture.value.bytes.length : 0);

/** Whose turn it is: a host that hangs holds back its own pictures alone. */
const hostOf = (address: string): string => URL.parse(address)?.host ?? '';

/**
 * Pictures of another source, of which each is fetched once at a time and kept for a while: the last ones that fit into
 * a bound of bytes. UNAVAILABLE, too, where too many of one host wait to be fetched.
 */
export function keptPictures(
  source: PictureSource,
  clock: Clock,
  { bytes = MOST_KEPT, fetches = FETCHES } = {},
): PictureSource {
  const inTurn = turns(fetches);
  const fetched = kept(
    async (address: string) => {
      const picture = inTurn(hostOf(address), () => source.read(address));
      if (picture === null) throw new NoTurn();
      return picture;
    },
    { forMs: KEPT_MS, failureMs: MISSED_MS, failed, most: bytes, weigh, clock },
  );

  return {
    async read(address) {
      try {
        return await fetched(address);
      } catch (fault) {
        if (!(fault instanceof NoTurn)) throw fault;
        return fail('UNAVAILABLE', 'Too many pictures are asked for just now.');
      }
    },
  };
}
