import { fromPromise } from 'xstate';
import type { PlayAnswer } from '@shared/contract/town/zoltar.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { walletTopic } from '../../../services/tabs/tabs.ts';
import type { Attempt, Booth } from './zoltarMachine.ts';

/** The wallet has played. */
const ZOLTAR = walletTopic('zoltar');

/** The effects of Zoltar's machine. */
export function zoltarActors({ services: { api, online, session, tabs } }: Pick<AppContext, 'services'>) {
  return {
    outage: outageActor(online),
    world: walletActor(session, (listener) => tabs.on(ZOLTAR, listener)),
    load: fromPromise<Result<Booth>, { readonly wallet: Address | null }>(
      async ({ input: { wallet }, signal }) =>
        wallet === null ? SIGNED_OUT : api.call('POST /api/zoltar/commitment', { wallet }, { signal }),
    ),
    // A play that has begun is not broken off: its answer is worth 10 GUM.
    play: fromPromise<
      Result<PlayAnswer>,
      { readonly wallet: Address | null; readonly attempt: Attempt | null }
    >(async ({ input: { wallet, attempt } }) => {
      if (wallet === null || attempt === null) return SIGNED_OUT;
      const answer = await api.call('POST /api/zoltar/play', { wallet, ...attempt }, { keepalive: true });
      if (answer.ok) tabs.tell(ZOLTAR, { wallet });
      return answer;
    }),
  };
}
