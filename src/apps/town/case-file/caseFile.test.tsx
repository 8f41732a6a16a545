import { fireEvent, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';
import { weekRoute } from '../../../testing/week.ts';

const SLIP = 'pressed:high-school-principals-office/late-slip';
const CLOCK = 'pressed:shed/clock';
const CUP = 'pressed:arcade-snack-corner/cup';
const CELLAR = 'opened:cellar';

/** Opens it for a visitor of whom this is known. */
async function open(...facts: readonly Fact[]): Promise<ShellHarness> {
  localStorage.setItem('story', JSON.stringify({ version: 1, value: { visitor: facts, untold: {} } }));
  const shell = await openShell({ query: 'open=case-file' });
  await shell.settle();
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Case File' }));
const board = (shell: ShellHarness) =>
  within(panel(shell).getByRole('list', { name: 'That Friday, hour by hour' }));
const told = (shell: ShellHarness) =>
  board(shell)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.getAttribute('aria-label');

it('says to a person who has met nothing where to begin (CASE-4)', async () => {
  const shell = await open();
  expect(panel(shell).queryByRole('list', { name: 'That Friday, hour by hour' })).toBeNull();
  panel(shell).getByText(/^Nothing is on the board yet. Look at things in town, ask the people there/);
  expect(panel(shell).getByRole('status').textContent).toBe('');
  await shell.press('Watch the Story');
  expect(shell.active()).toBe('Semester Zero');
  await shell.press('Case File');
  await shell.press('Open the Town Map');
  expect(shell.windows()).toContain('Town Map');
});

it('tells a visitor that the town is shut to them, and what they can do (CASE-10)', async () => {
  const shell = await open(SLIP, 'carried:bear');
  await shell.press(panel(shell).getByRole('tab', { name: 'What Next' }));
  panel(shell).getByText(/^Much is open, and nobody lets you in/);
  panel(shell).getByRole('button', { name: 'Sign In' });
  await shell.press('Look at It: Bear');
  expect(shell.active()).toBe('Pockets');
});

it('lists what a visitor has met along the hours, with gaps and no answers, and what has no hour last (CASE-1, CASE-2)', async () => {
  const shell = await open(CUP, CLOCK, SLIP);
  expect(told(shell)).toEqual([
    '7:30 AM',
    'A slip on a spike',
    '8:20 PM',
    'The clock of the shed',
    'No hour on it',
    'A cup on the table',
  ]);
  const gaps = board(shell).getAllByText('Nothing known yet');
  expect(gaps.map((gap) => gap.previousElementSibling?.textContent)).toEqual([
    '7:30 AM to 8:20 PM',
    '8:20 PM to 11:00 PM',
  ]);
  expect(panel(shell).getByRole('status').textContent).toContain('3 cards');
});

it('has the cards of the weeks whose clues were met, whichever week it is (EPISODE-7)', async () => {
  const facts = [SLIP, 'seen:week/lot-thirty'];
  localStorage.setItem('story', JSON.stringify({ version: 1, value: { visitor: facts, untold: {} } }));
  const shell = await openShell({ query: 'open=case-file', routes: { 'GET /api/town/week': weekRoute } });
  await shell.settle();
  expect(told(shell)).toEqual(['7:30 AM', 'A slip on a spike', 'No hour on it', 'Sold as seen']);
  board(shell).getByText('Thirty lots, one bidder.');
});

it('has the cards that the wallet found behind the locks of weeks (EPISODE-9)', async () => {
  leaveSignedIn();
  const behind = [
    { episode: 'low-water', at: 'lake-tree-hollow/tin', title: 'A letter', text: 'It is damp.' },
  ];
  const file = { success: true, joins: [], isWhole: false, wrongLeft: 20, pins: [], behind };
  const shell = await openShell({
    query: 'open=case-file',
    routes: {
      ...routesOf(answersOfServer()),
      'GET /api/story/facts': () => ({ body: { success: true, facts: [SLIP] } }),
      'GET /api/case': () => ({ body: file }),
      'GET /api/town/week': weekRoute,
    },
  });
  await shell.settle();
  await vi.waitFor(() => expect(told(shell)).toContain('A letter'));
  board(shell).getByText('It is damp.');
});

it('filters by kind and by words, and draws no gap for what is left out (CASE-3)', async () => {
  const shell = await open(CUP, CLOCK, SLIP, CELLAR);
  const kind = panel(shell).getByRole('combobox', { name: 'Show:' });
  fireEvent.change(kind, { target: { value: 'opened' } });
  expect(told(shell)).toEqual(['No hour on it', 'Below the cellar door']);
  fireEvent.change(kind, { target: { value: 'pressed' } });
  fireEvent.change(panel(shell).getByRole('searchbox'), { target: { value: 'spring CLOCK' } });
  expect(told(shell)).toEqual(['8:20 PM', 'The clock of the shed']);
  expect(board(shell).queryByText('Nothing known yet')).toBeNull();
  fireEvent.change(panel(shell).getByRole('searchbox'), { target: { value: 'pelican' } });
  expect(panel(shell).getByRole('status').textContent).toContain('No card has these words.');
});

it('is walked by arrows along the time, and leads to the door that a visitor may not pass (CASE-3)', async () => {
  const shell = await open(CUP, CLOCK, SLIP);
  board(shell).getByRole('button', { name: 'Ask at the Door: A slip on a spike' }).focus();
  await shell.keys('ArrowRight');
  expect(focused()).toBe('Ask at the Door: The clock of the shed');
  await shell.keys('End');
  await shell.keys('ArrowRight');
  expect(focused()).toBe('Ask at the Door: A cup on the table');
  await shell.keys('ArrowUp');
  expect(focused()).toBe('Ask at the Door: The clock of the shed');
  expect(
    board(shell)
      .getAllByRole('button', { name: /^Ask at the Door/ })
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([-1, 0, -1]);
  await shell.press('Ask at the Door: The clock of the shed');
  expect(shell.active()).not.toBe('Case File');
});

it('makes one page of notes in C:\\School, and opens it again (CASE-5)', async () => {
  fakeDatabase();
  const shell = await open(SLIP);
  for (const time of ['first', 'second']) {
    fireEvent.click(panel(shell).getByRole('button', { name: 'My Notes' }));
    await vi.waitFor(async () => {
      await shell.settle();
      expect([time, shell.active()]).toEqual([time, 'Case Notes.txt - Notepad']);
    });
  }
  expect(shell.windows().filter((title) => title.includes('Notepad'))).toEqual(['Case Notes.txt - Notepad']);
});
