import type { Contract } from '../../../supabase/functions/api/routes/index.ts';
import type { Profile } from '@shared/contract/people/profile.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Api } from '../api/api.ts';
import { withWallet } from '../session/withWallet.ts';
import type { SessionService } from '../session/session.ts';
import { createChanges, type Changes } from '../tabs/changes.ts';
import type { Tabs } from '../tabs/tabs.ts';

type ProfileChange = Contract['POST /api/profile']['input'];

/** The profile of the wallet that is signed in, and news of all. */
export interface ProfileService extends Pick<Changes, 'onChanged'> {
  load(signal?: AbortSignal): Promise<Result<Profile>>;
  /** Makes the profile or changes it. */
  save(change: ProfileChange): Promise<Result<Profile>>;
  /**
   * Makes an icon (domain/people/profileIcon.ts) the picture of the profile. PROFILE_REQUIRED where there
   * is no profile yet, FORBIDDEN where the icon is a token that the wallet does not hold.
   */
  usePicture(icon: string): Promise<Result<Profile>>;
}

export interface ProfilePorts {
  readonly api: Pick<Api, 'call'>;
  readonly session: Pick<SessionService, 'get' | 'named'>;
  readonly tabs: Tabs;
}

export function createProfile({ api, session, tabs }: ProfilePorts): ProfileService {
  const changes = createChanges(tabs, 'profile');

  const load: ProfileService['load'] = (signal) =>
    withWallet(session, async (wallet) => {
      const answer = await api.call('GET /api/profile', { wallet }, signal ? { signal } : {});
      return answer.ok ? ok(answer.value.profile) : answer;
    });
  const save: ProfileService['save'] = async (change) => {
    const answer = await api.call('POST /api/profile', change);
    if (!answer.ok) return answer;
    const { profile } = answer.value;
    session.named(change.username);
    changes.changed(profile.wallet);
    return ok(profile);
  };
  return {
    onChanged: changes.onChanged,
    load,
    save,
    async usePicture(icon) {
      const before = await load();
      if (!before.ok) return before;
      const { username } = before.value;
      if (username === null) return fail('PROFILE_REQUIRED', 'Please create your profile first.');
      return save({ username, profile_icon: icon });
    },
  };
}
