import { Container, Sprite, type Texture } from 'pixi.js';
import { PART } from '@shared/domain/arcade/games/game.ts';
import { FIELD, STACK_WIDTH, type Stacks } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import type { Art } from '../../../engine/assets/texture.ts';

/** How high one locker of a stack is. */
const LOCKER_HEIGHT = 44;
const LIP_HEIGHT = 7;

/** The lockers in sight. */
export interface StacksView {
  readonly view: Container;
  /** Draws them as seen from a camera that came `x` pixels far, whose player is `player` pixels from its left edge. */
  draw(
    stacks: readonly Readonly<Stacks>[],
    x: number,
    player: number,
    sight: { readonly top: number; readonly width: number },
  ): void;
}

/** Sprites of lockers, used again as the course goes by. `hour` says in which light they stand. */
export function createStacks(art: Art, hour: () => string): StacksView {
  const view = new Container();
  let used = 0;

  function lay(texture: Texture, x: number, y: number): void {
    const known = view.children[used];
    const sprite = known instanceof Sprite ? known : view.addChild(new Sprite());
    used += 1;
    sprite.texture = texture;
    sprite.position.set(x, y);
    sprite.visible = true;
  }
  return {
    view,
    draw(stacks, x, player, { top, width }) {
      used = 0;
      for (const { x: middle, top: gapTop, bottom: gapBottom, look } of stacks) {
        const left = Math.round(player + middle / PART - x) - STACK_WIDTH / 2;
        if (left > width + 1 || left + STACK_WIDTH < -1) continue;
        const locker = art.cut(`locker-${look}-${hour()}`);
        const lip = art.cut(`lip-${look}-${hour()}`);
        const [upper, lower] = [gapTop / PART, gapBottom / PART];
        for (let y = upper - LOCKER_HEIGHT; y > -top - LOCKER_HEIGHT; y -= LOCKER_HEIGHT)
          lay(locker, left, y);
        // What is lower than the ground lies behind the track.
        for (let y = lower; y < FIELD.height; y += LOCKER_HEIGHT) lay(locker, left, y);
        lay(lip, left - 1, upper - LIP_HEIGHT + 1);
        lay(lip, left - 1, lower - 1);
      }
      for (let spare = used; spare < view.children.length; spare += 1) {
        const sprite = view.children[spare];
        if (sprite !== undefined) sprite.visible = false;
      }
    },
  };
}
