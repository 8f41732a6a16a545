import { font } from '../assets/font.ts';
import { cssColor } from '../../kernel/theme.ts';
import { Painted } from './painted.ts';

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

/** Lines of bitmap text as one picture, for text that stands on the screen for long and seldom changes. */
export class Lines extends Painted {
  write(written: Written): void {
    this.paint(JSON.stringify(written), written, (context) => draw(context, written));
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
  if (ink !== null) paint(cssColor(ink));
}
