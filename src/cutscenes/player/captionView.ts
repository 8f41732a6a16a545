import { Container } from 'pixi.js';
import { font } from '../../engine/assets/font.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { Label } from '../../engine/draw/label.ts';
import { wrapEvenly } from '../../engine/draw/textFlow.ts';
import { fill } from '../../engine/theme/bevel.ts';
import type { Framing } from './framing.ts';

/** The font of captions and of 'The End.'. */
export const LETTERS = 'win95b';
const INK = 0xf4f2e7;
const NIGHT = 0x000000;
const SIGN = 0xffd84a;
const MOST_ROWS = 5;
const BAND_OPACITY = 0.62;
/** The widest column of words, in letters' own pixels: longer rows are hard to read. */
const COLUMN = 460;

/** A line of the story under the picture, or in a dark band over its foot, as far as it is typed. */
export class CaptionView extends Container {
  readonly #band = new Fills();
  readonly #rows: Label[] = [];
  readonly #sign = new Fills();
  #framing: Framing | null = null;
  #line = '';
  #wrapped: readonly string[] = [];
  #written: string[] = [];

  constructor() {
    super();
    this.#band.alpha = BAND_OPACITY;
    this.addChild(this.#band, this.#sign);
  }

  /** Lays it out anew; what is written is drawn by the next `write`. */
  fit(framing: Framing): void {
    this.#framing = framing;
    this.#line = '';
    this.#begin('');
  }

  /** Shows the first `count` characters of a line; a whole line has a sign that a press goes on. */
  write(line: string, count: number, isWhole: boolean): void {
    const framing = this.#framing;
    if (framing === null) return;
    if (line !== this.#line) {
      this.#line = line;
      this.#begin(line);
    }
    let left = count;
    this.#wrapped.forEach((text, row) => {
      const characters = Array.from(text);
      const shown = characters.slice(0, Math.max(0, left)).join('');
      // The space at which the line was broken was typed too.
      left -= characters.length + 1;
      if (shown === this.#written[row]) return;
      this.#written[row] = shown;
      this.#rows[row]?.write(shown, INK, LETTERS);
    });
    this.#sign.visible = isWhole;
  }

  #begin(line: string): void {
    const framing = this.#framing;
    for (const row of this.#rows.splice(0)) row.destroy({ children: true });
    this.#written = [];
    this.#band.show([]);
    this.#sign.visible = false;
    if (framing === null || line === '') {
      this.#wrapped = [];
      return;
    }
    const { caption, letters, buttons } = framing;
    const { measure, lineHeight } = font(LETTERS);
    const column = Math.min(COLUMN, Math.floor(caption.width / letters) - 12);
    this.#wrapped = wrapEvenly(line, column, MOST_ROWS, measure);
    const height = this.#wrapped.length * lineHeight * letters;
    const spare = caption.height - height;
    const top = caption.y + (buttons.stacked ? spare : Math.max(0, Math.floor(spare / 2)));
    if (buttons.stacked) {
      const band = { x: caption.x, y: top - 4, width: caption.width, height: height + 8 };
      this.#band.show([fill(band, NIGHT)]);
    }
    this.#wrapped.forEach((text, row) => {
      const label = this.addChild(new Label());
      label.scale.set(letters);
      const left = Math.floor((caption.width - measure(text) * letters) / 2);
      label.position.set(caption.x + left, top + row * lineHeight * letters);
      this.#rows.push(label);
    });
    const last = measure(this.#wrapped.at(-1) ?? '') * letters;
    const right = caption.x + Math.floor((caption.width + last) / 2) + 3 * letters;
    const foot = top + height - 5 * letters;
    const rowOf = (row: number) =>
      fill(
        {
          x: right + row * letters,
          y: foot - (2 - row) * letters,
          width: (5 - 2 * row) * letters,
          height: letters,
        },
        SIGN,
      );
    this.#sign.show([0, 1, 2].map(rowOf));
  }
}
