import { Container, Sprite, type Texture } from 'pixi.js';
import { PART } from '@shared/domain/arcade/games/game.ts';
import { ACROSS, FIELD, PLAYER } from '@shared/domain/arcade/games/flunky-uppy/rules.ts';
import type { Pictures } from '../../../engine/assets/texture.ts';
import type { Pose } from './pose.ts';

/** Legs on the wall change their picture after so many pixels of the climb. */
const STRIDE = 9;
const IN_THE_AIR = 3;
/** How far to the side a head leans on the wall, and how far it turns in a leap, in radians. */
const LEAN = 0.16;
const TILT = 0.5;

/** A Flunk who climbs: a head that stays upright, and legs that run on the wall. */
export class Runner extends Container {
  readonly #pictures: Pictures;
  readonly #head = new Sprite();
  readonly #legs = new Sprite();
  readonly #bubble = new Sprite();

  constructor(pictures: Pictures) {
    super();
    this.#pictures = pictures;
    this.#head.anchor.set(0.5);
    this.#legs.anchor.set(0.5, 0);
    this.#bubble.anchor.set(0.5);
    this.addChild(this.#legs, this.#head, this.#bubble);
  }

  set face(face: Texture) {
    this.#head.texture = face;
  }

  /**
   * Where the Flunk is and how: `climbed` and the feet in pixels, gum from 0 to 1. The position is that of the middle,
   * in the towers' pixels.
   */
  show({ x, feet, side, climbed, gum, width, height, fallen }: Pose & Body): void {
    const across = x / (ACROSS / PART);
    const isInTheAir = across > 0 && across < 1;
    const middle = feet + PLAYER.height / 2;
    this.position.set(
      Math.round(FIELD.tower + x + PLAYER.width / 2),
      Math.round(-middle + (fallen === 0 ? 0 : fallen)),
    );
    const outwards = side === 0 ? -1 : 1;
    const step = Math.floor(climbed / STRIDE);
    this.#legs.texture = this.#pictures(`legs-${isInTheAir || fallen > 0 ? IN_THE_AIR : step % 3}`);
    const isFalling = fallen > 0;
    if (isInTheAir || isFalling) {
      this.#legs.rotation = outwards * 0.35;
      this.#legs.position.set(-outwards * 4, 7);
      this.#head.position.set(0, -3);
      this.#head.rotation = isFalling ? fallen * 0.02 : outwards * TILT * (1 - Math.abs(across * 2 - 1));
    } else {
      this.#legs.rotation = outwards * (-Math.PI / 2);
      this.#legs.position.set(0, 5);
      this.#head.position.set(-outwards * 6, (step % 2) - 3);
      this.#head.rotation = -outwards * LEAN;
    }
    this.#legs.scale.set(outwards, 1);
    // A Flunk looks where the leap goes, and from the wall into the shaft.
    const looks = isInTheAir ? outwards : -outwards;
    this.#head.scale.set(width * looks, height);
    const isBlown = gum >= 1;
    this.#bubble.visible = gum > 0 && fallen === 0;
    this.#bubble.texture = this.#pictures(isBlown ? 'bubble' : 'pop');
    if (isBlown) {
      this.#bubble.scale.set(width, height);
      this.#bubble.position.set(this.#head.x, 0);
    } else {
      this.#bubble.scale.set(0.3 + 0.7 * gum);
      this.#bubble.position.set(this.#head.x + looks * (13 + Math.round(gum * 4)), 3);
    }
  }
}

/** How a body is drawn beside where it is. */
export interface Body {
  /** How much of the next bubble is blown, 0 to 1. */
  readonly gum: number;
  /** Squash and stretch. */
  readonly width: number;
  readonly height: number;
  /** How far it fell after the end of the run, in pixels. */
  readonly fallen: number;
}
