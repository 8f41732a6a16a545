import { WebGLRenderer, type WebGLOptions } from 'pixi.js';
import type { Drawing } from './drawing.ts';

/** Draws with WebGL, all of it in every frame: a graphics card keeps nothing and is fast enough. */
export async function startDrawing(options: Partial<WebGLOptions>): Promise<Drawing> {
  const renderer = new WebGLRenderer();
  await renderer.init(options);
  return {
    renderer,
    prepare: () => undefined,
    draw: (root) => renderer.render({ container: root }),
    fullDraw: () => null,
    discard: () => undefined,
  };
}
