import { expect, it } from 'vitest';
import { luckyNumbers, recordOf } from './record.ts';
import { cutsOf } from './teller.ts';

const during = (act: Parameters<typeof cutsOf>[0], ms: number, motion = true) =>
  new Set(Array.from({ length: Math.floor(ms / 125) }, (_, step) => cutsOf(act, step * 125, motion)).flat());

it('the teller breathes in his sleep, and looks into the ball when he is awake', () => {
  expect(during('asleep', 4_000)).toEqual(new Set(['breath-1', 'breath-2']));
  expect(cutsOf('asleep', 0, true)).toEqual(cutsOf('asleep', 4_000, true));
  expect(during('awake', 3_500)).toEqual(new Set(['awake', 'swirl-1', 'swirl-2', 'swirl-3', 'blink']));
});

it('the teller speaks while the card drops, and then holds still', () => {
  expect(cutsOf('speaking', 0, true)).toEqual(['awake', 'mouth-1', 'card-1']);
  expect(cutsOf('speaking', 5_000, true)).toEqual(['awake', 'card-3']);
  expect(during('winning', 2_000)).toContain('win-swirl');
});

it('without motion each act is one picture', () => {
  for (const act of ['asleep', 'awake', 'speaking', 'winning'] as const) {
    expect(during(act, 6_000, false).size).toBe(cutsOf(act, 0, false).length);
  }
});

it('the record counts plays, wins in per cent, what was spent and what remains (ZOLTAR-6)', () => {
  const values = (totalPlays: number, totalWins: number) =>
    recordOf({ totalPlays, totalWins, totalSpent: 10 * totalPlays, totalWon: 250 * totalWins }).map(
      ([, value]) => value,
    );
  expect(values(0, 0)).toEqual(['0', '0.0%', '0 GUM', '0 GUM']);
  expect(values(30, 1)).toEqual(['30', '3.3%', '300 GUM', '-50 GUM']);
  expect(values(3, 1)).toEqual(['3', '33.3%', '30 GUM', '+220 GUM']);
});

it('lucky numbers are five different ones from 1 to 49, the same for the same sum', () => {
  const sum = '0031320a0b0c0d0e'.padEnd(64, '0');
  expect(luckyNumbers(sum)).toEqual([1, 2, 11, 12, 13]);
});
