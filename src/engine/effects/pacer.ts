/** How much of the effects is drawn: all of it, without motion, or only what costs next to nothing. */
export type Quality = 'moving' | 'still' | 'bare';

const LOWER: Readonly<Record<Quality, Quality>> = { moving: 'still', still: 'bare', bare: 'bare' };

/** A frame that takes longer is too slow (EFFECT-4). */
export const SLOW_FRAME_MS = 50;
/** The number of frames that decide together, so that a single slow frame does not. */
const FRAMES = 12;

export interface Pacer {
  readonly quality: () => Quality;
  /** Takes the time from one frame to the next, in milliseconds. */
  add(frameMs: number): void;
}

/**
 * Lowers the quality, and never raises it, when more than half of the last frames took too long. Calls `onChange` at
 * each step.
 */
export function createPacer(onChange: (quality: Quality) => void): Pacer {
  let quality: Quality = 'moving';
  let slow = 0;
  let seen = 0;
  return {
    quality: () => quality,
    add(frameMs) {
      seen += 1;
      if (frameMs > SLOW_FRAME_MS) slow += 1;
      if (seen < FRAMES) return;
      const tooSlow = slow > FRAMES / 2;
      seen = 0;
      slow = 0;
      if (!tooSlow || quality === 'bare') return;
      quality = LOWER[quality];
      onChange(quality);
    },
  };
}
