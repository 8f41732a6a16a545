import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { USERNAME } from '@shared/domain/people/username.ts';
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
import { notProvided } from '../../../kernel/notProvided.ts';

export interface Locker {
  readonly number: number;
  readonly username: string;
}

/** The locker that was last seen in this browser, and whose it is. */
export interface KnownLocker extends Locker {
  readonly wallet: Address;
}

type LockerEvent =
  | { readonly type: 'user.getLocker' }
  | { readonly type: 'user.type'; readonly text: string }
  | { readonly type: 'user.saveName' }
  | { readonly type: 'user.cancel' }
  | RetryEvent
  | WalletEvent
  /** Another tab changed something about this wallet's locker. */
  | { readonly type: 'system.changed' };

/** What is told to those who listen: this window has just been answered that the wallet has a locker now. */
interface LockerNews {
  readonly type: 'assigned';
}

interface LockerContext {
  readonly wallet: Address | null;
  /** As the server has it, or as it was last known until the server answers. */
  readonly locker: Locker | null;
  readonly known: KnownLocker | null;
  /** What was typed as a username; kept through every failure. */
  readonly draft: string;
  readonly failure: Failure | null;
}

type Whose = Pick<LockerContext, 'wallet'>;

/** Words by which a server asks for a profile, beside the code PROFILE_REQUIRED (LOCKER-5). */
const ASKS_FOR_PROFILE = ['create your profile first', 'character profile first'];

const asksForProfile = ({ code, message }: Failure): boolean =>
  code === 'PROFILE_REQUIRED' || ASKS_FOR_PROFILE.some((text) => message.toLowerCase().includes(text));

/** Whether the server would take this as a username (contract, profile). */
export const isUsername = (text: string): boolean => USERNAME.test(text);

/** A wallet's locker: not connected, connected without one, connected with one (LOCKER-3). */
export const lockerMachine = setup({
  types: {
    context: {} as LockerContext,
    events: {} as LockerEvent,
    emitted: {} as LockerNews,
    input: {} as Pick<LockerContext, 'known'>,
    tags: {} as 'outage',
  },
  actors: {
    /** Reports the session and what other tabs do. */
    world: fromCallback(notProvided),
    /** The wallet's locker; null when it has none. */
    load: fromPromise<Result<Locker | null>, { readonly wallet: Address | null }>(notProvided),
    assign: fromPromise<Result<Locker>, Whose>(notProvided),
    saveName: fromPromise<Result<null>, Whose & { readonly username: string }>(notProvided),
    /** Reports system.back when it is worth trying again. */
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign(({ context: { known } }, { wallet }: WalletNews) => ({
      wallet,
      locker: known?.wallet === wallet ? known : null,
      draft: '',
      failure: null,
    })),
    recall: assign({ locker: ({ context }) => context.known }),
    noteLocker: assign({
      locker: ({ context }, result: Result<Locker | null>) => (result.ok ? result.value : context.locker),
      failure: null,
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    forgetFailure: assign({ failure: null }),
    noteDraft: assign({
      draft: (_, { text }: { readonly text: string }) => text,
      failure: null,
    }),
    tellAssigned: emit({ type: 'assigned' }),
  },
  guards: {
    succeeded,
    foundLocker: (_, result: Result<Locker | null>) => result.ok && result.value !== null,
    serverIsGone,
    needsProfile: (_, result: Result<unknown>) => !result.ok && asksForProfile(result.error),
    ...walletGuards,
    draftIsUsername: ({ context }) => isUsername(context.draft),
  },
}).createMachine({
  id: 'locker',
  context: ({ input }) => ({
    ...input,
    wallet: null,
    locker: null,
    draft: '',
    failure: null,
  }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: {
    'system.session': onWalletNews('.notConnected', '.loading'),
  },
  states: {
    starting: {},
    notConnected: {},
    /** There is a session, but whose it is becomes known only when the server answers. */
    away: { entry: 'recall' },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ wallet: context.wallet }),
        onDone: [
          answered('foundLocker', 'withLocker', 'noteLocker'),
          answered('succeeded', 'withoutLocker', 'noteLocker'),
          ...refusedOrGone('failed', 'failed.gone'),
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    failed: failedUntilRead('loading', '#locker.loading'),
    withoutLocker: {
      on: {
        'user.getLocker': { target: 'assigning', actions: 'forgetFailure' },
        'system.changed': 'loading',
      },
    },
    assigning: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'assign',
            input: ({ context }) => ({ wallet: context.wallet }),
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: '#locker.withLocker',
                actions: [{ type: 'noteLocker', params: outputOf }, 'tellAssigned'],
              },
              {
                guard: { type: 'needsProfile', params: outputOf },
                target: '#locker.naming',
                actions: 'forgetFailure',
              },
              ...refusedOrGone('#locker.withoutLocker', 'gone'),
            ],
            onError: { target: '#locker.withoutLocker', actions: 'noteFault' },
          },
        },
        gone: untilBack('asking'),
      },
    },
    naming: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'user.type': { actions: { type: 'noteDraft', params: ({ event }) => event } },
            'user.saveName': { guard: 'draftIsUsername', target: 'saving', actions: 'forgetFailure' },
            'user.cancel': { target: '#locker.withoutLocker', actions: 'forgetFailure' },
            'system.changed': '#locker.loading',
          },
        },
        saving: {
          invoke: {
            src: 'saveName',
            input: ({ context }) => ({ wallet: context.wallet, username: context.draft }),
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: '#locker.assigning',
                actions: 'forgetFailure',
              },
              ...refusedOrGone('typing', 'gone'),
            ],
            onError: { target: 'typing', actions: 'noteFault' },
          },
        },
        gone: {
          ...untilBack('saving'),
          on: {
            // The name is tried again as it was sent: editing it makes it another action.
            ...untilBack('saving').on,
            'user.type': { target: 'typing', actions: { type: 'noteDraft', params: ({ event }) => event } },
            'user.cancel': { target: '#locker.withoutLocker', actions: 'forgetFailure' },
          },
        },
      },
    },
    withLocker: {
      on: { 'system.changed': 'loading' },
    },
  },
});
