import { describe, expect, it, vi } from 'vitest';
import { MAIN_BUTTON, type GameRules, type GameState } from '@shared/domain/arcade/games/game.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { store } from '../../kernel/store.ts';
import type { Play } from '../surface/loop.ts';
import type { Director, GameScene } from './director.ts';
import { playGame } from './playGame.ts';
import type { GameView, Shown } from './view.ts';

/** Each step with the button held is a point; the tenth step is the last. */
const rules: GameRules = {
  id: 'flappy-flunk',
  version: 1,
  start: () => ({ steps: 0, score: 0, isOver: false }),
  step(state, held) {
    if (held === MAIN_BUTTON) state.score += 1;
    state.steps += 1;
    state.isOver = state.steps === 10;
  },
};
const course = () => seededRandom('course');
const run = (): GameScene => ({ kind: 'run', course, ghosts: [] });

function open(first: GameScene = run(), reduced = false) {
  const element = document.body.appendChild(document.createElement('div'));
  let play: Play | null = null;
  const host = {
    element,
    play(next: Play) {
      play = next;
      return () => undefined;
    },
  };
  const scene = store<GameScene>(first);
  const isPaused = store(false);
  const pace = store(1);
  const director = {
    scene,
    isPaused,
    pace,
    pressed: vi.fn(),
    played: vi.fn(),
    pauses: vi.fn(),
    over: vi.fn(),
  } satisfies Director;
  const view = {
    poseOf: ({ steps }: GameState) => steps,
    begin: vi.fn(),
    stepped: vi.fn(),
    pass: vi.fn(),
    draw: vi.fn<(shown: Shown<GameState, number>) => void>(),
  } satisfies GameView<GameState, number>;
  const attract = vi.fn(() => ({ course, log: [], steps: 5 }));
  const end = playGame(host, { reducedMotion: store(reduced) }, { rules, view, attract }, director);
  return {
    ...{ element, scene, isPaused, pace, director, view, attract, end },
    step: (steps = 1): unknown => Array.from({ length: steps }, () => play?.step()).at(-1),
    shown() {
      play?.draw(0.5);
      return view.draw.mock.lastCall?.[0];
    },
    press: () => element.dispatchEvent(new MouseEvent('pointerdown', { button: 0 })),
  };
}

describe('a game that is played', () => {
  it('is drawn between its last two steps', () => {
    const game = open();
    game.step(3);
    expect(game.shown()).toMatchObject({ before: 2, now: 3, share: 0.5 });
  });

  it('tells its score, and how it ended with the log of what was held', () => {
    const game = open();
    game.step(2);
    game.press();
    game.step(9);
    expect(game.director.played.mock.calls.at(-1)?.slice(2)).toEqual([8]);
    expect(game.director.over).toHaveBeenCalledExactlyOnceWith(10, [{ step: 2, held: 1 }], 8);
    expect(game.director.pressed).not.toHaveBeenCalled();
  });

  it('rests a while after its end, and a press is then one for what comes next', () => {
    const game = open();
    game.step(11);
    game.press();
    expect(game.director.pressed).toHaveBeenCalledTimes(1);
    expect(game.step(400)).toBe(false);
    game.scene.set(run());
    expect(game.step()).toBeUndefined();
    expect(game.shown()).toMatchObject({ now: 1 });
  });

  it('tells how far it is at each point, and when it is paused, so that nothing of it is lost', () => {
    const game = open();
    game.step();
    game.press();
    game.step(2);
    const log = [{ step: 1, held: 1 }];
    expect(game.director.played.mock.calls).toEqual([
      [2, log, 1],
      [3, log, 2],
    ]);
    window.dispatchEvent(Object.assign(new MouseEvent('pointerup'), { pointerId: undefined }));
    game.step();
    game.isPaused.set(true);
    expect(game.director.played.mock.lastCall).toEqual([4, [...log, { step: 3, held: 0 }], 2]);
  });

  it('is paused by a key, and has the keyboard again when it goes on', () => {
    const game = open();
    game.element.tabIndex = -1;
    game.element.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyP' }));
    expect(game.director.pauses).toHaveBeenCalledTimes(1);
    game.isPaused.set(true);
    game.isPaused.set(false);
    expect(document.activeElement).toBe(game.element);
  });

  it('stands still while it is paused', () => {
    const game = open();
    game.step(2);
    game.isPaused.set(true);
    expect(game.step(5)).toBe(false);
    game.isPaused.set(false);
    game.step();
    expect(game.shown()).toMatchObject({ now: 3 });
  });

  it('stands still while it waits for its course', () => {
    const game = open({ kind: 'run', course: () => null, ghosts: [] });
    game.step(3);
    expect(game.shown()).toMatchObject({ now: 0 });
  });

  it('has ghosts beside it, which stay where they ended (GAME-5)', () => {
    const ghost = { course, log: [], steps: 2 };
    const game = open({ kind: 'run', course, ghosts: [ghost] });
    game.step(6);
    expect(game.shown()?.ghosts).toMatchObject([{ before: 2, now: 2, isOver: true }]);
  });

  it('goes through a recorded run at its pace', () => {
    const game = open({ kind: 'watched', run: { course, log: [{ step: 1, held: 1 }], steps: 10 } });
    game.pace.set(4);
    game.step(2);
    expect(game.shown()).toMatchObject({ before: 7, now: 8, state: { score: 7 } });
    expect(game.view.begin).toHaveBeenLastCalledWith(expect.anything(), 'watched');
  });

  it('shows itself again and again, and stands still where motion is reduced (GAME-6)', () => {
    const game = open({ kind: 'attract' });
    game.step(400);
    expect(game.attract.mock.calls.length).toBeGreaterThan(2);
    const still = open({ kind: 'attract' }, true);
    expect(still.step()).toBe(false);
    expect(still.shown()).toMatchObject({ now: 0 });
  });

  it('looks for a gamepad’s button at its title, also where motion is reduced', () => {
    const buttons = [{ pressed: false }];
    vi.stubGlobal('navigator', { getGamepads: () => [{ buttons }] });
    const game = open({ kind: 'attract' }, true);
    expect(game.step()).toBeUndefined();
    buttons[0] = { pressed: true };
    game.step();
    expect(game.director.pressed).toHaveBeenCalledTimes(1);
    expect(game.shown()).toMatchObject({ now: 0 });
  });
});
