import type { Stage } from '../../engine/stage/stage.ts';

/** A frame that takes longer is too slow. */
const SLOW_FRAME_MS = 50;
/** So many frames decide together: one that waits for something else says nothing. */
const FRAMES = 20;

/**
 * Calls `slow`, once, when most of twenty frames that were drawn with WebGL one after the other took too long: however
 * its driver calls itself, the canvas would be faster. Nothing changes before the next visit: another renderer wants
 * another canvas, and all pictures anew, in the middle of what the person does.
 */
export function watchSlowWebGL(
  { kind, beforeFrame }: Pick<Stage, 'kind' | 'beforeFrame'>,
  slow: () => void,
  nextFrame: (task: (time: number) => void) => void = (task) => requestAnimationFrame(task),
  now: () => number = () => performance.now(),
): void {
  if (kind !== 'webgl') return;
  let seen = 0;
  let tooSlow = 0;
  const stop = beforeFrame(() => {
    // Drawing itself takes no time, it only asks the card: the browser's next frame waits for it.
    const drawn = now();
    nextFrame(() => {
      seen += 1;
      if (now() - drawn > SLOW_FRAME_MS) tooSlow += 1;
      if (seen < FRAMES) return;
      const isSlow = tooSlow > FRAMES / 2;
      seen = 0;
      tooSlow = 0;
      if (!isSlow) return;
      stop();
      slow();
    });
  });
}
