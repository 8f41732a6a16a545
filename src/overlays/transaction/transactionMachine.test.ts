import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import { fail, ok, type ErrorCode, type Result } from '@shared/kernel/result.ts';
import { TRANSACTION_STATES, transactionMachine, type TransactionState } from './transactionMachine.ts';

type Sent = Result<SubmittedTransaction>;
const graduate = { op: 'graduate', tokenId: '7' } as const;
const send = { type: 'user.send', intent: graduate } as const;
const sent: SubmittedTransaction = { transactionId: 't1', network: 'demo' };
const SENT: Sent = ok(sent);

/** A transaction whose wallet and network answer in turn, an error being thrown and 'never' waiting; the last stays. */
function open({
  submits = [SENT],
  seals = [ok(null)],
  looks = [ok(null)],
}: {
  submits?: (Sent | Error | 'never')[];
  seals?: (Result<null> | Error | 'never')[];
  looks?: (Result<null> | Error | 'never')[];
} = {}) {
  const next = <Value>(answers: (Value | Error | 'never')[]): Promise<Value> => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === 'never') return new Promise(() => undefined);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const [submit, seal, aborted] = [vi.fn(), vi.fn(), vi.fn()];
  const actor = createActor(
    transactionMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal }) => {
          submit(input.intent);
          signal.addEventListener('abort', aborted);
          return next(submits);
        }),
        look: fromPromise(() => next(looks)),
        seal: fromPromise(({ input }) => {
          seal(input.transactionId);
          return next(seals);
        }),
      },
    }),
  );
  const passed: TransactionState[] = [];
  actor.subscribe((snapshot) => {
    const state = TRANSACTION_STATES.find((name) => snapshot.matches(name));
    if (state !== undefined && state !== passed.at(-1)) passed.push(state);
  });
  actor.start();
  const reach = (state: TransactionState) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, reach, submit, seal, aborted, passed };
}

