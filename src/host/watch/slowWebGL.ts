import type { Stage } from '../../engine/stage/stage.ts';

/** A frame that takes longer is too slow. */
const SLOW_FRAME_MS = 50;
/** So many frames decide together, because a single one may wait for something else. */
const FRAMES = 20;

/**
 * Calls `slow`, once, when most of twenty frames in a row took too long with WebGL: then the canvas would be faster,
 * whatever name the driver has. Nothing changes before the next visit, because another renderer needs another canvas
 * and all pictures anew, in the middle of what the person does.
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
    // To draw only hands work to the card. The browser's next frame waits until that is done.
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
