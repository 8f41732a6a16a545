import 'pixi.js/unsafe-eval';
import { Application, Container, Ticker, type CanvasRenderer, type WebGLRenderer } from 'pixi.js';
import { nextTask } from '../../kernel/idle.ts';
import { artPixel, isCompact, isLow, scaleFor, thumbOn, type DesktopArea } from '../../kernel/scale.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { windowsStandard, type Theme } from '../../kernel/theme.ts';
import { applyThemeToCss } from '../theme/themeCss.ts';
import { panesOf, type Panes } from '../mirror/panes.ts';
import { createOcclusion, type Occlusion } from '../windows/occlusion.ts';
import type { RendererKind } from './drawing.ts';
import { createFrames, type Frames } from './frames.ts';
import type { FullDraw } from './fullDraw.ts';
import { createLift, type Lift } from './lift.ts';
import { startDrawing } from './startDrawing.ts';
import { watchScreen } from './visibleScreen.ts';
import { watchScene } from './watchScene.ts';

/** What a widget's size and look depend on. */
export interface Display {
  /** Size of the desktop in logical pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels a logical pixel takes. */
  readonly cssPerPixel: number;
  /** True on a narrow or a low screen, as phones have: full-screen windows and targets for a thumb. */
  readonly compact: boolean;
  /** True on a compact screen that is wider than high: bars are at its sides or away. */
  readonly low: boolean;
  /** How wide a thumb is in logical pixels; 0 where a mouse points, on a screen that is not compact. */
  readonly thumb: number;
  /** True while an on-screen keyboard has taken a part of the screen. */
  readonly keyboard: boolean;
  readonly theme: Theme;
}

/** The canvas, the DOM layer that mirrors it, and the frames drawn on it. */
export interface Stage extends Frames {
  readonly kind: RendererKind;
  readonly canvas: HTMLCanvasElement;
  /** Where the DOM mirrors of widgets go; one CSS pixel in it is one logical pixel. */
  readonly mirror: HTMLElement;
  /** The mirror's layers, and what in them takes the keyboard. */
  readonly panes: Panes;
  readonly display: Readable<Display>;
  readonly occlusion: Occlusion;
  /** Takes a part off the canvas as a picture of its own, to be moved. */
  readonly lift: Lift['take'];
  /** Why all of the canvas was drawn in the last frame, because of what is on it; null: for nothing on it. */
  fullDraw(): FullDraw | null;
  setTheme(theme: Theme): void;
  /**
   * Draws what is mounted for the first time, in tasks of their own; nothing is drawn before. Resolves when it is on the
   * canvas, which goes to the screen with the next frame.
   */
  begin(): Promise<void>;
  /** Draws this in place of the desktop, which is not drawn until the answer brings it back. */
  cover(layer: Container): () => void;
}

interface StageElements {
  readonly canvas: HTMLCanvasElement;
  readonly mirror: HTMLElement;
}

/**
 * Makes the renderer and hands it to every Application made from now on, so that neither Pixi nor
 * \@pixi/react looks for another. Art is as large as `area` says. Throws when the renderer cannot start.
 */
