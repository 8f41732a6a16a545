import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { Failure, Result } from '../../kernel/result.ts';
import {
  EMPTY_DRAFT,
  isBlank,
  payloadOf,
  type Draft,
  type FeedbackPayload,
  type KeptDraft,
} from './feedback.ts';

export type FeedbackEvent =
  | { type: 'user.type'; field: keyof Draft; text: string }
  | { type: 'user.submit' }
  /** Only after the person confirmed it. */
  | { type: 'user.clear' };

/** What the person is told in a dialog. */
export type Notice = 'blank' | 'sent' | 'refused' | 'unreachable';

interface FeedbackContext extends KeptDraft {
  readonly newKey: () => string;
}

const notProvided = (): never => {
  throw new Error('the feedback machine was started without its effects');
};

/** Sending feedback (spec 3, section 4): idle, submitting, success or error. */
export const feedbackMachine = setup({
  types: {
    input: {} as { readonly kept: KeptDraft | null; readonly newKey: () => string },
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    emitted: {} as { type: 'notice'; notice: Notice },
  },
  actors: {
    submit: fromPromise<Result<unknown>, { readonly payload: FeedbackPayload; readonly key: string }>(
      notProvided,
    ),
  },
  actions: {
    // Other words are another thing to do: they must not be answered for those before.
    write: assign(({ context, event }) =>
      event.type === 'user.type' ? { draft: { ...context.draft, [event.field]: event.text }, key: null } : {},
    ),
    takeKey: assign({ key: ({ context }) => context.key ?? context.newKey() }),
    empty: assign({ draft: EMPTY_DRAFT, key: null }),
    tell: emit((_, { notice }: { notice: Notice }) => ({ type: 'notice' as const, notice })),
  },
  guards: {
    isBlank: ({ context }) => isBlank(context.draft),
    succeeded: ({ event }) => resultOf(event).ok,
    isUnreachable: ({ event }) => {
      const result = resultOf(event);
      return !result.ok && isUnreachable(result.error);
    },
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({
    newKey: input.newKey,
    draft: input.kept?.draft ?? EMPTY_DRAFT,
    key: input.kept?.key ?? null,
  }),
  initial: 'idle',
  states: {
    idle: {},
    submitting: {
      entry: 'takeKey',
      invoke: {
        src: 'submit',
        input: ({ context }) => ({
          payload: payloadOf(context.draft),
          key: context.key ?? context.newKey(),
        }),
        onDone: [
          { guard: 'succeeded', target: 'success' },
          { guard: 'isUnreachable', target: 'error.unreachable' },
          { target: 'error.refused' },
        ],
        onError: 'error.refused',
      },
      // What is on its way stays as it is.
      on: { 'user.type': {}, 'user.submit': {}, 'user.clear': {} },
    },
    success: {
      entry: ['empty', { type: 'tell', params: { notice: 'sent' } }],
    },
    error: {
      initial: 'refused',
      states: {
        refused: { entry: { type: 'tell', params: { notice: 'refused' } } },
        unreachable: { entry: { type: 'tell', params: { notice: 'unreachable' } } },
      },
    },
  },
  on: {
    'user.type': { target: '.idle', actions: 'write' },
    'user.clear': { target: '.idle', actions: 'empty' },
    'user.submit': [
      { guard: 'isBlank', actions: { type: 'tell', params: { notice: 'blank' } } },
      { target: '.submitting' },
    ],
  },
});

function resultOf(event: unknown): Result<unknown> {
  // Only used on the done event of the actor whose output is this Result.
  return (event as DoneActorEvent<Result<unknown>>).output;
}

/** Spec 3, section 8 has two texts: one for no answer, one for every answer that is no success, 503 included. */
function isUnreachable({ code }: Failure): boolean {
  return code === 'NETWORK' || code === 'TIMEOUT';
}
