import { afterEach, expect, it } from 'vitest';
import { key, pointer } from '../testing/input.ts';
import { takeTyped, typeAhead } from './typedAhead.ts';

afterEach(() => void takeTyped());

it('gathers what is typed until it is taken, and presses nothing by it (SHELL-31)', () => {
  typeAhead('w');
  const presses = ['a', 'x', 'Backspace', ' ', 'Enter'].map((name) => key(document.body, name));
  expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true, true, true]);
  expect(takeTyped()).toBe('wa ');
  expect(key(document.body, 'b').defaultPrevented).toBe(false);
  expect(takeTyped()).toBe('');
});

it('ends where the person does something else (SHELL-31)', () => {
  for (const act of [() => key(document.body, 'Escape'), () => pointer(document.body, 'pointerdown')]) {
    typeAhead('w');
    act();
    expect(key(document.body, 'a').defaultPrevented).toBe(false);
    expect(takeTyped()).toBe('');
  }
});

it('leaves shortcuts alone', () => {
  typeAhead('w');
  expect(key(document.body, 'y', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(takeTyped()).toBe('w');
});
