import { expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { addressOf } from '../../testing/values.ts';
import type { Api } from '../api/api.ts';
import type { SessionState } from '../session/session.ts';
import { createFeatures, type Flags } from './features.ts';

const unknown = (status: 'restoring' | 'guest' | 'away'): SessionState => ({
  status,
  wallet: null,
  role: null,
  username: null,
});
const ROSIE: SessionState = {
  status: 'signed-in',
  wallet: addressOf('0x00000000000000a1'),
  role: null,
  username: null,
};
const YEARBOOK: Flags = { features: { showYearbook: true }, opens: { showYearbook: 'BETA' } };
const NOTHING: Flags = { features: {}, opens: {} };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(first: SessionState, answered: Flags | null = YEARBOOK) {
  const session = store(first);
  let flags = answered;
  const call = vi.fn(async (): Promise<unknown> =>
    flags === null ? fail('UNAVAILABLE', 'gone') : ok({ success: true, ...flags }),
  );
  let back = (): void => undefined;
  const features = createFeatures({
    // Every call of this service is answered by that one.
    api: { call: call as unknown as Api['call'] },
    session,
    online: {
      whenBack(again) {
        back = again;
        return () => undefined;
      },
    },
  });
  const told: Flags[] = [];
  features.follow((found) => told.push(found));
  return { session, call, told, features, back: () => back(), set: (next: Flags | null) => (flags = next) };
}

it('are asked for once it is known who is signed in, and again for another wallet (MODE-5)', async () => {
  const { session, call, told } = open(unknown('restoring'));
  expect(call).not.toHaveBeenCalled();
  session.set(unknown('guest'));
  await settled();
  session.set(ROSIE);
  session.set({ ...ROSIE, username: 'rosie' });
  await settled();
  expect(call).toHaveBeenCalledTimes(2);
  expect(told).toEqual([YEARBOOK, YEARBOOK]);
});

it('stay as they were built without a server, and are told once it is back (MODE-5)', async () => {
  const { told, set, back, features } = open(unknown('guest'), null);
  await features.asked;
  expect(told).toEqual([]);
  set({ ...NOTHING, features: { buildMode: false } });
  back();
  await settled();
  expect(told).toEqual([{ ...NOTHING, features: { buildMode: false } }]);
});

it('are not asked for, nor known, until the session can be asked about', async () => {
  const { session, call, features } = open(unknown('away'));
  let isKnown = false;
  const known = features.asked.then(() => (isKnown = true));
  await settled();
  expect([isKnown, call.mock.calls.length]).toEqual([false, 0]);
  session.set(ROSIE);
  await known;
  expect(call).toHaveBeenCalledTimes(1);
});

it('tell those who come later what was answered last, and are asked for again when that is wished', async () => {
  const { features, set } = open(unknown('guest'));
  await settled();
  const late: Flags[] = [];
  features.follow((found) => late.push(found));
  set(NOTHING);
  await features.refresh();
  expect(late).toEqual([YEARBOOK, NOTHING]);
});
