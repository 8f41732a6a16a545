import { createRoot } from 'react-dom/client';
import { getQueriesForElement } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import type {
  GameRun,
  Ghosts,
  LateRun,
  RunEnd,
  RunKind,
  RunRecord,
  Standing,
} from '../../services/games/gameRun.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { ANN, BEN } from '../../testing/storyServer.ts';
import { CurrentApp } from '../appContext.ts';
import { startGame } from './gameOf.ts';
import { GameWindow } from './GameWindow.tsx';
import type { PlayableGame } from './playable.ts';
import { act } from '../../testing/act.ts';

const GUESTS = [
  { id: 'geek', name: 'Dexter', frame: 'face' },
  { id: 'jock', name: 'Troy', frame: 'face' },
];
const GAME: PlayableGame = {
  id: 'flappy-flunk',
  how: 'Press to flap.',
  noun: 'locker',
  medals: { bronze: 10, silver: 25, gold: 50, platinum: 100 },
  art: { url: '/art.webp', frames: { face: { x: 0, y: 0, w: 8, h: 8 }, logo: { x: 0, y: 0, w: 8, h: 8 } } },
  logo: 'logo',
  firstGuest: 'geek',
  guests: GUESTS,
};
const ACCEPTED: RunEnd = { status: 'accepted', best: 30, isBest: false, rank: 4, message: null };
const PRACTISED: RunEnd = { status: 'practice', best: null, isBest: false, rank: null, message: null };

/** A browser with a game in it: what it keeps outlives its windows, and the server answers as the test says. */
function browser(params?: string) {
  const ask = vi.fn(async () => null);
  const storage = fakeBrowser().storage();
  const session = store<{ readonly wallet: string | null }>({ wallet: ANN });
  const late = store<LateRun | null>(null);
  const accepted = store(0);
  const ghosts = vi.fn(async (): Promise<Ghosts> => ({ own: null, leader: null }));
  const record = vi.fn(async (_run: string): Promise<Result<RunRecord>> => fail('NOT_FOUND', 'gone'));
  const end = { ranked: ACCEPTED, day: ACCEPTED, practice: PRACTISED };
  const runs: (GameRun & { readonly abandon: ReturnType<typeof vi.fn> })[] = [];
  const standing = store<Standing>('ranked');

  async function open(_game: string, kind: RunKind) {
    const run = {
      id: 'run-1',
      kind,
      triesLeft: kind === 'day' ? 2 : null,
      course: () => seededRandom('course'),
      standing: kind === 'practice' ? store<Standing>('practice') : standing,
      reason: () => null,
      played: vi.fn(),
      abandon: vi.fn(),
      close: vi.fn(async () => end[kind]),
    };
    runs.push(run);
    return ok(run);
  }
  const services = {
    games: { open, late, accepted, ghosts, record },
    session,
    storage,
    online: { whenBack: () => () => undefined },
    profile: { load: async () => ok({ profile_icon: null }) },
    // Everybody holds a Flunk.
    api: { call: async () => ok({ tokens: [{ traits: [] }] }) },
  };

  async function openWindow(firstGuest = GAME.firstGuest) {
    const [visible, inFront] = [store(true), store(true)];
    const life = new AbortController();
    const now = vi.fn(() => Date.parse('2025-10-01T18:00:00Z'));
    // Only what a game looks at.
    const app = {
      ...{ services, visible, inFront, params },
      clock: { now },
      closed: life.signal,
      desktop: { openFor: vi.fn(), ask },
    } as unknown as AppContext;
    const game = startGame(app, { ...GAME, firstGuest });
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const settle = () =>
      act(async () => {
        await vi.dynamicImportSettled();
        await vi.advanceTimersByTimeAsync(1_100);
      });
    act(() =>
      root.render(
        <CurrentApp value={app}>
          <GameWindow game={GAME} open={game} />
        </CurrentApp>,
      ),
    );
    const end = () => {
      root.unmount();
      place.remove();
      life.abort();
    };
    const close = () => act(end);
    onTestFinished(end);
    await settle();
    const found = getQueriesForElement(place);
    return {
      ...{ ...found, game, visible, inFront, now, close, settle },
      text: () => place.textContent,
      chosen: () => found.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.ariaLabel,
      async press(name: string, role = 'button') {
        act(() => found.getByRole(role, { name }).click());
        await settle();
      },
      async choose(mode: 'ranked' | 'day' | 'practice') {
        act(() => game.actor.send({ type: 'user.choose', mode }));
        await settle();
      },
      async play(score: number) {
        act(() => game.actor.send({ type: 'user.start' }));
        await settle();
        act(() => game.director.over(240, [], score));
        await settle();
      },
    };
  }
  return { openWindow, session, late, accepted, ghosts, record, end, runs, standing, ask };
}
const scores = (window: { getAllByRole(role: string): HTMLElement[] }) =>
  window.getAllByRole('definition').map(({ textContent }) => Number(textContent));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('a run that goes on', () => {
  it('says that it waits for its course, and for as long as it no longer counts that it does not', async () => {
    const { openWindow, standing } = browser();
    const window = await openWindow();
    await window.press('Start Game');
    act(() => standing.set('waiting'));
    expect(window.text()).toContain('Waiting for the course...');
    act(() => standing.set('unranked'));
    act(() => window.game.director.played(1_200, [], 3));
    await window.settle();
    expect(window.text()).toContain('This run no longer counts.');
  });

  it('is paused and gone on with from the bar and by a key, and cannot be replaced by another meanwhile (GAME-8)', async () => {
    const { openWindow, runs } = browser();
    const window = await openWindow();
    await window.press('Start Game');
    expect(window.queryByRole('button', { name: 'Start Game' })).toBeNull();
    await window.press('Pause');
    expect(window.game.director.isPaused.get()).toBe(true);
    await window.press('Pause');
    expect(window.game.director.isPaused.get()).toBe(false);
    act(() => window.game.director.pauses());
    expect(window.getByRole('heading', { name: 'Paused' })).toBeTruthy();
    expect(runs).toHaveLength(1);
  });

  it('begins paused where its window was covered while it was opened (GAME-1)', async () => {
    const { openWindow } = browser();
    const window = await openWindow();
    act(() => {
      window.game.actor.send({ type: 'user.start' });
      window.visible.set(false);
    });
    await window.settle();
    expect(window.game.director.isPaused.get()).toBe(true);
  });

  it('counts as it stands where it is given up, and stands still (GAME-8)', async () => {
    const { openWindow, runs } = browser();
    const window = await openWindow();
    await window.press('Start Game');
    await window.press('Pause');
    act(() => window.game.director.played(900, [{ step: 3, held: 1 }], 12));
    expect(window.text()).toContain('Given up, the run counts as it stands.');
    await window.press('Give Up');
    expect(runs[0]?.close).toHaveBeenCalledExactlyOnceWith(900, [{ step: 3, held: 1 }], 12);
    expect([scores(window), window.game.director.isPaused.get()]).toEqual([[12, 30], true]);
  });

  it('is abandoned with its window, but not one that is over', async () => {
    const { openWindow, runs } = browser();
    const first = await openWindow();
    await first.press('Start Game');
    first.close();
    const second = await openWindow();
    await second.play(3);
    second.close();
    expect(runs.map(({ abandon }) => abandon.mock.calls.length)).toEqual([1, 0]);
  });
});

