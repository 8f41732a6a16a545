import type { CanvasOptions, WebGLOptions } from 'pixi.js';
import type { Drawing, RendererKind } from './drawing.ts';

type StartOptions = Partial<WebGLOptions & CanvasOptions>;

// Two functions, because for a conditional expression with two import()s the bundler preloads both.
const withWebGL = async (options: StartOptions): Promise<Drawing> =>
  (await import('./webgl.ts')).startDrawing(options);
const withCanvas = async (options: StartOptions): Promise<Drawing> =>
  (await import('./canvas.ts')).startDrawing(options);

/** Makes a renderer of this kind, by itself as small as can be. Throws when it cannot start. */
export function startDrawing(
  kind: RendererKind,
  canvas: HTMLCanvasElement,
  backgroundColor: number,
): Promise<Drawing> {
  return (kind === 'webgl' ? withWebGL : withCanvas)({
    canvas,
    width: 1,
    height: 1,
    resolution: 1,
    antialias: false,
    roundPixels: true,
    backgroundColor,
    powerPreference: 'low-power',
    hello: false,
    skipExtensionImports: true,
  });
}
