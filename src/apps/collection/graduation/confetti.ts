import type { Fill } from '../../../engine/theme/bevel.ts';
import type { Size } from '../../../engine/geometry/rects.ts';
import type { Random } from '@shared/kernel/clock.ts';

/** The hues of the cliques, Flunko's, and paper. */
const COLORS = [0x3e8948, 0xe43b44, 0x0099db, 0x8b4fb8, 0xfee761, 0xffffff] as const;
const PIECES = 110;
/** The last piece lies by then. */
export const CONFETTI_MS = 4_200;

interface Piece {
  /** Where it comes to lie, 0 to 1 of the width, and how far above the floor in pixels. */
  readonly x: number;
  readonly lies: number;
  readonly startsMs: number;
  readonly fallsMs: number;
  readonly swing: number;
  readonly color: number;
  readonly width: number;
}

/** Confetti as data: where each piece is, is a function of time. */
export function throwConfetti(random: Random): readonly Piece[] {
  return Array.from({ length: PIECES }, (_, index) => ({
    x: random(),
    lies: Math.floor(random() * 18),
    startsMs: random() * 1_700,
    fallsMs: 1_500 + random() * 1_000,
    swing: 6 + random() * 16,
    color: COLORS[index % COLORS.length] ?? 0xffffff,
    width: 3 + Math.floor(random() * 3),
  }));
}

/** The pieces in the air and on the floor after so many milliseconds. */
export function confettiAt(pieces: readonly Piece[], elapsed: number, { width, height }: Size): Fill[] {
  return pieces.flatMap(({ x, lies, startsMs, fallsMs, swing, color, width: wide }) => {
    const part = (elapsed - startsMs) / fallsMs;
    if (part < 0) return [];
    const lying = part >= 1;
    const sway = lying ? 0 : Math.sin(part * 9 + x * 20) * swing * (1 - part);
    // Turned on its edge it is a line.
    const tall = lying ? 2 : 1 + Math.round(Math.abs(Math.sin(part * 14 + x * 9)) * 3);
    return [
      {
        x: Math.round(x * width + sway),
        y: Math.round((height - 6 - lies) * Math.min(1, part)),
        width: wide,
        height: tall,
        color,
      },
    ];
  });
}