describe('the best', () => {
  it('of a run that counts is what the server says, whatever this browser knew (GAME-9)', async () => {
    const { openWindow, end } = browser();
    const window = await openWindow();
    await window.play(12);
    expect([scores(window), window.text()?.includes('New best!')]).toEqual([[12, 30], false]);
    end.ranked = { ...ACCEPTED, best: 31, isBest: true };
    await window.play(31);
    expect([scores(window), window.text()?.includes('New best!')]).toEqual([[31, 31], true]);
  });

  it('is not raised by practice, by a run that does not count, or by another person (GAME-9)', async () => {
    const { openWindow, end, session } = browser();
    const window = await openWindow();
    await window.choose('practice');
    await window.play(70);
    expect([scores(window), window.text()?.includes('New best!')]).toEqual([[70, 70], true]);
    await window.choose('ranked');
    end.ranked = { ...ACCEPTED, status: 'unranked', best: null, message: 'It does not count.' };
    await window.play(80);
    expect([scores(window), window.text()?.includes('New best!')]).toEqual([[80], false]);
    act(() => session.set({ wallet: BEN }));
    await window.choose('practice');
    await window.play(5);
    expect(scores(window)).toEqual([5, 5]);
  });

  it('and the tries that are left are told at the title, and those of the day after a run of the day (RUN-6)', async () => {
    const { openWindow } = browser();
    const window = await openWindow();
    await window.choose('day');
    expect(window.text()).toContain('3 tries a day.');
    await window.play(12);
    expect(window.text()).toContain('2 tries left today.');
    await window.press('Change Player');
    expect(window.text()).toContain('2 tries left today.');
    window.now.mockReturnValue(Date.parse('2025-10-02T00:00:01Z'));
    await window.choose('ranked');
    await window.choose('day');
    expect(window.text()).toContain('3 tries a day.');
    await window.choose('ranked');
    await window.play(12);
    await window.press('Change Player');
    expect(window.text()).toContain('Your best: 30 lockers.');
  });
});

