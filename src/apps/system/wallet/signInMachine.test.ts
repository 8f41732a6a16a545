import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import type { VerifyBody } from '@shared/contract/system/auth.ts';
import { fail, ok, type ErrorCode, type Result } from '@shared/kernel/result.ts';
import { addressOf } from '../../../testing/values.ts';
import { signInMachine, type Offer, type WalletChoice } from './signInMachine.ts';

const geek: WalletChoice = {
  uid: 'geek',
  name: 'Geek',
  address: addressOf('0x00000000000000a1'),
  note: '1 Flunk',
};
const proof: VerifyBody = {
  kind: 'account-proof',
  address: addressOf('0x00000000000000a1'),
  nonce: 'aa',
  signatures: [],
};

type State = Parameters<SnapshotFrom<typeof signInMachine>['matches']>[0];

/** A window with a wallet in it. Answers are taken from the lists in turn, an error being thrown; the last one stays. */
function open({
  connects = [ok(proof)],
  verifies = [ok(null)],
  prepares = [ok({ network: 'demo', wallets: [geek] })],
  status = 'guest',
}: {
  connects?: (Result<VerifyBody> | Error)[];
  verifies?: (Result<null> | Error)[];
  prepares?: (Result<Offer> | Error)[];
  status?: 'guest' | 'away' | 'signed-in' | 'restoring';
} = {}) {
  const next = <Value>(answers: (Value | Error)[]): Value => {
    const [first] = answers;
    if (first === undefined) throw new Error('the test gave no answer');
    if (answers.length > 1) answers.shift();
    if (first instanceof Error) throw first;
    return first;
  };
  const connect = vi.fn();
  const verify = vi.fn();
  const aborted = vi.fn();
  let tell: (status: string) => void = () => undefined;
  let serverBack: () => void = () => undefined;
  const actor = createActor(
    signInMachine.provide({
      actors: {
        session: fromCallback(({ sendBack }) => {
          tell = (now) => sendBack({ type: 'system.session', status: now });
          tell(status);
        }),
        outage: fromCallback(({ sendBack }) => {
          serverBack = () => sendBack({ type: 'system.back' });
        }),
        prepare: fromPromise(async () => next(prepares)),
        connect: fromPromise(({ input, signal }) => {
          connect(input.wallet?.uid);
          signal.addEventListener('abort', aborted);
          return Promise.resolve().then(() => next(connects));
        }),
        verify: fromPromise(async ({ input }) => {
          verify(input.proof);
          return next(verifies);
        }),
        signOut: fromPromise(async () => {
          tell('guest');
          return null;
        }),
      },
    }),
  );
  actor.start();
  const reach = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    reach,
    connect,
    verify,
    aborted,
    tell: (now: string) => tell(now),
    serverBack: () => serverBack(),
  };
}

const choose = { type: 'user.choose', wallet: geek } as const;
const broken = new TypeError('an effect broke');

