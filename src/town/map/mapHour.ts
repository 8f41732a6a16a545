import { Container, Sprite, Texture } from 'pixi.js';
import type { Random } from '@shared/kernel/clock.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Size } from '../play/framing/framing.ts';
import type { HourName } from '../play/hour.ts';
import type { Camera } from './camera.ts';
import type { MapLights } from './lights.ts';
import { MapLife, type Moment } from './mapLife.ts';
import type { MapBundle, MapModel } from './model.ts';
import { smoothen, TileLayer } from './tileLayer.ts';
import { STEP_MS } from '../play/picture/life.ts';
import { dropAt } from './weather.ts';

interface HourOptions {
  readonly model: MapModel;
  readonly bundle: Pick<MapBundle, 'atlas' | 'tiled'>;
  readonly cut: Pictures;
  readonly hour: HourName;
  readonly lights: MapLights | undefined;
  readonly random: Random;
  /** Called when one of its pictures has come. */
  readonly changed: () => void;
}

/** The town at one hour: the ground in tiles, what goes about on it, and the rain before it. */
export class MapHour extends Container {
  readonly hour: HourName;
  readonly #tiles: TileLayer;
  readonly #life: MapLife;
  readonly #rain: Rain;
  /** Any frame of the atlas, which is one picture. */
  readonly #atlas: Texture;
  #zoom = 1;
  #body: Size = { width: 0, height: 0 };

  constructor({ model, bundle, cut, hour, lights, random, changed }: HourOptions) {
    super();
    this.hour = hour;
    this.#atlas = cut(Object.keys(bundle.atlas.frames)[0] ?? '');
    const look = model[hour];
    const picture = bundle.tiled[look.picture];
    if (picture === undefined) throw new Error(`the bundle has no tiles of ${look.picture}`);
    this.#tiles = this.addChild(new TileLayer(picture, { changed }));
    this.#life = this.addChild(new MapLife({ model, hour, lights, cut, random }));
    this.#rain = this.addChild(new Rain(look.weather?.drop ?? [], cut));
  }

  /** How much of the ground near the camera has come, from 0 to 1. */
  get loaded(): number {
    return this.#tiles.loaded;
  }

  show(camera: Camera, body: Size): void {
    this.#zoom = camera.zoom;
    this.#body = body;
    this.#tiles.show(camera, body);
    this.#life.position.set(camera.corner.x, camera.corner.y);
    this.#life.scale.set(camera.zoom);
    smoothen(this.#atlas, camera.zoom < 1);
  }

  advance(moment: Moment): void {
    this.#life.advance(moment);
    this.#rain.visible = moment.sky === 'rain';
    if (this.#rain.visible) this.#rain.fall(moment.elapsed, this.#body, Math.max(1, Math.round(this.#zoom)));
  }
}

/** Under rain the town is so much darker. */
const GLOOM = { color: 0x1b2a4a, alpha: 0.28 } as const;
/** One drop for so many pixels of the screen, but no more than so many. */
const PIXELS_A_DROP = 5_000;
const MOST_DROPS = 120;

/** Rain before the window, in logical pixels. */
class Rain extends Container {
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
