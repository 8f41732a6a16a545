import { expect, it } from 'vitest';
import { FIELD } from '@shared/domain/arcade/games/flunky-uppy/rules.ts';
import { viewIn } from '../../../engine/game/fit.ts';
import { feetIn, VIEW } from './sight.ts';

/** The body of a window on a phone of 390x844 with two pixels for one, which is the highest for its width. */
const PHONE = { width: 780, height: 1480 };

it('fills a phone held upright, and shows no more above the feet than is laid nor below them than is kept', () => {
  const { width, height } = viewIn(PHONE, VIEW);
  expect([width, height]).toEqual([260, 493]);
  expect(feetIn(height)).toBeLessThanOrEqual(FIELD.ahead);
  expect(height - feetIn(height)).toBeLessThanOrEqual(FIELD.behind);
});
