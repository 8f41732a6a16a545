import { Container, type Texture } from 'pixi.js';
import type { Random } from '@shared/kernel/clock.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Size } from '../play/framing/framing.ts';
import type { HourName } from '../play/hour.ts';
import type { Camera } from './camera.ts';
import type { MapLights } from './lights.ts';
import { MapLife, type Moment } from './mapLife.ts';
import type { MapBundle, MapModel } from './model.ts';
import { Rain } from './rain.ts';
import { smoothen, TileLayer } from './tileLayer.ts';

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
    this.#tiles = this.addChild(new TileLayer(picture, changed));
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
