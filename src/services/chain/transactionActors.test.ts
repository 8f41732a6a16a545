import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import { addressOf } from '../../testing/values.ts';
import type { ChainAdapter } from './chain.ts';
import { transactionActors } from './transactionActors.ts';

const [own, linked] = [addressOf('0x00000000000000a1'), addressOf('0x00000000000000b2')];
const graduate = { op: 'graduate', tokenId: '7' } as const;

function open({ connected = own, shown = own }: { connected?: Address | null; shown?: Address | null } = {}) {
  const submit = vi.fn(() => Promise.resolve(ok({ transactionId: 't1' })));
  // A transaction uses only this of a chain, and only the wallet of a session.
  const adapter = { submit } as Partial<ChainAdapter> as ChainAdapter;
  const services = {
    chain: { current: () => Promise.resolve(ok(adapter)) },
    session: { get: () => ({ wallet: connected }) },
    shownWallet: store<Address | null>(shown),
  } as unknown as Parameters<typeof transactionActors>[0];
  const actors = transactionActors(services);
  const send = (): Promise<Result<unknown>> =>
    new Promise((resolve) => {
      const actor = createActor(actors.submit, { input: { intent: graduate } });
      actor.subscribe({ next: ({ output }) => output && resolve(output) });
      actor.start();
    });
  return { send, submit };
}

it('a transaction opens its wallet in the click itself, once the chain is there', async () => {
  const { send, submit } = open();
  await Promise.resolve();
  await Promise.resolve();
  const sent = send();
  expect(submit).toHaveBeenCalledWith(graduate, own, expect.any(AbortSignal));
  expect(await sent).toEqual(ok({ transactionId: 't1' }));
});

it('a transaction that was clicked before the chain is there is asked for as soon as it is', async () => {
  const { send, submit } = open();
  expect(await send()).toEqual(ok({ transactionId: 't1' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('a transaction is signed by the connected wallet alone, while that is the one that is shown', async () => {
  const other = open({ shown: linked });
  expect(await other.send()).toMatchObject({ error: { code: 'WRONG_WALLET' } });
  const nobody = open({ connected: null, shown: null });
  expect(await nobody.send()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  expect([other.submit, nobody.submit].map((submit) => submit.mock.calls.length)).toEqual([0, 0]);
});
