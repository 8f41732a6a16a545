import { fromCallback, fromPromise } from 'xstate';
import type { Profile } from '../../../supabase/functions/_shared/contract/index.ts';
import type { Services } from '../../kernel/app.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import { outageActor } from '../../services/online/outageActor.ts';
import type { Saving } from './profileMachine.ts';

declare module '../../services/tabs/tabs.ts' {
  interface TabMessages {
    /** The profile of this wallet was changed. */
    profile: { readonly wallet: string };
  }
}

const NOBODY = fail('UNAUTHENTICATED', 'You are signed out. Please sign in again.');

/** The effects of the profile machine. */
export function profileActors({ api, online, session, tabs }: Services) {
  return {
    outage: outageActor(online),
    world: fromCallback(({ sendBack }) => {
      let name = session.get().username;
      const report = (): void => {
        const { status, wallet, username } = session.get();
        sendBack({ type: 'system.session', status, wallet });
        // The locker gives a name too, and other tabs do.
        if (username !== name) sendBack({ type: 'system.changed' });
        name = username;
      };
      report();
      const stops = [
        session.subscribe(report),
        tabs.on('profile', ({ wallet }) => {
          if (wallet === session.get().wallet) sendBack({ type: 'system.changed' });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
    load: fromPromise<Result<Profile>, { readonly wallet: Address | null }>(
      async ({ input: { wallet }, signal }) => {
        if (wallet === null) return NOBODY;
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
