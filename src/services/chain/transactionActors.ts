import { fromPromise } from 'xstate';
import type { ChainIntent, SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import type { Services } from '../../kernel/app.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { withWallet } from '../session/withWallet.ts';
import type { ChainAdapter } from './chain.ts';
import { doneBefore } from './unlessDone.ts';

type Needs = Pick<Services, 'chain' | 'session' | 'transactions'>;

const NOTHING_SENT = fail('BAD_REQUEST', 'There is no transaction.');

/**
 * The effects of a transaction machine, on the chain that the product is on. Its adapter is fetched at once, so that it
 * is there for the click. The connected wallet signs, whichever wallet's collection is shown (WALLET-2).
 */
export function transactionActors({ chain, session, transactions }: Needs) {
  let ready: ChainAdapter | null = null;
  const load = async (): Promise<Result<ChainAdapter>> => {
    const current = await chain.current();
    if (current.ok) ready = current.value;
    return current;
  };
  void load();

  async function noted(
    intent: ChainIntent,
    wallet: Address,
    submitting: Promise<Result<SubmittedTransaction>>,
  ): Promise<Result<SubmittedTransaction>> {
    const answered = transactions.asks(intent, wallet);
    const sent = await submitting.finally(answered);
    if (sent.ok) transactions.note(intent, wallet, sent.value);
    return sent;
  }

  /** Whether the chain shows what the wallet was asked for. */
  async function isDone(intent: ChainIntent, wallet: Address): Promise<Result<boolean>> {
    const current = await chain.current();
    if (!current.ok) return current;
    return intent.op === 'initialize-collections'
      ? current.value.hasCollections(wallet)
      : current.value.isDone(intent);
  }

  return {
    look: fromPromise<Result<null>, { readonly intent: ChainIntent | null }>(({ input: { intent } }) =>
      withWallet(session, async (wallet) => {
        if (intent === null) return NOTHING_SENT;
        const done = await isDone(intent, wallet);
        if (!done.ok) return done;
        return done.value ? doneBefore(intent) : ok(null);
      }),
    ),
    // Not an async function: what comes before the first await must happen within the click.
    submit: fromPromise<Result<SubmittedTransaction>, { readonly intent: ChainIntent | null }>(
      ({ input: { intent }, signal }) =>
        withWallet(session, (wallet) => {
          if (intent === null) return Promise.resolve(NOTHING_SENT);
          if (ready !== null) return noted(intent, wallet, ready.submit(intent, wallet, signal));
          return load().then((current) =>
            current.ok ? noted(intent, wallet, current.value.submit(intent, wallet, signal)) : current,
          );
        }),
    ),
    seal: fromPromise<Result<null>, { readonly transactionId: string | null }>(
      async ({ input: { transactionId } }) =>
        transactionId === null ? NOTHING_SENT : transactions.sealed(transactionId),
    ),
  };
}
