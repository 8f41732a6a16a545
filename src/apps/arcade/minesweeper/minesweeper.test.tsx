import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import {
  LEVELS,
  MINE,
  newField,
  press,
  type Minefield,
} from '@shared/domain/arcade/minesweeper/minefield.ts';
import { MOST_STEPS } from '@shared/domain/arcade/games/game.ts';
import { seedOfRun } from '@shared/domain/arcade/minesweeper/rules.ts';
import { RUN_TEXTS } from '@shared/domain/arcade/games/run.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const FIRST = 40;
const RANDOM = 0.25;

/** Opens the window of a guest, and says what lies under its desks after a press on the one in the middle. */
async function open(): Promise<{ shell: ShellHarness; known: Minefield }> {
  vi.spyOn(Math, 'random').mockReturnValue(RANDOM);
  const shell = await openShell();
  await shell.openApp('Minesweeper');
  return { shell, known: press(newField(LEVELS.beginner, String(RANDOM)), FIRST) };
}

const windowOf = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Minesweeper' }));
const cellsOf = (shell: ShellHarness) => windowOf(shell).getAllByRole('gridcell');
const cellOf = (shell: ShellHarness, cell: number): HTMLElement => {
  const found = cellsOf(shell)[cell];
  if (found === undefined) throw new Error(`no desk ${cell}`);
  return found;
};
const mineOf = ({ hidden }: Minefield): number => (hidden ?? []).indexOf(MINE);
const stateOf = (shell: ShellHarness) => windowOf(shell).getByRole('status').textContent;

async function win(shell: ShellHarness, known: Minefield): Promise<void> {
  await shell.press(cellOf(shell, FIRST));
  await shell.settle(3_000);
  const cells = cellsOf(shell);
  for (const [cell, count] of (known.hidden ?? []).entries()) {
    if (count !== MINE) cells[cell]?.click();
  }
  await shell.settle();
}

it('is there for a guest: a press opens an area, and a screen reader hears each desk (MINES-2, MINES-6)', async () => {
  const { shell, known } = await open();
  expect(cellOf(shell, 21).getAttribute('aria-label')).toBe('row 3, column 4, covered');
  await shell.press(cellOf(shell, FIRST));
  const shown = cellsOf(shell).map((cell) => cell.getAttribute('aria-label')?.split(', ')[2]);
  for (const [cell, mark] of known.marks.entries()) {
    const count = known.hidden?.[cell];
    expect(shown[cell]).toBe(mark === 'covered' ? 'covered' : count === 0 ? 'clean' : `${count} near`);
  }
});

it('keeps the best time of a level, and forgets it when asked (MINES-5)', async () => {
  const { shell, known } = await open();
  await win(shell, known);
  expect(stateOf(shell)).toMatch(/^All clean in .* seconds: your best time!Beginner/);
  expect(windowOf(shell).getByRole('img', { name: 'Gum without a flag: 0' })).toBeTruthy();
  expect(localStorage.getItem('minesweeper.best')).toMatch(/"beginner":\d+/);
  await shell.press('Game', 'menuitem');
  await shell.press('Best Times...', 'menuitem');
  await shell.press('Reset Times');
  expect(localStorage.getItem('minesweeper.best')).toBeNull();
});

it('shows all gum when it is lost, and begins anew by F2 and by the face (MINES-3, MINES-6)', async () => {
  const { shell, known } = await open();
  await shell.press(cellOf(shell, FIRST));
  await shell.press(cellOf(shell, mineOf(known)));
  expect(stateOf(shell)).toContain('The bubble has burst.');
  expect(windowOf(shell).getAllByRole('gridcell', { name: /gum$|found$/ })).toHaveLength(10);
  await shell.press('Lost. New game');
  expect(windowOf(shell).getAllByRole('gridcell', { name: /covered$/ })).toHaveLength(81);
  await shell.press(cellOf(shell, FIRST));
  cellOf(shell, FIRST).focus();
  await shell.keys('F2');
  expect(windowOf(shell).getAllByRole('gridcell', { name: /covered$/ })).toHaveLength(81);
});

it('is played by keys: arrows walk, F flags, a flag protects, Space looks (MINES-6)', async () => {
  const { shell } = await open();
  cellOf(shell, 0).focus();
  await shell.keys('ArrowRight');
  await shell.keys('ArrowDown');
  await shell.keys('f');
  await shell.keys(' ');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('row 2, column 2, flag');
  expect(windowOf(shell).getByRole('img', { name: 'Gum without a flag: 9' })).toBeTruthy();
  await shell.keys('f');
  await shell.keys('Enter');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/clean$/);
});

