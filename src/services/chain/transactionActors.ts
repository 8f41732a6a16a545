import { fromPromise } from 'xstate';
import type { ChainIntent } from '../../../supabase/functions/_shared/domain/chainIntent.ts';
import type { Services } from '../../kernel/app.ts';
import { fail, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import { SIGNED_OUT } from '../api/failures.ts';
import type { ChainAdapter, SubmittedTransaction } from './chain.ts';

type Needs = Pick<Services, 'chain' | 'session' | 'shownWallet'>;

const OTHER_WALLET = fail('WRONG_WALLET', 'Another wallet is shown than the one that is connected.');
const NOTHING_SENT = fail('BAD_REQUEST', 'There is no transaction.');

/**
 * The effects of a transaction machine, on the chain that the product is on. Its adapter is fetched at once, so that it
 * is there for the click. Only the connected wallet signs, and only while it is the one that is shown (WALLET-2).
 */
export function transactionActors({ chain, session, shownWallet }: Needs) {
  let ready: ChainAdapter | null = null;
  const load = async (): Promise<Result<ChainAdapter>> => {
    const current = await chain.current();
    if (current.ok) ready = current.value;
    return current;
  };
  void load();

  return {
    // Not an async function: what comes before the first await must happen within the click.
    submit: fromPromise<Result<SubmittedTransaction>, { readonly intent: ChainIntent | null }>(
      ({ input: { intent }, signal }) => {
        const { wallet } = session.get();
        if (wallet === null) return Promise.resolve(SIGNED_OUT);
        if (shownWallet.get() !== wallet) return Promise.resolve(OTHER_WALLET);
        if (intent === null) return Promise.resolve(NOTHING_SENT);
        if (ready !== null) return ready.submit(intent, wallet, signal);
        return load().then((current) =>
          current.ok ? current.value.submit(intent, wallet, signal) : current,
        );
      },
    ),
    seal: fromPromise<Result<null>, { readonly transactionId: string | null }>(
      async ({ input: { transactionId }, signal }) => {
        const current = await load();
        if (!current.ok) return current;
        return transactionId === null ? NOTHING_SENT : current.value.sealed(transactionId, signal);
      },
    ),
  };
}
