import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  deal,
  finishing,
  homeward,
  isWon,
  play,
  seedOfDay,
  type Table,
} from '@shared/domain/arcade/solitaire/klondike.ts';
import { carelessMove } from '@shared/domain/arcade/solitaire/player.ts';
import { textOf } from '@shared/domain/arcade/solitaire/moves.ts';
import { RUN_TEXTS } from '@shared/domain/arcade/games/run.ts';
import { epochMs, type EpochMs } from '@shared/kernel/units.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';
import { nameOf } from './texts.ts';

/** A deal that the careless player wins. */
const RANDOM = 0.3;
const SEED = String(RANDOM);

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(RANDOM);
});

async function open(): Promise<ShellHarness> {
  const shell = await openShell();
  await shell.openApp('Solitaire');
  return shell;
}
const windowOf = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Solitaire' }));
/** The moves of a careless player until the game plays itself, or until it is won but for so many. */
function movesBefore(isEnough: (table: Table) => boolean): { moves: readonly string[]; table: Table } {
  let table = deal(SEED, 1);
  const moves: string[] = [];
  while (!isEnough(table)) {
    const move = carelessMove(table);
    table = play(table, move);
    moves.push(textOf(move));
  }
  return { moves, table };
}
const begin = (moves: readonly string[]): void =>
  localStorage.setItem(
    'solitaire.begun',
    JSON.stringify({ version: 1, value: { seed: SEED, draw: 1, moves, ms: 60_000 } }),
  );

it('deals, draws by a press, and takes it back (SOLITAIRE-1, SOLITAIRE-2)', async () => {
  const shell = await open();
  const table = deal(SEED, 1);
  const tops = table.piles.map(({ shown }) => nameOf(shown[0] ?? 0));
  for (const name of tops) expect(windowOf(shell).getByRole('button', { name })).toBeTruthy();
  expect(windowOf(shell).getByRole('group', { name: 'pile 7, 6 face down' })).toBeTruthy();
  await shell.press('stock, 24 cards');
  const drawn = `${nameOf(table.stock.at(-1) ?? 0)}, waste`;
  expect(windowOf(shell).getByRole('button', { name: drawn })).toBeTruthy();
  await shell.press('Undo');
  expect(windowOf(shell).getByRole('button', { name: 'waste, empty' })).toBeTruthy();
  expect(localStorage.getItem('solitaire.begun')).toBeNull();
});

it('puts down by a second press what the first took up, and goes on after it was closed (SOLITAIRE-6, SOLITAIRE-7)', async () => {
  const { moves, table } = movesBefore((now) => {
    const next = carelessMove(now);
    if (next === 'draw' || next.to.at !== 'pile' || next.from.at !== 'pile') return false;
    return now.piles[next.to.index]?.shown.length !== 0;
  });
  begin(moves);
  const shell = await open();
  const next = carelessMove(table);
  if (next === 'draw' || next.from.at !== 'pile' || next.to.at !== 'pile') throw new Error('no such move');
  const [from, to] = [table.piles[next.from.index], table.piles[next.to.index]];
  const [card, onto] = [nameOf(from?.shown[0] ?? 0), nameOf(to?.shown.at(-1) ?? 0)];
  await shell.press(card);
  expect(windowOf(shell).getByRole('button', { name: card, pressed: true })).toBeTruthy();
  await shell.press(onto);
  const group = windowOf(shell).getByRole('group', { name: new RegExp(`^pile ${next.to.index + 1}\\b`) });
  expect(within(group).getByRole('button', { name: card })).toBeTruthy();
  expect(localStorage.getItem('solitaire.begun')).toContain(textOf(next));
});

