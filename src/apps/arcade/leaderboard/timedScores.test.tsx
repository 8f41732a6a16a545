import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { MOST_STEPS } from '@shared/domain/arcade/games/game.ts';
import { GAME_IDS, GAMES, isMachine } from '@shared/domain/arcade/games/games.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import { readRunRef } from '@shared/domain/people/attached.ts';
import { filled } from '@shared/domain/people/personas/slots.ts';
import { TownNewsAnswer } from '@shared/contract/town/town.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const GAME = 'minesweeper-expert';
const RUN = '00000000-0000-4000-8000-000000000001';
/** 34.2 s of 120 steps were played of what the points count. */
const SCORE = MOST_STEPS - 34.2 * 120;

const ENTRY = {
  ...{ rank: 1, username: 'Rosie', profile_icon: null, wallet: WALLET, hasProfile: true, score: SCORE },
  ...{ reachedAt: '2025-06-02T12:00:00.000Z', run: RUN },
};
const PAGE = {
  ...{ username: 'Rosie', isMine: false, profile_icon: 'cap', bio: '', color: 'sky', pattern: 'glitter' },
  ...{ layout: 'left', song: null, mood: '', about: '', lists: {}, friends: [], prizes: [], themes: [] },
  ...{ scores: [{ game: GAME, score: SCORE }], signatures: [], objectives: [], clues: 0, comments: 'all' },
  ...{ mayComment: true, commentCount: 0 },
};

async function open(query: string): Promise<ShellHarness> {
  leaveSignedIn();
  const refreshed = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  const shell = await openShell({
    query: `open=${query}`,
    routes: routesOf({
      ...answersOfServer(),
      'POST /api/auth/refresh': { ...refreshed, session: { ...refreshed.session, role: 'ADMIN' } },
      'GET /api/games/board': {
        ...{ opensAt: null, closesAt: null, watchableAt: null, entries: [ENTRY], total: 1, own: ENTRY },
      },
      'GET /api/console/struck-runs': {
        runs: [{ ...ENTRY, game: GAME, created_at: '2025-06-02T12:00:00.000Z' }],
        next: null,
      },
      'GET /api/myplace/page': { page: PAGE },
      'GET /api/works': { works: [], next: null },
    }),
  });
  await shell.settle();
  return shell;
}
const windowOf = (shell: ShellHarness, name: string) => within(shell.getByRole('dialog', { name }));
async function choose(shell: ShellHarness, box: HTMLElement | undefined, value: string): Promise<void> {
  fireEvent.change(box ?? document.body, { target: { value } });
  await shell.settle();
}

it('shows a time as a time in High Scores, with nothing to watch or to be beaten (MINES-7)', async () => {
  const shell = await open(`leaderboard:${GAME}`);
  const scores = windowOf(shell, 'High Scores');
  const [line] = scores.getAllByRole('listitem');
  expect(line?.textContent).toBe('Rosie34.2 sJun 2, 2025');
  expect(scores.getByText('Time')).toBeTruthy();
  expect(scores.queryByRole('button', { name: /watch|room/i })).toBeNull();
});

it('shows a time as a time on a page of MyPlace (MINES-7)', async () => {
  const shell = await open('myplace:rosie');
  expect(document.body.textContent).toContain('Minesweeper, Expert');
  expect(document.body.textContent).toContain('34.2 s');
  expect(document.body.textContent).not.toContain(String(SCORE));
  expect(shell.windows()).not.toEqual([]);
});

it('shows a time as a time in the console, where a run can be struck out and not be watched (MINES-7, CONSOLE-12)', async () => {
  const shell = await open('console');
  const console = windowOf(shell, 'Operator’s Console');
  await choose(shell, console.getAllByRole('combobox', { name: 'Pages', hidden: true })[0], 'scores');
  await choose(shell, console.getByRole('combobox', { name: 'Game:' }), GAME);
  expect(console.getAllByText('34.2 s')).toHaveLength(2);
  expect(console.queryByRole('button', { name: 'Watch' })).toBeNull();
  await shell.press('Strike out');
  expect(document.body.textContent).toContain('with the score 34.2 s off every board');
});

it('tells a time as a time in every word of a persona, and leaves it out of the radio and of what can be raced (MINES-7)', () => {
  for (const game of GAME_IDS) {
    const scores = [{ game, leader: { name: 'rosie', score: SCORE }, own: { score: SCORE, rank: 2 } }];
    // Nothing else of a person is asked for.
    const context = { scores } as unknown as Parameters<typeof filled>[1];
    const [leads, own] = [`{leader:${game}}`, `{own:${game}}`].map((line) => filled(line, context));
    const told = GAMES[game].isTimed ? '34.2 s' : scoreText(game, SCORE);
    expect([leads, own]).toEqual([
      `in ${GAMES[game].name} rosie leads with ${told}`,
      `your best is ${told}, rank 2`,
    ]);
    const named = readRunRef(`${game}/${RUN}/${SCORE}`);
    expect(named !== null).toBe(isMachine(game));
    const news = { success: true, scores: [{ game, username: 'rosie', score: 1 }], opened: [] };
    const heard = TownNewsAnswer.safeParse({
      ...news,
      homecoming: 0,
      checkedIn: 0,
      key: null,
      voted: null,
      candles: null,
    });
    expect(heard.success).toBe(isMachine(game));
  }
});
