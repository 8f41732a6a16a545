import { Container } from 'pixi.js';
import type { Theme } from '../../kernel/theme.ts';
import { font } from '../assets/font.ts';
import type { Rect } from '../geometry/rects.ts';
import { pressedButton, raisedButton } from '../theme/bevel.ts';
import { Fills } from './fills.ts';
import { Label } from './label.ts';

const LETTERS = 'win95b';
const PADDING = 12;

/** How wide a button is that says this. */
export const buttonWidth = (text: string): number => font(LETTERS).measure(text) + 2 * PADDING;

/** How a push button with a text looks. Its mirror takes the input. */
export class ButtonFace extends Container {
  readonly #edges = new Fills();
  readonly #text = new Label();

  constructor() {
    super();
    this.addChild(this.#edges, this.#text);
  }

  /** Draws it in this rectangle, held down or not. */
  show(text: string, rect: Rect, theme: Theme, isDown: boolean): void {
    const { lineHeight, measure } = font(LETTERS);
    const { x, y, width, height } = rect;
    const shift = isDown ? 1 : 0;
    this.#edges.show((isDown ? pressedButton : raisedButton)(rect, theme));
    this.#text.write(text, theme.text, LETTERS);
    this.#text.position.set(
      x + Math.floor((width - measure(text)) / 2) + shift,
      y + Math.floor((height - lineHeight) / 2) + shift,
    );
  }
}
