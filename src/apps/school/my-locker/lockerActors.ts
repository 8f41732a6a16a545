import { fromPromise } from 'xstate';
import type { AppContext } from '../../../kernel/app.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { walletTopic } from '../../../services/tabs/tabs.ts';
import { LOCKER_TEXTS } from './texts.ts';
import type { Locker } from './lockerMachine.ts';

/** The wallet was given a locker or a name. */
const LOCKER = walletTopic('locker');

type Needs = Pick<AppContext, 'services' | 'desktop'>;

/** As the server says it of those who have no name yet. */
const NAMELESS = fail('PROFILE_REQUIRED', 'Please create your profile first.');

/** The effects of the locker machine. */
export function lockerActors({ services, desktop }: Needs) {
  const { api, online, session, tabs } = services;
  return {
    outage: outageActor(online),
    world: walletActor(session, (listener) => tabs.on(LOCKER, listener)),
    load: fromPromise<Result<Locker | null>, { readonly wallet: Address | null }>(
      async ({ input, signal }) => {
        if (input.wallet === null) return SIGNED_OUT;
        const answer = await api.call('GET /api/locker-info', { wallet_address: input.wallet }, { signal });
        if (answer.ok) return ok({ number: answer.value.locker_number, username: answer.value.username });
        return answer.error.code === 'NOT_FOUND' ? ok(null) : answer;
      },
    ),
    assign: fromPromise<Result<Locker>, { readonly wallet: Address | null }>(
      async ({ input: { wallet } }) => {
        if (wallet === null) return SIGNED_OUT;
        if (session.get().username === null) return NAMELESS;
        const answer = await api.call('POST /api/assign-locker', { wallet_address: wallet });
        if (!answer.ok) return answer;
        tabs.tell(LOCKER, { wallet });
        desktop.toast(LOCKER_TEXTS.assigned(answer.value.locker_number));
        return ok({ number: answer.value.locker_number, username: answer.value.username });
      },
    ),
    saveName: fromPromise<Result<null>, { readonly wallet: Address | null; readonly username: string }>(
      async ({ input: { wallet, username } }) => {
        if (wallet === null) return SIGNED_OUT;
        const answer = await api.call('POST /api/profile', { username });
        if (!answer.ok) return answer;
        session.named(username);
        tabs.tell(LOCKER, { wallet });
        return ok(null);
      },
    ),
  };
}
