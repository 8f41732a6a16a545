import type { BodyLife, SurfaceHost } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { seededRandom, type SeededRandom } from '@shared/kernel/seededRandom.ts';
import type { Size } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import type { Point } from '../mirror/menuRequests.ts';
import type { BodyPlace } from '../scene/bodyPlace.ts';
import type { RendererKind } from '../stage/drawing.ts';
import { fitCanvas, type CanvasPixels } from './canvasPixels.ts';
import { createLoop, type FramePort, type Loop, type Play } from './loop.ts';
import { STILL } from './still.ts';
import './surface.css';

declare module '../../kernel/app.ts' {
  interface SurfaceHost {
    readonly canvas: HTMLCanvasElement;
    /** Takes the pointer, and the keyboard when the window opens. Buttons for what can be chosen on the canvas go here. */
    readonly element: HTMLElement;
    /** What draws the desktop: 'canvas' where WebGL would be slow. */
    readonly renderer: RendererKind;
    /** Gives the canvas pixels of another kind; they are the desktop's until it is called. */
    setPixels(pixels: CanvasPixels): void;
    /** Where a pointer is on the canvas, in its pixels. */
    pointAt(pointer: { readonly clientX: number; readonly clientY: number }): Point;
    /**
     * Hears that the browser took the context of the canvas, and shows something else meanwhile. Without anyone to hear it,
     * the body breaks when the context does not come back.
     */
    whenLost(hear: () => void): void;
    /** Random numbers that follow from a seed, the same ones everywhere. */
    random(seed: string): SeededRandom;
    /**
     * Plays until its step answers false, or the answer of this is called; the play before it ends. It rests while
     * nothing of the surface is seen, and goes on from where it was. No frame of the desktop is drawn for it.
     */
    play(play: Play): () => void;
  }
}

/** A context that the browser has not given back by then is lost for good. */
const RESTORED_WITHIN_MS = 5_000;

const FRAMES: FramePort = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (handle) => cancelAnimationFrame(handle),
};

interface LossListeners {
  /** The browser took the canvas's context, or gave it back. */
  readonly onChange: () => void;
  /** It does not give it back, and nothing hears of the loss. */
  readonly onGone: () => void;
}

/** Watches whether the browser takes the context of a canvas away. */
function watchLoss(canvas: HTMLCanvasElement, signal: AbortSignal, { onChange, onGone }: LossListeners) {
  /** Runs from when the browser took it until it gives it back. */
  let lost: ReturnType<typeof setTimeout> | null = null;
  let hearLoss: (() => void) | null = null;
  function onLost(event: Event): void {
    // A lost WebGL context comes back only if this is prevented, a lost 2D context only if it is not.
    if (event.type === 'webglcontextlost') event.preventDefault();
    lost ??= setTimeout(() => {
      if (hearLoss === null) onGone();
    }, RESTORED_WITHIN_MS);
    onChange();
    hearLoss?.();
  }
  function end(): void {
    if (lost !== null) clearTimeout(lost);
    lost = null;
  }
  function onRestored(): void {
    end();
    onChange();
  }
  for (const type of ['webglcontextlost', 'contextlost']) canvas.addEventListener(type, onLost, { signal });
  for (const type of ['webglcontextrestored', 'contextrestored']) {
    canvas.addEventListener(type, onRestored, { signal });
  }
  return {
    isLost: () => lost !== null,
    hear(hear: () => void): void {
      hearLoss = hear;
    },
    end,
  };
}

/** Makes a canvas of its own in an element of a body, and frees it with all that was drawn with. */
export function createSurfaceHost(
  place: Pick<BodyPlace, 'stage' | 'size'>,
  element: HTMLElement,
  { visible, fail }: Pick<BodyLife, 'visible' | 'fail'>,
  frames: FramePort = FRAMES,
): { readonly host: SurfaceHost; readonly destroy: () => void } {
  const { stage } = place;
  const canvas = mirrorElement('canvas');
  const size = store<Size>({ width: canvas.width, height: canvas.height });
  let pixels: CanvasPixels = 'art';
  let loop: Loop | null = null;
  element.append(canvas);
  takeInput(element);

  function fit(): void {
    const { cssPerPixel } = stage.display.get();
    const fitted = fitCanvas(place.size.get(), Math.round(cssPerPixel * devicePixelRatio), pixels);
    layOver(canvas, fitted.rect);
    canvas.classList.toggle('smooth', !fitted.crisp);
    const { width, height } = fitted.size;
    if (width === size.get().width && height === size.get().height) return;
    canvas.width = width;
    canvas.height = height;
    size.set({ width, height });
    // Another size empties a canvas.
    loop?.redraw();
  }
  const wake = (): void => loop?.setAwake(visible.get() && !loss.isLost());
  const life = new AbortController();
  const { signal } = life;
  const loss = watchLoss(canvas, signal, {
    onChange: () => wake(),
    onGone: () => fail(new Error('the graphics card does not draw any more')),
  });
  canvas.addEventListener(STILL, () => loop?.redraw(), { signal });
  const unwatch = [place.size.subscribe(fit), stage.display.subscribe(fit), visible.subscribe(wake)];
  fit();

  return {
    host: {
      canvas,
      element,
      renderer: stage.kind,
      size,
      setPixels(next) {
        pixels = next;
        fit();
      },
      pointAt({ clientX, clientY }) {
        const { left, top, width, height } = canvas.getBoundingClientRect();
        const { width: columns, height: rows } = size.get();
        return { x: ((clientX - left) / width) * columns, y: ((clientY - top) / height) * rows };
      },
      whenLost: loss.hear,
      random: seededRandom,
      play(play) {
        loop?.stop();
        const own = createLoop(play, frames, fail);
        loop = own;
        if (signal.aborted) own.stop();
        wake();
        return own.stop;
      },
    },
    destroy() {
      life.abort();
      loop?.stop();
      for (const stop of unwatch) stop();
      loss.end();
      canvas.remove();
      release(canvas);
    },
  };
}

/** Lets an element have the keyboard, by Tab and when its window opens, under the name of the window. */
function takeInput(element: HTMLElement): void {
  element.tabIndex = 0;
  element.dataset['autofocus'] = '';
  // Assistive tools hand the keys on to it.
  element.setAttribute('role', 'application');
  const window = element.closest('[role=dialog]');
  element.setAttribute('aria-label', window?.getAttribute('aria-label') ?? '');
}

/** Frees a canvas's context and pixels at once; the browser would keep them until it collects its garbage. */
function release(canvas: HTMLCanvasElement): void {
  // A canvas has one kind of context. To ask for 2D first starts no WebGL where there is none.
  if (canvas.getContext('2d') === null) {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  canvas.width = 0;
  canvas.height = 0;
}
