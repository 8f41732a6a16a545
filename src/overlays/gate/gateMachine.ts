import { assign, fromPromise, setup } from 'xstate';
import type { Failure, Result } from '@shared/kernel/result.ts';

interface GateContext {
  readonly code: string;
  /** Why the last code was refused; null when there is no error to show. */
  readonly failure: Failure | null;
}

export type GateEvent = { type: 'user.type'; code: string } | { type: 'user.enter' };

/** Asks the server whether the code opens the gate; given by .provide. */
export const validateCode = fromPromise<Result<unknown>, { readonly code: string }>(() =>
  Promise.reject(new Error('not provided')),
);

/** Entering a code and checking it; then the gate is open, or the code is entered again, with the reason (GATE-4). */
export const gateMachine = setup({
  types: { context: {} as GateContext, events: {} as GateEvent },
  actors: { validateCode },
  guards: { hasCode: ({ context }) => context.code.trim() !== '' },
}).createMachine({
  id: 'gate',
  context: { code: '', failure: null },
  initial: 'entering',
  states: {
    entering: {
      on: {
        'user.type': { actions: assign(({ event }) => ({ code: event.code, failure: null })) },
        'user.enter': { guard: 'hasCode', target: 'checking' },
      },
    },
    checking: {
      tags: ['busy'],
      entry: assign({ failure: null }),
      invoke: {
        src: 'validateCode',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'granted' },
          {
            target: 'entering',
            actions: assign({
              failure: ({ event }) => (event.output.ok ? null : event.output.error),
            }),
          },
        ],
      },
    },
    granted: { type: 'final', tags: ['busy'] },
  },
});
