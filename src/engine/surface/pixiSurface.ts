import { Container, Ticker } from 'pixi.js';
import type { AppContext, Prepared, SurfaceHost } from '../../kernel/app.ts';
import type { Bundle } from '../assets/texture.ts';
import { bodyWith, type ArtByName } from '../scene/sceneWith.ts';
import type { Drawing } from '../stage/drawing.ts';
import { startDrawing } from '../stage/startDrawing.ts';
// For its declaration: it adds the canvas to SurfaceHost.
import type {} from './surfaceHost.ts';

/** A surface that Pixi draws with a renderer of its own. */
export interface PixiSurface extends SurfaceHost {
  /** What is drawn; its coordinates are pixels of the canvas. */
  readonly root: Container;
  /** Draws it as it is now. */
  readonly render: () => void;
}

/**
 * A surface that Pixi draws, by the kind of renderer that draws the desktop. It says which bundles it draws, as a scene
 * does (sceneWith.ts); their pictures may be drawn by the desktop at the same time.
 *
 *     export default pixiSurface({ art: bundle }, (surface, app, { art }) => { ... });
 */
export const pixiSurface = <Name extends string>(
  bundles: Readonly<Record<Name, Bundle>>,
  show: (surface: PixiSurface, app: AppContext, art: ArtByName<Name>) => () => void,
  backgroundColor = 0x000000,
): Prepared<SurfaceHost> =>
  bodyWith(bundles, (host, app, art) => {
    let isOver = false;
    let unmount = (): void => undefined;
    let free = (): void => undefined;
    async function start(): Promise<void> {
      const drawing = await startDrawing(host.renderer, host.canvas, backgroundColor);
      const { surface, destroy } = surfaceOf(host, app, drawing);
      if (isOver) {
        destroy();
        return;
      }
      free = destroy;
      unmount = show(surface, app, art);
    }
    start().catch(app.fail);
    return () => {
      isOver = true;
      try {
        unmount();
      } finally {
        free();
      }
    };
  });

function surfaceOf(
  host: SurfaceHost,
  { visible }: Pick<AppContext, 'visible'>,
  { renderer, discard, draw }: Drawing,
): { readonly surface: PixiSurface; readonly destroy: () => void } {
  const { canvas, size } = host;
  const root = new Container();
  root.enableRenderGroup();
  const resize = (): void => {
    const { width, height } = size.get();
    renderer.resize(width, height);
    discard();
  };
  resize();
  // Some browsers let go of a hidden page's canvas and say nothing.
  const unwatch = [size.subscribe(resize), visible.subscribe(discard)];
  const life = new AbortController();
  for (const type of ['webglcontextrestored', 'contextrestored']) {
    canvas.addEventListener(type, discard, { signal: life.signal });
  }
  return {
    surface: {
      ...host,
      root,
      render() {
        // By it Pixi throws out what was not drawn for long; the desktop, which does so too, may draw no frame for hours.
        Ticker.system.update(performance.now());
        draw(root);
      },
    },
    destroy() {
      life.abort();
      for (const stop of unwatch) stop();
      root.destroy({ children: true });
      renderer.destroy();
    },
  };
}
