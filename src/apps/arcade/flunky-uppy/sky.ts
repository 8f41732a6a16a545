import { Container, Sprite } from 'pixi.js';
import type { Art } from '../../../engine/assets/texture.ts';
import type { HourName } from '../../../town/play/hour.ts';

/** How much of the climb each layer sinks, and the sky's height. */
const SINKS = { sky: 0.045, town: 0.13, cloud: 0.34, streak: 2.2 } as const;
const SKY_HEIGHT = 960;
const WIDTH = 304;
const CLOUDS = 7;
const STREAKS = 9;
/** Of the town's picture, so many pixels at the foot are the yard. */
const YARD = 62;

/** Arcadia, which sinks away behind the towers: the sky, the town, clouds, and at speed the air itself. */
export class Sky extends Container {
  readonly #art: Art;
  readonly #sky = new Sprite();
  readonly #town = new Sprite();
  readonly #clouds: readonly Sprite[];
  readonly #streaks: readonly Sprite[];

  constructor(art: Art, hour: HourName) {
    super();
    this.#art = art;
    this.#clouds = Array.from({ length: CLOUDS }, () => new Sprite());
    this.#streaks = Array.from({ length: STREAKS }, () => new Sprite(art.cut('drop')));
    this.addChild(this.#sky, this.#town, ...this.#clouds, ...this.#streaks);
    for (const streak of this.#streaks) streak.alpha = 0.35;
    this.setHour(hour);
  }

  setHour(hour: HourName): void {
    this.#sky.texture = this.#art.picture(`${hour}-sky`);
    this.#town.texture = this.#art.picture(`${hour}-town`);
    this.#clouds.forEach((cloud, index) => (cloud.texture = this.#art.cut(`${hour}-cloud-${index % 3}`)));
  }

  /** Shows it from so many pixels above the ground; `rush`, 0 to 1, is how fast the climb is. */
  show(climbed: number, width: number, height: number, rush: number): void {
    const left = Math.round((width - WIDTH) / 2);
    this.#sky.position.set(left, Math.min(0, Math.round(height - SKY_HEIGHT + climbed * SINKS.sky)));
    const townTop = Math.round(height - this.#town.height + YARD / 2 + climbed * SINKS.town);
    this.#town.position.set(left, townTop);
    this.#town.visible = townTop < height;
    this.#clouds.forEach((cloud, index) => {
      const span = height + 180;
      const at = (index * 137 + climbed * SINKS.cloud * (0.7 + (index % 3) * 0.25)) % span;
      cloud.position.set(left + ((index * 89) % (WIDTH - 40)) - 10, Math.round(at) - 120);
      // Clouds do not lie in the streets.
      cloud.visible = climbed * SINKS.cloud + height * 0.35 > at - 90;
    });
    this.#streaks.forEach((streak, index) => {
      const span = height + 60;
      streak.visible = rush > index / STREAKS;
      streak.scale.y = 4 + Math.round(rush * 7);
      streak.position.set(
        left + 100 + ((index * 53) % (WIDTH - 200)),
        Math.round((index * 97 + climbed * SINKS.streak) % span) - 40,
      );
    });
  }
}
