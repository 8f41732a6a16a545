import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { gameMachine, type Closed, type OpenedRun, type PlayedRun } from './gameMachine.ts';
import { medalFor } from './playable.ts';

const course = () => seededRandom('course');
const CLOSED: Closed = { best: 12, isNewBest: true, rank: 3, message: null };
const END = { type: 'system.over', steps: 240, log: [], score: 7 } as const;

const RECORDED: Result<PlayedRun> = ok({ course, log: [], steps: 240 });

interface Starting {
  readonly watched?: string;
  readonly opened?: (run: OpenedRun) => Result<OpenedRun> | Promise<Result<OpenedRun>>;
  readonly triesLeft?: number;
  readonly loaded?: Result<PlayedRun>;
}

function start({ watched, opened = (run) => ok(run), loaded = RECORDED, triesLeft }: Starting = {}) {
  const close = vi.fn(async () => CLOSED);
  const run: OpenedRun = {
    ...{ course, ghosts: [], close, best: null, triesLeft: triesLeft ?? null },
    standing: store<'practice'>('practice'),
    played: () => undefined,
    abandon: () => undefined,
  };
  const open = vi.fn(async () => opened(run));
  const machine = gameMachine.provide({
    actors: {
      world: fromCallback(() => undefined),
      open: fromPromise(open),
      close: fromPromise(async ({ input: { run, ended } }) => {
        if (run === null || ended === null) throw new Error('nothing has ended');
        return run.close(ended);
      }),
      load: fromPromise(async () => loaded),
    },
  });
  const game = createActor(machine, { input: { mode: 'practice', seed: '', watched: watched ?? null } });
  game.start();
  return {
    game,
    open,
    close,
    is: (state: Parameters<ReturnType<typeof game.getSnapshot>['matches']>[0]) =>
      game.getSnapshot().matches(state),
  };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

async function playing(starting: Starting = {}) {
  const started = start(starting);
  started.game.send({ type: 'user.press' });
  await settled();
  return started;
}

describe("a game's window", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts by one press, for what was chosen (GAME-1)', async () => {
    const { game, open, is } = start();
    game.send({ type: 'user.choose', mode: 'practice' });
    game.send({ type: 'user.name', seed: 'homecoming' });
    game.send({ type: 'user.press' });
    await settled();
    expect(is({ playing: 'running' })).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ input: { mode: 'practice', seed: 'homecoming' } }),
    );
  });

  it('says why a run was not opened, and stays at the title', async () => {
    const { game, is } = start({ opened: () => fail('RATE_LIMITED', 'That was the third try today.') });
    game.send({ type: 'user.start' });
    await settled();
    expect(is('title')).toBe(true);
    expect(game.getSnapshot().context.failure?.message).toBe('That was the third try today.');
  });

  it('pauses when it is not seen any more, and goes on by a press (GAME-1)', async () => {
    const { game, is } = await playing();
    game.send({ type: 'system.unseen' });
    expect(is({ playing: 'paused' })).toBe(true);
    game.send({ type: 'user.press' });
    expect(is({ playing: 'running' })).toBe(true);
  });

  it('sends how the run ended, and tells best and rank', async () => {
    const { game, close, is } = await playing();
    game.send(END);
    expect(is({ over: { sending: 'underWay' } })).toBe(true);
    await settled();
    expect(close).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ steps: 240, score: 7 }));
    expect(game.getSnapshot().context.closed).toEqual(CLOSED);
  });

  it('takes no press and no button that was meant for the run that is over, and then starts again at once (GAME-1)', async () => {
    const { game, open, is } = await playing();
    game.send(END);
    await vi.advanceTimersByTimeAsync(900);
    game.send({ type: 'user.press' });
    game.send({ type: 'user.start' });
    expect(is('over')).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    game.send({ type: 'user.press' });
    await settled();
    expect(is({ playing: 'running' })).toBe(true);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('begins the next of a few tries by its button alone (GAME-1)', async () => {
    const { game, open, is } = await playing({ triesLeft: 2 });
    game.send(END);
    for (let press = 0; press < 20; press += 1) {
      await vi.advanceTimersByTimeAsync(500);
      game.send({ type: 'user.press' });
    }
    expect(is('over')).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    game.send({ type: 'user.start' });
    await settled();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('lets a person practice while a run is opened slowly, as often as they like, and then waits for them (GAME-1)', async () => {
    let come = (): void => undefined;
    const line = new Promise<void>((resolve) => (come = resolve));
    const { game, is } = await playing({ opened: (run) => line.then(() => ok(run)) });
    game.send({ type: 'user.press' });
    expect(is({ opening: 'waiting' })).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    const runs = new Set<unknown>();
    for (let run = 0; run < 2; run += 1) {
      game.send({ type: 'user.press' });
      expect(is({ opening: 'practising' })).toBe(true);
      runs.add(game.getSnapshot().context.practice);
      game.send(END);
    }
    expect(runs.size).toBe(2);
    come();
    await settled();
    expect(is({ playing: 'paused' })).toBe(true);
    game.send({ type: 'user.press' });
    expect(is({ playing: 'running' })).toBe(true);
  });

  it('shows a run that is to be watched, and shows it again as another', async () => {
    const { game, is } = start({ watched: 'run-1' });
    await settled();
    expect(is({ watching: 'running' })).toBe(true);
    const first = game.getSnapshot().context.record;
    game.send(END);
    expect(is({ watching: 'finished' })).toBe(true);
    game.send({ type: 'user.replay' });
    expect(is({ watching: 'running' })).toBe(true);
    expect(game.getSnapshot().context.record).not.toBe(first);
  });

  it('is at its title where the run to be watched is not kept', async () => {
    const { game, is } = start({ watched: 'gone', loaded: fail('NOT_FOUND', 'It is not kept.') });
    await settled();
    expect(is('title')).toBe(true);
    expect(game.getSnapshot().context.failure?.message).toBe('It is not kept.');
  });
});

describe('a medal', () => {
  const medals = { bronze: 10, silver: 25, gold: 50, platinum: 100 };
  it.each([
    [9, null],
    [10, 'bronze'],
    [49, 'silver'],
    [50, 'gold'],
    [250, 'platinum'],
  ])('for %i is %s (GAME-7)', (score, medal) => {
    expect(medalFor(score, medals)).toBe(medal);
  });
});
