import { fromPromise } from 'xstate';
import type { Services } from '../../../kernel/app.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';

/** The effects of the machine of linked wallets. */
export const linkedActors = ({
  api,
  collection,
  online,
  session,
  shownWallet,
}: Pick<Services, 'api' | 'collection' | 'online' | 'session' | 'shownWallet'>) => ({
  outage: outageActor(online),
  world: walletActor(session, collection.onChanged),
  load: fromPromise<Result<readonly Address[]>, { readonly wallet: Address | null }>(
    async ({ input: { wallet }, signal }) => {
      if (wallet === null) return SIGNED_OUT;
      const answer = await api.call('GET /api/collection/linked-wallets', { wallet }, { signal });
      if (!answer.ok) return answer;
      const { wallets } = answer.value;
      const shown = shownWallet.get();
      // It is linked no more.
      if (shown !== null && ![wallet, ...wallets].includes(shown)) shownWallet.show(wallet);
      return ok(wallets);
    },
  ),
});
