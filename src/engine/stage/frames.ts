/** Draws frames on demand. Nothing runs while nothing changes. */
export interface Frames {
  /** Asks for one frame; any number of calls before it are one. */
  invalidate(): void;
  /** Holds a lease on the ticker: `step` runs before every frame until it answers false or is given back. */
  animate(step: (elapsedMs: number) => boolean | undefined): () => void;
  /** Runs once before each frame that is drawn. */
  beforeFrame(task: () => void): () => void;
  /** How many frames were drawn so far. */
  count(): number;
  /** Whether all is drawn as it is to be, and nothing moves by itself. */
  isStill(): boolean;
}

/** The longest time that a step is given, so that nothing jumps after the tab was hidden. */
const LONGEST_STEP_MS = 50;

/** `request` is requestAnimationFrame; `draw` renders the scene. */
export function createFrames(
  draw: (time: number) => void,
  request: (frame: (time: number) => void) => void,
): Frames {
  const steps = new Set<(elapsedMs: number) => boolean | undefined>();
  const tasks = new Set<() => void>();
  let asked = false;
  let drawing = false;
  let last: number | null = null;
  let count = 0;

  function frame(time: number): void {
    asked = false;
    drawing = true;
    const elapsed = last === null ? 0 : Math.min(LONGEST_STEP_MS, Math.max(0, time - last));
    try {
      for (const step of [...steps]) if (step(elapsed) === false) steps.delete(step);
      for (const task of tasks) task();
      draw(time);
    } finally {
      drawing = false;
    }
    count++;
    last = steps.size > 0 ? time : null;
    if (steps.size > 0) ask();
  }

  function ask(): void {
    if (asked) return;
    asked = true;
    request(frame);
  }

  return {
    invalidate() {
      if (!drawing) ask();
    },
    animate(step) {
      steps.add(step);
      ask();
      return () => {
        steps.delete(step);
      };
    },
    beforeFrame(task) {
      tasks.add(task);
      return () => {
        tasks.delete(task);
      };
    },
    count: () => count,
    isStill: () => !asked && steps.size === 0,
  };
}
