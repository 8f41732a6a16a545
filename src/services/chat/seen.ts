import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { StoragePort, StoredValue } from '../storage/storage.ts';

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
export function createSeen({ lasting }: Pick<StoragePort, 'lasting'>, wallet: Address) {
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
