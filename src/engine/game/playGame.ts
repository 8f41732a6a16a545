import {
  CHUNK_STEPS,
  STEPS_PER_SECOND,
  type GameState,
  type GameRules,
} from '@shared/domain/arcade/games/game.ts';
import type { AppContext, SurfaceHost } from '../../kernel/app.ts';
// The engine gives SurfaceHost what a surface plays with by declaration merging.
import type {} from '../surface/surfaceHost.ts';
import type { Director, GameScene } from './director.ts';
import { createInput, ONE_BUTTON, type Controls } from './input.ts';
import { createRun, playAgain, type RecordedRun, type Run } from './run.ts';
import type { GameView } from './view.ts';

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

/** What is played, and how it is seen. */
interface Played<State extends GameState, Pose> {
  readonly rules: GameRules<State>;
  readonly view: GameView<State, Pose>;
  /** A run that the game shows of itself while the title is there; another at each call. */
  readonly attract: () => RecordedRun;
}

/** A run that is shown, with what it looked like before its last step. */
interface Actor<State extends GameState, Pose> {
  readonly run: Run<State>;
  before: Pose;
  now: Pose;
  isOver: boolean;
}

/** The player's run and those that are raced. */
interface Cast<State extends GameState> {
  /** The player's. */
  run(): Run<State>;
  /** Puts the runs of a scene at their beginning. */
  begin(scene: GameScene): void;
  /** Plays a step of all. 'waiting': the course is not there yet, and no one moves. */
  advance(): ReturnType<Run<State>['step']>;
  /** Draws all, `share` of the way from the step before to the last. */
  draw(share: number): void;
}

/** `take` answers what the player does at a step. */
function createCast<State extends GameState, Pose>(
  { rules, view, attract }: Played<State, Pose>,
  take: Parameters<typeof createRun<State>>[2],
): Cast<State> {
  const nothing = createRun(
    rules,
    () => null,
    () => 0,
  );
  let player = actorOf(nothing);
  let ghosts: readonly Actor<State, Pose>[] = [];
  let isWaiting = false;

  function actorOf(run: Run<State>): Actor<State, Pose> {
    const pose = view.poseOf(run.state);
    return { run, before: pose, now: pose, isOver: false };
  }
  function move(actor: Actor<State, Pose>): void {
    actor.before = actor.now;
    actor.now = view.poseOf(actor.run.state);
  }

  return {
    run: () => player.run,
    begin(scene) {
      isWaiting = false;
      ghosts = [];
      if (scene.kind === 'run') {
        player = actorOf(createRun(rules, scene.course, take));
        ghosts = scene.ghosts.map((run) => actorOf(playAgain(rules, run)));
      } else {
        player = actorOf(playAgain(rules, scene.kind === 'attract' ? attract() : scene.run));
      }
      view.begin(player.run.state, scene.kind);
    },
    advance() {
      const result = player.run.step();
      isWaiting = result === 'waiting';
      if (isWaiting) return result;
      move(player);
      for (const ghost of ghosts) {
        if (ghost.run.step() === 'going') move(ghost);
        else Object.assign(ghost, { before: ghost.now, isOver: true });
      }
      view.stepped(player.run.state);
      return result;
    },
    draw(share) {
      const { run, before, now } = player;
      view.draw({ state: run.state, before, now, share: isWaiting ? 1 : share, ghosts });
    },
  };
}
