import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Profile } from '@shared/contract/people/profile.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { WalletNews } from '../../../kernel/walletNews.ts';
import { addressOf } from '../../../testing/values.ts';
import { gateMachine, type NameCheck } from './gateMachine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WALLET = addressOf('0x00000000000000a1');
const SIGNED_IN: WalletNews = { status: 'signed-in', wallet: WALLET };
const GUEST: WalletNews = { status: 'guest', wallet: null };
const PROFILE: Profile = {
  wallet: WALLET,
  username: 'Mulligan',
  hasProfile: true,
  bio: '',
  profile_icon: 'cap',
  email: null,
  canRenameAt: null,
};

async function setUp(first: WalletNews, profile: Result<Profile> = ok(PROFILE), kept = '') {
  let answer = profile;
  const gate = createActor(
    gateMachine.provide({
      actors: {
        world: fromCallback(({ sendBack }) => sendBack({ type: 'system.session', ...first })),
        load: fromPromise(async () => answer),
        check: fromPromise<NameCheck, { readonly wallet: Address | null; readonly name: string }>(
          async ({ input: { name } }) => ({
            name: name || kept,
            matter: name === 'Taken' ? 'taken' : null,
          }),
        ),
        outage: fromCallback(() => undefined),
      },
    }),
  ).start();
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  await pass();
  const tell = async (news: WalletNews) => {
    gate.send({ type: 'system.session', ...news });
    await pass();
  };
  return {
    gate,
    pass,
    tell,
    is: () => gate.getSnapshot(),
    answer: (next: Result<Profile>) => (answer = next),
  };
}

it('checks for a second before it asks a guest for a wallet (MSG-2)', async () => {
  const { is, pass } = await setUp(GUEST);
  await pass(999);
  expect(is().value).toBe('checking');
  await pass(1);
  expect(is().value).toBe('signedOut');
});

it('asks nothing of a person whose session is still being restored', async () => {
  const { is, pass, tell } = await setUp({ status: 'restoring', wallet: null });
  await pass(5_000);
  expect(is().value).toBe('stillChecking');
  await tell(SIGNED_IN);
  expect(is().matches('open')).toBe(true);
});

it('takes the name of the profile (MSG-2)', async () => {
  const { is } = await setUp(SIGNED_IN);
  expect(is().context).toMatchObject({ name: 'Mulligan', hasProfile: true, icon: 'cap' });
});

it('asks a person without a profile for a name, and takes none of blanks', async () => {
  const { gate, is, pass } = await setUp(SIGNED_IN, ok({ ...PROFILE, username: null, hasProfile: false }));
  expect(is().value).toEqual({ naming: 'asking' });
  gate.send({ type: 'user.name', name: '   ' });
  expect(is().value).toEqual({ naming: 'asking' });
  gate.send({ type: 'user.name', name: 'Taken' });
  await pass();
  expect(is().context).toMatchObject({ asked: 'Taken', matter: 'taken', name: '' });
  gate.send({ type: 'user.name', name: '  Kim ' });
  await pass();
  expect(is().matches('open')).toBe(true);
  expect(is().context).toMatchObject({ name: 'Kim', hasProfile: false });
});

it('takes the name for now that this browser keeps (MSG-2)', async () => {
  const { is } = await setUp(SIGNED_IN, ok({ ...PROFILE, username: null, hasProfile: false }), 'Kim');
  expect(is().matches('open')).toBe(true);
  expect(is().context).toMatchObject({ name: 'Kim', hasProfile: false });
});

it('says that the profile could not be loaded, and tries again', async () => {
  const { gate, is, pass, answer } = await setUp(SIGNED_IN, fail('INTERNAL', 'broken'));
  expect(is().matches('failed')).toBe(true);
  answer(ok(PROFILE));
  gate.send({ type: 'user.retry' });
  await pass();
  expect(is().matches('open')).toBe(true);
});

it('follows a profile that is made or renamed elsewhere', async () => {
  const { gate, is, pass, answer } = await setUp(SIGNED_IN);
  answer(ok({ ...PROFILE, username: 'Renamed' }));
  gate.send({ type: 'system.changed' });
  await pass();
  expect(is().context.name).toBe('Renamed');
});

it('closes when the person signs out, and begins anew with another wallet', async () => {
  const { is, tell } = await setUp(SIGNED_IN);
  await tell(GUEST);
  expect(is().value).toBe('signedOut');
  expect(is().context.name).toBe('');
  await tell({ status: 'signed-in', wallet: addressOf('0x00000000000000b2') });
  expect(is().matches('open')).toBe(true);
});
