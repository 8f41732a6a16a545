import { Texture, WebGLRenderer, type WebGLOptions } from 'pixi.js';
import type { Drawing } from './drawing.ts';

/** Draws with WebGL, all of it in every frame: a graphics card keeps nothing and is fast enough. */
export async function startDrawing(options: Partial<WebGLOptions>): Promise<Drawing> {
  const renderer = new WebGLRenderer();
  await renderer.init(options);
  renderer.runners.contextChange.add({ contextChange: () => forgetTextures(renderer) });
  return {
    renderer,
    prepare: () => undefined,
    draw: (root) => renderer.render({ container: root }),
    fullDraw: () => null,
    discard: () => undefined,
  };
}

/** Pixi binds so many units anew by itself. */
const BOUND_ANEW = 16;

/**
 * After a lost context Pixi believes that the further units still have the textures that were bound to them, and what is
 * drawn with those stays black.
 */
function forgetTextures({ texture, limits }: WebGLRenderer): void {
  for (let unit = BOUND_ANEW; unit < limits.maxTextures; unit++) texture.bind(Texture.EMPTY, unit);
}
