import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { CELL, glyphOf, GLYPHS } from './glyphs.ts';

/** Light runs so far beyond a dot. */
const HALO = 1;
const HALO_ALPHA = 56;
const WIDTH = CELL.width + 2 * HALO;
const HEIGHT = CELL.height + 2 * HALO;
const OPAQUE = 255;

/** The letters of a tube: dots that glow into the dark around them, white, to be tinted. */
export interface Letters {
  readonly glyph: (character: string) => Texture;
  readonly destroy: () => void;
}

/** Draws every letter once, side by side. */
export function createLetters(): Letters {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * GLYPHS.length;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const picture = context.createImageData(canvas.width, canvas.height);
    GLYPHS.forEach((rows, index) => paint(picture, rows, index * WIDTH));
    context.putImageData(picture, 0, 0);
  }
  const source = new CanvasSource({ resource: canvas, scaleMode: 'nearest' });
  const cuts = new Map<number, Texture>();
  const cut = (index: number): Texture => {
    const texture = new Texture({ source, frame: new Rectangle(index * WIDTH, 0, WIDTH, HEIGHT) });
    cuts.set(index, texture);
    return texture;
  };
  return {
    glyph(character) {
      const index = glyphOf(character);
      return cuts.get(index) ?? cut(index);
    },
    destroy() {
      for (const texture of cuts.values()) texture.destroy();
      source.destroy();
    },
  };
}

/** Paints one glyph with its left edge at `left`. */
function paint({ data, width }: ImageData, rows: string, left: number): void {
  const shine = (x: number, y: number, alpha: number): void => {
    const at = ((y + HALO) * width + left + x + HALO) * 4;
    data.fill(OPAQUE, at, at + 3);
    data[at + 3] = Math.max(data[at + 3] ?? 0, alpha);
  };
  for (let y = 0; y < CELL.height; y += 1) {
    const bits = Number.parseInt(rows.slice(2 * y, 2 * y + 2), 16);
    for (let x = 0; x < CELL.width; x += 1) {
      if ((bits & (0x80 >> x)) === 0) continue;
      shine(x, y, OPAQUE);
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const)
        shine(x + dx, y + dy, HALO_ALPHA);
    }
  }
}

/** One row of letters. */
export class LetterRow extends Container {
  readonly #sprites: Sprite[] = [];
  readonly #letters: Letters;
  #written = '';

  constructor(letters: Letters) {
    super();
    this.#letters = letters;
  }

  /** Writes the row, and only what of it is new. */
  write(text: string, color: number): void {
    const key = `${color} ${text}`;
    if (key === this.#written) return;
    this.#written = key;
    let used = 0;
    [...text].forEach((character, column) => {
      if (character === ' ') return;
      const sprite = this.#sprites[used] ?? this.#addSprite();
      sprite.texture = this.#letters.glyph(character);
      sprite.position.set(column * CELL.width - HALO, -HALO);
      sprite.tint = color;
      used += 1;
    });
    for (const spare of this.#sprites.splice(used)) spare.destroy();
  }

  #addSprite(): Sprite {
    const sprite = new Sprite();
    this.#sprites.push(sprite);
    this.addChild(sprite);
    return sprite;
  }
}
