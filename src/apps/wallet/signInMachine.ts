import { assign, fromCallback, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { VerifyBody } from '../../../supabase/functions/_shared/contract/index.ts';
import { isPassing, type Failure, type Result } from '../../kernel/result.ts';

/** A wallet to choose from, as the chain port lists it. */
export interface WalletChoice {
  readonly uid: string;
  readonly name: string;
  readonly address: string | null;
  readonly note: string;
}

/** What the wallet window needs before anybody can choose. */
export interface Offer {
  readonly network: string;
  readonly wallets: readonly WalletChoice[];
}

type SessionStatus = 'restoring' | 'guest' | 'signed-in';

type SignInEvent =
  | { readonly type: 'user.choose'; readonly wallet: WalletChoice }
  | { readonly type: 'user.retry' }
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

const notProvided = (): never => {
  throw new Error('the sign-in machine was started without its effects');
};
const outputOf = <Value>(event: unknown): Result<Value> =>
  // Only used on the done events of actors whose output is this Result.
  (event as DoneActorEvent<Result<Value>>).output;
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
    tags: {} as 'working',
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
  },
  actions: {
    choose: assign({
      chosen: ({ event, context }) => (event.type === 'user.choose' ? event.wallet : context.chosen),
      proof: null,
      failure: null,
    }),
    noteOffer: assign({
      offer: ({ event }) => {
        const result = outputOf<Offer>(event);
        return result.ok ? result.value : null;
      },
      failure: null,
    }),
    noteProof: assign({
      proof: ({ event }) => {
        const result = outputOf<VerifyBody>(event);
        return result.ok ? result.value : null;
      },
    }),
    noteFailure: assign({
      failure: ({ event }) => {
        const result = outputOf<unknown>(event);
        return result.ok ? null : result.error;
      },
    }),
    noteFault: assign({ failure: FAULT }),
    forgetProof: assign({ proof: null }),
    forgetChoice: assign({ chosen: null, proof: null, failure: null }),
    noteSession: assign({
      signedIn: ({ event, context }) =>
        event.type === 'system.session' ? event.status === 'signed-in' : context.signedIn,
    }),
  },
  guards: {
    succeeded: ({ event }) => outputOf<unknown>(event).ok,
    isPassing: ({ event }) => {
      const result = outputOf<unknown>(event);
      return !result.ok && isPassing(result.error);
    },
    signedIn: ({ context }) => context.signedIn,
    hasProof: ({ context }) => context.proof !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    hasOffer: ({ context }) => context.offer !== null,
    saysSignedIn: ({ event }) => event.type === 'system.session' && event.status === 'signed-in',
    saysGuest: ({ event }) => event.type === 'system.session' && event.status === 'guest',
  },
}).createMachine({
  id: 'signIn',
  context: { offer: null, chosen: null, proof: null, failure: null, signedIn: false },
  invoke: { src: 'session' },
  initial: 'starting',
  on: {
    'system.session': [
      { guard: 'saysSignedIn', target: '.signedIn', actions: 'noteSession' },
      { actions: 'noteSession' },
    ],
  },
  states: {
    starting: {
      tags: 'working',
      on: {
        'system.session': [
          { guard: 'saysGuest', target: 'preparing', actions: 'noteSession' },
          { guard: 'saysSignedIn', target: 'signedIn', actions: 'noteSession' },
        ],
      },
    },
    preparing: {
      tags: 'working',
      invoke: {
        src: 'prepare',
        onDone: [
          { guard: 'succeeded', target: 'choosing', actions: 'noteOffer' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    choosing: {
      on: {
        'user.choose': { target: 'waiting', actions: 'choose' },
        'user.back': { guard: 'signedIn', target: 'signedIn' },
      },
    },
    waiting: {
      tags: 'working',
      invoke: {
        src: 'connect',
        input: ({ context }) => ({ wallet: context.chosen }),
        onDone: [
          { guard: 'succeeded', target: 'verifying', actions: 'noteProof' },
          { target: 'failed', actions: 'noteFailure' },
        ],
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
          { guard: 'succeeded', target: 'signedIn' },
          { guard: 'isPassing', target: 'failed', actions: 'noteFailure' },
          { target: 'failed', actions: ['noteFailure', 'forgetProof'] },
        ],
        onError: { target: 'failed', actions: ['noteFault', 'forgetProof'] },
      },
    },
    failed: {
      on: {
        'user.retry': [
          { guard: 'hasProof', target: 'verifying' },
          { guard: 'hasChosen', target: 'waiting', actions: 'choose' },
          { target: 'preparing' },
        ],
        'user.back': [
          { guard: 'hasOffer', target: 'choosing', actions: 'forgetChoice' },
          { target: 'preparing', actions: 'forgetChoice' },
        ],
      },
    },
    signedIn: {
      entry: 'forgetChoice',
      on: {
        'system.session': { guard: 'saysGuest', target: 'preparing', actions: 'noteSession' },
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
