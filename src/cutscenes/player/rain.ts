import { Container, Sprite, Texture } from 'pixi.js';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { Area } from '../scene.ts';

/** Rain falls in steps, as loops move. */
export const RAIN_STEP_MS = 80;
const DROP = { width: 1, height: 4, color: 0xbfd4ff, alpha: 0.5 } as const;
/** A drop for so many pixels of the area. */
const SPARSE = 64;
/** Pixels that a drop falls in a step, and that the wind takes it. */
const FALL = 5;
const WIND = 1;

interface Drop {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Drops that fall in a part of a picture, such as a pane of a window, as a function of time. */
export class Rain extends Container {
  readonly #area: Area;
  readonly #drops: readonly Drop[];

  constructor(area: Area) {
    super();
    this.#area = area;
    const random = seededRandom(`rain at ${area.x}, ${area.y}`);
    const count = Math.ceil((area.width * area.height) / SPARSE);
    this.#drops = Array.from({ length: count }, () => {
      const sprite = this.addChild(new Sprite(Texture.WHITE));
      sprite.scale.set(DROP.width / Texture.WHITE.width, DROP.height / Texture.WHITE.height);
      sprite.tint = DROP.color;
      sprite.alpha = DROP.alpha;
      return { sprite, x: random.below(area.width), y: random.below(area.height) };
    });
  }

  /** Shows the drops so many milliseconds after the scene began. */
  show(at: number): void {
    const { x: left, y: top, width, height } = this.#area;
    const step = Math.floor(at / RAIN_STEP_MS);
    for (const { sprite, x, y } of this.#drops) {
      sprite.position.set(
        left + ((x + step * WIND) % width),
        top + ((y + step * FALL) % (height - DROP.height)),
      );
    }
  }
}
