import { Container, Sprite, type Texture } from 'pixi.js';
import type { Random } from '../../kernel/clock.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import { createPassing, loopCut } from './life.ts';
import type { Cut, HourName, Place } from './place.ts';

export interface PlaceArt {
  readonly place: Place;
  readonly pictures: Readonly<Record<HourName, Texture>>;
  readonly cuts: Pictures;
}

/** A sprite that shows one cut after the other. */
class CutSprite extends Sprite {
  readonly #pictures: Pictures;
  #shown: Cut | null = null;

  constructor(pictures: Pictures) {
    super();
    this.#pictures = pictures;
    this.visible = false;
  }

  show(cut: Cut | null): void {
    if (cut === this.#shown) return;
    this.#shown = cut;
    this.visible = cut !== null;
    if (cut === null) return;
    this.texture = this.#pictures(cut.frame);
    this.position.set(cut.x, cut.y);
  }
}

/** A place with everything that moves in it, drawn at picture size: its owner scales and moves it. */
export class PlacePicture extends Container {
  readonly #art: PlaceArt;
  readonly #random: Random;
  #hour: HourName;
  #door: CutSprite;
  #advance: (elapsedMs: number) => void = () => undefined;

  constructor(art: PlaceArt, hour: HourName, random: Random) {
    super();
    this.#art = art;
    this.#random = random;
    this.#hour = hour;
    this.#door = this.#build();
  }

  get hour(): HourName {
    return this.#hour;
  }

  /** Turns day into night or night into day; the life of the other hour begins at its start. */
  setHour(hour: HourName): void {
    if (hour === this.#hour) return;
    const lit = this.#door.visible;
    this.#hour = hour;
    for (const child of this.removeChildren()) child.destroy();
    this.#door = this.#build();
    this.lightDoor(lit);
  }

  /** Shows the moment so many milliseconds after the hour began. */
  advance(elapsedMs: number): void {
    this.#advance(elapsedMs);
  }

  lightDoor(lit: boolean): void {
    this.#door.show(lit ? this.#art.place[this.#hour].hover.door : null);
  }

  /** Stacks the picture, the door's light, the loops and what passes; answers the door's light. */
  #build(): CutSprite {
    const { place, pictures, cuts } = this.#art;
    const { loops, passers } = place[this.#hour];
    const door = new CutSprite(cuts);
    const moving = [
      ...loops.map((loop) => (elapsed: number) => loopCut(loop, elapsed)),
      ...passers.map((passer) => createPassing(passer, this.#random)),
    ].map((cutAt) => ({ cutAt, sprite: new CutSprite(cuts) }));
    this.addChild(new Sprite(pictures[this.#hour]), door, ...moving.map(({ sprite }) => sprite));
    this.#advance = (elapsed) => {
      for (const { cutAt, sprite } of moving) sprite.show(cutAt(elapsed));
    };
    return door;
  }
}
