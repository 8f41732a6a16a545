import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Profile } from '@shared/contract/people/profile.ts';
import { drawnIcon } from '@shared/domain/people/profileIcon.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { randomFlunk } from '@shared/domain/collection/traits/random.ts';
import { refusal, type FakeAnswer, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, signInElsewhere, WALLET } from '../../../testing/signedIn.ts';
import { addressOf } from '../../../testing/values.ts';

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
    email: null,
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

it('asks a guest for a wallet in a window of its own, and goes on to the profile once there is one (SHELL-10)', async () => {
  const shell = await openShell({ query: 'open=settings', routes: serverWith({}) });
  await shell.openApp('Create Profile');
  expect(shell.windows()).toEqual(['Settings', 'Sign In Required']);
  const { width, height } = shell.getByRole('dialog', { name: 'Sign In Required' }).style;
  expect([width, height]).toEqual(['400px', '300px']);
  await shell.press('Connect Wallet');
  expect(shell.active()).toBe('Wallet');

  signInElsewhere({ username: null });
  await shell.settle(100);
  await shell.settle();
  expect(shell.windows()).toEqual(['Settings', 'Wallet', 'Create Your Flunks Profile']);
});

it('makes a profile and welcomes its owner, whose name everything shows at once (PRODUCT-1, PROFILE-3)', async () => {
  const shell = await openShell({ query: 'open=settings', routes: serverWith({}) });
  signInElsewhere({ username: null });
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

it('edits a profile, and the open locker has the new name (PROFILE-3)', async () => {
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

it('keeps an email address for its owner, who may take it away again', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=create-profile', routes: serverWith(MULLIGAN) });
  const title = 'Edit Your Flunks Profile';
  const email = () => windowOf(shell, title).getByRole('textbox', { name: 'Email (optional)' });
  await type(shell, title, 'Email (optional)', 'mulligan@');
  expect(windowOf(shell, title).getByText('Such as rosie@example.com')).toBeTruthy();
  expect(windowOf(shell, title).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await type(shell, title, 'Email (optional)', 'mulligan@example.com');
  expect(windowOf(shell, title).getByText('Nobody sees it but you.')).toBeTruthy();
  await shell.press('Save');
  await shell.press('OK');
  expect(email()).toHaveProperty('value', 'mulligan@example.com');
  await type(shell, title, 'Email (optional)', '');
  await shell.press('Save');
  const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/profile');
  expect(sent.map(({ body }) => (body as { email?: string }).email)).toEqual(['mulligan@example.com', '']);
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

const TOKENS = Array.from({ length: 14 }, (_, index) => ({
  collection: 'Flunks',
  tokenId: `${index + 1}`,
  serial: index + 1,
  name: `Flunk #${index + 1}`,
  owner: WALLET,
  image: `/api/collection/picture/Flunks/${index + 1}?v=1`,
  pixelImage: null,
  portrait: null,
  traits: [],
}));
/** The collection of the wallet, by page. */
const collection: FakeRoute = ({ query }) => {
  const [offset, limit] = [Number(query['offset']), Number(query['limit'])];
  const tokens = TOKENS.slice(offset, offset + limit);
  return {
    body: { success: true, tokens, total: TOKENS.length, counts: { Flunks: TOKENS.length, Backpack: 0 } },
  };
};
const pictureOf = (shell: ShellHarness, title: string) =>
  shell.getByRole('dialog', { name: title }).querySelector('[data-photo] img')?.getAttribute('src');

it('takes a token of the own collection as the picture, unless it has left the wallet', async () => {
  leaveSignedIn();
  let held = false;
  const sold = () => (held ? null : refusal(403, 'FORBIDDEN', 'This token is not in your wallet any more.'));
  const shell = await openShell({
    query: 'open=create-profile',
    routes: { ...serverWith(MULLIGAN, sold), 'GET /api/collection/tokens': collection },
  });
  const title = 'Edit Your Flunks Profile';
  expect(shell.server.count('GET /api/collection/tokens')).toBe(0);
  await shell.press('Your collection', 'tab');
  expect(windowOf(shell, title).getAllByRole('radio')).toHaveLength(12);
  await shell.press('Next');
  expect(windowOf(shell, title).getByText('Page 2 of 2')).toBeTruthy();
  fireEvent.click(windowOf(shell, title).getByRole('radio', { name: 'Flunk #14' }));
  await shell.settle();
  expect(pictureOf(shell, title)).toBe('/api/collection/picture/Flunks/14');
  await shell.press('Save');
  const alert = windowOf(shell, title).getByRole('alert');
  expect(alert.textContent).toBe('This token is not in your wallet any more.');
  expect(pictureOf(shell, title)).toBe('/api/collection/picture/Flunks/14');
  held = true;
  await shell.press('Save');
  await shell.press('OK');
  const sent = shell.server.seen.find(({ route }) => route === 'POST /api/profile');
  expect(sent?.body).toEqual({ username: 'Mulligan', bio: 'Golf.', profile_icon: 'token:Flunks:14' });

  // The picture is not sent again with something else: its token is looked for on the chain each time.
  await type(shell, title, 'About you', 'Tennis.');
  await shell.press('Save');
  const bodies = shell.server.seen
    .filter(({ route }) => route === 'POST /api/profile')
    .map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ username: 'Mulligan', bio: 'Tennis.' });
});

it('keeps a character of one’s own among the choices, put together from its traits', async () => {
  leaveSignedIn();
  const icon = drawnIcon(encodeFlunk(randomFlunk(() => 0.5)));
  const shell = await openShell({
    query: 'open=create-profile',
    routes: serverWith({ ...MULLIGAN, profile_icon: icon }),
  });
  const title = 'Edit Your Flunks Profile';
  expect(pictureOf(shell, title)).toMatch(/^data:image\/svg\+xml,/);
  await shell.press('Faces', 'tab');
  fireEvent.click(windowOf(shell, title).getByRole('radio', { name: 'Mohawk' }));
  await shell.press('Your character', 'tab');
  fireEvent.click(windowOf(shell, title).getByRole('radio', { name: 'Your character' }));
  await shell.settle();
  expect(windowOf(shell, title).getByRole('status').textContent).toContain('Nothing changed');
});
