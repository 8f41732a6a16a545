import { Container, Sprite, Texture } from 'pixi.js';
import { seededRandom } from '../../../supabase/functions/_shared/kernel/seededRandom.ts';
import type { Framing } from './framing.ts';

/** Rain falls in steps, as loops move. */
export const RAIN_STEP_MS = 80;
const DROP = { width: 1, height: 7, color: 0xbfd4ff, alpha: 0.38 } as const;
/** Pixels of the picture that a drop falls in a step, and that the wind takes it. */
const FALL = 17;
const WIND = -3;

interface Drop {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Drops over a picture, as a function of time. */
export class Rain extends Container {
  readonly #drops: readonly Drop[];
  #framing: Framing | null = null;

  constructor(count: number) {
    super();
    const random = seededRandom('rain');
    this.#drops = Array.from({ length: count }, () => {
      const sprite = this.addChild(new Sprite(Texture.WHITE));
      sprite.scale.set(DROP.width / Texture.WHITE.width, DROP.height / Texture.WHITE.height);
      sprite.tint = DROP.color;
      sprite.alpha = DROP.alpha;
      return { sprite, x: random.below(10_000), y: random.below(10_000) };
    });
  }

  fit(framing: Framing): void {
    this.#framing = framing;
    this.scale.set(framing.scale);
    this.position.set(framing.picture.x, framing.picture.y);
  }

  /** Shows the drops so many milliseconds after the scene began. */
  show(at: number): void {
    if (this.#framing === null) return;
    const { view } = this.#framing;
    const step = Math.floor(at / RAIN_STEP_MS);
    const wide = view.width + 40;
    const high = view.height + DROP.height;
    for (const { sprite, x, y } of this.#drops) {
      const left = (((x + step * WIND) % wide) + wide) % wide;
      sprite.position.set(left, ((y + step * FALL) % high) - DROP.height);
    }
  }
}
