import type { Screen } from '../kernel/app.ts';
import type { Patch } from '../kernel/patch.ts';
import type { Art } from './art/art.ts';

export type { Screen };

declare module '../kernel/app.ts' {
  /** A moving picture that is painted pixel by pixel, and what it sounds like. */
  interface Screen {
    /** Frames per second; 12 to 30. */
    readonly fps: number;
    /** Under reduced motion the picture of this moment is shown as a still: seconds after the start. */
    readonly still: number;
    /** Its length in seconds; absent: it goes on until it is closed. */
    readonly lasts?: number;
    /** Seconds after which its picture stays as it is: nothing is drawn from then on. Absent: it moves to the end. */
    readonly rests?: number;
    readonly sound: Patch;
    /**
     * Paints the whole picture as it is `seconds` after the start. It may depend on nothing else, so that a still, a
     * thumbnail and the full screen come from the same code. The picture has at least 180 pixels each way.
     */
    paint(art: Art, seconds: number): void;
    /** The text in the picture at that time, for screen readers, where there is more than the title. */
    readonly words?: (seconds: number) => string;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least length of a picture's shorter side, in its own pixels. */
const SHORTER_SIDE = 180;

/** How large a picture is painted to fill `size` logical pixels at a whole-number scale, whatever their shape. */
export function artSize({ width, height }: Size): Size & { readonly scale: number } {
  const scale = Math.max(1, Math.floor(Math.min(width, height) / SHORTER_SIDE));
  return { width: Math.ceil(width / scale), height: Math.ceil(height / scale), scale };
}
