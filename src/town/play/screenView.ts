import { Container } from 'pixi.js';
import { Fills } from '../../engine/draw/fills.ts';
import { clipped, isOnAt, type Screen, type ScreenPicture } from './screen.ts';

/** A screen is lit by its own light; by day its glass mirrors the room. */
const TINT = { day: 0xdcdce4, night: 0xffffff } as const;

/** A screen as it is drawn. */
export class ScreenView extends Container {
  readonly #screen: Screen;
  readonly #picture: ScreenPicture;
  readonly #fills = this.addChild(new Fills());

  constructor(screen: Screen, picture: ScreenPicture, hour: keyof typeof TINT) {
    super();
    this.#screen = screen;
    this.#picture = picture;
    this.position.set(screen.glass.x, screen.glass.y);
    this.tint = TINT[hour];
    this.visible = false;
  }

  advance(elapsedMs: number): void {
    this.visible = isOnAt(this.#screen, elapsedMs);
    if (this.visible) this.#fills.show(clipped(this.#picture(elapsedMs), this.#screen.glass));
  }
}
