import type { BoothAnswer } from '@shared/contract/town/zoltar.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';

/** The four lines of the record; dots until it is known. */
export function recordOf(stats: BoothAnswer['stats'] | null): readonly (readonly [string, string])[] {
  if (stats === null) {
    return [TEXTS.gamesPlayed, TEXTS.winRate, TEXTS.totalSpent, TEXTS.netResult].map((name) => [name, '...']);
  }
  const { totalPlays, totalWins, totalSpent, totalWon } = stats;
  const net = totalWon - totalSpent;
  return [
    [TEXTS.gamesPlayed, String(totalPlays)],
    [TEXTS.winRate, `${totalPlays === 0 ? '0.0' : ((100 * totalWins) / totalPlays).toFixed(1)}%`],
    [TEXTS.totalSpent, `${totalSpent} GUM`],
    [TEXTS.netResult, `${net > 0 ? '+' : ''}${net} GUM`],
  ];
}

/** Five numbers from 1 to 49 that a sum holds, each once, in order: what is printed at the foot of its card. */
export function luckyNumbers(sum: string): readonly number[] {
  const numbers = new Set<number>();
  for (let from = 0; from + 2 <= sum.length && numbers.size < 5; from += 2) {
    numbers.add((Number.parseInt(sum.slice(from, from + 2), 16) % 49) + 1);
  }
  return [...numbers].sort((one, other) => one - other);
}
