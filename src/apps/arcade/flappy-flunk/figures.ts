import { Container, Sprite, type Texture } from 'pixi.js';
import { FIELD } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import type { Art } from '../../../engine/assets/texture.ts';

/** A Flunk turns in steps of so many radians: a turned picture keeps large pixels so. */
const TURN_STEP = Math.PI / 15;
const GHOST_ALPHA = 0.45;
const FLAP_STEPS = { up: 8, down: 20 };
/** The ground, for the middle of a Flunk. */
const FLOOR = FIELD.height - 9;

/** How far a Flunk is turned that falls so fast (field pixels a second). */
export function turnOf(fall: number): number {
  const wanted = Math.max(-0.42, Math.min(1.1, (fall - 150) / 420));
  return Math.round(wanted / TURN_STEP) * TURN_STEP;
}

/** The player after a hit, in pixels of the field. */
export interface Fallen {
  y: number;
  dy: number;
  turn: number;
  bounced: boolean;
}

export const fallenAt = (y: number, fall: number): Fallen => ({
  y,
  dy: -150,
  turn: turnOf(fall),
  bounced: false,
});

/** A step of the fall; answers the height at which it lands in this step, for the first time; null: it does not. */
export function fallOn(fallen: Fallen, isStill: boolean): number | null {
  fallen.dy += 700 / 120;
  fallen.y = Math.min(FLOOR, fallen.y + fallen.dy / 120);
  if (fallen.y < FLOOR) {
    fallen.turn += isStill ? 0 : 0.05;
    return null;
  }
  if (fallen.bounced) {
    fallen.dy = 0;
    fallen.turn = Math.PI / 2;
    return null;
  }
  fallen.bounced = true;
  fallen.dy = -70;
  return FLOOR;
}

/** The player's head with its wing. */
export function createFlunk(art: Art) {
  const wing = new Sprite();
  const head = new Sprite();
  const view = new Container({ children: [head, wing] });
  head.anchor.set(0.5);
  wing.anchor.set(0.9, 0.4);
  wing.position.set(-4, 4);
  let sinceFlap = FLAP_STEPS.down;
  return {
    view,
    flap(): void {
      sinceFlap = 0;
    },
    pass(): void {
      sinceFlap += 1;
    },
    /** @param isFlying false: it hangs its wing */
    draw(texture: Texture, isFlying: boolean): void {
      head.texture = texture;
      const beat = sinceFlap < FLAP_STEPS.up ? 2 : sinceFlap < FLAP_STEPS.down ? 1 : 0;
      wing.texture = art.cut(`wing-${isFlying ? beat : 0}`);
    },
  };
}

/** The runs that are raced. */
export function createGhosts() {
  const view = new Container();
  return {
    view,
    /** Draws one at each place; null: that run is over. */
    draw(texture: Texture, places: readonly ({ readonly x: number; readonly y: number } | null)[]): void {
      while (view.children.length < places.length) {
        const ghost = view.addChild(new Sprite());
        ghost.anchor.set(0.5);
        ghost.alpha = GHOST_ALPHA;
      }
      view.children.forEach((ghost, index) => {
        const place = places[index] ?? null;
        ghost.visible = place !== null;
        if (place === null || !(ghost instanceof Sprite)) return;
        ghost.texture = texture;
        ghost.position.set(place.x, place.y);
      });
    },
  };
}

/** The score, in large digits. */
export function createDigits(art: Art) {
  const view = new Container();
  return {
    view,
    draw(
      text: string,
      { x, y }: { readonly x: number; readonly y: number },
      { width, height }: { readonly width: number; readonly height: number },
    ): void {
      while (view.children.length < text.length) view.addChild(new Sprite());
      view.children.forEach((digit, index) => {
        const letter = text[index];
        digit.visible = letter !== undefined;
        if (!(digit instanceof Sprite) || letter === undefined) return;
        digit.texture = art.cut(`digit-${letter}`);
        digit.anchor.set(0.5);
        digit.position.set(index * 13 + 7, 10);
        digit.scale.set(width, height);
      });
      view.position.set(Math.round(x - (text.length * 13) / 2), y);
    },
  };
}
