import type { Size } from '../geometry/rects.ts';
import type { SurfaceHost } from '../../kernel/app.ts';
// The engine gives SurfaceHost what a surface plays with by declaration merging.
import type {} from '../surface/surfaceHost.ts';

/** How much of a game's world is seen, in its pixels. */
export interface ViewLimits {
  /** So much is seen at least, so that the game can be played. */
  readonly least: Size;
  /** More would show what is not laid yet. */
  readonly most: Size;
}

/**
 * How large the view is in a screen of so many pixels: as many of the screen's as can be for each of its own, and then as
 * much of the world as there is room for.
 */
export function viewIn(screen: Size, { least, most }: ViewLimits): Size {
  const scale = Math.max(1, Math.floor(Math.min(screen.width / least.width, screen.height / least.height)));
  const within = (room: number, lower: number, upper: number): number =>
    Math.max(lower, Math.min(upper, Math.floor(room / scale)));
  return {
    width: within(screen.width, least.width, most.width),
    height: within(screen.height, least.height, most.height),
  };
}

/** Gives the canvas such a view, and another whenever the window has another size; answers how to stop. */
export function fitView(host: Pick<SurfaceHost, 'element' | 'setPixels'>, limits: ViewLimits): () => void {
  const { element } = host;
  function fit(): void {
    const { width, height } = element.getBoundingClientRect();
    // Not laid out yet, or its window is minimized.
    if (width === 0 || height === 0) return;
    host.setPixels(viewIn({ width: width * devicePixelRatio, height: height * devicePixelRatio }, limits));
  }
  const watch = new ResizeObserver(fit);
  watch.observe(element);
  fit();
  return () => watch.disconnect();
}
