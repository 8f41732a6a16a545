import type { Container } from 'pixi.js';
import { nextTask } from '../../kernel/idle.ts';
import { contains, type Rect } from '../geometry/rects.ts';
import type { Occlusion } from '../windows/occlusion.ts';
import type { Frames } from './frames.ts';

/** A part of the desktop as a picture of its own: moving the picture draws nothing. */
export interface Lifted {
  readonly picture: HTMLCanvasElement;
  /** Puts the part back on the canvas, where it now is. */
  land(): void;
}

/** What the stage lends to lift parts off its canvas. */
export interface LiftPorts {
  readonly canvas: HTMLCanvasElement;
  readonly frames: Pick<Frames, 'isStill'>;
  readonly occlusion: Occlusion;
  /** Brings the canvas up to date, in this task. */
  readonly draw: () => void;
}

/** One part at a time is off the canvas, for as long as nothing changes. */
export interface Lift {
  /**
   * Takes what lies at `rect` and is drawn by `part`, whose cover it is, off the canvas. Null where it cannot be had as
   * a picture: something moves by itself or is yet to be drawn, not all of it is seen, or the browser makes none. It
   * lands by itself before anything is drawn differently; `landed` is called then, and after land().
   */
  take(part: Container, rect: Rect, landed: () => void): Lifted | null;
  /** Puts the lifted window back on the canvas, because something is drawn differently from now on. */
  land(): void;
}

/**
 * Lets a window be dragged as a picture over a picture of the rest. A browser without a graphics card copies a canvas
 * whole each time that anything on the page moves, drawn on or not; these pictures it keeps.
 */
export function createLift({ canvas, frames, occlusion, draw }: LiftPorts): Lift {
  let bringBack: (() => void) | null = null;
  const land = (): void => {
    const due = bringBack;
    bringBack = null;
    due?.();
  };
  return {
    land,
    take(part, rect, landed) {
      const screen = { x: 0, y: 0, width: canvas.width, height: canvas.height };
      const isWhole = contains(screen, rect) && occlusion.visible(rect, part.zIndex)[0] === rect;
      if (bringBack !== null || !isWhole || !frames.isStill()) return null;
      // WebGL forgets what it has shown.
      draw();
      const picture = pictureOf(canvas, rect);
      if (picture === null) return null;
      part.renderable = false;
      occlusion.set(part, null);
      let rest: HTMLCanvasElement | null = null;
      const landThis = (): void => {
        part.renderable = true;
        canvas.style.visibility = '';
        picture.remove();
        rest?.remove();
        landed();
      };
      bringBack = landThis;
      // Of the whole screen it takes long enough for a task of its own.
      void nextTask().then(() => {
        if (bringBack !== landThis) return;
        draw();
        rest = pictureOf(canvas, screen);
        if (rest !== null) showInPlaceOf(canvas, rest);
      });
      return { picture, land };
    },
  };
}

/** The canvas itself is not to be seen: it would be copied. */
function showInPlaceOf(canvas: HTMLCanvasElement, picture: HTMLCanvasElement): void {
  picture.style.cssText = canvas.style.cssText;
  canvas.after(picture);
  canvas.style.visibility = 'hidden';
}

/** A part of a canvas, never to be drawn on; null where the browser does not make such pictures. */
function pictureOf(canvas: HTMLCanvasElement, { x, y, width, height }: Rect): HTMLCanvasElement | null {
  if (!('OffscreenCanvas' in globalThis)) return null;
  const copy = new OffscreenCanvas(width, height);
  const picture = document.createElement('canvas');
  picture.className = 'canvas-copy';
  picture.width = width;
  picture.height = height;
  const context = copy.getContext('2d');
  const shown = picture.getContext('bitmaprenderer');
  if (context === null || shown === null) return null;
  context.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  shown.transferFromImageBitmap(copy.transferToImageBitmap());
  return picture;
}
