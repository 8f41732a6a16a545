/** Something that goes on in equal steps of its own time, however often the screen shows it. */
export interface Play {
  /** How many steps a second of its time has; 120 when absent. */
  readonly stepsPerSecond?: number;
  /** Goes on by one step. False ends the play, which is drawn once more. */
  readonly step: () => boolean | undefined;
  /**
   * Draws it between its last two steps, so that it moves evenly at any frame rate: as it was before the last step
   * where `share` is 0, as it is now where `share` is 1.
   */
  readonly draw: (share: number) => void;
  /** A frame came too late to make all of its steps: so many ms of the play's time were left out. */
  readonly late?: (leftOutMs: number) => void;
}

/** A play on its way. It is asleep until it is woken, and while it sleeps its time stands still. */
export interface Loop {
  /** Lets it go on from where it is, or stops its time. */
  setAwake(awake: boolean): void;
  /** Draws it at once as it is: what it was drawn on has lost its picture. */
  redraw(): void;
  /** Ends it; it is neither stepped nor drawn any more. */
  stop(): void;
}

/** The browser's requestAnimationFrame and its cancelAnimationFrame. */
export interface FramePort {
  request(frame: (time: number) => void): number;
  cancel(handle: number): void;
}

const STANDARD_RATE = 120;
/** The most time that one frame makes up for: a slow machine plays slower instead of falling behind ever more. */
const LONGEST_FRAME_MS = 100;

/** Begins a play, asleep. `onFault` hears what a step or a drawing threw, which stops it. */
export function createLoop(play: Play, frames: FramePort, onFault: (fault: unknown) => void): Loop {
  const { stepsPerSecond = STANDARD_RATE, step, draw, late } = play;
  const mostSteps = Math.max(1, Math.floor((LONGEST_FRAME_MS * stepsPerSecond) / 1_000));
  let asked: number | null = null;
  let isAwake = false;
  /** Its last step was made: from now on it is only drawn. */
  let isOver = false;
  let isStopped = false;
  /** When its first frame came after it was woken; null: it has not come. */
  let since: number | null = null;
  /** How many steps it has made or left out since then. */
  let taken = 0;
  /** How much of the next step had passed when it fell asleep. */
  let begun = 0;
  let share = 0;

  function advance(time: number): void {
    since ??= time;
    // Counted from the first frame: a sum of frames would be rounded differently at each frame rate.
    const passed = begun + ((time - since) * stepsPerSecond) / 1_000;
    const due = Math.floor(passed) - taken;
    const leftOut = Math.max(0, due - mostSteps);
    taken += leftOut;
    for (let left = due - leftOut; left > 0 && !isStopped; left -= 1) {
      taken += 1;
      if (step() !== false) continue;
      isOver = true;
      share = 1;
      return;
    }
    share = Math.max(0, passed - taken);
    if (leftOut > 0) late?.((leftOut * 1_000) / stepsPerSecond);
  }
  function frame(time: number): void {
    asked = null;
    guard(() => {
      if (!isOver) advance(time);
      if (!isStopped) draw(share);
    });
    if (isAwake && !isOver) ask();
  }
  function ask(): void {
    // A step that puts the play to sleep and wakes it has asked already.
    asked ??= frames.request(frame);
  }
  function sleep(): void {
    isAwake = false;
    if (asked !== null) frames.cancel(asked);
    asked = null;
    since = null;
    taken = 0;
    begun = share;
  }
  function stop(): void {
    isStopped = true;
    sleep();
  }
  function guard(work: () => void): void {
    try {
      work();
    } catch (fault) {
      stop();
      onFault(fault);
    }
  }

  return {
    setAwake(awake) {
      if (isStopped || awake === isAwake) return;
      if (!awake) {
        sleep();
        return;
      }
      isAwake = true;
      // Drawn also when it is over: its picture may have been lost meanwhile.
      ask();
    },
    redraw() {
      if (!isStopped) guard(() => draw(share));
    },
    stop,
  };
}
