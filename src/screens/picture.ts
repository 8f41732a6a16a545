import { ImageSource, Sprite, Texture } from 'pixi.js';
import type { Stage } from '../engine/stage/stage.ts';
import { artSize, type Screen } from './screen.ts';
import { createPainting, type Painting } from './painting.ts';

/** A screen on the stage: one texture, scaled by a whole number with nearest neighbor. */
export interface ScreenPicture {
  readonly sprite: Sprite;
  /** Paints it again in the size that fills this many logical pixels. */
  fit(size: { readonly width: number; readonly height: number }): void;
  /** Shows the picture of this moment, in seconds after the start. */
  show(seconds: number): void;
  destroy(): void;
}

export function createPicture(stage: Pick<Stage, 'invalidate'>, screen: Screen): ScreenPicture {
  const sprite = new Sprite();
  let painting: Painting | null = null;
  let texture: Texture | null = null;
  let shown = screen.still;

  function show(seconds: number): void {
    shown = seconds;
    painting?.paint(screen, seconds);
    texture?.source.update();
    stage.invalidate();
  }
  return {
    sprite,
    show,
    fit(size) {
      const { width, height, scale } = artSize(size);
      const canvas = document.createElement('canvas');
      painting = createPainting(canvas, width, height);
      painting.paint(screen, shown);
      const old = texture;
      texture = new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'nearest' }) });
      sprite.texture = texture;
      sprite.scale.set(scale);
      old?.destroy(true);
    },
    destroy() {
      // A window that is closed takes all that is drawn in it with it, before its body hears of that.
      if (!sprite.destroyed) sprite.destroy();
      texture?.destroy(true);
    },
  };
}
