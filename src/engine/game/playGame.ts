import {
  CHUNK_STEPS,
  STEPS_PER_SECOND,
  type GameRules,
  type GameState,
} from '@shared/domain/arcade/games/game.ts';
import type { AppContext, SurfaceHost } from '../../kernel/app.ts';
// The engine gives SurfaceHost what a surface plays with by declaration merging.
import type {} from '../surface/surfaceHost.ts';
import type { Director, GameScene } from './director.ts';
import { createInput, ONE_BUTTON, type Controls } from './input.ts';
import { createRun, playAgain, type RecordedRun, type Run } from './run.ts';
import type { GameView } from './view.ts';

/** A game as the engine plays it. */
export interface Game<State extends GameState, Pose> {
  readonly rules: GameRules<State>;
  readonly view: GameView<State, Pose>;
  /** A run that the game shows of itself while the title is there; another at each call. */
  readonly attract: () => RecordedRun;
  readonly controls?: Controls;
}

/** A run that is shown, with what it looked like before its last step. */
interface Actor<State extends GameState, Pose> {
  readonly run: Run<State>;
  before: Pose;
  now: Pose;
  isOver: boolean;
}

/** For so long effects go on after a run; then nothing is drawn until something begins. */
const AFTERGLOW_STEPS = 3 * STEPS_PER_SECOND;

/** Plays what the director says on a surface until the answer is called. */
export function playGame<State extends GameState, Pose>(
  host: Pick<SurfaceHost, 'element' | 'play'>,
  { reducedMotion }: Pick<AppContext, 'reducedMotion'>,
  { rules, view, attract, controls = ONE_BUTTON }: Game<State, Pose>,
  director: Director,
): () => void {
  const life = new AbortController();
  let scene: GameScene = director.scene.get();
  let player = actorOf(
    createRun(
      rules,
      () => null,
      () => 0,
    ),
  );
  let ghosts: readonly (Actor<State, Pose> & { readonly name: string })[] = [];
  /** How many steps passed since the run was over; null: it goes on. */
  let after: number | null = null;
  let isWaiting = false;
  let stop = (): void => undefined;

  const input = createInput(
    host.element,
    life.signal,
    () => {
      if (scene.kind !== 'run' || after !== null || director.isPaused.get()) director.pressed();
    },
    () => director.pauses(),
    controls,
  );

  function actorOf(run: Run<State>): Actor<State, Pose> {
    const pose = view.poseOf(run.state);
    return { run, before: pose, now: pose, isOver: false };
  }
  function begin(): void {
    scene = director.scene.get();
    after = null;
    isWaiting = false;
    ghosts = [];
    if (scene.kind === 'run') {
      input.forget();
      // The keyboard may be on the button that started it.
      host.element.focus({ preventScroll: true });
      player = actorOf(createRun(rules, scene.course, input.take));
      ghosts = scene.ghosts.map(({ name, run }) => ({ ...actorOf(playAgain(rules, run)), name }));
    } else {
      player = actorOf(playAgain(rules, scene.kind === 'attract' ? attract() : scene.run));
    }
    view.begin(player.run.state, scene.kind);
    go();
  }
  /** Also where the play rests: it is drawn at least once. */
  function go(): void {
    stop();
    stop = host.play({ stepsPerSecond: STEPS_PER_SECOND, step, draw });
  }
  function goOn(): void {
    // The keyboard may be on the button that went on, which is gone.
    if (scene.kind === 'run') host.element.focus({ preventScroll: true });
    go();
  }
  function step(): boolean | undefined {
    input.poll();
    if (director.isPaused.get()) return rests();
    // What plays by itself stands still where motion is reduced.
    if (scene.kind === 'attract' && reducedMotion.get()) return rests();
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
    const { run } = player;
    const before = run.state.score;
    const result = run.step();
    isWaiting = result === 'waiting';
    if (isWaiting) return;
    move(player);
    for (const ghost of ghosts) {
      if (ghost.run.step() === 'going') move(ghost);
      else Object.assign(ghost, { before: ghost.now, isOver: true });
    }
    view.stepped(run.state);
    tell(result === 'over', run.state.score !== before);
  }
  function move(actor: Actor<State, Pose>): void {
    actor.before = actor.now;
    actor.now = view.poseOf(actor.run.state);
  }
  function tell(isOver: boolean, hasScored: boolean): void {
    const { state, log } = player.run;
    if (hasScored || state.steps % STEPS_PER_SECOND === 0 || state.steps % CHUNK_STEPS === 0) tellPlayed();
    if (!isOver) return;
    after = 0;
    director.over(state.steps, log, state.score);
  }
  function tellPlayed(): void {
    const { state, log } = player.run;
    if (scene.kind === 'run') director.played(state.steps, log, state.score);
  }
  function draw(share: number): void {
    const { run, before, now } = player;
    view.draw({
      state: run.state,
      before,
      now,
      share: after === null && !isWaiting ? share : 1,
      ghosts,
    });
  }

  const unwatch = [
    director.scene.subscribe(begin),
    director.isPaused.subscribe(() => {
      if (director.isPaused.get()) tellPlayed();
      else goOn();
    }),
    reducedMotion.subscribe(go),
  ];
  begin();
  return () => {
    life.abort();
    for (const end of unwatch) end();
    stop();
  };
}
