// The bytes of jsdom's own cannot be read.
import { Blob, File } from 'node:buffer';
import { fireEvent, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { drawnIcon } from '@shared/domain/people/profileIcon.ts';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { NOTHING_CHOSEN } from '@shared/domain/collection/traits/trait.ts';
import { refusal, type FakeAnswer, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { createDisk } from '../../../services/disk/disk.ts';
import { createTabs } from '../../../services/tabs/tabs.ts';
import { blindPens } from '../../../testing/blindPens.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { createStorage } from '../../../services/storage/storage.ts';
import {
  answersOfServer,
  leaveGranted,
  leaveSignedIn,
  routesOf,
  signInElsewhere,
  WALLET,
} from '../../../testing/signedIn.ts';
import { DEFAULT_STYLE, EMPTY_MEME, TEXT_MOST, withAdded } from './document.ts';
import { keepDraft, type Draft } from './drafts.ts';
import { withMeme } from './memeFile.ts';

// jsdom loads no fonts.
Object.defineProperty(document, 'fonts', { value: { load: vi.fn(async () => []) }, configurable: true });

const TITLE = 'Meme Manager';
const CHARACTER = drawnIcon(encodeFlunk({ ...NOTHING_CHOSEN, pigment: traitsFor('pigment')[1]?.id ?? null }));

/** The Meme Manager as an administrator with this profile picture has it, whose tokens are answered by `tokens`. */
async function openManager(icon: string, tokens?: FakeRoute, query = ''): Promise<ShellHarness> {
  leaveSignedIn();
  leaveGranted();
  const session = {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...{ wallet: WALLET, role: 'ADMIN', username: 'Mulligan' },
  };
  const profile = { wallet: WALLET, hasProfile: true, username: 'Mulligan', bio: '', profile_icon: icon };
  const shell = await openShell({
    query: `mode=build${query}`,
    routes: {
      ...routesOf({
        ...answersOfServer(),
        'POST /api/auth/refresh': { session, dailyLogin: { earned: 0, streak: 1 } },
        'GET /api/access': { accessLevel: 'ADMIN' },
        'GET /api/profile': { profile: { ...profile, nextRenameAt: null } },
      }),
      ...(tokens && { 'GET /api/collection/tokens': tokens }),
    },
  });
  if (query === '') await shell.openApp(TITLE);
  return shell;
}

const inside = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: TITLE }));

async function choose(shell: ShellHarness, label: string, option: string): Promise<void> {
  const list = inside(shell).getByRole('combobox', { name: label });
  const value = within(list).getByRole('option', { name: option }).getAttribute('value');
  fireEvent.change(list, { target: { value } });
  await shell.settle();
}

it('offers the character of the person’s profile picture (MEME-1)', async () => {
  const shell = await openManager(CHARACTER);
  await choose(shell, 'Take a picture from', 'My character');
  const picture = await inside(shell).findByRole('img', { name: 'My character' });
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(inside(shell).getByRole('button', { name: 'Use this picture' })).toHaveProperty('disabled', false);
});

it('opens a picture of the disk, by its content as any other (MEME-4)', async () => {
  fakeDatabase();
  const disk = createDisk({ tabs: createTabs(null, null), storage: null });
  await disk.save({ folder: PICTURES, name: 'cat.png', content: '<svg/>' });
  vi.stubGlobal('File', File);
  vi.stubGlobal('Blob', Blob);
  const shell = await openManager('bob');
  await choose(shell, 'Take a picture from', 'Drive C');
  await shell.press('Choose a Picture...');
  const isThere = (text: string) => shell.queryByText(text) !== null;
  for (let turn = 0; turn < 30 && !isThere('cat.png'); turn += 1) await shell.settle();
  fireEvent.doubleClick(shell.getByText('cat.png'));
  const refused = 'This is not a picture that can be opened here. Choose a PNG, JPEG, GIF or WebP.';
  for (let turn = 0; turn < 30 && !isThere(refused); turn += 1) await shell.settle();
  expect(isThere(refused)).toBe(true);
});

it('opens a meme of the disk again, with its texts over its picture (REOPEN-1)', async () => {
  fakeDatabase();
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
  const Url = class extends URL {
    static override createObjectURL = () => 'blob:1';
    static override revokeObjectURL = () => undefined;
  };
  vi.stubGlobal('URL', Url);
  blindPens('picture');
  const original = { id: 'kept', name: 'dog.png', width: 400, height: 300, pixelated: false, template: null };
  const meme = withAdded({ picture: original, elements: [] }, 'text-1', 'MUCH WOW', DEFAULT_STYLE);
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000019000000c2c0802000000', 'hex');
  const png = new Blob([header, Buffer.alloc(4)], { type: 'image/png' });
  const disk = createDisk({ tabs: createTabs(null, null), storage: null });
  // Node's own is one that can be read.
  const content = await withMeme(png as globalThis.Blob, meme, png as globalThis.Blob);
  const saved = await disk.save({ folder: PICTURES, name: 'meme.png', content });
  const shell = await openManager('bob', undefined, `&open=picture-viewer:${saved.ok ? saved.value.id : ''}`);
  await shell.press('File', 'menuitem');
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.queryByText('Edit in Meme Manager')).not.toBeNull();
  });
  await shell.press('Edit in Meme Manager', 'menuitem');
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shownTexts(shell)).toEqual(['Text: MUCH WOW']);
  });
  expect(inside(shell).getByText('dog.png')).toBeTruthy();
});

