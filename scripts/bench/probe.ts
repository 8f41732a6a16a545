interface BenchProbe {
  /** Frames that the desktop drew, and calls of requestAnimationFrame, so far. */
  counts(): { frames: number; requested: number };
  reset(): void;
  /** Times between frames that ran something, and the script time of each, in ms. */
  frames(): { intervals: number[]; scripts: number[] };
}

declare global {
  var benchProbe: BenchProbe;
}

/** Runs in the page before its own scripts: counts and times requestAnimationFrame. */
export function probe(): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let requested = 0;
  let stamps = new Map<number, number>();
  globalThis.requestAnimationFrame = (callback) => {
    requested += 1;
    return request((time) => {
      const began = performance.now();
      callback(time);
      stamps.set(time, (stamps.get(time) ?? 0) + performance.now() - began);
    });
  };
  globalThis.benchProbe = {
    counts: () => ({ frames: window.desktopProbe?.frames() ?? Number.NaN, requested }),
    reset: () => {
      stamps = new Map();
    },
    frames: () => {
      const times = [...stamps.keys()];
      return {
        intervals: times.slice(1).map((time, index) => time - (times[index] ?? time)),
        scripts: [...stamps.values()],
      };
    },
  };
}
