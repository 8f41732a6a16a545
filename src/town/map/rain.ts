import { Container, Sprite, Texture } from 'pixi.js';
import type { Pictures } from '../../engine/assets/texture.ts';
import { STEP_MS } from '../play/picture/life.ts';
import type { Size } from '../play/framing/framing.ts';
import { dropAt } from './weather.ts';

/** Under rain the town is so much darker. */
const GLOOM = { color: 0x1b2a4a, alpha: 0.28 } as const;
/** One drop for so many pixels of the screen, but no more than so many. */
const PIXELS_A_DROP = 5_000;
const MOST_DROPS = 120;

/** Rain before the window, in logical pixels. */
export class Rain extends Container {
  readonly #gloom = this.addChild(new Sprite(Texture.WHITE));
  readonly #drops: Sprite[] = [];
  readonly #frames: readonly Texture[];

  /** @param frames what a drop is, in the moments of its fall */
  constructor(frames: readonly string[], cut: Pictures) {
    super();
    this.#frames = frames.map(cut);
    this.#gloom.tint = GLOOM.color;
    this.#gloom.alpha = GLOOM.alpha;
    this.visible = false;
  }

  /** Shows the moment in a body of this size, each drop `pixel` logical pixels for one of its own. */
  fall(elapsedMs: number, body: Size, pixel: number): void {
    this.#gloom.setSize(body.width, body.height);
    const wanted =
      this.#frames.length === 0
        ? 0
        : Math.min(MOST_DROPS, Math.ceil((body.width * body.height) / PIXELS_A_DROP));
    while (this.#drops.length < wanted) this.#drops.push(this.addChild(new Sprite()));
    for (const spare of this.#drops.splice(wanted)) spare.destroy();
    const step = Math.floor(elapsedMs / STEP_MS);
    this.#drops.forEach((drop, index) => {
      const { x, y, frame } = dropAt(index, step, body, this.#frames.length);
      drop.texture = this.#frames[frame] ?? Texture.EMPTY;
      drop.position.set(x, y);
      drop.scale.set(pixel);
    });
  }
}
