import { assign, fromCallback, fromPromise, setup, type DoneActorEvent } from 'xstate';
import { isOutage, type Failure, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';

export interface Locker {
  readonly number: number;
  readonly username: string;
}

type LockerEvent =
  | { readonly type: 'user.getLocker' }
  | { readonly type: 'user.type'; readonly text: string }
  | { readonly type: 'user.saveName' }
  | { readonly type: 'user.cancel' }
  | { readonly type: 'user.retry' }
  | {
      readonly type: 'system.session';
      readonly status: 'restoring' | 'guest' | 'signed-in';
      readonly wallet: Address | null;
    }
  /** Another tab changed something about this wallet's locker. */
  | { readonly type: 'system.changed' }
  /** The server may answer again. */
  | { readonly type: 'system.back' };

interface LockerContext {
  readonly newKey: () => string;
  readonly wallet: Address | null;
  readonly locker: Locker | null;
  /** What was typed as a username; kept through every failure. */
  readonly draft: string;
  readonly failure: Failure | null;
  /** The key of the assignment or the naming under way, the same for each attempt at it. */
  readonly key: string;
}

interface Attempt {
  readonly wallet: Address | null;
  readonly key: string;
}

/** Server texts that ask for a profile, beside the code (spec 1, section 5). */
const ASKS_FOR_PROFILE = ['create your profile first', 'character profile first'];
const FAULT: Failure = { code: 'INTERNAL', message: 'Something went wrong.' };

const notProvided = (): never => {
  throw new Error('the locker machine was started without its effects');
};
const failureIn = (event: unknown): Failure | null => {
  // Only used on the done events of actors whose output is a Result.
  const { output } = event as DoneActorEvent<Result<unknown>>;
  return output.ok ? null : output.error;
};
const usernamePattern = /^[A-Za-z0-9_]{3,20}$/;

/** Whether the server would take this as a username (contract, profile). */
export const isUsername = (text: string): boolean => usernamePattern.test(text);

/** The locker of spec 1, section 4: not connected, connected without one, connected with one. */
export const lockerMachine = setup({
  types: {
    context: {} as LockerContext,
    events: {} as LockerEvent,
    input: {} as { readonly newKey: () => string },
    tags: {} as 'outage',
  },
  actors: {
    /** Reports the session and what other tabs do. */
    world: fromCallback(notProvided),
    /** The wallet's locker; null when it has none. */
    load: fromPromise<Result<Locker | null>, { readonly wallet: Address | null }>(notProvided),
    assign: fromPromise<Result<Locker>, Attempt>(notProvided),
    saveName: fromPromise<Result<null>, Attempt & { readonly username: string }>(notProvided),
    /** Reports system.back when it is worth trying again. */
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign(({ event, context }) => {
      if (event.type !== 'system.session' || event.wallet === context.wallet) return {};
      return { wallet: event.wallet, locker: null, draft: '', failure: null };
    }),
    noteLocker: assign({
      locker: ({ event, context }) => {
        // Done event of load or assign.
        const { output } = event as unknown as DoneActorEvent<Result<Locker | null>>;
        return output.ok ? output.value : context.locker;
      },
      failure: null,
    }),
    noteFailure: assign({ failure: ({ event }) => failureIn(event) }),
    noteFault: assign({ failure: FAULT }),
    forgetFailure: assign({ failure: null }),
    noteDraft: assign({
      draft: ({ event, context }) => (event.type === 'user.type' ? event.text : context.draft),
      failure: null,
    }),
    newAction: assign({ key: ({ context }) => context.newKey(), failure: null }),
  },
  guards: {
    succeeded: ({ event }) => failureIn(event) === null,
    foundLocker: ({ event }) => {
      const { output } = event as unknown as DoneActorEvent<Result<Locker | null>>;
      return output.ok && output.value !== null;
    },
    serverIsGone: ({ event }) => {
      const failure = failureIn(event);
      return failure !== null && isOutage(failure);
    },
    needsProfile: ({ event }) => {
      const failure = failureIn(event);
      if (failure === null) return false;
      return (
        failure.code === 'PROFILE_REQUIRED' ||
        ASKS_FOR_PROFILE.some((text) => failure.message.toLowerCase().includes(text))
      );
    },
    otherWallet: ({ event, context }) =>
      event.type === 'system.session' && event.status === 'signed-in' && event.wallet !== context.wallet,
    saysGuest: ({ event }) => event.type === 'system.session' && event.status === 'guest',
    draftIsUsername: ({ context }) => isUsername(context.draft),
  },
}).createMachine({
  id: 'locker',
  context: ({ input }) => ({
    newKey: input.newKey,
    wallet: null,
    locker: null,
    draft: '',
    failure: null,
    key: '',
  }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: {
    'system.session': [
      { guard: 'saysGuest', target: '.notConnected', actions: 'noteSession' },
      { guard: 'otherWallet', target: '.loading', actions: 'noteSession' },
    ],
  },
  states: {
    starting: {},
    notConnected: {},
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ wallet: context.wallet }),
        onDone: [
          { guard: 'foundLocker', target: 'withLocker', actions: 'noteLocker' },
          { guard: 'succeeded', target: 'withoutLocker', actions: 'noteLocker' },
          { guard: 'serverIsGone', target: 'failed.gone', actions: 'noteFailure' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    failed: {
      initial: 'refused',
      on: { 'user.retry': 'loading' },
      states: {
        refused: {},
        gone: {
          tags: 'outage',
          invoke: { src: 'outage' },
          on: { 'system.back': '#locker.loading' },
        },
      },
    },
    withoutLocker: {
      on: {
        'user.getLocker': { target: 'assigning', actions: 'newAction' },
        'system.changed': 'loading',
      },
    },
    assigning: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'assign',
            input: ({ context }) => ({ wallet: context.wallet, key: context.key }),
            onDone: [
              { guard: 'succeeded', target: '#locker.withLocker', actions: 'noteLocker' },
              { guard: 'needsProfile', target: '#locker.naming', actions: 'forgetFailure' },
              { guard: 'serverIsGone', target: 'gone', actions: 'noteFailure' },
              { target: '#locker.withoutLocker', actions: 'noteFailure' },
            ],
            onError: { target: '#locker.withoutLocker', actions: 'noteFault' },
          },
        },
        gone: {
          tags: 'outage',
          invoke: { src: 'outage' },
          on: { 'system.back': 'asking', 'user.retry': 'asking' },
        },
      },
    },
    naming: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'user.type': { actions: 'noteDraft' },
            'user.saveName': { guard: 'draftIsUsername', target: 'saving', actions: 'newAction' },
            'user.cancel': { target: '#locker.withoutLocker', actions: 'forgetFailure' },
            'system.changed': '#locker.loading',
          },
        },
        saving: {
          invoke: {
            src: 'saveName',
            input: ({ context }) => ({ wallet: context.wallet, key: context.key, username: context.draft }),
            onDone: [
              { guard: 'succeeded', target: '#locker.assigning', actions: 'newAction' },
              { guard: 'serverIsGone', target: 'gone', actions: 'noteFailure' },
              { target: 'typing', actions: 'noteFailure' },
            ],
            onError: { target: 'typing', actions: 'noteFault' },
          },
        },
        gone: {
          tags: 'outage',
          invoke: { src: 'outage' },
          on: {
            // The name is tried again as it was sent: editing it makes it another action.
            'system.back': 'saving',
            'user.retry': 'saving',
            'user.type': { target: 'typing', actions: 'noteDraft' },
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
