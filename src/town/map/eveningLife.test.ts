// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { trainAway } from './eveningLife.ts';

const evening = eveningAt(epochMs(Date.parse('2026-11-27T20:10:00-06:00')), 'America/Chicago');

it('is on its way shortly before twenty past, stands for a minute, and leaves the same way (EVENING-8)', () => {
  const away = (seconds: number) => trainAway(evening, evening.trainAt + seconds * 1_000);
  expect([-41, -40, -20, 0, 59, 60, 80, 100, 101].map(away)).toEqual([
    ...[null, 2_400, 1_200, 0, 0, 0, -1_200, -2_400, null],
  ]);
});
