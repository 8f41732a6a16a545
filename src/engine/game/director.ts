import type { InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import type { Readable } from '../../kernel/store.ts';
import type { ArrivingCourse, RecordedRun } from './run.ts';

/**
 * What the canvas shows. Each time it is another object something begins.
 * - 'attract': the game plays by itself.
 * - 'run': a person plays, beside ghosts on the same course.
 * - 'watched': a recorded run.
 */
export type GameScene =
  | { readonly kind: 'attract' }
  | { readonly kind: 'run'; readonly course: ArrivingCourse; readonly ghosts: readonly RecordedRun[] }
  | { readonly kind: 'watched'; readonly run: RecordedRun };

/** Who decides what the canvas shows, and hears what happens there. */
export interface Director {
  readonly scene: Readable<GameScene>;
  readonly isPaused: Readable<boolean>;
  /** How many steps of a recorded run are made for each of the canvas. */
  readonly pace: Readable<number>;
  /** A button was pressed while no run was on its way, or a paused one. */
  pressed(): void;
  /** A key that pauses was pressed, or goes on where it is paused. */
  pauses(): void;
  /** How far a person's run is: about once a second, at each chunk, at each point, and where it is paused. */
  played(steps: number, log: InputLog, score: number): void;
  over(steps: number, log: InputLog, score: number): void;
}
