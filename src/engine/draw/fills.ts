import { Container, Sprite, Texture } from 'pixi.js';
import type { Fill } from '../theme/bevel.ts';

/** Draws filled rectangles as tinted sprites: both renderers batch these, and their pixels agree exactly. */
export class Fills extends Container {
  readonly #sprites: Sprite[] = [];

  /** Shows exactly these fills, reusing the sprites there are. */
  show(fills: readonly Fill[]): void {
    fills.forEach((fill, index) => {
      const sprite = this.#sprites[index] ?? this.#addSprite();
      sprite.position.set(fill.x, fill.y);
      sprite.scale.set(fill.width / Texture.WHITE.width, fill.height / Texture.WHITE.height);
      sprite.tint = fill.color;
    });
    for (const spare of this.#sprites.splice(fills.length)) spare.destroy();
  }

  #addSprite(): Sprite {
    const sprite = new Sprite(Texture.WHITE);
    this.#sprites.push(sprite);
    this.addChild(sprite);
    return sprite;
  }
}