it('puts dragged cards down where they lie over most, and back where they may not lie (SOLITAIRE-7)', async () => {
  const { moves, table } = movesBefore((now) => {
    const next = carelessMove(now);
    if (next === 'draw' || next.to.at !== 'pile' || next.from.at !== 'pile') return false;
    return now.piles[next.to.index]?.shown.length !== 0;
  });
  begin(moves);
  const shell = await open();
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'));
  const next = carelessMove(table);
  if (next === 'draw' || next.from.at !== 'pile' || next.to.at !== 'pile') throw new Error('no such move');
  const card = nameOf(table.piles[next.from.index]?.shown[0] ?? 0);
  const pileOf = (index: number) =>
    within(windowOf(shell).getByRole('group', { name: new RegExp(`^pile ${index + 1}\\b`) }));
  const columns = next.to.index - next.from.index;
  const drag = async (way: number): Promise<void> => {
    const held = windowOf(shell).getByRole('button', { name: card });
    const pointer = { button: 0, isPrimary: true, clientX: 0, clientY: 0 };
    fireEvent.pointerDown(held, pointer);
    fireEvent.pointerMove(held, { ...pointer, clientX: way });
    await shell.settle();
    fireEvent.pointerUp(held, { ...pointer, clientX: way });
    await shell.settle();
  };
  await drag(2_000);
  expect(pileOf(next.from.index).getByRole('button', { name: card })).toBeTruthy();
  // A pointer that has left before it dragged drags nothing when it comes back.
  const left = windowOf(shell).getByRole('button', { name: card });
  fireEvent.pointerDown(left, { button: 0, isPrimary: true, clientX: 0, clientY: 0 });
  fireEvent.pointerOut(left, { relatedTarget: document.body });
  fireEvent.pointerMove(left, { isPrimary: true, clientX: columns * (71 + 16), clientY: 0 });
  fireEvent.pointerUp(left, { isPrimary: true, clientX: columns * (71 + 16), clientY: 0 });
  await shell.settle();
  expect(pileOf(next.from.index).getByRole('button', { name: card })).toBeTruthy();
  // From one pile to the next it is a card's width and a gap.
  await drag(columns * (71 + 16));
  expect(pileOf(next.to.index).getByRole('button', { name: card })).toBeTruthy();
  // A key presses without a pointer, and is none of the drag before it.
  const stock = () =>
    windowOf(shell)
      .getByRole('button', { name: /^stock/ })
      .getAttribute('aria-label');
  const before = stock();
  await shell.press(/^stock/);
  expect(stock()).not.toBe(before);
});

it('brings a card home by a double click and by F (SOLITAIRE-4, SOLITAIRE-7)', async () => {
  const isHome = (now: Table): boolean => homeward(now, { at: 'waste' }) !== null;
  const { moves, table } = movesBefore(isHome);
  begin(moves);
  const shell = await open();
  const card = nameOf(table.waste.at(-1) ?? 0);
  const inWaste = windowOf(shell).getByRole('button', { name: `${card}, waste` });
  fireEvent.dblClick(inWaste);
  await shell.settle();
  expect(windowOf(shell).getByRole('button', { name: new RegExp(`^${card}, foundation`) })).toBeTruthy();
  await shell.press('Undo');
  windowOf(shell)
    .getByRole('button', { name: `${card}, waste` })
    .focus();
  await shell.settle();
  await shell.keys('f');
  expect(windowOf(shell).getByRole('button', { name: new RegExp(`^${card}, foundation`) })).toBeTruthy();
});

it('is walked by the arrow keys, and played by Enter (SOLITAIRE-7)', async () => {
  const shell = await open();
  const name = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
  windowOf(shell).getByRole('button', { name: 'stock, 24 cards' }).focus();
  await shell.keys('ArrowRight');
  expect(name()).toBe('waste, empty');
  await shell.keys('ArrowDown');
  expect(name()).toBe(nameOf(deal(SEED, 1).piles[1]?.shown[0] ?? 0));
  await shell.keys('ArrowUp');
  await shell.keys('ArrowLeft');
  expect(name()).toBe('stock, 24 cards');
});

it('plays itself to the end, keeps the best game, and shows no fall where motion is reduced (SOLITAIRE-4, SOLITAIRE-6)', async () => {
  const { moves, table } = movesBefore((now) => finishing(now) !== null);
  begin(moves);
  const shell = await open();
  await shell.press('Finish');
  for (let left = 52 - table.foundations.flat().length; left > 0; left -= 1) await shell.settle(100);
  expect(windowOf(shell).getByRole('status').textContent).toContain('All home, and your best game!');
  expect(shell.getByRole('dialog', { name: 'Solitaire' }).querySelector('canvas')).toBeNull();
  expect(localStorage.getItem('solitaire.best')).toContain('"won":1');
  expect(localStorage.getItem('solitaire.begun')).toBeNull();
  await shell.press('Game', 'menuitem');
  await shell.press('Best Games...', 'menuitem');
  await shell.press('Reset');
  expect(localStorage.getItem('solitaire.best')).toBeNull();
});

it('deals the deal of the day, which is the same for all (SOLITAIRE-5)', async () => {
  const shell = await open();
  await shell.press('Game', 'menuitem');
  await shell.press('Deal of the Day', 'menuitem');
  expect(windowOf(shell).getByRole('status').textContent).toContain('The deal of the day.');
  const [top] = deal(seedOfDay(epochMs(Date.now())), 1).piles[0]?.shown ?? [];
  expect(windowOf(shell).getByRole('button', { name: nameOf(top ?? 0) })).toBeTruthy();
});

it('deals anew where another number of cards is drawn, and keeps that and the back (SOLITAIRE-1, SOLITAIRE-6)', async () => {
  const shell = await open();
  await shell.press('Game', 'menuitem');
  await shell.press('Draw Three', 'menuitemcheckbox');
  await shell.press('stock, 24 cards');
  expect(windowOf(shell).getByRole('button', { name: 'stock, 21 cards' })).toBeTruthy();
  await shell.press('Game', 'menuitem');
  await shell.press('Back: Lockers', 'menuitemcheckbox');
  expect(localStorage.getItem('solitaire.choices')).toMatch(/"draw":3,"back":"locker"/);
});

