import { fireEvent, within } from '@testing-library/dom';
import { onTestFinished, expect, it } from 'vitest';
import type { Profile } from '../../supabase/functions/_shared/contract/index.ts';
import { refusal, type FakeAnswer, type FakeRoute } from '../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../testing/signedIn.ts';
import { addressOf } from '../testing/values.ts';

/** A server that keeps one profile, as the real one does, and the locker's name with it. `refuse` may stand in for what it says to a saving. */
function serverWith(
  before: Partial<Profile>,
  refuse: () => FakeAnswer | null = () => null,
): Readonly<Record<string, FakeRoute>> {
  let profile: Profile = {
    wallet: addressOf(WALLET),
    username: null,
    hasProfile: false,
    bio: '',
    profile_icon: null,
    canRenameAt: null,
    ...before,
  };
  const answer = () => ({ body: { success: true, profile } });
  return {
    ...routesOf(),
    'GET /api/profile': answer,
    'POST /api/profile': (request) => {
      const refused = refuse();
      if (refused !== null) return refused;
      // The product sent it.
      profile = { ...profile, ...(request.body as Partial<Profile>), hasProfile: true };
      return answer();
    },
    'GET /api/locker-info': () => ({
      body: { success: true, locker_number: 247, username: profile.username },
    }),
  };
}
const MULLIGAN = { username: 'Mulligan', hasProfile: true, bio: 'Golf.', profile_icon: 'cap' } as const;

const windowOf = (shell: ShellHarness, title: string) => within(shell.getByRole('dialog', { name: title }));
const type = async (shell: ShellHarness, title: string, field: string, value: string): Promise<void> => {
  fireEvent.input(windowOf(shell, title).getByRole('textbox', { name: field }), { target: { value } });
  await shell.settle();
};
const icons = (shell: ShellHarness) => within(shell.getByRole('navigation', { name: 'Desktop' }));

/** Another tab of this browser signs in, which this one hears of. */
function signInElsewhere(username: string | null): void {
  const tab = new BroadcastChannel('desktop');
  onTestFinished(() => tab.close());
  const { session } = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  tab.postMessage({ topic: 'session', message: { answer: { ...session, username } } });
}

it('asks a guest for a wallet in a window of its own, and goes on to the profile once there is one', async () => {
  const shell = await openShell({ query: 'open=settings', routes: serverWith({}) });
  await shell.openApp('Create Profile');
  expect(shell.windows()).toEqual(['Settings', 'Sign In Required']);
  const { width, height } = shell.getByRole('dialog', { name: 'Sign In Required' }).style;
  expect([width, height]).toEqual(['400px', '300px']);
  await shell.press('Connect Wallet');
  expect(shell.active()).toBe('Wallet');

  signInElsewhere(null);
  await shell.settle(100);
  await shell.settle();
  expect(shell.windows()).toEqual(['Settings', 'Wallet', 'Create Your Flunks Profile']);
});

it('makes a profile and welcomes its owner, whose name everything shows at once', async () => {
  const shell = await openShell({ query: 'open=settings', routes: serverWith({}) });
  signInElsewhere(null);
  await shell.settle(100);
  await shell.openApp('Create Profile');
  const form = windowOf(shell, 'Create Your Flunks Profile');
  expect(form.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
  await type(shell, 'Create Your Flunks Profile', 'Username', 'Molly');
  await type(shell, 'Create Your Flunks Profile', 'About you', 'Sews.');
  fireEvent.click(form.getByRole('radio', { name: 'Pigtails' }));
  await shell.press('Create');
  expect(shell.getByText('Profile created successfully! Welcome to the Flunks community!')).toBeTruthy();
  await shell.press('OK');
  expect(shell.active()).toBe('Edit Your Flunks Profile');
  expect(icons(shell).getByRole('button', { name: 'Edit Molly' })).toBeTruthy();
  const sent = shell.server.seen.find(({ route }) => route === 'POST /api/profile');
  expect(sent?.body).toEqual({ username: 'Molly', bio: 'Sews.', profile_icon: 'pigtails' });
});

it('edits a profile, and the open locker has the new name', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=my-locker', routes: serverWith(MULLIGAN) });
  expect(windowOf(shell, 'My Locker').getAllByText('Mulligan').length).toBeGreaterThan(0);
  await shell.openApp('Edit Mulligan');
  const form = windowOf(shell, 'Edit Your Flunks Profile');
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(form.getByRole('status').textContent).toContain('Nothing changed');
  await type(shell, 'Edit Your Flunks Profile', 'Username', 'Birdie');
  await shell.press('Save');
  expect(shell.getByText('Profile updated successfully!')).toBeTruthy();
  await shell.press('OK');
  expect(windowOf(shell, 'My Locker').getAllByText('Birdie').length).toBeGreaterThan(0);
  expect(windowOf(shell, 'My Locker').queryByText('Mulligan')).toBeNull();
  expect(icons(shell).getByRole('button', { name: 'Edit Birdie' })).toBeTruthy();
});

it('says that a name is taken beside the name, and keeps all that was typed', async () => {
  leaveSignedIn();
  const taken = () => refusal(409, 'CONFLICT', 'This username is taken.');
  const shell = await openShell({ query: 'open=create-profile', routes: serverWith(MULLIGAN, taken) });
  await type(shell, 'Edit Your Flunks Profile', 'Username', 'Ferris');
  await shell.press('Save');
  const form = windowOf(shell, 'Edit Your Flunks Profile');
  expect(form.getByRole('alert').textContent).toBe('This username is taken.');
  expect(form.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'Ferris');
});

it('lets a name that was changed today be, and everything else be changed', async () => {
  leaveSignedIn();
  const canRenameAt = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString();
  const routes = serverWith({ ...MULLIGAN, canRenameAt });
  const shell = await openShell({ query: 'open=create-profile', routes });
  const form = windowOf(shell, 'Edit Your Flunks Profile');
  expect(form.getByText('You can take another name in 3 hours.')).toBeTruthy();
  expect(form.getByRole('textbox', { name: 'Username' })).toHaveProperty('readOnly', true);
  await type(shell, 'Edit Your Flunks Profile', 'About you', 'Tennis.');
  await shell.press('Save');
  expect(shell.getByText('Profile updated successfully!')).toBeTruthy();
});

it('keeps a draft while the server is away, sends it when it is back, and finds it again after the window', async () => {
  leaveSignedIn();
  let there = false;
  const shell = await openShell({
    query: 'open=create-profile',
    routes: serverWith(MULLIGAN, () => (there ? null : 'gone')),
  });
  await type(shell, 'Edit Your Flunks Profile', 'About you', 'Bowling.');
  await shell.press('Save');
  expect(windowOf(shell, 'Edit Your Flunks Profile').getByRole('alert').textContent).toContain(
    'What you typed is kept',
  );
  await shell.keys('Control+Alt+w');
  await shell.openApp('Edit Mulligan');
  const bio = windowOf(shell, 'Edit Your Flunks Profile').getByRole('textbox', { name: 'About you' });
  expect(bio).toHaveProperty('value', 'Bowling.');

  await shell.press('Save');
  there = true;
  window.dispatchEvent(new Event('focus'));
  await shell.settle(60_000);
  expect(shell.getByText('Profile updated successfully!')).toBeTruthy();
});
