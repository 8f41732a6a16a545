import { fromPromise } from 'xstate';
import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import type { Services } from '../../kernel/app.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { SIGNED_OUT } from '../api/failures.ts';
import { outageActor } from '../online/outageActor.ts';
import { walletActor } from '../session/walletActor.ts';

/** The effects of a student machine (overlays/student). */
export function studentActors({ api, collection, online, session }: Services) {
  return {
    outage: outageActor(online),
    world: walletActor(session, collection.onChanged),
    load: fromPromise<
      Result<TokenAnswer | null>,
      { readonly wallet: Address | null; readonly serial: string }
    >(async ({ input: { wallet, serial }, signal }) => {
      if (wallet === null) return SIGNED_OUT;
      if (!/^\d+$/.test(serial)) return ok(null);
      const found = await api.call(
        'GET /api/collection/tokens',
        { owner: wallet, collection: 'Flunks', serial: Number(serial) },
        { signal },
      );
      if (!found.ok) return found;
      const [token] = found.value.tokens;
      if (token === undefined) return ok(null);
      const { tokenId } = token;
      const known = await api.call(
        'GET /api/collection/token',
        { collection: 'Flunks', tokenId },
        { signal },
      );
      if (known.ok) return known;
      return known.error.code === 'NOT_FOUND' ? ok(null) : known;
    }),
    refresh: fromPromise<null, { readonly wallet: Address | null; readonly student: TokenAnswer | null }>(
      async ({ input: { wallet, student } }) => {
        if (wallet === null) return null;
        const refreshed = await collection.refresh(wallet, student ? { flunk: student.token.tokenId } : {});
        // Where it cannot be read again now, the index hears of it by itself in a while.
        if (!refreshed.ok) collection.changed(wallet);
        return null;
      },
    ),
  };
}
