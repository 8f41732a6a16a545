import { CanvasRenderer } from 'pixi.js';
import { onTestFinished, vi } from 'vitest';
import type { Drawing } from '../engine/stage/drawing.ts';
import { createRepaint } from '../engine/stage/repaint.ts';

/** The canvas renderer as the stage has it, on a canvas that takes all that is drawn and shows nothing. */
export async function blindDrawing(): Promise<Drawing> {
  // Whatever is asked of it, this context answers something that Pixi can go on with.
  const context = new Proxy({}, { get: () => () => ({ precision: 'highp', data: [] }), set: () => true });
  const getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext);
  const renderer = new CanvasRenderer();
  await renderer.init({
    canvas: document.createElement('canvas'),
    width: 96,
    height: 64,
    resolution: 1,
    roundPixels: true,
    hello: false,
    skipExtensionImports: true,
  });
  // It would go on with frames of Pixi's own.
  onTestFinished(() => renderer.destroy());
  return createRepaint(renderer);
}
