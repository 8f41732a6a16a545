import { createActor, createMachine } from 'xstate';
import { expect, it, vi } from 'vitest';
import { outageActor } from './outageActor.ts';

it('tells its machine when the server may answer again, and waits no longer than the machine does', () => {
  let back: () => void = () => undefined;
  const giveUp = vi.fn();
  const whenBack = vi.fn((again: () => void) => {
    back = again;
    return giveUp;
  });
  const machine = createMachine({
    initial: 'gone',
    states: {
      gone: { invoke: { src: outageActor({ whenBack }) }, on: { 'system.back': 'here' } },
      here: {},
    },
  });
  const actor = createActor(machine).start();
  expect(whenBack).toHaveBeenCalledOnce();
  expect(giveUp).not.toHaveBeenCalled();
  back();
  expect(actor.getSnapshot().value).toBe('here');
  expect(giveUp).toHaveBeenCalledOnce();
});
