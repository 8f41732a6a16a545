import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { gateMachine } from './gateMachine.ts';
import { gateMessage, GATE_TEXTS } from './texts.ts';

function gate(answer: (code: string) => Result<unknown>) {
  const actor = createActor(
    gateMachine.provide({
      actors: { validateCode: fromPromise(({ input }) => Promise.resolve(answer(input.code))) },
    }),
  ).start();
  return {
    state: () => actor.getSnapshot().value,
    busy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => {
      const { failure } = actor.getSnapshot().context;
      return failure === null ? '' : gateMessage(failure);
    },
    type: (code: string) => actor.send({ type: 'user.type', code }),
    enter: () => actor.send({ type: 'user.enter' }),
  };
}

describe('the access gate', () => {
  it.each(['', '   '])('does not check the code "%s" (GATE-3)', (code) => {
    const asked = vi.fn(() => ok(null));
    const { type, enter, state } = gate(asked);
    type(code);
    enter();
    expect(state()).toBe('entering');
    expect(asked).not.toHaveBeenCalled();
  });

  it('checks the code without the blanks around it, once, and lets in', async () => {
    const asked = vi.fn(() => ok(null));
    const { type, enter, state, busy } = gate(asked);
    type(' ABCD ');
    expect(busy()).toBe(false);
    enter();
    enter();
    expect([state(), busy()]).toEqual(['checking', true]);
    await vi.waitFor(() => expect(state()).toBe('granted'));
    expect(busy()).toBe(true);
    expect(asked.mock.calls).toEqual([['ABCD']]);
  });

  it.each([
    ['a wrong code', fail('FORBIDDEN', 'no'), GATE_TEXTS.invalid],
    ['a code of no form', fail('BAD_REQUEST', 'expected a code'), GATE_TEXTS.invalid],
    ['no answer', fail('NETWORK', 'gone'), GATE_TEXTS.unreachable],
    ['too many attempts', fail('RATE_LIMITED', 'Try again in 10 minutes.'), 'Try again in 10 minutes.'],
  ])(
    'says why %s does not open it, and forgets that when it is tried again or another is typed (GATE-4)',
    async (_case, answer, text) => {
      const { type, enter, state, problem } = gate(() => answer);
      type('ABCD');
      enter();
      await vi.waitFor(() => expect(state()).toBe('entering'));
      expect(problem()).toBe(text);
      enter();
      expect(problem()).toBe('');
      await vi.waitFor(() => expect(problem()).toBe(text));
      type('ABC');
      expect(problem()).toBe('');
    },
  );

  it('has the texts that are promised (GATE-3)', () => {
    expect(GATE_TEXTS.title).toBe('Flunks High School - Access Required');
    expect(GATE_TEXTS.invalid).toBe('Invalid access code. Please contact the Flunks team for access.');
    expect(GATE_TEXTS.unreachable).toBe('Connection error. Please try again.');
  });
});
