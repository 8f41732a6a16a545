import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

/** Opens it for a visitor of whom this is known. */
async function open(app: string, ...facts: readonly Fact[]): Promise<ShellHarness> {
  const value = { visitor: facts, untold: {}, back: {} };
  localStorage.setItem('story', JSON.stringify({ version: 1, value }));
  const shell = await openShell({ query: `open=${app}` });
  await shell.settle();
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Pockets' }));
const kept = (): readonly string[] =>
  (JSON.parse(localStorage.getItem('story') ?? '') as { value: { visitor: string[] } }).value.visitor;
const names = (shell: ShellHarness) =>
  within(panel(shell).getByRole('list', { name: 'What you carry' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('says to empty pockets where to look (THING-6)', async () => {
  const shell = await open('pockets');
  panel(shell).getByText(/Your pockets are empty/);
  await shell.press('Open the Town Map');
  expect(shell.windows()).toContain('Town Map');
});

it('has key 117 of the one who found it, beside what is carried (LOCK-17)', async () => {
  const shell = await open('pockets', 'carried:bear', 'won:key-117');
  panel(shell).getByText(/^Key 117, of brass/);
  expect(names(shell)).toEqual(['Bear']);
  await shell.press('Put It Back');
  panel(shell).getByText(/^Key 117, of brass/);
});

it('shows a thing from its front, and its other side when it is turned over, with what is noticed there (THING-4, THING-6)', async () => {
  const shell = await open('pockets', 'carried:candle', 'carried:bear');
  expect(names(shell)).toEqual(['Bear', 'Candle']);
  await shell.press('Candle');
  const look = panel(shell).getByRole('region', { name: 'Candle' });
  within(look).getByText('It is burnt down by a finger. It was put out with wet fingers.');
  within(look).getByText('You have not seen all of it.');
  expect(kept()).toContain('seen:candle/wick');
  expect(kept()).not.toContain('seen:candle/grass');
  await shell.press('Turn It Over');
  within(look).getByText(/In the wax is grass of the field/);
  expect(within(look).queryByText('You have not seen all of it.')).toBeNull();
  expect(kept()).toContain('seen:candle/grass');
});

it('turns a thing by the arrow keys, and tells which side is seen (THING-6)', async () => {
  const shell = await open('pockets:quarter', 'carried:candle', 'carried:quarter');
  const table = panel(shell).getByRole('slider', { name: 'Quarter: turn it by the arrow keys' });
  expect(table.ariaValueText).toBe('Its front');
  for (let step = 0; step < 4; step += 1) fireEvent.keyDown(table, { key: 'ArrowLeft' });
  await shell.settle();
  expect([table.ariaValueNow, table.ariaValueText]).toEqual(['12', 'Its side']);
  expect(kept()).not.toContain('seen:quarter/worn');
  for (let step = 0; step < 3; step += 1) fireEvent.keyDown(table, { key: 'ArrowDown' });
  await shell.settle();
  expect(table.ariaValueText).toBe('Its back');
  expect(kept()).toContain('seen:quarter/worn');
});

it('puts a thing back where it was found, and shows the next (THING-6)', async () => {
  const shell = await open('pockets', 'carried:candle', 'carried:bear', 'seen:bear/tag');
  await shell.press('Put It Back');
  expect(names(shell)).toEqual(['Candle']);
  expect(document.activeElement?.textContent).toBe('Candle');
  panel(shell).getByText('Bear lies where you found it.');
  expect(kept()).toContain('seen:bear/tag');
  expect(kept()).not.toContain('carried:bear');
  await shell.press('Put It Back');
  panel(shell).getByText(/Your pockets are empty/);
});
