import { assign, setup } from 'xstate';
import type { Jacket } from './jackets.ts';

/** The sections of the locker (LOCKER-1). */
export type Section = 'house' | 'jackets' | 'gum';

type HallEvent =
  | { readonly type: 'user.section'; readonly section: Section }
  | { readonly type: 'user.door' }
  | { readonly type: 'user.jacket'; readonly jacket: Jacket }
  /** The person has just been given the locker. */
  | { readonly type: 'system.assigned' };

/**
 * What picture and page show together: the locker's door, the section beside it and the jacket on the hanger. The door
 * shows what the section is about: the number on it, or what it hides.
 */
export const hallMachine = setup({
  types: {
    input: {} as { readonly jacket: Jacket },
    context: {} as { readonly section: Section; readonly jacket: Jacket },
    events: {} as HallEvent,
  },
  actions: {
    turnTo: assign((_, { section }: { readonly section: Section }) => ({ section })),
    wear: assign((_, { jacket }: { readonly jacket: Jacket }) => ({ jacket })),
    keepJacket: (_, _chosen: { readonly jacket: Jacket }): void => {
      throw new Error('the hall machine was started without its effects');
    },
  },
  guards: {
    isOutside: (_, { section }: { readonly section: Section }) => section === 'house',
  },
}).createMachine({
  id: 'hall',
  context: ({ input: { jacket } }) => ({ section: 'house', jacket }),
  initial: 'shut',
  states: {
    shut: { on: { 'user.door': 'open', 'system.assigned': 'open' } },
    open: { on: { 'user.door': 'shut' } },
  },
  on: {
    'user.section': [
      {
        guard: { type: 'isOutside', params: ({ event }) => event },
        target: '.shut',
        actions: { type: 'turnTo', params: ({ event }) => event },
      },
      { target: '.open', actions: { type: 'turnTo', params: ({ event }) => event } },
    ],
    'user.jacket': {
      actions: [
        { type: 'wear', params: ({ event }) => event },
        { type: 'keepJacket', params: ({ event }) => event },
      ],
    },
  },
});
