import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

/** Opens a conversation for a visitor of whom this is known, by day. */
async function open(person: string, ...facts: readonly Fact[]): Promise<ShellHarness> {
  localStorage.setItem('story', JSON.stringify({ version: 1, value: { visitor: facts, untold: {} } }));
  const shell = await openShell({ query: `open=talk:${person}&now=2025-10-01T18:00:00Z` });
  await vi.waitFor(() => panel(shell).getByRole('button', { name: 'Goodbye' }));
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog'));
const said = (shell: ShellHarness) =>
  within(panel(shell).getByRole('status'))
    .getAllByText(/./)
    .map(({ textContent }) => textContent);
const questions = (shell: ShellHarness) =>
  within(panel(shell).getByRole('list', { name: 'Questions' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const knows = (fact: Fact): boolean => (localStorage.getItem('story') ?? '').includes(`"${fact}"`);

it('says a line at once to a screen reader, and asks what was not heard before what was (TALK-2, TALK-5)', async () => {
  const shell = await open('cook');
  expect([shell.windows(), said(shell)]).toEqual([
    ['Cook'],
    ['Sit. Fries are ready when they are ready, and they are never ready early.'],
  ]);
  expect(questions(shell)).toEqual([
    'What did he order?',
    'What is wrong with the radio?',
    'You count the straws?',
  ]);
  await shell.press('What did he order?');
  expect(said(shell)[0]).toBe('One soda, two straws, 4:30. He said thanks for both of them.');
  expect(questions(shell)).toEqual([
    'What is wrong with the radio?',
    'You count the straws?',
    'Who was the other straw for?',
    'Which way did he go?',
    'What did he order? (heard)',
  ]);
  expect([knows('heard:cook/hello'), knows('heard:cook/order')]).toEqual([true, true]);
});

it('goes on by keys where it was, and shows what is carried (TALK-2, TALK-3)', async () => {
  const shell = await open('manager', 'heard:manager/hello', 'heard:manager/room-2', 'carried:quarter');
  expect(said(shell)).toEqual(['You left something. No? Most people leave something.']);
  await shell.keys('1');
  expect(said(shell)[0]).toMatch(/^Nine o'clock/);
  await shell.keys('s');
  await shell.press('Quarter');
  expect(said(shell)[0]).toMatch(/^Dry\./);
  expect([knows('heard:manager/register'), knows('shown:manager/quarter')]).toEqual([true, true]);
});

it('has nothing to show with empty pockets, and says so where there is nobody', async () => {
  const shell = await open('dj');
  await shell.press('Show...');
  panel(shell).getByText('Your pockets are empty.');
  await shell.press('Never mind');
  expect(questions(shell)).toHaveLength(3);
  await shell.press('Goodbye');
  expect(shell.windows()).toEqual([]);
});

it('says what a friend hands over (TALK-4)', async () => {
  const shell = await open('jock/with/cassette', 'carried:cassette');
  expect(said(shell).at(-1)).toBe('In your pockets now: Red jacket.');
  expect(panel(shell).getAllByText('In your pockets now: Red jacket.')).toHaveLength(2);
  expect(knows('carried:red-jacket')).toBe(true);
});

it('begins with what is held to a person, where it is carried (TALK-3)', async () => {
  const shell = await open('prize-clerk/with/bear', 'carried:bear');
  expect(said(shell)[0]).toMatch(/^That is fifty/);
  expect([knows('shown:prize-clerk/bear'), knows('heard:prize-clerk/fifty')]).toEqual([true, true]);
});
