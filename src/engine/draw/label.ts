import { Container, Sprite } from 'pixi.js';
import { font, type FontName } from '../assets/font.ts';

/** One line of bitmap text. Its position must be whole pixels. */
export class Label extends Container {
  readonly #sprites: Sprite[] = [];

  write(text: string, color: number, fontName: FontName = 'win95'): void {
    const { glyph } = font(fontName);
    let x = 0;
    let used = 0;
    for (const character of text) {
      const { texture, xOffset, yOffset, advance } = glyph(character);
      if (character !== ' ') {
        const sprite = this.#sprites[used] ?? this.#addSprite();
        sprite.texture = texture;
        sprite.position.set(x + xOffset, yOffset);
        sprite.tint = color;
        used++;
      }
      x += advance;
    }
    for (const spare of this.#sprites.splice(used)) spare.destroy();
  }

  #addSprite(): Sprite {
    const sprite = new Sprite();
    this.#sprites.push(sprite);
    this.addChild(sprite);
    return sprite;
  }
}
