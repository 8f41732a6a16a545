import { fileURLToPath } from 'node:url';

interface BenchProbe {
  /** Frames that the desktop drew, and calls of requestAnimationFrame, so far. */
  counts(): { frames: number; requested: number };
  reset(): void;
  /** Times between frames that ran something, and the script time of each, in ms, since the last reset. */
  frames(): { intervals: number[]; scripts: number[] };
}

declare global {
  var benchProbe: BenchProbe;
}

/** The init script that gives a page its `benchProbe`. */
export const benchProbeScript = { path: fileURLToPath(new URL('pageProbe.js', import.meta.url)) };
