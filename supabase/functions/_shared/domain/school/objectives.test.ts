import { expect, it } from 'vitest';
import { byChapter, nextOf, progressOf, stateOf, type Reachable } from './objectives.ts';

const OPEN: Reachable = { isOpen: true, completed: false, refusal: null };
const DONE: Reachable = { ...OPEN, completed: true };
const LATER: Reachable = { ...OPEN, isOpen: false };
const BARRED: Reachable = { ...OPEN, refusal: 'OTHER_CLIQUE' };

it('an objective is done once it was paid, though it is closed or out of reach afterwards', () => {
  const done = [DONE, { ...DONE, isOpen: false }, { ...DONE, refusal: 'NO_FLUNK' as const }];
  expect(done.map(stateOf)).toEqual(['done', 'done', 'done']);
});

it('an objective that was not paid is open only where the wallet is let in (OBJECTIVE-7)', () => {
  expect([OPEN, BARRED, LATER, { ...LATER, refusal: 'NO_FLUNK' as const }].map(stateOf)).toEqual([
    'open',
    'barred',
    'later',
    'later',
  ]);
});

it('progress counts what cannot be done yet too, says what can, and is 100 only when nothing is left (OBJECTIVE-3)', () => {
  expect(progressOf([DONE, OPEN, BARRED, LATER])).toEqual({
    completed: 1,
    total: 4,
    withinReach: 2,
    percent: 25,
  });
  expect(progressOf([...Array.from({ length: 199 }, () => DONE), LATER]).percent).toBe(99);
  expect(progressOf([DONE, DONE])).toMatchObject({ completed: 2, total: 2, percent: 100 });
  expect(progressOf([])).toMatchObject({ completed: 0, total: 0, percent: 0 });
});

it('the next objective is the first that the wallet can do (OBJECTIVE-3)', () => {
  expect(nextOf([DONE, BARRED, LATER, { ...OPEN, id: 'a' }, { ...OPEN, id: 'b' }])).toMatchObject({
    id: 'a',
  });
  expect(nextOf([DONE, BARRED, LATER])).toBeUndefined();
});

it('chapters come in the order of their objectives', () => {
  const [a, b, c] = [{ chapter: 1 }, { chapter: 1 }, { chapter: 2 }];
  expect(byChapter([a, b, c])).toEqual([
    [1, [a, b]],
    [2, [c]],
  ]);
});
