import { Container, Sprite } from 'pixi.js';
import type { Evening } from '@shared/domain/town/evening.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { glowAt } from '../play/picture/glows.ts';
import type { Spot } from '../play/place.ts';
import type { Camera } from './camera.ts';
import type { PathPoint } from './model.ts';

/** How fast the train comes and goes (picture pixels a second), and how long it is seen on its way (s). */
const SPEED = 60;
const ON_ITS_WAY = 40;
/** Its wagons from the front, each so far behind it. */
const WAGONS = [
  ['night-locomotive', 0],
  ['night-goods', 100],
  ['night-boxcar', 188],
  ['night-caboose', 276],
] as const;
/** Where its one lit window is, from the middle of its front. */
const WINDOW: Spot = { x: 268, y: -6, w: 10, h: 8 };
/** What the moon leaves of its colors. */
const MOONLIT = 0x7f88b4;

/** How far the train of an evening is from where it halts (picture pixels), the more the earlier; null: it is not seen. */
export function trainAway({ trainAt, trainLeavesAt }: Evening, now: number): number | null {
  const seconds = (Math.max(0, trainAt - now) - Math.max(0, now - trainLeavesAt)) / 1_000;
  return Math.abs(seconds) > ON_ITS_WAY ? null : seconds * SPEED;
}

/** What else an evening of Friday has on the map: the train that halts at Depot Lane, and the light over the lake. */
export class EveningLife extends Container {
  readonly #train = this.addChild(new Container());
  readonly #glow = this.addChild(new Fills());
  readonly #halt: PathPoint;
  readonly #lake: Spot;

  /**
   * @param halt where the front of the train halts, in picture pixels
   * @param lake where the light is over the lake
   */
  constructor(cut: Pictures, halt: PathPoint, lake: Spot) {
    super();
    [this.#halt, this.#lake] = [halt, lake];
    for (const [frame, behind] of WAGONS) {
      const wagon = this.#train.addChild(new Sprite(cut(frame)));
      wagon.anchor.set(0.5);
      wagon.tint = MOONLIT;
      wagon.x = behind;
    }
  }

  show({ corner, zoom }: Camera): void {
    this.position.set(corner.x, corner.y);
    this.scale.set(zoom);
  }

  /** Shows a moment of an evening. */
  advance(evening: Evening, isDark: boolean, isNight: boolean, now: number, elapsedMs: number): void {
    const away = isDark ? trainAway(evening, now) : null;
    const [x, y] = this.#halt;
    this.#train.visible = away !== null;
    this.#train.position.set(Math.round(x + (away ?? 0)), y);
    const window = { ...WINDOW, x: Math.round(x + (away ?? 0)) + WINDOW.x, y: y + WINDOW.y };
    this.#glow.show([
      ...(away === null ? [] : glowAt('window', window, elapsedMs)),
      ...(evening.isLakeLit && isNight ? glowAt('light', this.#lake, elapsedMs) : []),
    ]);
  }
}
