import { CHUNK_STEPS, STEPS_PER_SECOND, type GameState } from '@shared/domain/arcade/games/game.ts';
import type { AppContext, SurfaceHost } from '../../kernel/app.ts';
// The engine gives SurfaceHost what a surface plays with by declaration merging.
import type {} from '../surface/surfaceHost.ts';
import type { Director, GameScene } from './director.ts';
import { createInput, ONE_BUTTON, type Controls } from './input.ts';
import { createCast, type Played } from './cast.ts';

/** A game as the engine plays it. */
export interface Game<State extends GameState, Pose> extends Played<State, Pose> {
  readonly controls?: Controls;
}

/** For so long effects go on after a run; then nothing is drawn until something begins. */
const AFTERGLOW_STEPS = 3 * STEPS_PER_SECOND;

/** Whether the director hears how far the run is at this step: it does once a second, and at each chunk. */
const isToldAt = (steps: number): boolean => steps % STEPS_PER_SECOND === 0 || steps % CHUNK_STEPS === 0;

/** Plays what the director says on a surface until the answer is called. */
export function playGame<State extends GameState, Pose>(
  host: Pick<SurfaceHost, 'element' | 'play'>,
  { reducedMotion }: Pick<AppContext, 'reducedMotion'>,
  game: Game<State, Pose>,
  director: Director,
): () => void {
  const { view, controls = ONE_BUTTON } = game;
  const life = new AbortController();
  let scene: GameScene = director.scene.get();
  /** How many steps passed since the run was over; null: it goes on. */
  let after: number | null = null;
  let stop = (): void => undefined;

  const input = createInput(host.element, life.signal, press, () => director.pauses(), controls);
  const cast = createCast(game, input.take);

  function press(): void {
    if (scene.kind !== 'run' || after !== null || director.isPaused.get()) director.pressed();
  }
  function begin(): void {
    scene = director.scene.get();
    after = null;
    if (scene.kind === 'run') input.forget();
    cast.begin(scene);
    takeKeyboard();
    go();
  }
  /** It may be on the button that began the run or went on with it, which is gone. */
  function takeKeyboard(): void {
    if (scene.kind === 'run') host.element.focus({ preventScroll: true });
  }
  /** Also where the play rests: it is drawn at least once. */
  function go(): void {
    stop();
    stop = host.play({
      stepsPerSecond: STEPS_PER_SECOND,
      step,
      draw: (share) => cast.draw(after === null ? share : 1),
    });
  }
  function goOn(): void {
    takeKeyboard();
    go();
  }
  function step(): boolean | undefined {
    input.poll();
    // What plays by itself stands still where motion is reduced.
    if (director.isPaused.get() || (scene.kind === 'attract' && reducedMotion.get())) return rests();
    const steps = scene.kind === 'watched' ? director.pace.get() : 1;
    for (let left = steps; left > 0 && after === null; left -= 1) advance();
    view.pass();
    if (after === null) return undefined;
    after += 1;
    if (scene.kind === 'attract' && after > STEPS_PER_SECOND) {
      begin();
      return undefined;
    }
    return after < AFTERGLOW_STEPS ? undefined : rests();
  }
  /** Ends the play, but where a gamepad has to be looked at. */
  const rests = (): false | undefined => (input.hasPad() ? undefined : false);
  function advance(): void {
    const before = cast.run().state.score;
    const result = cast.advance();
    if (result === 'waiting') return;
    const { state, log } = cast.run();
    if (isToldAt(state.steps) || state.score !== before) tellPlayed();
    if (result !== 'over') return;
    after = 0;
    director.over(state.steps, log, state.score);
  }
  function tellPlayed(): void {
    const { state, log } = cast.run();
    if (scene.kind === 'run') director.played(state.steps, log, state.score);
  }

  const unwatch = [
    director.scene.subscribe(begin),
    director.isPaused.subscribe(() => (director.isPaused.get() ? tellPlayed() : goOn())),
    reducedMotion.subscribe(go),
  ];
  begin();
  return () => {
    life.abort();
    for (const end of unwatch) end();
    stop();
  };
}
