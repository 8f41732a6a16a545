import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { VerifyBody } from '@shared/contract/system/auth.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import { isPassing, type Failure, type Result } from '@shared/kernel/result.ts';
import { answered, refused, refusedOrGone, serverIsGone, succeeded } from '../../../kernel/actorResults.ts';
import { untilBack, type RetryEvent } from '../../../kernel/untilBack.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** A wallet to choose from, as the chain port lists it. */
export interface WalletChoice {
  readonly uid: string;
  readonly name: string;
  readonly address: string | null;
  readonly note: string;
}

/** What the wallet window needs before the person can choose. */
export interface Offer {
  readonly network: string;
  readonly wallets: readonly WalletChoice[];
}

type SessionStatus = 'restoring' | 'guest' | 'away' | 'signed-in';

type SignInEvent =
  | { readonly type: 'user.choose'; readonly wallet: WalletChoice }
  | RetryEvent
  | { readonly type: 'user.back' }
  | { readonly type: 'user.switch' }
  | { readonly type: 'user.signOut' }
  | { readonly type: 'system.session'; readonly status: SessionStatus };

interface SignInContext {
  readonly offer: Offer | null;
  readonly chosen: WalletChoice | null;
  /** Kept while the server is gone, so that the wallet need not be asked again. */
  readonly proof: VerifyBody | null;
  readonly failure: Failure | null;
  readonly signedIn: boolean;
}

/** An effect that threw is a fault of ours; the person can still try again. */
const FAULT = {
  code: 'INTERNAL',
  message: 'Something went wrong while signing in.',
} as const satisfies Failure;

/**
 * Signing in with a wallet: choose one, approve in its window, let the server verify the proof. Choosing opens the
 * wallet's window within the click (the actor starts synchronously), and nothing can open a second one meanwhile.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as 'working' | 'outage',
  },
  actors: {
    /** Follows the session and reports each change as system.session. */
    session: fromCallback(notProvided),
    prepare: fromPromise<Result<Offer>>(notProvided),
    /** Opens the wallet at once; aborted when the person goes back or closes the window. */
    connect: fromPromise<Result<VerifyBody>, { readonly wallet: WalletChoice | null }>(notProvided),
    /** Has the server verify the proof and begins the session. */
    verify: fromPromise<Result<null>, { readonly proof: VerifyBody | null }>(notProvided),
    signOut: fromPromise<null>(notProvided),
    /** Reports system.back when it is worth trying again. */
    outage: fromCallback(notProvided),
  },
  actions: {
    choose: assign({
      chosen: (_, { wallet }: { readonly wallet: WalletChoice | null }) => wallet,
      proof: null,
      failure: null,
    }),
    noteOffer: assign({
      offer: (_, result: Result<Offer>) => (result.ok ? result.value : null),
      failure: null,
    }),
    noteProof: assign({
      proof: (_, result: Result<VerifyBody>) => (result.ok ? result.value : null),
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    forgetProof: assign({ proof: null }),
    forgetChoice: assign({ chosen: null, proof: null, failure: null }),
    noteSession: assign({
      signedIn: (_, { status }: { readonly status: SessionStatus }) => status === 'signed-in',
    }),
  },
  guards: {
    succeeded,
    isPassing: (_, result: Result<unknown>) => !result.ok && isPassing(result.error),
    serverIsGone,
    signedIn: ({ context }) => context.signedIn,
    hasProof: ({ context }) => context.proof !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    hasOffer: ({ context }) => context.offer !== null,
    isSignedIn: (_, { status }: { readonly status: SessionStatus }) => status === 'signed-in',
    isGuest: (_, { status }: { readonly status: SessionStatus }) => status === 'guest',
    /** A person whose session is `away` may sign in afresh, as soon as the server answers. */
    isNobody: (_, { status }: { readonly status: SessionStatus }) => status === 'guest' || status === 'away',
  },
}).createMachine({
  id: 'signIn',
  context: { offer: null, chosen: null, proof: null, failure: null, signedIn: false },
  invoke: { src: 'session' },
  initial: 'starting',
  on: {
    'system.session': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'noteSession', params: ({ event }) => event },
      },
      { actions: { type: 'noteSession', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: {
      tags: 'working',
      on: {
        'system.session': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event },
            target: 'preparing',
            actions: { type: 'noteSession', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'signedIn',
            actions: { type: 'noteSession', params: ({ event }) => event },
          },
        ],
      },
    },
    preparing: {
      tags: 'working',
      invoke: {
        src: 'prepare',
        onDone: [answered('succeeded', 'choosing', 'noteOffer'), ...refusedOrGone('failed', 'failed.gone')],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    choosing: {
      on: {
        'user.choose': { target: 'waiting', actions: { type: 'choose', params: ({ event }) => event } },
        'user.back': { guard: 'signedIn', target: 'signedIn' },
      },
    },
    waiting: {
      tags: 'working',
      invoke: {
        src: 'connect',
        input: ({ context }) => ({ wallet: context.chosen }),
        onDone: [answered('succeeded', 'verifying', 'noteProof'), refused('failed')],
        onError: { target: 'failed', actions: 'noteFault' },
      },
      on: { 'user.back': { target: 'choosing', actions: 'forgetChoice' } },
    },
    verifying: {
      tags: 'working',
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ proof: context.proof }),
        onDone: [
          { guard: { type: 'succeeded', params: outputOf }, target: 'signedIn' },
          answered('serverIsGone', 'failed.gone', 'noteFailure'),
          answered('isPassing', 'failed', 'noteFailure'),
          { target: 'failed', actions: [{ type: 'noteFailure', params: outputOf }, 'forgetProof'] },
        ],
        onError: { target: 'failed', actions: ['noteFault', 'forgetProof'] },
      },
    },
    failed: {
      initial: 'refused',
      on: {
        'user.retry': 'retrying',
        'user.back': [
          { guard: 'hasOffer', target: 'choosing', actions: 'forgetChoice' },
          { target: 'preparing', actions: 'forgetChoice' },
        ],
      },
      states: {
        /** Also where the server was gone while the wallet was asked: its window opens only for a click. */
        refused: {},
        gone: untilBack('#signIn.retrying'),
      },
    },
    /** With what is there already, so that the wallet is not asked twice. */
    retrying: {
      always: [
        { guard: 'hasProof', target: 'verifying' },
        {
          guard: 'hasChosen',
          target: 'waiting',
          actions: { type: 'choose', params: ({ context }) => ({ wallet: context.chosen }) },
        },
        { target: 'preparing' },
      ],
    },
    signedIn: {
      entry: 'forgetChoice',
      on: {
        'system.session': {
          guard: { type: 'isGuest', params: ({ event }) => event },
          target: 'preparing',
          actions: { type: 'noteSession', params: ({ event }) => event },
        },
        'user.switch': 'preparing',
        'user.signOut': 'signingOut',
      },
    },
    signingOut: {
      tags: 'working',
      invoke: { src: 'signOut', onDone: 'preparing', onError: 'preparing' },
    },
  },
});
