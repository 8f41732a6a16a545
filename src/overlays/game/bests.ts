import type { GameId } from '@shared/domain/arcade/games/games.ts';
import * as shape from '../../kernel/shape.ts';
import type { RunEnd, RunKind } from '../../services/games/gameRun.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** The best scores that this browser knows of. What the server says of a run that counts is right in any case. */
export interface Bests {
  /** Null: none is known. */
  get(kind: RunKind, wallet: string | null): number | null;
  /** What the end of a run makes of it: the best, that run included, and whether it is a new one. */
  after(kind: RunKind, wallet: string | null, score: number, end: RunEnd): BestAfter;
}

interface BestAfter {
  readonly best: number | null;
  readonly isNewBest: boolean;
}

/** The bests of a game, of each wallet and of guests. A best of the day is none on the next day, so it is not kept. */
export function bestsOf(game: GameId, storage: Store): Bests {
  const keyOf = (kind: RunKind, wallet: string | null): StoredValue<number> => ({
    name: `games.${game}.best.${kind}.${wallet ?? 'guest'}`,
    version: 1,
    read: shape.reader(shape.whole(0)),
  });
  const get: Bests['get'] = (kind, wallet) => (kind === 'day' ? null : storage.get(keyOf(kind, wallet)));
  function keep(kind: RunKind, wallet: string | null, best: number): void {
    if (kind !== 'day') storage.set(keyOf(kind, wallet), best);
  }
  return {
    get,
    after(kind, wallet, score, { status, best, isBest }) {
      const known = get(kind, wallet);
      if (status === 'practice') {
        const isNewBest = score > (known ?? 0);
        if (isNewBest) keep(kind, wallet, score);
        return { best: Math.max(score, known ?? 0), isNewBest };
      }
      // A run that was not accepted, or not yet, is no best.
      if (status !== 'accepted' || best === null) return { best: known, isNewBest: false };
      keep(kind, wallet, best);
      return { best, isNewBest: isBest && score > 0 };
    },
  };
}