describe('the board of the deal of the day', () => {
  const run = '00000000-0000-4000-8000-000000000001';
  const seeds = (): readonly string[] => [seedOfDay(epochMs(Date.now())), 'b'.repeat(32), 'c'.repeat(32)];
  const opened: FakeRoute = () => ({ body: { success: true, run, seeds: seeds(), triesLeft: null } });

  /** A day whose deal a careless player wins. */
  function winnableDay(): EpochMs {
    for (let day = 0; day < 60; day += 1) {
      const at = epochMs(Date.parse('2026-11-02T18:00Z') + day * 86_400_000);
      let table = deal(seedOfDay(at), 1);
      for (let made = 0; made < 300 && !isWon(table); made += 1) table = play(table, carelessMove(table));
      if (isWon(table)) return at;
    }
    throw new Error('no deal is won');
  }

  async function openSignedIn(routes: Readonly<Record<string, FakeRoute>>, day = Date.now()) {
    leaveSignedIn();
    // The DOM here has files without streams.
    vi.stubGlobal('CompressionStream', undefined);
    const began = performance.now();
    vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(day + performance.now() - began));
    const shell = await openShell({
      routes: {
        ...routesOf(),
        'POST /api/games/link': () => ({ body: { success: true, seed: 'd'.repeat(32) } }),
        ...routes,
      },
    });
    await shell.openApp('Solitaire');
    await shell.press('Game', 'menuitem');
    await shell.press('Deal of the Day', 'menuitem');
    return shell;
  }
  const said = (shell: ShellHarness) => windowOf(shell).getByRole('status').textContent;

  it('takes a deal that is won, and says its place (SOLITAIRE-8)', async () => {
    const sent: { score: number }[] = [];
    const shell = await openSignedIn(
      {
        'POST /api/games/open': opened,
        'POST /api/games/close': ({ body }) => {
          sent.push(body as { score: number });
          const { score } = body as { score: number };
          return { body: { success: true, score, best: score, rank: 2, isBest: true } };
        },
      },
      winnableDay(),
    );
    await shell.press('stock, 24 cards');
    expect(said(shell)).toContain('It counts on the board.');
    await shell.press('Undo');
    let table = deal(seedOfDay(epochMs(Date.now())), 1);
    while (!isWon(table)) {
      const move = carelessMove(table);
      const before = table;
      table = play(table, move);
      if (move === 'draw') {
        windowOf(shell)
          .getByRole('button', { name: /^stock/ })
          .click();
      } else {
        const { from, count, to } = move;
        const cards = from.at === 'pile' ? before.piles[from.index]?.shown : before.waste;
        const card = nameOf(cards?.at(-count) ?? 0);
        const held = windowOf(shell).getAllByRole('button', { name: new RegExp(`^${card}`) });
        if (to.at === 'pile') {
          held.at(-1)?.click();
          await shell.settle();
          const onto = before.piles[to.index]?.shown.at(-1);
          const name = onto === undefined ? new RegExp(`^pile ${to.index + 1}, empty`) : nameOf(onto);
          windowOf(shell).getByRole('button', { name }).click();
        } else {
          fireEvent.dblClick(held.at(-1) ?? document.body);
        }
      }
      await shell.settle();
    }
    await vi.waitFor(() => expect(said(shell)).toContain('On the board'));
    expect(said(shell)).toContain(`On the board: ${sent[0]?.score.toLocaleString('en-US')}, number 2.`);
  });

  it('is left out where the school computer does not answer, and the game goes on (SOLITAIRE-8)', async () => {
    const shell = await openSignedIn({ 'POST /api/games/open': () => 'gone' });
    await shell.press('stock, 24 cards');
    await shell.settle(1_000);
    expect(said(shell)).toContain('Practice: the school computer does not answer.');
    expect(windowOf(shell).getByRole('button', { name: 'stock, 23 cards' })).toBeTruthy();
  });

  it('says where a new day has begun, and why a run is refused (SOLITAIRE-8)', async () => {
    const shell = await openSignedIn({
      'POST /api/games/open': (_, count) =>
        count === 1
          ? {
              body: {
                success: true,
                run,
                seeds: ['e'.repeat(32), 'f'.repeat(32), 'a'.repeat(32)],
                triesLeft: null,
              },
            }
          : refusal(409, 'CONFLICT', RUN_TEXTS.noRunsLeft),
    });
    await shell.press('stock, 24 cards');
    expect(said(shell)).toContain('Practice: a new day has begun.');
    await shell.press('Game', 'menuitem');
    await shell.press('Deal of the Day', 'menuitem');
    await shell.press('stock, 24 cards');
    expect(said(shell)).toContain(RUN_TEXTS.noRunsLeft);
  });
});