it('says where a character is made to a person who has none', async () => {
  const shell = await openManager('bob');
  await choose(shell, 'Take a picture from', 'My character');
  expect(await inside(shell).findByText(/Make a character in the Flunk Creator first/)).toBeTruthy();
});

const NO_TOKENS = {
  body: { success: true, tokens: [], total: 0, offset: 0, counts: { Flunks: 0, Backpack: 0 } },
};

it('shows that tokens are read until the server answers', async () => {
  let answer: (tokens: FakeAnswer) => void = () => undefined;
  const shell = await openManager('bob', () => new Promise((resolve) => (answer = resolve)));
  await choose(shell, 'Take a picture from', 'All tokens');
  expect(inside(shell).getByRole('progressbar', { name: 'Reading...' })).toBeTruthy();
  answer(NO_TOKENS);
  expect(await inside(shell).findByText('There is no such token.')).toBeTruthy();
  expect(inside(shell).queryByRole('progressbar')).toBeNull();
});

it('says why tokens are not shown, and reads them again when it is asked to', async () => {
  const shell = await openManager('bob', (_, count) =>
    count === 1 ? refusal(429, 'RATE_LIMITED', 'Too many questions.') : NO_TOKENS,
  );
  await choose(shell, 'Take a picture from', 'All tokens');
  expect((await inside(shell).findByRole('alert')).textContent).toBe('Too many questions.');
  fireEvent.click(inside(shell).getByRole('button', { name: 'Try again' }));
  expect(await inside(shell).findByText('There is no such token.')).toBeTruthy();
});

it('refuses a drawing with a script, pasted or dropped, and says what can be opened', async () => {
  const shell = await openManager('bob');
  const files = [new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'cat.png')];
  const says = /This is not a picture that can be opened here/;
  for (const bring of [
    () => fireEvent.paste(document, { clipboardData: { files } }),
    () => fireEvent.drop(inside(shell).getByRole('group', { name: 'Meme' }), { dataTransfer: { files } }),
  ]) {
    bring();
    await shell.settle();
    expect(shell.getByText(says)).toBeTruthy();
    await shell.press('OK');
    expect(shell.queryByText(says)).toBeNull();
  }
});

const draftOf = (wallet: string | null, text: string): Draft => ({
  id: `draft of ${wallet}`,
  wallet,
  changedAt: 1,
  meme: withAdded(EMPTY_MEME, 'text-1', text, DEFAULT_STYLE),
});
const shownTexts = (shell: ShellHarness) =>
  within(inside(shell).getByRole('group', { name: 'Meme' }))
    .queryAllByRole('button', { name: /^Text: / })
    .map((text) => text.getAttribute('aria-label'));

it('shows a person the memes of their own alone, and follows what another tab makes of the open one (MEME-8)', async () => {
  const { lasting } = createStorage();
  keepDraft(lasting, draftOf(WALLET, 'MINE'));
  keepDraft(lasting, { ...draftOf('0x00000000000000b2', 'THEIRS'), changedAt: 2 });
  const shell = await openManager('bob');
  expect(shownTexts(shell)).toEqual(['Text: MINE']);
  const tab = new BroadcastChannel('desktop');
  tab.postMessage({ topic: 'meme', message: { ...draftOf(WALLET, 'MINE, NEWER'), changedAt: 3 } });
  await shell.settle(100);
  expect(shownTexts(shell)).toEqual(['Text: MINE, NEWER']);
  await shell.press('Text', 'tab');
  fireEvent.change(inside(shell).getByRole('textbox', { name: 'New text' }), { target: { value: 'HALF A' } });
  await shell.settle();
  expect(localStorage.getItem('drafts')).toContain('HALF A');
  signInElsewhere({ wallet: '0x00000000000000b2', role: 'ADMIN' });
  await shell.settle(100);
  tab.close();
  expect(shownTexts(shell)).toEqual(['Text: THEIRS']);
});

it('has what a meme is to be about, and words that were too long, where they were before it was closed (PRODUCT-11)', async () => {
  const shell = await openManager('bob');
  const write = (label: string, value: string) =>
    fireEvent.change(inside(shell).getByLabelText(label), { target: { value } });
  await shell.press(inside(shell).getByRole('tab', { name: 'Text' }));
  write('New text', 'Top');
  await shell.press(inside(shell).getByRole('button', { name: 'Add Text' }));
  const long = 'Mondays '.repeat(TEXT_MOST / 8 + 1);
  write('Selected text', long);
  await shell.press(inside(shell).getByRole('tab', { name: 'Generator' }));
  write('What is your meme about?', 'Mondays');
  await shell.keys('Control+Alt+w');
  await shell.openApp(TITLE);
  await shell.press(inside(shell).getByRole('tab', { name: 'Generator' }));
  expect(inside(shell).getByLabelText('What is your meme about?')).toHaveProperty('value', 'Mondays');
  await shell.press(inside(shell).getByRole('tab', { name: 'Text' }));
  await shell.press(inside(shell).getByRole('option', { name: 'Top' }));
  expect(inside(shell).getByLabelText('Selected text')).toHaveProperty('value', long);
});