it('offers to race the best run as soon as there is one (GAME-5)', async () => {
  const { openWindow, accepted, ghosts } = browser();
  const window = await openWindow();
  const offered = () => window.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered()).not.toContain('Race your best run');
  const own = { id: 'run-1', game: GAME.id, score: 3, steps: 240, seeds: ['s0'], log: [], version: 1 };
  ghosts.mockResolvedValue({ own, leader: null });
  await window.play(3);
  act(() => accepted.set(1));
  expect(ghosts).toHaveBeenCalledTimes(1);
  await window.press('Change Player');
  expect(offered()).toContain('Race your best run');
});

it('races a run that a person is challenged with, and says whether they beat it (GAME-5)', async () => {
  const { openWindow, ghosts, record } = browser('race:run-7');
  const rival = { id: 'run-7', game: GAME.id, score: 3, steps: 240, seeds: ['s0'], log: [], version: 1 };
  record.mockResolvedValue(ok(rival));
  const window = await openWindow();
  expect(window.text()).toContain('To beat: 3 lockers.');
  await window.play(4);
  expect(window.text()).toContain('You beat the challenge of 3!');
  await window.press('Change Player');
  await window.play(3);
  expect(window.text()).toContain('The challenge of 3 stands.');
  expect(ghosts).toHaveBeenCalledTimes(1);
});

it.each([
  ['gone', fail('NOT_FOUND', 'It is gone.'), 'It is gone.'],
  [
    'of another game',
    ok({ id: 'run-7', game: 'flunky-uppy' as const, score: 3, steps: 9, seeds: ['s0'], log: [], version: 1 }),
    'That run is not kept any more.',
  ],
])(
  'says why a run that is %s cannot be raced, and offers the usual game (GAME-5)',
  async (_, answer, says) => {
    const { openWindow, record, ask } = browser('race:run-7');
    record.mockResolvedValue(answer);
    const window = await openWindow();
    expect(ask).toHaveBeenCalledExactlyOnceWith({
      title: 'Race the challenge',
      message: says,
      icon: 'error',
    });
    expect(window.text()).not.toContain('To beat:');
  },
);

it('tells at the title what became of a run that the page before left open', async () => {
  const { openWindow, late } = browser();
  const window = await openWindow();
  act(() => late.set({ game: 'flappy-flunk', score: 12, refusal: null }));
  expect(window.text()).toContain('Your run of before was counted: 12 lockers.');
  act(() => late.set({ game: 'flappy-flunk', score: 12, refusal: 'It came too late.' }));
  expect(window.text()).toContain('It came too late.');
  act(() => late.set({ game: 'flunky-uppy', score: 12, refusal: null }));
  expect(window.text()).not.toContain('12 lockers');
});

describe('who plays', () => {
  it.each(['geek', 'jock'])(
    'is the own Flunk of who has one, where %s is the first guest (GAME-4)',
    async (first) => {
      const window = await browser().openWindow(first);
      expect(window.chosen()).toBe('Your Flunk');
      expect(window.game.players.player.get()).toMatch(/^data:image\/svg/);
    },
  );

  it('is the guest that was chosen, also the first, when the game is opened again (GAME-4)', async () => {
    const { openWindow } = browser();
    const window = await openWindow();
    await window.press('Dexter', 'radio');
    window.close();
    const again = await openWindow();
    expect([again.chosen(), again.game.players.player.get()]).toEqual(['Dexter', 'geek']);
    await again.press('Your Flunk', 'radio');
    again.close();
    expect((await openWindow()).chosen()).toBe('Your Flunk');
  });

  it('is no Flunk of a person who has signed out (GAME-4)', async () => {
    const { openWindow, session } = browser();
    const window = await openWindow();
    await window.press('Your Flunk', 'radio');
    act(() => session.set({ wallet: null }));
    expect([window.game.players.player.get(), window.queryByRole('radio', { name: 'Your Flunk' })]).toEqual([
      'geek',
      null,
    ]);
    window.close();
    expect((await openWindow()).game.players.player.get()).toBe('geek');
  });
});
