import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Profile } from '@shared/contract/people/profile.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import {
  answered,
  failedUntilRead,
  refusedOrGone,
  serverIsGone,
  succeeded,
} from '../../../kernel/actorResults.ts';
import { untilBack, type RetryEvent } from '../../../kernel/untilBack.ts';
import type { Address } from '@shared/kernel/units.ts';
import { onWalletNews, walletGuards, type WalletEvent, type WalletNews } from '../../../kernel/walletNews.ts';
import { changeTo, draftOf, isChanged, isComplete, type Draft } from './profileDraft.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

type ProfileEvent =
  | { readonly type: 'user.edit'; readonly change: Partial<Draft> }
  | { readonly type: 'user.undo' }
  | { readonly type: 'user.save' }
  | RetryEvent
  | WalletEvent
  /** The profile was changed elsewhere. */
  | { readonly type: 'system.changed' }
  /** What is being changed was changed in another tab; null: it was saved or given up there. */
  | { readonly type: 'system.draft'; readonly draft: Draft | null };

export interface Saving {
  readonly change: ReturnType<typeof changeTo>;
}

interface ProfileContext {
  /** What was typed before the window was closed or the page reloaded, by the wallet that is signed in. */
  readonly kept: () => Draft | null;
  readonly wallet: Address | null;
  /** As the server has it; null until it was read. */
  readonly profile: Profile | null;
  /** Null until the profile was read. */
  readonly draft: Draft | null;
  readonly failure: Failure | null;
  /** True after a saving, until something is changed. */
  readonly saved: boolean;
}

const SAVE = { guard: 'canBeSaved', target: 'saving', actions: 'forgetFailure' } as const;
const EDIT = {
  type: 'edit',
  params: ({ event }: { readonly event: { readonly change: Partial<Draft> } }) => event,
} as const;

const draftOfNews = ({ event }: { readonly event: { readonly draft: Draft | null } }) => event;
const DRAFT = {
  guard: { type: 'isOther', params: draftOfNews },
  actions: { type: 'takeDraft', params: draftOfNews },
} as const;

/** Making and editing a profile: read it, change it, save it (PROFILE-3). */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as Pick<ProfileContext, 'kept'>,
    emitted: {} as { readonly type: 'saved'; readonly created: boolean },
    tags: {} as 'outage',
  },
  actors: {
    /** Reports the session, and what other windows and tabs do to the profile. */
    world: fromCallback(notProvided),
    load: fromPromise<Result<Profile>>(notProvided),
    save: fromPromise<Result<Profile>, Saving>(notProvided),
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign(({ context: { wallet: before } }, { wallet }: WalletNews) =>
      wallet === before ? {} : { wallet, profile: null, draft: null, failure: null, saved: false },
    ),
    /** The profile as it is now; what was being changed stays. */
    noteProfile: assign(({ context }, result: Result<Profile>) => {
      if (!result.ok) return {};
      const { profile: before, draft, kept } = context;
      const edited = before !== null && draft !== null && isChanged(draft, before) ? draft : null;
      const left = before === null ? kept() : null;
      return { profile: result.value, draft: edited ?? left ?? draftOf(result.value), failure: null };
    }),
    noteSaved: assign((_, result: Result<Profile>) =>
      result.ok ? { profile: result.value, draft: draftOf(result.value), failure: null, saved: true } : {},
    ),
    tellSaved: emit(({ context }) => ({
      type: 'saved' as const,
      created: context.profile?.hasProfile !== true,
    })),
    edit: assign(({ context }, { change }: { readonly change: Partial<Draft> }) =>
      context.draft === null ? {} : { draft: { ...context.draft, ...change }, failure: null, saved: false },
    ),
    takeDraft: assign(({ context: { profile } }, { draft }: { readonly draft: Draft | null }) => ({
      draft: draft ?? (profile && draftOf(profile)),
    })),
    undo: assign({
      draft: ({ context }) => context.profile && draftOf(context.profile),
      failure: null,
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    succeeded,
    serverIsGone,
    ...walletGuards,
    isOther: ({ context: { draft, profile } }, { draft: other }: { readonly draft: Draft | null }) =>
      JSON.stringify(draft) !== JSON.stringify(other ?? (profile && draftOf(profile))),
    canBeSaved: ({ context: { draft, profile } }) =>
      draft !== null && profile !== null && isComplete(draft) && isChanged(draft, profile),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ...input,
    wallet: null,
    profile: null,
    draft: null,
    failure: null,
    saved: false,
  }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: {
    'system.session': onWalletNews('.signedOut', '.loading'),
  },
  states: {
    starting: {},
    signedOut: {},
    /** There is a session, but it is unknown whose until the server answers. */
    away: { tags: 'outage' },
    loading: {
      invoke: {
        src: 'load',
        onDone: [answered('succeeded', 'editing', 'noteProfile'), ...refusedOrGone('failed', 'failed.gone')],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    failed: failedUntilRead('loading', '#profile.loading'),
    editing: {
      initial: 'idle',
      on: {
        'user.edit': { target: '.idle', actions: EDIT },
        'user.undo': { target: '.idle', actions: 'undo' },
        'system.draft': { target: '.idle', ...DRAFT },
      },
      states: {
        idle: {
          on: { 'user.save': SAVE, 'system.changed': 'refreshing' },
        },
        /** Reads what was changed elsewhere while the person goes on; if that fails, what is shown stays. */
        refreshing: {
          on: {
            'user.save': SAVE,
            'user.edit': { actions: EDIT },
            'user.undo': { actions: 'undo' },
            'system.draft': DRAFT,
            'system.changed': { target: 'refreshing', reenter: true },
          },
          invoke: {
            src: 'load',
            onDone: { target: 'idle', actions: { type: 'noteProfile', params: outputOf } },
            onError: 'idle',
          },
        },
        saving: {
          // Nothing can be changed while it is being sent.
          on: { 'user.edit': {}, 'user.undo': {}, 'system.draft': {} },
          invoke: {
            src: 'save',
            input: ({ context: { draft, profile } }) => {
              if (draft === null || profile === null) throw new Error('there is nothing to save');
              return { change: changeTo(draft, profile) };
            },
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: 'idle',
                actions: ['tellSaved', { type: 'noteSaved', params: outputOf }],
              },
              ...refusedOrGone('idle', 'gone'),
            ],
            onError: { target: 'idle', actions: 'noteFault' },
          },
        },
        // It is tried again as it was sent: editing it makes it another action.
        gone: untilBack('saving'),
      },
    },
  },
});
