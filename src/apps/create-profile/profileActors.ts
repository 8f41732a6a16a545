import { fromPromise } from 'xstate';
import type { Profile } from '../../../supabase/functions/_shared/contract/index.ts';
import type { Services } from '../../kernel/app.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import { SIGNED_OUT } from '../../services/api/failures.ts';
import { outageActor } from '../../services/online/outageActor.ts';
import { walletActor } from '../../services/session/walletActor.ts';
import type { Saving } from './profileMachine.ts';

declare module '../../services/tabs/tabs.ts' {
  interface TabMessages {
    /** The profile of this wallet was changed. */
    profile: { readonly wallet: string };
  }
}

/** The effects of the profile machine. */
export function profileActors({ api, online, session, tabs }: Services) {
  return {
    outage: outageActor(online),
    world: walletActor(session, (listener) => tabs.on('profile', listener)),
    load: fromPromise<Result<Profile>, { readonly wallet: Address | null }>(
      async ({ input: { wallet }, signal }) => {
        if (wallet === null) return SIGNED_OUT;
        const answer = await api.call('GET /api/profile', { wallet }, { signal });
        return answer.ok ? ok(answer.value.profile) : answer;
      },
    ),
    save: fromPromise<Result<Profile>, Saving>(async ({ input: { draft, key } }) => {
      const { username, bio, face } = draft;
      const answer = await api.call(
        'POST /api/profile',
        { username, bio, profile_icon: face },
        { idempotencyKey: key },
      );
      if (!answer.ok) return answer;
      const { profile } = answer.value;
      session.named(username);
      tabs.tell('profile', { wallet: profile.wallet });
      return ok(profile);
    }),
  };
}
