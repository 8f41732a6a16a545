import { Container } from 'pixi.js';
import type { Theme } from '../../../kernel/theme.ts';
import { Fills } from '../../../engine/draw/fills.ts';
import { font } from '../../../engine/assets/font.ts';
import { Label } from '../../../engine/draw/label.ts';
import { wrapEvenly } from '../../../engine/draw/textFlow.ts';
import { fill, raisedButton, sunkenPanel } from '../../../engine/theme/bevel.ts';
import type { Size } from '../framing/framing.ts';

const MARGIN = 8;
const PADDING = 9;
const WIDEST = 380;
const MOST_LINES = 4;
/** What a person needs to notice a line and to read one word of it. */
const NOTICE_MS = 2_500;
const WORD_MS = 400;

/** How long a line stays. */
export function readingTime(text: string): number {
  return NOTICE_MS + text.split(' ').length * WORD_MS;
}

/** The box with captions at the lower edge of a place. */
export class Caption extends Container {
  readonly #box = new Fills();
  readonly #lines = new Container();
  #text = '';

  constructor() {
    super();
    this.addChild(this.#box, this.#lines);
    this.visible = false;
  }

  /** Says something; nothing hides the box. */
  say(text: string, body: Size, theme: Theme): void {
    this.#text = text;
    this.layout(body, theme);
  }

  /** Lays the box out in a body of this size. */
  layout(body: Size, theme: Theme): void {
    this.visible = this.#text !== '';
    for (const line of this.#lines.removeChildren()) line.destroy({ children: true });
    if (!this.visible) return;
    const { measure, lineHeight } = font('win95');
    const room = Math.min(WIDEST, body.width - 2 * (MARGIN + PADDING));
    const lines = wrapEvenly(this.#text, room, MOST_LINES, measure);
    lines.forEach((text, index) => {
      const line = new Label();
      line.write(text, theme.tooltipText);
      line.position.set(PADDING, PADDING + index * lineHeight);
      this.#lines.addChild(line);
    });
    const width = Math.max(...lines.map(measure)) + 2 * PADDING;
    const height = lines.length * lineHeight + 2 * PADDING;
    const well = { x: 3, y: 3, width: width - 6, height: height - 6 };
    const ground = fill({ x: 4, y: 4, width: width - 8, height: height - 8 }, theme.tooltip);
    this.#box.show([
      ...raisedButton({ x: 0, y: 0, width, height }, theme),
      ...sunkenPanel(well, theme),
      ground,
    ]);
    this.position.set(Math.floor((body.width - width) / 2), body.height - height - MARGIN);
  }
}