describe('signing in', () => {
  it('goes from the list over wallet and server to a session', async () => {
    const { actor, reach, verify } = open();
    await reach('choosing');
    actor.send(choose);
    await reach('signedIn');
    expect(verify).toHaveBeenCalledWith(proof);
  });

  it('opens the wallet within the click itself, and one window for a double click', async () => {
    const { actor, reach, connect } = open();
    await reach('choosing');
    actor.send(choose);
    expect(connect).toHaveBeenCalledOnce();
    actor.send(choose);
    await reach('signedIn');
    expect(connect).toHaveBeenCalledOnce();
  });

  it.each<[ErrorCode]>([['DECLINED'], ['POPUP_BLOCKED'], ['TIMEOUT']])(
    'says that the wallet failed with %s, and asks the same wallet again',
    async (code) => {
      const { actor, reach, connect } = open({ connects: [fail(code, 'no'), ok(proof)] });
      await reach('choosing');
      actor.send(choose);
      const failed = await reach('failed');
      expect(failed.context.failure?.code).toBe(code);
      actor.send({ type: 'user.retry' });
      expect(connect).toHaveBeenLastCalledWith('geek');
      await reach('signedIn');
    },
  );

  it.each<[ErrorCode]>([['NONCE_EXPIRED'], ['BAD_SIGNATURE']])(
    'asks the wallet for a new proof after %s',
    async (code) => {
      const { actor, reach, connect } = open({ verifies: [fail(code, 'no'), ok(null)] });
      await reach('choosing');
      actor.send(choose);
      await reach('failed');
      actor.send({ type: 'user.retry' });
      await reach('signedIn');
      expect(connect).toHaveBeenCalledTimes(2);
    },
  );

  it.each<[ErrorCode]>([['NETWORK'], ['TIMEOUT'], ['UNAVAILABLE'], ['RATE_LIMITED']])(
    'keeps the proof through what passes by itself (%s), and does not trouble the wallet again',
    async (code) => {
      const { actor, reach, connect, verify } = open({ verifies: [fail(code, 'later'), ok(null)] });
      await reach('choosing');
      actor.send(choose);
      await reach('failed');
      actor.send({ type: 'user.retry' });
      await reach('signedIn');
      expect(connect).toHaveBeenCalledOnce();
      expect(verify).toHaveBeenCalledTimes(2);
    },
  );

  it('lists the wallets again when they could not be listed', async () => {
    const { actor, reach } = open({
      prepares: [fail('NETWORK', 'gone'), ok({ network: 'demo', wallets: [geek] })],
    });
    await reach('failed');
    actor.send({ type: 'user.retry' });
    await reach('choosing');
  });

  it('lists them while the session is away, too, by itself as soon as the server answers', async () => {
    const { reach, serverBack } = open({
      status: 'away',
      prepares: [fail('NETWORK', 'gone'), ok({ network: 'demo', wallets: [geek] })],
    });
    await reach({ failed: 'gone' });
    serverBack();
    await reach('choosing');
  });

  it('sends the same proof by itself as soon as the server answers', async () => {
    const { actor, reach, connect, serverBack } = open({ verifies: [fail('NETWORK', 'gone'), ok(null)] });
    await reach('choosing');
    actor.send(choose);
    await reach({ failed: 'gone' });
    serverBack();
    await reach('signedIn');
    expect(connect).toHaveBeenCalledOnce();
  });

  it('never opens a wallet by itself, which only a click may', async () => {
    const { actor, reach } = open({ connects: [fail('NETWORK', 'gone')] });
    await reach('choosing');
    actor.send(choose);
    await reach({ failed: 'refused' });
  });

  it('shows the wallets that there are, and says why where there are none', async () => {
    const offer: Offer = { network: 'demo', wallets: [geek] };
    const { actor, reach } = open({ prepares: [fail('INTERNAL', 'x'), broken, ok(offer)] });
    expect((await reach('failed')).context.failure?.message).toBe('x');
    actor.send({ type: 'user.retry' });
    await reach('preparing');
    expect((await reach('failed')).context.failure?.message).toBe('Something went wrong while signing in.');
    actor.send({ type: 'user.back' });
    expect((await reach('choosing')).context).toMatchObject({ offer, failure: null });
  });

  it('lets the person choose another wallet when one has failed', async () => {
    const { actor, reach } = open({ connects: [fail('DECLINED', 'no')] });
    await reach('choosing');
    actor.send(choose);
    await reach('failed');
    actor.send({ type: 'user.back' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { chosen: null, failure: null },
    });
  });

  it('asks the same wallet again after a fault of ours', async () => {
    const { actor, reach, connect } = open({ connects: [broken, ok(proof)], verifies: [broken, ok(null)] });
    await reach('choosing');
    actor.send(choose);
    for (const _fault of ['in the wallet', 'on the server']) {
      expect((await reach('failed')).context.failure?.code).toBe('INTERNAL');
      actor.send({ type: 'user.retry' });
      expect(actor.getSnapshot().context.failure).toBeNull();
    }
    await reach('signedIn');
    expect(connect.mock.calls).toEqual([['geek'], ['geek'], ['geek']]);
  });

  it.each([fail('BAD_SIGNATURE', 'no'), fail('RATE_LIMITED', 'later'), fail('NETWORK', 'gone')])(
    'says why the server did not take the proof (WALLET-5)',
    async (refusal) => {
      const { actor, reach } = open({ verifies: [refusal] });
      await reach('choosing');
      actor.send(choose);
      expect((await reach('failed')).context.failure).toEqual(refusal.ok ? null : refusal.error);
    },
  );

  it('keeps nothing of the wallet once the person is signed in', async () => {
    const { actor, reach } = open();
    await reach('choosing');
    actor.send(choose);
    expect((await reach('signedIn')).context).toMatchObject({ chosen: null, proof: null, failure: null });
  });

  it('abandons the wallet when the person goes back, or closes the window', async () => {
    const { actor, reach, aborted } = open({ connects: [ok(proof)] });
    await reach('choosing');
    actor.send(choose);
    actor.send({ type: 'user.back' });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(aborted).toHaveBeenCalledTimes(1);
    actor.send(choose);
    actor.stop();
    expect(aborted).toHaveBeenCalledTimes(2);
  });

  it('shows who is signed in at once, and waits for a session that is being restored', async () => {
    const { actor, tell } = open({ status: 'restoring' });
    expect(actor.getSnapshot().value).toBe('starting');
    tell('signed-in');
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  it('follows another tab that signs in or out', async () => {
    const { actor, reach, tell } = open();
    await reach('choosing');
    tell('signed-in');
    expect(actor.getSnapshot().value).toBe('signedIn');
    tell('guest');
    await reach('choosing');
  });

  it('switches wallets without signing out first, and lets the person think better of it', async () => {
    const { actor, reach } = open({ status: 'signed-in' });
    await reach('signedIn');
    actor.send({ type: 'user.switch' });
    await reach('choosing');
    actor.send({ type: 'user.back' });
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  it('stays at the list of wallets when a guest goes back', async () => {
    const { actor, reach } = open();
    await reach('choosing');
    actor.send({ type: 'user.back' });
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('stays at the list of wallets when the person has signed out in another tab meanwhile', async () => {
    const { actor, reach, tell } = open({ status: 'signed-in' });
    actor.send({ type: 'user.switch' });
    await reach('choosing');
    tell('guest');
    actor.send({ type: 'user.back' });
    expect(actor.getSnapshot().value).toBe('choosing');
    tell('signed-in');
    tell('guest');
    await reach('choosing');
    actor.send({ type: 'user.back' });
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('signs out and offers the wallets again', async () => {
    const { actor, reach } = open({ status: 'signed-in' });
    await reach('signedIn');
    actor.send({ type: 'user.signOut' });
    await reach('choosing');
    expect(actor.getSnapshot().context.signedIn).toBe(false);
  });
});
