import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { terminalMachine } from './terminalMachine.ts';

function open() {
  let waited = (_by: number): void => undefined;
  let isWaiting = false;
  const machine = terminalMachine.provide({
    actors: {
      wait: fromCallback(({ sendBack }) => {
        isWaiting = true;
        waited = (by) => sendBack({ type: 'system.tick', by });
        return () => {
          isWaiting = false;
        };
      }),
    },
  });
  const actor = createActor(machine).start();
  return { actor, wait: (by: number) => waited(by), isWaiting: () => isWaiting };
}

it('the terminal opens at 100 percent by waiting (GRAD-1)', () => {
  const { actor, wait, isWaiting } = open();
  wait(99);
  expect(actor.getSnapshot().matches('loading')).toBe(true);
  wait(60);
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { progress: 100 } });
  expect(isWaiting()).toBe(false);
});

it('the terminal opens sooner by Load FASTER (GRAD-1)', () => {
  const { actor } = open();
  for (let press = 0; press < 12; press += 1) actor.send({ type: 'user.faster' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { progress: 96 } });
  actor.send({ type: 'user.faster' });
  expect(actor.getSnapshot().value).toBe('open');
});
