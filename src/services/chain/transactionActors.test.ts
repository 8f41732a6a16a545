import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import { addressOf } from '../../testing/values.ts';
import type { ChainAdapter } from './chain.ts';
import { transactionActors } from './transactionActors.ts';

const own = addressOf('0x00000000000000a1');
const sent = { transactionId: 't1', network: 'demo' };
const graduate = { op: 'graduate', tokenId: '7' } as const;

function open(connected: Address | null = own) {
  const submit = vi.fn(() => Promise.resolve(ok(sent)));
  const note = vi.fn();
  // A transaction uses only this of a chain, and only the wallet of a session.
  const adapter = { submit } as Partial<ChainAdapter> as ChainAdapter;
  const services = {
    chain: { current: () => Promise.resolve(ok(adapter)) },
    session: { get: () => ({ wallet: connected }) },
    transactions: { note },
  } as unknown as Parameters<typeof transactionActors>[0];
  const actors = transactionActors(services);
  const send = (): Promise<Result<unknown>> =>
    new Promise((resolve) => {
      const actor = createActor(actors.submit, { input: { intent: graduate } });
      actor.subscribe({ next: ({ output }) => output && resolve(output) });
      actor.start();
    });
  return { send, submit, note };
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
