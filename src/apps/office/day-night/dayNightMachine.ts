import { assign, fromPromise, setup } from 'xstate';
import { DEFAULT_TIME_CONFIG, type TimeConfig } from '@shared/domain/town/dayNight.ts';
import { FAULT, type Result } from '@shared/kernel/result.ts';
import { DAY_NIGHT_TEXTS as TEXTS } from './texts.ts';

interface DayNightContext {
  /** The hours as they stand in the form. */
  readonly draft: TimeConfig;
  /** That they were saved; empty when there is nothing to say. */
  readonly message: string;
  /** Why they could not be read or saved; of a save, the promised text is the first line. Empty: nothing to say. */
  readonly problem: readonly string[];
}

export type DayNightEvent =
  | { type: 'user.change'; patch: Partial<TimeConfig> }
  | { type: 'user.save' }
  | { type: 'user.retry' };

const notGiven = (): Promise<never> => Promise.reject(new Error('not provided'));

/** Reading the hours, changing them, saving them for everyone (TIME-5). */
export const dayNightMachine = setup({
  types: { context: {} as DayNightContext, events: {} as DayNightEvent },
  actors: {
    readHours: fromPromise<Result<TimeConfig>>(notGiven),
    saveHours: fromPromise<Result<TimeConfig>, TimeConfig>(notGiven),
  },
}).createMachine({
  id: 'dayNight',
  context: { draft: DEFAULT_TIME_CONFIG, message: '', problem: [] },
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ problem: [] }),
      invoke: {
        src: 'readHours',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'editing',
            actions: assign(({ context, event }) => ({
              draft: event.output.ok ? event.output.value : context.draft,
            })),
          },
          {
            target: 'unread',
            actions: assign(({ event }) => ({
              problem: event.output.ok ? [] : [event.output.error.message],
            })),
          },
        ],
        onError: { target: 'unread', actions: assign({ problem: [FAULT.message] }) },
      },
    },
    unread: { on: { 'user.retry': 'loading' } },
    editing: {
      on: {
        'user.change': {
          actions: assign(({ context, event }) => ({
            draft: { ...context.draft, ...event.patch },
            message: '',
            problem: [],
          })),
        },
        'user.save': 'saving',
      },
    },
    saving: {
      entry: assign({ message: '', problem: [] }),
      invoke: {
        src: 'saveHours',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'editing',
          actions: assign(({ context, event: { output } }) =>
            output.ok
              ? { draft: output.value, message: TEXTS.updated }
              : { draft: context.draft, problem: [TEXTS.failed, output.error.message] },
          ),
        },
        onError: { target: 'editing', actions: assign({ problem: [TEXTS.failed, FAULT.message] }) },
      },
    },
  },
});
