import { fireEvent, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { displayName } from '@shared/domain/collection/traits/displayName.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { selectionOf } from '@shared/domain/collection/traits/trait.ts';
import { blindPens } from '../../../testing/blindPens.ts';
import { messageOf } from '../../../testing/chat.ts';
import { openChat, page } from '../../../testing/chatWindow.ts';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const TITLE = 'Flunk Creator';
const PURPLE = traitsFor('pigment').find(({ name }) => displayName(name) === 'Purple')?.id ?? null;
const PROFILE = {
  wallet: WALLET,
  hasProfile: true,
  username: 'Mulligan',
  bio: '',
  profile_icon: 'bob',
  nextRenameAt: null,
};

/** The desktop as an administrator has it, in the build mode and past its gate. */
function asAdministrator(): Readonly<Record<string, FakeRoute>> {
  leaveSignedIn();
  leaveGranted();
  const session = {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    wallet: WALLET,
    role: 'ADMIN',
    username: 'Mulligan',
  };
  return routesOf({
    ...answersOfServer(),
    'POST /api/auth/refresh': { session, dailyLogin: { earned: 0, streak: 1 } },
    'GET /api/access': { accessLevel: 'ADMIN' },
    'GET /api/profile': { profile: PROFILE },
    'POST /api/profile': { profile: PROFILE },
  });
}

async function openCreator(): Promise<ShellHarness> {
  const shell = await openShell({ query: 'mode=build', routes: asAdministrator() });
  await shell.openApp(TITLE);
  return shell;
}

const inside = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: TITLE }));
const section = (shell: ShellHarness, name: RegExp) => inside(shell).getByRole('button', { name });
const picture = (shell: ShellHarness) => inside(shell).getByRole('img');
const nameBox = (shell: ShellHarness) => inside(shell).getByRole('textbox', { name: 'Name' });

it('opens with the pigments, shows what is chosen, and dresses the thumbnails in the pigment (CREATOR-1)', async () => {
  const shell = await openCreator();
  const heads = inside(shell)
    .getAllByRole('button', { expanded: false })
    .map((head) => head.textContent);
  expect(heads).toEqual(['Backdrop', 'Torso', 'Head', 'Face', 'Eyebrows', 'Head Overlays']);
  expect(section(shell, /^Pigment/).textContent).toContain('start here');
  expect(inside(shell).getAllByRole('radiogroup')).toHaveLength(1);
  expect(inside(shell).getByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
  expect(picture(shell).getAttribute('alt')).toBe('My Custom Flunk: nothing chosen yet');
  expect(inside(shell).getByRole('button', { name: 'Save Image' })).toHaveProperty('disabled', true);

  await shell.press(inside(shell).getByRole('radio', { name: 'Purple (2)' }));
  expect(shell.heard()).toContain('check');
  expect(section(shell, /^Pigment/).textContent).toMatch(/Purple$/);
  await shell.press(section(shell, /^Torso/));
  const hoodie = inside(shell).getByRole('radio', { name: 'Hoodie (Geek)' });
  expect(decodeURIComponent(hoodie.parentElement?.querySelector('img')?.src ?? '')).toContain('#d4bcf4');
  await shell.press(hoodie);
  expect(picture(shell).getAttribute('alt')).toBe('My Custom Flunk: Purple, Hoodie');
});

it('keeps a character over a closed window and a Reset, saves it, and makes it the profile picture (CREATOR-3)', async () => {
  // Nothing is painted here: what the canvas gives is made up.
  blindPens('painted');
  const painted = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
  const shell = await openCreator();
  fireEvent.change(nameBox(shell), { target: { value: 'Skip the Kid' } });
  await shell.press('Randomize');
  expect(shell.heard()).toContain('shuffle');
  const made = picture(shell).getAttribute('alt');
  expect(made).toMatch(/^Skip the Kid: ([^,]+, ){6}[^,]+$/);
  await shell.press(inside(shell).getByRole('button', { name: /^Close/ }));
  await shell.openApp(TITLE);
  expect(picture(shell).getAttribute('alt')).toBe(made);
  await shell.press('Reset');
  expect(nameBox(shell)).toHaveProperty('value', 'My Custom Flunk');
  await shell.press('Undo');
  expect(picture(shell).getAttribute('alt')).toBe(made);

  painted.mockImplementation((done) => done(null));
  await shell.press('Save Image');
  expect(shell.getByText('The picture could not be saved. Please try again.')).toBeTruthy();
  await shell.press('OK');
  painted.mockImplementation((done) => done(new Blob()));
  await shell.press('Save Image');
  expect(files).toEqual(['skip-the-kid.png']);
  expect(inside(shell).getByText('Saved as skip-the-kid.png')).toBeTruthy();

  await shell.press('Use as profile picture');
  const sent = shell.server.seen.find(({ route }) => route === 'POST /api/profile');
  expect(JSON.stringify(sent?.body)).toMatch(/"profile_icon":"drawn:([a-z0-9]+\.){6}[a-z0-9]+"/);
  expect(shell.getByText('Profile updated successfully!')).toBeTruthy();
});

it('puts on the character of a message once the person agrees, waits for the answer, and Undo brings theirs back (CHAT-16, SHELL-26)', async () => {
  const code = encodeFlunk(selectionOf((slot) => (slot === 'pigment' ? PURPLE : null)));
  const message = messageOf(1, { attached: { kind: 'character', ref: code } });
  const shell = await openChat(
    { ...asAdministrator(), 'GET /api/chat-messages': page(message) },
    { query: 'open=chat-rooms&mode=build' },
  );
  const openWith = async () => {
    await shell.settle();
    await shell.press('Try it on');
    await shell.settle();
  };
  await openWith();
  expect(picture(shell).getAttribute('alt')).toBe('My Custom Flunk: Purple');
  await shell.press('Randomize');
  const made = picture(shell).getAttribute('alt');
  await openWith();
  await shell.press('Keep mine');
  expect(picture(shell).getAttribute('alt')).toBe(made);
  await openWith();
  const [creator] = shell.getAllByRole('dialog', { name: TITLE });
  const body = creator?.querySelector<HTMLElement>('.window-body');
  expect(body?.inert).toBe(true);
  await shell.keys('Escape');
  expect(body?.inert).toBe(false);
  expect(picture(shell).getAttribute('alt')).toBe(made);
  await openWith();
  await shell.press('Put it on');
  expect(picture(shell).getAttribute('alt')).toBe('My Custom Flunk: Purple');
  await shell.press('Undo');
  expect(picture(shell).getAttribute('alt')).toBe(made);
});

it('sends the character to a room beside a message that begins with its name (CHAT-16)', async () => {
  const shell = await openCreator();
  fireEvent.change(nameBox(shell), { target: { value: 'Skip the Kid' } });
  await shell.press('Randomize');
  await shell.press('Send to a room');
  await shell.press('General Chat');
  await shell.settle();
  const chat = within(shell.getByRole('dialog', { name: 'Flunks Messenger' }));
  expect(chat.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe('Meet Skip the Kid');
  expect(chat.getByText('With a character')).toBeTruthy();
});
