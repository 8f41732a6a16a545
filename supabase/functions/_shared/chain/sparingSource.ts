import type { Holdings } from '../domain/collection/chainFacts.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { ChainSource } from './source.ts';

/** How long it is remembered that what a wallet holds could not be read (ms). */
const REMEMBERED_MS = 5_000;

interface Reading {
  readonly answer: Promise<Result<Holdings>>;
  /** When it failed; null: it is under way. */
  failedAt: number | null;
}

/**
 * The same chain, of which each wallet is read once at a time, and not again for a moment after that failed: who asks
 * again and again while the chain is silent has it asked no more often.
 */
export function sparingSource(source: ChainSource, clock: Clock): ChainSource {
  const readings = new Map<Address, Reading>();

  const isOver = ({ failedAt }: Reading): boolean =>
    failedAt !== null && Math.abs(clock.now() - failedAt) >= REMEMBERED_MS;

  async function read(wallet: Address): Promise<Result<Holdings>> {
    for (const [one, reading] of readings) if (isOver(reading)) readings.delete(one);
    const reading: Reading = { answer: source.holdings(wallet), failedAt: null };
    readings.set(wallet, reading);
    const answer = await reading.answer.finally(() => {
      reading.failedAt = clock.now();
    });
    if (answer.ok) readings.delete(wallet);
    return answer;
  }

  return {
    ...source,
    async holdings(wallet) {
      const known = readings.get(wallet);
      return known && !isOver(known) ? known.answer : read(wallet);
    },
  };
}
