import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { font } from '../assets/font.ts';

/** Where a line of text lies within the picture, in whole pixels. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Written {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** The color of the letters; null: they are white, with a black line round them. */
  readonly ink: number | null;
}

const OUTLINE = '#000';

/**
 * Lines of bitmap text as one picture of their own. A label has a sprite for each letter, which takes a kilobyte of memory and
 * is laid out and compared in each frame: this is for text that stands on the screen for long and seldom changes.
 */
export class Lines extends Sprite {
  #written = '';

  write(written: Written): void {
    const key = JSON.stringify(written);
    if (key === this.#written) return;
    this.#written = key;
    const { width, height } = written;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context !== null) draw(context, written);
    const before = this.texture;
    this.texture = new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
    if (before !== Texture.EMPTY) before.destroy(true);
  }

  override destroy(): void {
    super.destroy(this.#written !== '');
  }
}

function draw(context: CanvasRenderingContext2D, { width, height, lines, ink }: Written): void {
  const { glyph, outline } = font('win95');
  const letters = (cut: typeof glyph): void => {
    for (const { text, x, y } of lines) {
      let right = x;
      for (const character of text) {
        const { texture, xOffset, yOffset, advance } = cut(character);
        const { x: left, y: top, width: w, height: h } = texture.frame;
        // An image or a canvas, of which fonts are cut (font.ts).
        const page = texture.source.resource as CanvasImageSource;
        if (character !== ' ') context.drawImage(page, left, top, w, h, right + xOffset, y + yOffset, w, h);
        right += advance;
      }
    }
  };
  const paint = (color: string): void => {
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
  };
  if (ink === null) {
    letters(outline);
    paint(OUTLINE);
  }
  letters(glyph);
  if (ink !== null) paint(`#${ink.toString(16).padStart(6, '0')}`);
}
