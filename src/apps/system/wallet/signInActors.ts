import { fromCallback, fromPromise } from 'xstate';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Services } from '../../../kernel/app.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import type { Challenge, OwnershipProof, WalletPort } from '../../../services/chain/chain.ts';
import type { Offer, WalletChoice } from './signInMachine.ts';

type Needs = Pick<Services, 'api' | 'chain' | 'online' | 'session'>;

interface Asked extends Challenge {
  readonly expiresAt: string;
  readonly chain: string;
}

/** A nonce with less time than this left is not worth showing to a person. */
const ENOUGH_TIME_MS = 60_000;
const NOTHING_CHOSEN = fail('BAD_REQUEST', 'Choose a wallet first.');

/** The effects of the sign-in machine: nonces from the server, proofs from the wallet, the session's beginning and end. */
export function signInActors({ api, chain, online, session }: Needs) {
  let wallet: WalletPort | null = null;
  let ready: Asked | null = null;

  const ask = async (): Promise<Result<Asked>> => api.call('POST /api/auth/nonce', {});
  /** The nonce that came with the list, while it is good; each is handed out once. */
  const challenge = async (): Promise<Result<Challenge>> => {
    const kept = ready;
    ready = null;
    if (kept && Date.parse(kept.expiresAt) - api.serverClock.now() > ENOUGH_TIME_MS) return ok(kept);
    return ask();
  };

  return {
    outage: outageActor(online),
    session: fromCallback(({ sendBack }) => {
      const report = (): void => sendBack({ type: 'system.session', status: session.get().status });
      report();
      return session.subscribe(report);
    }),
    prepare: fromPromise<Result<Offer>>(async () => {
      const [asked, opened] = await Promise.all([ask(), chain.current()]);
      if (!asked.ok) return asked;
      if (!opened.ok) return opened;
      const wallets = await opened.value.wallets();
      if (!wallets.ok) return wallets;
      [wallet, ready] = [opened.value, asked.value];
      return ok({ network: asked.value.chain, wallets: wallets.value });
    }),
    // Not an async function: what comes before the first await must happen within the click.
    connect: fromPromise<Result<OwnershipProof>, { readonly wallet: WalletChoice | null }>(
      ({ input, signal }) =>
        wallet && input.wallet
          ? wallet.connect(input.wallet.uid, challenge(), signal)
          : Promise.resolve(NOTHING_CHOSEN),
    ),
    verify: fromPromise<Result<null>, { readonly proof: OwnershipProof | null }>(async ({ input }) => {
      if (!input.proof) return NOTHING_CHOSEN;
      const answer = await api.call('POST /api/auth/verify', input.proof);
      if (!answer.ok) return answer;
      session.begin(answer.value);
      return ok(null);
    }),
    signOut: fromPromise<null>(async () => {
      await session.signOut();
      return null;
    }),
  };
}
