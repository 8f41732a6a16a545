import { expect, it } from 'vitest';
import { byChapter, nextOf, progressOf, stateOf } from './objectives.ts';

const DONE = { isOpen: true, completed: true };
const OPEN = { isOpen: true, completed: false };
const LATER = { isOpen: false, completed: false };

it('an objective is done once it was paid, though it is closed afterwards; else open or later', () => {
  expect([DONE, { ...DONE, isOpen: false }, OPEN, LATER].map(stateOf)).toEqual([
    'done',
    'done',
    'open',
    'later',
  ]);
});

it('progress counts what comes later too, and is 100 only when nothing is left', () => {
  expect(progressOf([DONE, OPEN, LATER])).toEqual({ completed: 1, total: 3, percent: 33 });
  expect(progressOf([...Array.from({ length: 199 }, () => DONE), LATER]).percent).toBe(99);
  expect(progressOf([DONE, DONE])).toEqual({ completed: 2, total: 2, percent: 100 });
  expect(progressOf([])).toEqual({ completed: 0, total: 0, percent: 0 });
});

it('the next objective is the first that is open', () => {
  expect(nextOf([DONE, LATER, { ...OPEN, id: 'a' }, { ...OPEN, id: 'b' }])).toMatchObject({ id: 'a' });
  expect(nextOf([DONE, LATER])).toBeUndefined();
});

it('chapters come in the order of their objectives', () => {
  const [a, b, c] = [{ chapter: 1 }, { chapter: 1 }, { chapter: 2 }];
  expect(byChapter([a, b, c])).toEqual([
    [1, [a, b]],
    [2, [c]],
  ]);
});
