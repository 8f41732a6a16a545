import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import type { Address } from '@shared/kernel/units.ts';
import { addressOf } from '../../testing/values.ts';
import type { Api } from '../api/api.ts';
import type { SessionState } from '../session/session.ts';
import { createTown } from './town.ts';

const ROSIE = addressOf('0x00000000000000a1');
const DUCKIE = addressOf('0x00000000000000b2');
const signedIn = (wallet: Address): SessionState => ({
  status: 'signed-in',
  wallet,
  role: null,
  username: null,
});
const guest: SessionState = { status: 'guest', wallet: null, role: null, username: null };
const answer = (over: object = {}) =>
  ok({ success: true, wallet: ROSIE, flunks: 2, cliques: ['JOCK'], hasTeddy: false, guestAt: [], ...over });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(first: SessionState = signedIn(ROSIE)) {
  const session = store<SessionState>(first);
  const call = vi.fn(async (_route: string, _body: object): Promise<unknown> => answer());
  const unread = store<{ readonly header: string | null }>({ header: null });
  let back: () => void = () => undefined;
  let changed: (news: { wallet: Address }) => void = () => undefined;
  const town = createTown({
    // Every call of this service is answered by that one.
    api: { call: call as unknown as Api['call'], unread },
    session,
    collection: {
      onChanged(listener) {
        changed = listener;
        return () => undefined;
      },
    },
    online: {
      whenBack(again) {
        back = again;
        return () => undefined;
      },
    },
  });
  return {
    town,
    session,
    call,
    unread,
    changed: (wallet: Address) => changed({ wallet }),
    back: () => back(),
    entry: (place: string) => entryTo(place, town.get(), false).status,
    async watch() {
      town.subscribe(() => undefined);
      await settled();
    },
  };
}

describe('who may go where in Arcadia', () => {
  it('is not asked until somebody looks, and nobody is in before the server has answered', async () => {
    const { call, watch, entry } = open();
    expect([call.mock.calls.length, entry('arcade')]).toEqual([0, 'checking']);
    await watch();
    expect([entry('arcade'), entry('jocks-house-bedroom'), entry('geeks-house')]).toEqual([
      'entered',
      'entered',
      'refused',
    ]);
  });

  it('is nowhere for a visitor, of whom the server is not asked', async () => {
    const { call, watch, town } = open(guest);
    await watch();
    expect(entryTo('arcade', town.get(), false)).toMatchObject({ status: 'refused', refusal: 'NO_WALLET' });
    expect(call).not.toHaveBeenCalled();
  });

  it('is asked again for another wallet, and an answer about the one before is dropped', async () => {
    const { call, session, watch, entry } = open();
    let late: (value: unknown) => void = () => undefined;
    call.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    await watch();
    call.mockResolvedValueOnce(answer({ wallet: DUCKIE, flunks: 0, cliques: [] }));
    session.set(signedIn(DUCKIE));
    await settled();
    late(answer());
    await settled();
    expect(entry('arcade')).toBe('refused');
  });

  it('is asked again when the wallet holds something else', async () => {
    const { call, changed, watch, entry } = open();
    await watch();
    call.mockResolvedValue(answer({ flunks: 0, cliques: [] }));
    changed(DUCKIE);
    await settled();
    expect(entry('jocks-house')).toBe('entered');
    changed(ROSIE);
    await settled();
    expect(entry('jocks-house')).toBe('refused');
  });

  it('is asked again when news comes, and of a guest every minute, who is out when their host has left (QUARTER-8)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    onTestFinished(() => void vi.useRealTimers());
    const { call, unread, town, entry } = open();
    const answered = () => vi.advanceTimersByTimeAsync(0);
    town.subscribe(() => undefined);
    await answered();
    expect(entry('geeks-house')).toBe('refused');
    call.mockResolvedValue(answer({ guestAt: ['geeks-house'] }));
    unread.set({ header: '1:9' });
    await answered();
    expect([entry('geeks-house-lab'), entry('preps-house')]).toEqual(['entered', 'refused']);
    unread.set({ header: '1:9' });
    const { length } = call.mock.calls;
    call.mockResolvedValue(answer());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([entry('geeks-house-lab'), call.mock.calls.length]).toEqual(['refused', length + 1]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(call.mock.calls).toHaveLength(length + 1);
  });

  it('says that the server could not be asked, and asks when it is back', async () => {
    const { call, back, watch, entry } = open();
    call.mockResolvedValueOnce(fail('NETWORK', 'gone'));
    await watch();
    expect(entry('arcade')).toBe('unknown');
    back();
    await settled();
    expect(entry('arcade')).toBe('entered');
  });

  it('leaves those inside where they are while the server is gone', async () => {
    const { call, changed, watch, entry } = open();
    await watch();
    call.mockResolvedValue(fail('NETWORK', 'gone'));
    changed(ROSIE);
    await settled();
    expect(entry('jocks-house')).toBe('entered');
  });
});
