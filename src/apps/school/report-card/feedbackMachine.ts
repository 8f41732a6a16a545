import { assign, emit, fromPromise, setup } from 'xstate';
import { outputOf } from '../../../kernel/outputOf.ts';
import type { Failure, Result } from '@shared/kernel/result.ts';
import { succeeded } from '../../../kernel/actorResults.ts';
import { EMPTY_DRAFT, isBlank, payloadOf, type Draft, type FeedbackPayload } from './feedback.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** A change of one field of the form. */
interface Typed {
  readonly field: keyof Draft;
  readonly text: string;
}

export type FeedbackEvent =
  | ({ type: 'user.type' } & Typed)
  | { type: 'user.submit' }
  /** Only after the person confirmed it. */
  | { type: 'user.clear' }
  /** The draft was changed in another tab, or another person came. */
  | { type: 'system.draft'; draft: Draft | null };

/** What the person is told in a dialog. */
export type Notice = 'blank' | 'sent' | 'refused' | 'unreachable';

/** Sending feedback: idle, submitting, success or error (REPORT-3). */
export const feedbackMachine = setup({
  types: {
    input: {} as { readonly kept: Draft | null },
    context: {} as { readonly draft: Draft },
    events: {} as FeedbackEvent,
    emitted: {} as { type: 'notice'; notice: Notice },
  },
  actors: {
    submit: fromPromise<Result<unknown>, { readonly payload: FeedbackPayload }>(notProvided),
  },
  actions: {
    write: assign(({ context }, { field, text }: Typed) => ({
      draft: { ...context.draft, [field]: text },
    })),
    empty: assign({ draft: EMPTY_DRAFT }),
    takeDraft: assign((_, { draft }: { readonly draft: Draft | null }) => ({ draft: draft ?? EMPTY_DRAFT })),
    notify: emit((_, { notice }: { notice: Notice }) => ({ type: 'notice' as const, notice })),
  },
  guards: {
    isBlank: ({ context }) => isBlank(context.draft),
    succeeded,
    isOther: ({ context }, { draft }: { readonly draft: Draft | null }) =>
      JSON.stringify(draft ?? EMPTY_DRAFT) !== JSON.stringify(context.draft),
    isUnreachable: (_, result: Result<unknown>) => !result.ok && isUnreachable(result.error),
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({
    draft: input.kept ?? EMPTY_DRAFT,
  }),
  initial: 'idle',
  states: {
    idle: {},
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ payload: payloadOf(context.draft) }),
        onDone: [
          { guard: { type: 'succeeded', params: outputOf }, target: 'success' },
          { guard: { type: 'isUnreachable', params: outputOf }, target: 'error.unreachable' },
          { target: 'error.refused' },
        ],
        onError: 'error.refused',
      },
      // Nothing can be changed while it is being sent.
      on: { 'user.type': {}, 'user.submit': {}, 'user.clear': {}, 'system.draft': {} },
    },
    success: {
      entry: ['empty', { type: 'notify', params: { notice: 'sent' } }],
    },
    error: {
      initial: 'refused',
      states: {
        refused: { entry: { type: 'notify', params: { notice: 'refused' } } },
        unreachable: { entry: { type: 'notify', params: { notice: 'unreachable' } } },
      },
    },
  },
  on: {
    'user.type': { target: '.idle', actions: { type: 'write', params: ({ event }) => event } },
    'user.clear': { target: '.idle', actions: 'empty' },
    'system.draft': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.idle',
      actions: { type: 'takeDraft', params: ({ event }) => event },
    },
    'user.submit': [
      { guard: 'isBlank', actions: { type: 'notify', params: { notice: 'blank' } } },
      { target: '.submitting' },
    ],
  },
});

/** Whether there was no answer. Every answer that is no success has the other text, 503 included (REPORT-4). */
function isUnreachable({ code }: Failure): boolean {
  return code === 'NETWORK' || code === 'TIMEOUT';
}
