import type { Screen } from '../kernel/app.ts';
import type { Patch } from '../kernel/patch.ts';
import type { Art } from './art/art.ts';

export type { Screen };

declare module '../kernel/app.ts' {
  /** A moving picture that is painted pixel by pixel, and what it sounds like. */
  interface Screen {
    /** Pictures a second; 12 to 30. */
    readonly fps: number;
    /** The moment, in seconds, that stands for all where nothing may move. */
    readonly still: number;
    /** It is over after so many seconds; absent: it goes on. */
    readonly lasts?: number;
    readonly sound: Patch;
    /**
     * Paints the whole picture as it is so many seconds after the start. Nothing else decides what it looks like, so that
     * a still, a thumbnail and the full screen come from the same code. The picture has at least 180 pixels each way.
     */
    paint(art: Art, seconds: number): void;
    /** What the picture says in words, where it says more than its title. */
    readonly words?: (seconds: number) => string;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shorter side of a picture has at least so many pixels. */
const SHORTER_SIDE = 180;

/** How large a picture is painted to fill `size` logical pixels at a whole-number scale, whatever their shape. */
export function artSize({ width, height }: Size): Size & { readonly scale: number } {
  const scale = Math.max(1, Math.floor(Math.min(width, height) / SHORTER_SIDE));
  return { width: Math.ceil(width / scale), height: Math.ceil(height / scale), scale };
}
