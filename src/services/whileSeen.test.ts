import { expect, it, vi } from 'vitest';
import { store } from '../kernel/store.ts';
import { whileSeen } from './whileSeen.ts';

it('listens to a state while its window is seen alone, and hears what changed meanwhile (SHELL-16)', () => {
  const state = store(1);
  let listening = 0;
  const visible = store(false);
  const watched = {
    get: state.get,
    subscribe(listener: () => void) {
      const stop = state.subscribe(listener);
      listening += 1;
      return () => {
        stop();
        listening -= 1;
      };
    },
  };
  const heard = vi.fn();
  const stop = whileSeen(watched, visible).subscribe(heard);
  expect(listening).toBe(0);
  state.set(2);
  expect(heard).not.toHaveBeenCalled();
  visible.set(true);
  expect([listening, heard.mock.calls.length]).toEqual([1, 1]);
  state.set(3);
  expect(heard).toHaveBeenCalledTimes(2);
  visible.set(false);
  expect(listening).toBe(0);
  visible.set(true);
  stop();
  expect(listening).toBe(0);
});
