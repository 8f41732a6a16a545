import type { Texture } from 'pixi.js';
import type { GameState } from '@shared/domain/arcade/games/game.ts';
import type { Patch } from '../../kernel/patch.ts';
import type { Readable } from '../../kernel/store.ts';
import type { Art } from '../assets/texture.ts';
import type { PixiSurface } from '../surface/pixiSurface.ts';
import type { GameScene } from './director.ts';

/** What a view draws on, and what it depends on. */
export interface ViewSurroundings {
  readonly surface: Pick<PixiSurface, 'root' | 'render' | 'size'>;
  readonly art: Art;
  /** The picture of who plays. */
  readonly figure: Readable<Texture>;
  readonly night: Readable<boolean>;
  readonly reducedMotion: Readable<boolean>;
  readonly play: (patch: Patch) => void;
}

/** A player in the picture between two steps: as they were before the last one, and as they are. */
export interface Moment<Pose> {
  readonly before: Pose;
  readonly now: Pose;
}

/** A run that is shown beside the player's, on the same course. */
export interface GhostMoment<Pose> extends Moment<Pose> {
  readonly isOver: boolean;
}

export interface Shown<State extends GameState, Pose> extends Moment<Pose> {
  readonly state: Readonly<State>;
  /** How much of the next step has passed, 0 to 1. */
  readonly share: number;
  readonly ghosts: readonly GhostMoment<Pose>[];
}

/** What draws a game: it reads states and changes none. */
export interface GameView<State extends GameState, Pose> {
  /** What moves between two steps; a small object, made for each step. */
  poseOf(state: Readonly<State>): Pose;
  /** Another run begins, in a scene of this kind. */
  begin(state: Readonly<State>, kind: GameScene['kind']): void;
  /** The run made a step: effects and sounds of what happened in it. */
  stepped(state: Readonly<State>): void;
  /** A step of time has passed, in a run or after it: effects go on. */
  pass(): void;
  draw(shown: Shown<State, Pose>): void;
}
