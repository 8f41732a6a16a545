import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { addressOf } from '../../testing/values.ts';
import type { ChainAdapter, ChainIntent } from './chain.ts';
import { transactionActors } from './transactionActors.ts';

const own = addressOf('0x00000000000000a1');
const sent = { transactionId: 't1', network: 'demo' };
const graduate = { op: 'graduate', tokenId: '7' } as const;

function open(connected: Address | null = own) {
  const submit = vi.fn(() => Promise.resolve(ok(sent)));
  const note = vi.fn();
  const answered = vi.fn();
  const asks = vi.fn(() => answered);
  const hasCollections = vi.fn(() => Promise.resolve(ok(true)));
  // A transaction uses only this of a chain, and only the wallet of a session.
  const isDone = vi.fn(() => Promise.resolve(ok(false)));
  const adapter = { submit, hasCollections, isDone } as Partial<ChainAdapter> as ChainAdapter;
  const services = {
    chain: { current: () => Promise.resolve(ok(adapter)) },
    session: { get: () => ({ wallet: connected }) },
    transactions: { note, asks },
  } as unknown as Parameters<typeof transactionActors>[0];
  const actors = transactionActors(services);
  const send = (): Promise<Result<unknown>> =>
    new Promise((resolve) => {
      const actor = createActor(actors.submit, { input: { intent: graduate } });
      actor.subscribe({ next: ({ output }) => output && resolve(output) });
      actor.start();
    });
  const look = (intent: ChainIntent): Promise<Result<unknown>> =>
    new Promise((resolve) => {
      const actor = createActor(actors.look, { input: { intent } });
      actor.subscribe({ next: ({ output }) => output && resolve(output) });
      actor.start();
    });
  return { send, look, submit, note, asks, answered, isDone };
}

it('a transaction opens its wallet in the click itself, once the chain is there', async () => {
  const { send, submit, note } = open();
  await Promise.resolve();
  await Promise.resolve();
  const sending = send();
  expect(submit).toHaveBeenCalledWith(graduate, own, expect.any(AbortSignal));
  expect(await sending).toEqual(ok(sent));
  expect(note).toHaveBeenCalledWith(graduate, own, sent);
});

it('a transaction that was clicked before the chain is there is asked for as soon as it is, and kept', async () => {
  const { send, submit, note } = open();
  expect(await send()).toEqual(ok(sent));
  expect(submit).toHaveBeenCalledOnce();
  expect(note).toHaveBeenCalledOnce();
});

it('a transaction is signed by no wallet while none is connected', async () => {
  const nobody = open(null);
  expect(await nobody.send()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  expect([nobody.submit, nobody.note].map((called) => called.mock.calls.length)).toEqual([0, 0]);
});

it('keeps that the wallet is asked until it has answered', async () => {
  const { send, asks, answered } = open();
  await Promise.resolve();
  await Promise.resolve();
  const sending = send();
  expect(asks).toHaveBeenCalledWith(graduate, own);
  expect(answered).not.toHaveBeenCalled();
  await sending;
  expect(answered).toHaveBeenCalledOnce();
});

it('looks for what may have been done on the chain', async () => {
  const { look, isDone } = open();
  expect(await look(graduate)).toEqual(ok(null));
  isDone.mockResolvedValueOnce(ok(true));
  expect(await look(graduate)).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await look({ op: 'initialize-collections' })).toMatchObject({ error: { code: 'CONFLICT' } });
});
