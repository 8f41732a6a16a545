import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { cssColor } from '../../kernel/theme.ts';
import type { Fill } from '../theme/bevel.ts';

/**
 * A small picture that the page paints itself, as one sprite. What is made of a sprite for each letter or pixel takes a
 * kilobyte of memory for each of them, and is laid out and compared in each frame.
 */
export class Painted extends Sprite {
  #shown = '';

  /** Paints it, so large in whole pixels; what `shown` names is painted once. */
  paint(
    shown: string,
    { width, height }: { readonly width: number; readonly height: number },
    draw: (context: CanvasRenderingContext2D) => void,
  ): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context !== null) draw(context);
    const before = this.texture;
    this.texture = new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
    if (before !== Texture.EMPTY) before.destroy(true);
  }

  override destroy(): void {
    // A sprite does not look for that: the window that it lies in may have taken it along.
    if (this.destroyed) return;
    super.destroy(this.#shown !== '');
  }
}

/** Paints these rectangles, of which none may begin left of the picture or above it. */
export function paintFills(context: CanvasRenderingContext2D, fills: readonly Fill[]): void {
  for (const { x, y, width, height, color } of fills) {
    context.fillStyle = cssColor(color);
    context.fillRect(x, y, width, height);
  }
}
