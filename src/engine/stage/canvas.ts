import { CanvasRenderer, type CanvasOptions } from 'pixi.js';
import { createRepaint } from './repaint.ts';
import type { Drawing } from './drawing.ts';

/** Draws on a 2D canvas, without a graphics card: what changed, and nothing else. */
export async function startDrawing(options: Partial<CanvasOptions>): Promise<Drawing> {
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return createRepaint(renderer);
}
