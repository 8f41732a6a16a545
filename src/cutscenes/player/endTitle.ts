import { font } from '../../engine/assets/font.ts';
import { Label } from '../../engine/draw/label.ts';
import { LETTERS } from './captionView.ts';
import type { Framing } from './framing.ts';
import { PLAYER_TEXTS } from './texts.ts';

const INK = 0xf4f2e7;
const LARGER = 2;

/** 'The End.' in the middle of where the picture was. */
export class EndTitle extends Label {
  constructor() {
    super();
    this.visible = false;
  }

  fit({ picture, letters }: Framing): void {
    const { measure, lineHeight } = font(LETTERS);
    const scale = letters * LARGER;
    this.write(PLAYER_TEXTS.theEnd, INK, LETTERS);
    this.scale.set(scale);
    this.position.set(
      picture.x + Math.floor((picture.width - measure(PLAYER_TEXTS.theEnd) * scale) / 2),
      picture.y + Math.floor((picture.height - lineHeight * scale) / 2),
    );
  }
}
