import type { GameRules, GameState } from '@shared/domain/arcade/games/game.ts';
import type { GameScene } from './director.ts';
import { createRun, playAgain, type RecordedRun, type Run } from './run.ts';
import type { GameView } from './view.ts';

/** What is played, and how it is seen. */
export interface Played<State extends GameState, Pose> {
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
export interface Cast<State extends GameState> {
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
export function createCast<State extends GameState, Pose>(
  { rules, view, attract }: Played<State, Pose>,
  take: Parameters<typeof createRun<State>>[2],
): Cast<State> {
  const nothing = createRun(
    rules,
    () => null,
    () => 0,
  );
  let player = actorOf(nothing);
  let ghosts: readonly (Actor<State, Pose> & { readonly name: string })[] = [];
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
        ghosts = scene.ghosts.map(({ name, run }) => ({ ...actorOf(playAgain(rules, run)), name }));
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
