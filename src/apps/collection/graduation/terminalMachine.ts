import { assign, fromCallback, setup } from 'xstate';
import { notProvided } from '../../../kernel/notProvided.ts';

type TerminalEvent =
  /** So many per cent of waiting went by. */
  { readonly type: 'system.tick'; readonly by: number } | { readonly type: 'user.faster' };

/** Per cent that one press of Load FASTER is worth. */
export const FASTER_BY = 8;

/** The terminal: waiting and Load FASTER bring it on, and it is open at 100 percent (GRAD-1). */
export const terminalMachine = setup({
  types: {
    context: {} as { readonly progress: number },
    events: {} as TerminalEvent,
  },
  actors: {
    /** Reports how much waiting went by, while the window is seen. */
    wait: fromCallback(notProvided),
  },
  actions: {
    advance: assign({
      progress: ({ context }, { by }: { readonly by: number }) => Math.min(100, context.progress + by),
    }),
  },
  guards: { isOpen: ({ context }) => context.progress >= 100 },
}).createMachine({
  id: 'terminal',
  context: { progress: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'wait' },
      always: { guard: 'isOpen', target: 'open' },
      on: {
        'system.tick': { actions: { type: 'advance', params: ({ event }) => event } },
        'user.faster': { actions: { type: 'advance', params: { by: FASTER_BY } } },
      },
    },
    open: {},
  },
});