it('flags by the right button, by a finger that rests, and by a press with Flag on (MINES-6)', async () => {
  const { shell } = await open();
  const [right, rests, pressed] = [cellOf(shell, 3), cellOf(shell, 5), cellOf(shell, 7)];
  fireEvent.contextMenu(right);
  fireEvent.pointerDown(rests, { pointerType: 'touch' });
  await shell.settle(500);
  fireEvent.pointerUp(rests, { pointerType: 'touch' });
  rests.click();
  await shell.press('Flag');
  await shell.press(pressed);
  for (const cell of [right, rests, pressed]) expect(cell.getAttribute('aria-label')).toMatch(/flag$/);
});

it('keeps the level that is chosen, and whether a second mark asks (MINES-1, MINES-3)', async () => {
  const { shell } = await open();
  await shell.press('Game', 'menuitem');
  await shell.press('Expert', 'menuitemcheckbox');
  expect(cellsOf(shell)).toHaveLength(480);
  await shell.press('Game', 'menuitem');
  await shell.press('Question Marks', 'menuitemcheckbox');
  fireEvent.contextMenu(cellOf(shell, 0));
  fireEvent.contextMenu(cellOf(shell, 0));
  await shell.settle();
  expect(cellOf(shell, 0).getAttribute('aria-label')).toMatch(/question mark$/);
  expect(localStorage.getItem('minesweeper.choices')).toContain('"expert"');
});

describe('the board', () => {
  const SEED = 'a'.repeat(32);
  const run = '00000000-0000-4000-8000-000000000001';
  const opened: FakeRoute = () => ({
    body: { success: true, run, seeds: [SEED, SEED, SEED], triesLeft: null },
  });
  const closed: FakeRoute = ({ body }) => {
    const { score } = body as { score: number };
    return { body: { success: true, score, best: score, rank: 3, isBest: true } };
  };

  /** Opens the window of a person, and says what lies under the desks of a run that counts. */
  async function openSignedIn(routes: Readonly<Record<string, FakeRoute>>) {
    leaveSignedIn();
    // The DOM here has files without streams.
    vi.stubGlobal('CompressionStream', undefined);
    const shell = await openShell({
      routes: {
        ...routesOf(),
        'POST /api/games/link': () => ({ body: { success: true, seed: SEED } }),
        ...routes,
      },
    });
    await shell.openApp('Minesweeper');
    const field = newField(LEVELS.beginner, seedOfRun(seededRandom(SEED)));
    return { shell, known: press(field, FIRST) };
  }

  it('is asked with the first press, lays the gum, and says place and time at the end (MINES-7)', async () => {
    const sent: { steps: number; score: number }[] = [];
    const { shell, known } = await openSignedIn({
      'POST /api/games/open': opened,
      'POST /api/games/close': (request, count) => {
        sent.push(request.body as { steps: number; score: number });
        return closed(request, count);
      },
    });
    await shell.press(cellOf(shell, FIRST));
    expect(stateOf(shell)).toContain('It counts on the board.');
    await win(shell, known);
    await shell.settle(20_000);
    await vi.waitFor(() => expect(stateOf(shell)).toContain('On the board'));
    const [{ steps, score } = { steps: 0, score: 0 }] = sent;
    expect(score).toBe(MOST_STEPS - steps);
    expect(stateOf(shell)).toContain(`On the board: ${(steps / 120).toFixed(1)} s, number 3.`);
    expect(stateOf(shell)).toContain(`All clean in ${(steps / 120).toFixed(1)} seconds`);
  });

  it('is left out where the server does not answer within a second, and the game goes on (MINES-7)', async () => {
    const { shell } = await openSignedIn({ 'POST /api/games/open': () => new Promise(() => undefined) });
    cellOf(shell, FIRST).click();
    await shell.settle(100);
    expect(stateOf(shell)).toContain('Asking the school computer...');
    await shell.settle(600);
    expect(stateOf(shell)).toContain('Practice: the school computer does not answer.');
    expect(cellOf(shell, FIRST).getAttribute('aria-label')).toMatch(/clean$/);
  });

  it('says why a game does not count (MINES-7)', async () => {
    const { shell, known } = await openSignedIn({
      'POST /api/games/open': opened,
      'POST /api/games/close': () => refusal(400, 'BAD_REQUEST', RUN_TEXTS.notByHand),
    });
    await win(shell, known);
    await shell.settle(20_000);
    await vi.waitFor(() => expect(stateOf(shell)).toContain(RUN_TEXTS.notByHand));
  });

  it('is not asked for a guest (MINES-7)', async () => {
    const { shell, known } = await open();
    await win(shell, known);
    expect(stateOf(shell)).not.toContain('board');
  });
});
