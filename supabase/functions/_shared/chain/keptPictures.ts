import type { Clock } from '../kernel/clock.ts';
import { fail, type Result } from '../kernel/result.ts';
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

interface Kept {
  readonly picture: Result<PictureBytes>;
  readonly until: number;
  readonly size: number;
}

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
  /** The one that was asked for longest ago first. */
  const kept = new Map<string, Kept>();
  const coming = new Map<string, Promise<Result<PictureBytes>>>();
  const inTurn = turns(fetches);
  let total = 0;

  const forget = (address: string): void => {
    total -= kept.get(address)?.size ?? 0;
    kept.delete(address);
  };
  const keep = (address: string, entry: Kept): void => {
    forget(address);
    kept.set(address, entry);
    total += entry.size;
    for (const oldest of kept.keys()) {
      if (total <= bytes) return;
      forget(oldest);
    }
  };

  async function fetched(address: string): Promise<Result<PictureBytes>> {
    const picture = await source.read(address);
    const until = clock.now() + (picture.ok ? KEPT_MS : MISSED_MS);
    keep(address, { picture, until, size: OVERHEAD + (picture.ok ? picture.value.bytes.length : 0) });
    return picture;
  }

  return {
    async read(address) {
      const known = kept.get(address);
      if (known && known.until > clock.now()) {
        keep(address, known);
        return known.picture;
      }
      const underWay = coming.get(address) ?? inTurn(hostOf(address), () => fetched(address));
      if (underWay === null) return fail('UNAVAILABLE', 'Too many pictures are asked for just now.');
      coming.set(address, underWay);
      return underWay.finally(() => coming.delete(address));
    },
  };
}
