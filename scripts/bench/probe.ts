import { fileURLToPath } from 'node:url';

interface BenchProbe {
  /** Frames that the desktop drew, calls of requestAnimationFrame, and moves of the pointer that were heard, so far. */
  counts(): { frames: number; requested: number; moves: number };
  reset(): void;
  /** Times between frames that ran something, and the script time of each, in ms, since the last reset. */
  frames(): { intervals: number[]; scripts: number[] };
  /** How many canvases have a context, 2D or WebGL, that is neither lost nor collected. */
  contexts(): number;
  /** What WebGL has drawn on the canvas of this selector: calls, and frames that had any. */
  draws(selector: string): { readonly frames: number; readonly calls: number };
  /** Tasks of 50 ms or more so far: when they began after the start of the navigation, and how long they took, in ms. */
  longTasks(): { at: number; duration: number }[];
  /** From now on `windowShown` is about the next double click and the window that it opens. */
  awaitWindow(): void;
  /** Resolves with the ms from the click to the frame that shows the window. */
  windowShown(): Promise<number>;
}

declare global {
  var benchProbe: BenchProbe;
}

/** The init script that gives a page its `benchProbe`. */
export const benchProbeScript = { path: fileURLToPath(new URL('pageProbe.js', import.meta.url)) };
