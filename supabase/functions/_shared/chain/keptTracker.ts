import type { Clock } from '../kernel/clock.ts';
import type { Result } from '../kernel/result.ts';
import type { Address, EpochMs } from '../kernel/units.ts';
import type { WalletReading, WalletTracker } from './tracker.ts';

/** How long a reading is kept, and how long it is remembered that there was none (ms, FUND-1). */
const KEPT_MS = 30_000;
const FAILURE_KEPT_MS = 5_000;
/** Accounts whose readings are kept, some KB each; a new one takes the place of the oldest. */
const MOST_ACCOUNTS = 500;

interface Reading {
  readonly answer: Promise<Result<WalletReading>>;
  /** When the answer came, and how long it is kept; null: it is under way. */
  done: { readonly at: EpochMs; readonly keptMs: number } | null;
}

/** A tracker that asks another, once for all who ask for an account within half a minute. */
export function keptTracker(tracker: WalletTracker, clock: Clock): WalletTracker {
  const readings = new Map<Address, Reading>();

  const isOver = ({ done }: Reading): boolean =>
    done !== null && Math.abs(clock.now() - done.at) >= done.keptMs;

  function makeRoom(): void {
    for (const [address, reading] of readings) if (isOver(reading)) readings.delete(address);
    const [oldest] = readings.keys();
    if (readings.size >= MOST_ACCOUNTS && oldest !== undefined) readings.delete(oldest);
  }

  async function readNow(address: Address): Promise<Result<WalletReading>> {
    makeRoom();
    const reading: Reading = { answer: tracker.read(address), done: null };
    readings.set(address, reading);
    const end = (keptMs: number): void => {
      reading.done = { at: clock.now(), keptMs };
    };
    try {
      const answer = await reading.answer;
      end(answer.ok ? KEPT_MS : FAILURE_KEPT_MS);
      return answer;
    } catch (fault) {
      end(0);
      throw fault;
    }
  }

  return {
    read(address) {
      const known = readings.get(address);
      return known && !isOver(known) ? known.answer : readNow(address);
    },
  };
}
