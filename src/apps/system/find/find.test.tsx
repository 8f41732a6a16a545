import { fireEvent, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { key, pointer } from '../../../testing/input.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';
import { someTokens, tokensRoute } from '../../../testing/tokens.ts';

const holder: FakeRoute = () => ({
  body: { success: true, wallet: WALLET, flunks: 300, cliques: ['JOCK'], hasTeddy: false },
});
const SCHOOL = {
  ...routesOf(),
  'GET /api/town/access': holder,
  'GET /api/collection/tokens': tokensRoute(() => someTokens(300)),
};

/** The Find window, opened by its key. */
async function open(routes: Readonly<Record<string, FakeRoute>> = {}) {
  const shell = await openShell({ routes });
  await shell.keys('F3');
  return { shell, find: within(shell.getByRole('dialog', { name: 'Find' })) };
}
type Find = Awaited<ReturnType<typeof open>>['find'];

const field = (find: Find) => find.getByRole<HTMLInputElement>('combobox', { name: 'Named:' });
async function type(shell: ShellHarness, find: Find, text: string): Promise<void> {
  fireEvent.change(field(find), { target: { value: text } });
  await shell.settle(300);
}
/** Each line as it reads, the chosen one with a mark. */
const lines = (find: Find): readonly string[] =>
  find.queryAllByRole('option').map((line) => {
    const text = [...line.querySelectorAll(':scope > span:not(.w95-sprite)')].map((part) => part.textContent);
    return `${line.getAttribute('aria-selected') === 'true' ? '> ' : ''}${text.join(' | ')}`;
  });
const status = (find: Find): string | null => find.getByRole('status').textContent;

it('opens by F3 with the keyboard in its field, and closes by Escape (SHELL-21)', async () => {
  const { shell, find } = await open();
  expect(document.activeElement).toBe(field(find));
  expect(status(find)).toBe('Type a name, or a part of it.');
  await shell.keys('Escape');
  expect(shell.windows()).not.toContain('Find');
});

it('opens with what is typed in Start, and takes it where it is open already (SHELL-31)', async () => {
  const shell = await openShell();
  for (const text of ['wallet', 'paint']) {
    await shell.press('Start');
    for (const letter of text) key(document.activeElement ?? document.body, letter);
    await shell.settle();
    const find = within(shell.getByRole('dialog', { name: 'Find' }));
    expect([shell.active(), field(find).value, lines(find)[0]?.toLowerCase()]).toEqual([
      'Find',
      text,
      `> ${text} | program`,
    ]);
    expect(document.activeElement).toBe(field(find));
    expect(shell.queryByRole('menu')).toBeNull();
  }
});

it('finds programs and pages for a guest, and opens the chosen line by Enter', async () => {
  const { shell, find } = await open();
  await type(shell, find, 'manual');
  expect(lines(find).slice(0, 3)).toEqual([
    '> Game Manual | Program',
    'Cover | Game Manual, page 1',
    'Welcome | Game Manual, page 2',
  ]);
  expect(status(find)).toBe('13 items found');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await shell.keys(key);
  expect(lines(find)[2]).toBe('> Welcome | Game Manual, page 2');
  expect(field(find).getAttribute('aria-activedescendant')).toBe(
    find.getByRole('option', { selected: true }).id,
  );
  fireEvent.submit(find.getByRole('search'));
  await shell.settle();
  expect(shell.active()).toBe('Semester Zero Game Manual');
  expect(shell.getByText('Page 2 of 12')).toBeTruthy();
});

it('finds the locations of the map, and opens one by a double click or a tap', async () => {
  const { shell, find } = await open();
  await type(shell, find, 'arcade');
  expect(lines(find)).toEqual(['> Arcade | Place in Arcadia']);
  expect(status(find)).toBe('1 item found');
  const [line] = find.getAllByRole('option');
  if (line === undefined) throw new Error('nothing was found');
  fireEvent.click(line, { detail: 1 });
  expect(shell.active()).toBe('Find');
  fireEvent.doubleClick(line);
  await shell.settle();
  expect(shell.active()).toBe('Main Street');
  await shell.keys('F3');
  await type(shell, find, 'shed');
  const [shed] = find.getAllByRole('option');
  if (shed === undefined) throw new Error('nothing was found');
  pointer(shed, 'pointerdown', { pointerType: 'touch' });
  fireEvent.click(shed, { detail: 1 });
  await shell.settle();
  expect(shell.active()).toBe('Shed');
});

it('says that there is nothing of a name', async () => {
  const { shell, find } = await open();
  await type(shell, find, 'pinball');
  expect(find.getByText('There is nothing of that name.')).toBeTruthy();
  expect(status(find)).toBe('0 items found');
  expect(find.getByRole('button', { name: 'Open' })).toHaveProperty('disabled', true);
});

it('leads a guest to sign in for their Flunks, and asks the server for none (SHELL-21)', async () => {
  const { shell, find } = await open();
  await type(shell, find, 'flunk');
  expect(shell.server.count('GET /api/collection/tokens')).toBe(0);
  await shell.press(find.getByRole('button', { name: 'Sign in' }));
  expect(shell.active()).toBe('Wallet');
});

it('finds the rooms that a holder may enter, and at most ten tokens of theirs after everything else (SHELL-21)', async () => {
  leaveSignedIn();
  const { shell, find } = await open(SCHOOL);
  expect(find.queryByRole('button', { name: 'Sign in' })).toBeNull();
  await type(shell, find, 'kitchen');
  expect(lines(find)).toContain("> Kitchen | Jock's House, Arcadia");
  expect(lines(find)).not.toContain("Kitchen | Geek's House, Arcadia");
  await type(shell, find, 'flunk');
  expect(lines(find).filter((line) => line.endsWith('Your Flunks'))).toHaveLength(10);
  await type(shell, find, '247 flunk');
  expect(lines(find)).toEqual(['> Flunk #247 | Your Flunks']);
  await shell.press(find.getByRole('button', { name: 'Open' }));
  expect(shell.active()).toBe('Full Details');
});

it('asks for tokens when the typing rests, and says that it searches until then', async () => {
  leaveSignedIn();
  const { shell, find } = await open(SCHOOL);
  const before = shell.server.count('GET /api/collection/tokens');
  for (const text of ['2', '24', '247']) {
    fireEvent.change(field(find), { target: { value: text } });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(status(find)).toContain('Searching...');
  expect(find.queryByText('There is nothing of that name.')).toBeNull();
  await shell.settle(300);
  expect(shell.server.count('GET /api/collection/tokens')).toBe(before + 1);
  expect(status(find)).toBe('1 item found');
});

it('finds everything else where the server is gone, and says what it cannot find', async () => {
  leaveSignedIn();
  const { shell, find } = await open({ ...SCHOOL, 'GET /api/collection/tokens': () => 'gone' });
  await type(shell, find, 'wallet');
  expect(find.getByText(/^Your Flunks, .*cannot be found just now/)).toBeTruthy();
  expect(lines(find)).toContain('> Wallet | Program');
});

it("finds the pages of the school's site, and opens the chosen one (FHS-1)", async () => {
  const { shell, find } = await open();
  await type(shell, find, 'guest book');
  expect(lines(find)).toEqual(["> Guest Book | Page of the school's site"]);
  fireEvent.submit(find.getByRole('search'));
  await vi.waitFor(() => expect(shell.active()).toBe('Guest Book - Flunks High School'));
});

const PRIZE = {
  ...{
    id: 'gold-star',
    kind: 'sticker',
    name: 'Foil Star',
    description: 'Shines.',
    price: 15,
    boughtAt: null,
  },
};

it('finds prizes for a guest, and opens the counter at the one that was chosen (SHELL-21)', async () => {
  const { shell, find } = await open({
    'GET /api/prizes': () => ({ body: { success: true, prizes: [PRIZE] } }),
  });
  await type(shell, find, 'foil');
  expect(lines(find)).toEqual(['> Foil Star | Prize']);
  fireEvent.submit(find.getByRole('search'));
  await vi.waitFor(async () => {
    await shell.settle();
    expect(within(shell.getByRole('dialog', { name: 'Prize Counter' })).getByText('Shines.')).toBeTruthy();
  });
});

it('finds a setting, and opens Settings at its page (SHELL-21)', async () => {
  const { shell, find } = await open();
  await type(shell, find, 'screen saver');
  expect(lines(find)).toEqual(['> Screen saver | Settings, System']);
  fireEvent.submit(find.getByRole('search'));
  await shell.settle();
  const settings = within(shell.getByRole('dialog', { name: 'Settings' }));
  expect(settings.getByRole('tab', { selected: true }).textContent).toBe('System');
});

it('finds people whose names begin so, once two letters are typed, and opens their page (SHELL-21)', async () => {
  leaveSignedIn();
  const asked: string[] = [];
  const { shell, find } = await open({
    ...SCHOOL,
    'GET /api/myplace/people': ({ query }) => {
      asked.push(query['beginning'] ?? '');
      return { body: { success: true, usernames: ['rosie_95'] } };
    },
  });
  for (const text of ['r', 'Ros', 'Ros!']) await type(shell, find, text);
  expect(asked).toEqual(['Ros']);
  await type(shell, find, 'rosie');
  expect(lines(find)).toContain('> rosie_95 | Person');
  fireEvent.submit(find.getByRole('search'));
  await shell.settle();
  expect(shell.windows().some((title) => title.includes('MyPlace'))).toBe(true);
});

it('names what the server does not tell, and finds all else (SHELL-21)', async () => {
  leaveSignedIn();
  const { shell, find } = await open(routesOf());
  await type(shell, find, 'paint');
  expect(lines(find)[0]).toBe('> Paint | Program');
  expect(find.getByText(/cannot be found just now/).textContent).toBe(
    'Your Flunks, People, Prizes cannot be found just now.',
  );
});
