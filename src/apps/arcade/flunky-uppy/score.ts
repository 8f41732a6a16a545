import { Container, Sprite } from 'pixi.js';
import type { Pictures } from '../../../engine/assets/texture.ts';

const DIGIT = { width: 12, top: 10 } as const;

/** The score in large digits, in the middle of the upper edge. */
export class Score extends Container {
  readonly #pictures: Pictures;
  #shown = '';

  constructor(pictures: Pictures) {
    super();
    this.#pictures = pictures;
  }

  show(score: number, width: number): void {
    const text = String(score);
    this.position.set(Math.round((width - text.length * DIGIT.width) / 2), DIGIT.top);
    if (text === this.#shown) return;
    this.#shown = text;
    while (this.children.length < text.length) this.addChild(new Sprite());
    this.children.forEach((sprite, index) => {
      const digit = text[index];
      sprite.visible = digit !== undefined;
      if (digit === undefined || !(sprite instanceof Sprite)) return;
      sprite.texture = this.#pictures(`digit-${digit}`);
      sprite.position.set(index * DIGIT.width, 0);
    });
  }
}