export async function createStage(
  kind: RendererKind,
  elements: StageElements,
  area: Readable<DesktopArea>,
): Promise<Stage> {
  stopIdleTickers();
  const { canvas, mirror } = elements;
  const drawing = await startDrawing(kind, canvas, windowsStandard.desktop);
  const { renderer } = drawing;
  const root = new Container();
  const desktop = root.addChild(new Container());
  root.enableRenderGroup();
  let begun = false;
  const frames = createFrames(
    (time) => {
      Ticker.system.update(time);
      // The desktop may be covered before it is there.
      if (begun || !desktop.visible) drawing.draw(root);
    },
    (frame) => requestAnimationFrame(frame),
  );
  const occlusion = createOcclusion(invalidate);
  frames.beforeFrame(occlusion.apply);
  const lift = createLift({ canvas, frames, occlusion, draw: () => drawing.draw(root) });
  function invalidate(): void {
    lift.land();
    frames.invalidate();
  }
  watchScene(root.renderGroup, invalidate);
  adoptRenderer(renderer, desktop);

  const touch = matchMedia('(pointer: coarse)');
  const measure = (theme: Theme, keyboard: boolean): Display => ({
    ...measurePage(area.get(), touch.matches),
    keyboard,
    theme,
  });
  const measured = store<Display>(measure(windowsStandard, false));
  function fit(keyboard: boolean): void {
    const next = measure(measured.get().theme, keyboard);
    renderer.resize(next.width, next.height);
    drawing.discard();
    sizeElements(elements, next);
    measured.set(next);
    invalidate();
  }
  applyThemeToCss(windowsStandard, document.documentElement.style);
  fit(false);
  watchScreen(fit);
  const fitAgain = (): void => fit(measured.get().keyboard);
  area.subscribe(fitAgain);
  touch.addEventListener('change', fitAgain);
  whenLost(canvas, () => {
    drawing.discard();
    invalidate();
  });

  return {
    ...frames,
    invalidate,
    animate(step) {
      lift.land();
      return frames.animate(step);
    },
    ...{ kind, canvas, mirror, occlusion },
    lift: lift.take,
    fullDraw: drawing.fullDraw,
    panes: panesOf(mirror),
    display: measured,
    setTheme(theme) {
      applyThemeToCss(theme, document.documentElement.style);
      measured.set({ ...measured.get(), theme });
    },
    async begin() {
      await nextTask();
      drawing.prepare(root);
      await nextTask();
      begun = true;
      drawing.draw(root);
    },
    cover: coverIn(root, desktop),
  };
}

/**
 * The size of the body is the visible part of the page (visibleScreen.ts); how large art is and whether the screen is
 * compact depends on the whole page. `touch`: a finger points, and no mouse.
 */
function measurePage(area: DesktopArea, touch: boolean): Omit<Display, 'keyboard' | 'theme'> {
  const page = { width: innerWidth, height: innerHeight };
  const { clientWidth: width, clientHeight: height } = document.body;
  const devicePixels = artPixel(page, devicePixelRatio, area);
  const scale = scaleFor({ width, height }, devicePixelRatio, devicePixels);
  const thumb = thumbOn(page, touch, scale.cssPerPixel);
  return { ...scale, compact: isCompact(page), low: isLow(page), thumb };
}

/** Makes canvas and mirror as large as the display, and lets style sheets know what kind of screen it is. */
function sizeElements(
  { canvas, mirror }: StageElements,
  { width, height, cssPerPixel, compact, thumb, keyboard }: Display,
): void {
  const { style } = canvas;
  style.width = `${width * cssPerPixel}px`;
  style.height = `${height * cssPerPixel}px`;
  mirror.style.width = `${width}px`;
  mirror.style.height = `${height}px`;
  mirror.style.transform = cssPerPixel === 1 ? '' : `scale(${cssPerPixel})`;
  const { classList, style: page } = document.documentElement;
  classList.toggle('compact', compact);
  classList.toggle('thumb', thumb > 0);
  classList.toggle('keyboard', keyboard);
  page.setProperty('--thumb', `${thumb}px`);
}

/** Calls `redraw` whenever the browser may have lost what is on the canvas. */
function whenLost(canvas: HTMLCanvasElement, redraw: () => void): void {
  canvas.addEventListener('webglcontextrestored', redraw);
  canvas.addEventListener('contextrestored', redraw);
  // Some browsers let go of a hidden page's canvas and say nothing.
  document.addEventListener('visibilitychange', () => !document.hidden && redraw());
}

/** Lays layers in the place of the desktop, which is not drawn until the last of them is gone. */
const coverIn =
  (root: Container, desktop: Container): Stage['cover'] =>
  (layer) => {
    root.addChild(layer);
    desktop.visible = false;
    return () => {
      root.removeChild(layer);
      desktop.visible = root.children.length === 1;
    };
  };

/** Stops the frame loop that Pixi keeps alive for its own tickers even when nothing moves (DRAW-1). */
function stopIdleTickers(): void {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
}

function adoptRenderer(renderer: WebGLRenderer | CanvasRenderer, desktop: Container): void {
  Application.prototype.init = function init(this: Application): Promise<void> {
    desktop.addChild(this.stage);
    this.renderer = renderer;
    return Promise.resolve();
  };
}
