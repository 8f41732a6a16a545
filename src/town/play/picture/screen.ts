import type { MachineId } from '@shared/domain/arcade/games/games.ts';
import type { Fill } from '../../../engine/theme/bevel.ts';

/** What a screen in a place shows so many milliseconds after the hour began, in pixels of its glass. */
export type ScreenPicture = (elapsedMs: number) => readonly Fill[];

/** A rectangle of the picture. */
interface Glass {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A screen in the picture of a place on which a picture plays that is not the place's: the glass of a machine. */
export interface Screen {
  /** The game that plays on it, in a mode that has the game; the app that shows the place has it played. */
  readonly shows: MachineId;
  readonly glass: Glass;
  /**
   * It shows it in this part of each round alone, in seconds since the hour began; else what the place's picture has
   * there is seen. Always, when absent.
   */
  readonly round?: { readonly from: number; readonly to: number; readonly of: number };
}

/** Whether it shows its own picture so many milliseconds after the hour began. */
export function isOnAt({ round }: Pick<Screen, 'round'>, elapsedMs: number): boolean {
  if (round === undefined) return true;
  const at = (elapsedMs / 1_000) % round.of;
  return at >= round.from && at < round.to;
}

/** The parts of fills that lie within the glass. */
export const clipped = (fills: readonly Fill[], { w, h }: Pick<Glass, 'w' | 'h'>): Fill[] =>
  fills.flatMap(({ x, y, width, height, color }) => {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    const [right, bottom] = [Math.min(w, x + width), Math.min(h, y + height)];
    if (right <= left || bottom <= top) return [];
    return [{ x: left, y: top, width: right - left, height: bottom - top, color }];
  });
