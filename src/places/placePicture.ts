import { Container, Sprite } from 'pixi.js';
import type { Random } from '../kernel/clock.ts';
import type { Art, Pictures } from '../engine/assets/texture.ts';
import type { HourName } from './hour.ts';
import { createPassing, loopCut } from './life.ts';
import type { Cut, Model } from './place.ts';

/** The reasons to highlight a hotspot; one is enough. */
export type LightReason = 'pointer' | 'focus' | 'rules';

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
  readonly #model: Model;
  readonly #art: Art;
  readonly #random: Random;
  readonly #reasons = new Map<string, Set<LightReason>>();
  #hour: HourName;
  #lights = new Map<string, CutSprite>();
  #advance: (elapsedMs: number) => void = () => undefined;

  constructor(model: Model, art: Art, hour: HourName, random: Random) {
    super();
    this.#model = model;
    this.#art = art;
    this.#random = random;
    this.#hour = hour;
    this.#build();
  }

  get hour(): HourName {
    return this.#hour;
  }

  /** Turns day into night or night into day; the life of the other hour begins at its start. */
  setHour(hour: HourName): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    for (const child of this.removeChildren()) child.destroy();
    this.#build();
  }

  /** Shows the moment so many milliseconds after the hour began. */
  advance(elapsedMs: number): void {
    this.#advance(elapsedMs);
  }

  /** Shows a hotspot as it is when it is pointed at, for this reason, or for this reason no more. */
  light(hotspot: string, reason: LightReason, lit: boolean): void {
    const reasons = this.#reasons.get(hotspot) ?? new Set();
    this.#reasons.set(hotspot, reasons);
    if (lit) reasons.add(reason);
    else reasons.delete(reason);
    this.#showLight(hotspot);
  }

  /** Stacks the picture, the hotspots' lights, the loops, what passes, and what stands before that. */
  #build(): void {
    const { cut, picture } = this.#art;
    const { picture: name, hover, loops, passers, front = [] } = this.#model[this.#hour];
    this.#lights = new Map(Object.keys(hover).map((hotspot) => [hotspot, new CutSprite(cut)]));
    const moving = [
      ...loops.map((loop) => (elapsed: number) => loopCut(loop, elapsed)),
      ...passers.map((passer) => createPassing(passer, this.#random)),
    ].map((cutAt) => ({ cutAt, sprite: new CutSprite(cut) }));
    this.addChild(
      new Sprite(picture(name)),
      ...this.#lights.values(),
      ...moving.map(({ sprite }) => sprite),
      ...front.map((still) => {
        const sprite = new CutSprite(cut);
        sprite.show(still);
        return sprite;
      }),
    );
    this.#advance = (elapsed) => {
      for (const { cutAt, sprite } of moving) sprite.show(cutAt(elapsed));
    };
    for (const hotspot of this.#lights.keys()) this.#showLight(hotspot);
  }

  #showLight(hotspot: string): void {
    const cut = this.#model[this.#hour].hover[hotspot] ?? null;
    const isLit = (this.#reasons.get(hotspot)?.size ?? 0) > 0;
    this.#lights.get(hotspot)?.show(isLit ? cut : null);
  }
}
