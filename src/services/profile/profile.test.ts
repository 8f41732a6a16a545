import { describe, expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import type { Api } from '../api/api.ts';
import { createProfile } from './profile.ts';

const WALLET = addressOf('0x00000000000000a1');

/** The profile of a person with this name, in two tabs of one browser. */
function open(username: string | null, wallet = true) {
  const call = vi.fn(async (route: string, sent: object) => {
    if (route === 'POST /api/profile' && 'profile_icon' in sent && sent.profile_icon === 'token:Flunks:2')
      return fail('FORBIDDEN', 'not yours');
    return ok({ success: true, profile: { wallet: WALLET, username, ...sent } });
  });
  const session = {
    get: () => ({ wallet: wallet ? WALLET : null }) as never,
    named: vi.fn(),
  };
  const browser = fakeBrowser();
  const tab = () =>
    createProfile({ api: { call: call as unknown as Api['call'] }, session, tabs: browser.tab() });
  return { call, tab };
}

describe('a picture for the profile', () => {
  it('is saved under the name that there is, and told of in every tab', async () => {
    const { call, tab } = open('Rosie');
    const [here, there] = [tab(), tab()];
    const heard = vi.fn<(where: string) => void>();
    here.onChanged(() => heard('here'));
    there.onChanged(() => heard('there'));
    expect(await here.usePicture('token:Flunks:1')).toMatchObject({ ok: true });
    expect(call).toHaveBeenLastCalledWith('POST /api/profile', {
      username: 'Rosie',
      profile_icon: 'token:Flunks:1',
    });
    expect(heard.mock.calls).toEqual([['here'], ['there']]);
  });

  it('needs a profile, and a session', async () => {
    const nameless = open(null);
    expect(await nameless.tab().usePicture('bob')).toMatchObject({ error: { code: 'PROFILE_REQUIRED' } });
    expect(nameless.call).toHaveBeenCalledTimes(1);
    const guest = open('Rosie', false);
    expect(await guest.tab().usePicture('bob')).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    expect(guest.call).not.toHaveBeenCalled();
  });

  it('changes nothing where it is refused', async () => {
    const { tab } = open('Rosie');
    const profile = tab();
    const heard = vi.fn();
    profile.onChanged(heard);
    expect(await profile.usePicture('token:Flunks:2')).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(heard).not.toHaveBeenCalled();
  });
});
