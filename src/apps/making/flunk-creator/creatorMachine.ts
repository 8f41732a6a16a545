import { assign, emit, fromPromise, setup } from 'xstate';
import { randomFlunk } from '@shared/domain/collection/traits/random.ts';
import type { Selection, Slot } from '@shared/domain/collection/traits/trait.ts';
import type { Random } from '@shared/kernel/clock.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import type { Result } from '@shared/kernel/result.ts';
import { succeeded } from '../../../kernel/actorResults.ts';
import { fileNameOf, NEW_FLUNK, type Flunk } from './flunk.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** A choice in a section; null: none of it. */
interface Choice {
  readonly slot: Slot;
  readonly id: string | null;
}

/** What a choice, a Randomize or a Reset took away. The name only where it was taken away too. */
interface Step {
  readonly selection: Selection;
  readonly name?: string;
}

export type CreatorEvent =
  | ({ type: 'user.choose' } & Choice)
  | { type: 'user.rename'; name: string }
  | { type: 'user.wear'; selection: Selection }
  | { type: 'user.randomize' }
  | { type: 'user.reset' }
  | { type: 'user.undo' }
  /** Another tab has changed the character that is kept. */
  | { type: 'tab.changed'; flunk: Flunk }
  | { type: 'user.save' };

interface CreatorContext {
  readonly flunk: Flunk;
  /** What can be undone, the last step at the end. */
  readonly past: readonly Step[];
  /** The file that was saved last; null: something changed since. */
  readonly savedAs: string | null;
  readonly random: Random;
}

/** How many steps Undo can take back (CREATOR-2). */
const STEPS_KEPT = 50;

const changedTo = (
  { flunk, past }: CreatorContext,
  next: Flunk,
  step: Step = { selection: flunk.selection },
): Pick<CreatorContext, 'flunk' | 'past' | 'savedAs'> => ({
  flunk: next,
  past: [...past, step].slice(-STEPS_KEPT),
  savedAs: null,
});

/** Making a character: every trait starts as none, choosing sets it, Reset clears all (CREATOR-2). */
export const creatorMachine = setup({
  types: {
    input: {} as { readonly flunk: Flunk; readonly random: Random },
    context: {} as CreatorContext,
    events: {} as CreatorEvent,
    emitted: {} as { type: 'unsaved' },
  },
  actors: {
    /** Gives the picture to the person as a file. */
    save: fromPromise<Result<null>, Flunk>(notProvided),
  },
  actions: {
    choose: assign(({ context }, { slot, id }: Choice) => {
      const { flunk } = context;
      return changedTo(context, { ...flunk, selection: { ...flunk.selection, [slot]: id } });
    }),
    rename: assign(({ context: { flunk } }, { name }: { name: string }) => ({
      flunk: { ...flunk, name },
      savedAs: null,
    })),
    wear: assign(({ context }, { selection }: { selection: Selection }) =>
      changedTo(context, { ...context.flunk, selection }),
    ),
    randomize: assign(({ context }) =>
      changedTo(context, { ...context.flunk, selection: randomFlunk(context.random) }),
    ),
    reset: assign(({ context }) => changedTo(context, NEW_FLUNK, context.flunk)),
    undo: assign(({ context: { flunk, past } }) => ({
      flunk: { ...flunk, ...past.at(-1) },
      past: past.slice(0, -1),
      savedAs: null,
    })),
    remember: assign({ savedAs: ({ context }) => fileNameOf(context.flunk) }),
    complain: emit({ type: 'unsaved' as const }),
  },
  guards: {
    isOther: ({ context }, { slot, id }: Choice) => context.flunk.selection[slot] !== id,
    isNew: ({ context: { flunk } }) =>
      flunk.name === NEW_FLUNK.name && Object.values(flunk.selection).every((id) => id === null),
    canUndo: ({ context }) => context.past.length > 0,
    succeeded,
  },
}).createMachine({
  id: 'creator',
  context: ({ input }) => ({ ...input, past: [], savedAs: null }),
  initial: 'making',
  states: {
    making: { on: { 'user.save': 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.flunk,
        onDone: [
          { guard: { type: 'succeeded', params: outputOf }, target: 'making', actions: 'remember' },
          { target: 'making', actions: 'complain' },
        ],
        onError: { target: 'making', actions: 'complain' },
      },
    },
  },
  on: {
    'user.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'user.rename': { actions: { type: 'rename', params: ({ event }) => event } },
    'user.wear': { actions: { type: 'wear', params: ({ event }) => event } },
    'user.randomize': { actions: 'randomize' },
    'user.reset': [{ guard: 'isNew' }, { actions: 'reset' }],
    'user.undo': { guard: 'canUndo', actions: 'undo' },
    'tab.changed': { actions: assign({ flunk: ({ event }) => event.flunk, savedAs: null }) },
  },
});