describe('a transaction', () => {
  it('is started, pending and sealed (CHAIN-3)', async () => {
    const { actor, reach, seal, passed } = open();
    actor.send(send);
    await reach('SEALED');
    expect(passed).toEqual(['DEFAULT', 'STARTED', 'PENDING', 'SEALED']);
    expect(seal).toHaveBeenCalledWith('t1');
    actor.send({ type: 'user.reset' });
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, failure: null });
  });

  it('opens the wallet within the click, and no second one for a second click', () => {
    const { actor, submit } = open({ submits: ['never'] });
    actor.send(send);
    expect(submit).toHaveBeenCalledOnce();
    actor.send(send);
    actor.send({ type: 'user.retry' });
    expect(submit).toHaveBeenCalledOnce();
  });

  it('is not sent again while its seal is waited for (CHAIN-3)', async () => {
    const { actor, reach, submit } = open({ seals: ['never'] });
    actor.send(send);
    await reach('PENDING');
    for (const type of ['user.retry', 'user.cancel', 'user.reset', 'user.lookAgain'] as const)
      actor.send({ type });
    actor.send(send);
    expect(actor.getSnapshot().value).toBe('PENDING');
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each(['DECLINED', 'POPUP_BLOCKED', 'WRONG_WALLET', 'WRONG_NETWORK', 'NETWORK'] as const)(
    'that is not sent (%s) may be tried again',
    async (code) => {
      const { actor, reach, submit } = open({ submits: [fail(code, 'no'), SENT] });
      actor.send(send);
      expect((await reach('ERROR')).context.failure?.code).toBe(code);
      actor.send({ type: 'user.lookAgain' });
      expect(actor.getSnapshot().value).toBe('ERROR');
      actor.send({ type: 'user.retry' });
      expect((await reach('SEALED')).context.failure).toBeNull();
      expect(submit).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['REVERTED', 'EXPIRED'] as const)(
    'that the network gave up (%s) may be sent anew',
    async (code) => {
      const { actor, reach, submit } = open({ seals: [fail(code, 'Not owner'), ok(null)] });
      actor.send(send);
      expect((await reach('ERROR')).context).toMatchObject({ sent, failure: { code } });
      actor.send({ type: 'user.lookAgain' });
      expect(actor.getSnapshot().value).toBe('ERROR');
      actor.send({ type: 'user.retry' });
      await reach('SEALED');
      expect(submit).toHaveBeenCalledTimes(2);
    },
  );

  it.each<ErrorCode>(['TIMEOUT', 'NETWORK', 'UNAVAILABLE', 'RATE_LIMITED'])(
    'that was sent and not heard of (%s) is looked for again, and never sent twice',
    async (code) => {
      const { actor, reach, submit, seal } = open({ seals: [fail(code, 'nothing'), ok(null)] });
      actor.send(send);
      await reach('ERROR');
      actor.send({ type: 'user.retry' });
      expect(actor.getSnapshot().value).toBe('ERROR');
      actor.send({ type: 'user.lookAgain' });
      await reach('SEALED');
      expect(submit).toHaveBeenCalledOnce();
      expect(seal.mock.calls).toEqual([['t1'], ['t1']]);
    },
  );

  it('that was sent before is waited for, from whatever state it is heard of in, and asks no wallet (CHAIN-3)', async () => {
    const { actor, reach, seal, submit } = open({ seals: [fail('REVERTED', 'Not owner'), ok(null)] });
    actor.send({ type: 'system.sent', intent: graduate, sent });
    expect(actor.getSnapshot().value).toBe('PENDING');
    await reach('ERROR');
    actor.send({ type: 'system.sent', intent: graduate, sent });
    expect(actor.getSnapshot().value).toBe('ERROR');
    actor.send({ type: 'system.sent', intent: graduate, sent: { ...sent, transactionId: 't2' } });
    expect((await reach('SEALED')).context.failure).toBeNull();
    expect(seal.mock.calls).toEqual([['t1'], ['t2']]);
    expect(submit).not.toHaveBeenCalled();
  });

  describe('whose wallet was closed before it answered', () => {
    const CLOSED = fail('WALLET_CLOSED', 'closed');

    it('is looked for on the chain, and may be tried again where that does not show it (CHAIN-24)', async () => {
      const { actor, reach, passed } = open({ submits: [CLOSED, SENT] });
      actor.send(send);
      expect((await reach('ERROR')).context).toMatchObject({
        failure: { code: 'WALLET_CLOSED' },
        isUnseen: true,
      });
      expect(passed).toEqual(['DEFAULT', 'STARTED', 'LOOKING', 'ERROR']);
      actor.send({ type: 'user.retry' });
      expect((await reach('SEALED')).context).toMatchObject({ failure: null, isUnseen: false });
    });

    it.each([[fail('NETWORK', 'gone')], [new Error('boom')]])(
      'is not known to be unsent where the chain does not answer: %j',
      async (look) => {
        const { actor, reach } = open({ submits: [CLOSED], looks: [look, ok(null)] });
        actor.send(send);
        expect((await reach('ERROR')).context).toMatchObject({
          failure: { code: 'WALLET_CLOSED' },
          isUnseen: false,
        });
        actor.send({ type: 'user.lookAgain' });
        await reach('LOOKING');
        expect((await reach('ERROR')).context.isUnseen).toBe(true);
      },
    );

    it('is done already where the chain shows it, and is not looked for again', async () => {
      const { actor, reach } = open({ submits: [CLOSED], looks: [fail('CONFLICT', 'done')] });
      actor.send(send);
      expect((await reach('ERROR')).context.failure).toEqual({ code: 'CONFLICT', message: 'done' });
      actor.send({ type: 'user.lookAgain' });
      expect(actor.getSnapshot().value).toBe('ERROR');
    });

    it('is looked for by the page that was loaded again meanwhile, which opens no wallet (CHAIN-24)', async () => {
      const { actor, reach, submit } = open();
      actor.send({ type: 'system.interrupted', intent: graduate });
      expect(actor.getSnapshot().value).toBe('LOOKING');
      const { context } = await reach('ERROR');
      expect(context).toMatchObject({ intent: graduate, failure: { code: 'WALLET_CLOSED' }, isUnseen: true });
      expect(submit).not.toHaveBeenCalled();
    });
  });

  it('closes its wallet where another tab has sent the same meanwhile', async () => {
    const { actor, reach, aborted } = open({ submits: ['never'] });
    actor.send(send);
    actor.send({ type: 'system.sent', intent: graduate, sent });
    expect(aborted).toHaveBeenCalledOnce();
    await reach('SEALED');
  });

  it('survives a wallet and a network that throw', async () => {
    const { actor, reach } = open({
      submits: [new Error('boom'), SENT],
      seals: [new Error('boom'), ok(null)],
    });
    actor.send(send);
    await reach('ERROR');
    actor.send({ type: 'user.retry' });
    expect((await reach('ERROR')).context.failure?.code).toBe('INTERNAL');
    actor.send({ type: 'user.lookAgain' });
    await reach('SEALED');
  });

  it('closes the wallet’s window when the person leaves it, or the window of the product', () => {
    const { actor, aborted } = open({ submits: ['never'] });
    actor.send(send);
    actor.send({ type: 'user.cancel' });
    expect(actor.getSnapshot().value).toBe('DEFAULT');
    expect(aborted).toHaveBeenCalledTimes(1);
    actor.send(send);
    actor.stop();
    expect(aborted).toHaveBeenCalledTimes(2);
  });
});
