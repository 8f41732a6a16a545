import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import type { Rect } from '../geometry/rects.ts';
import { fill } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface BootView {
  readonly logo: Texture;
  readonly text: string;
}

/** Columns at the picture's edges that are repeated beside it: a multiple of the pattern that it is dithered with. */
const DITHER = 16;
/** The band goes by steps, as it did: a frame for each of them leaves the desktop beneath its time to start. */
const BAND = { height: 6, block: 4, step: 8, everyMs: 90 } as const;
const BAND_COLORS = [
  0x0c1034, 0x14206a, 0x1c38a8, 0x2f6fd0, 0x6ab0f0, 0xc8e8ff, 0x6ab0f0, 0x2f6fd0, 0x1c38a8, 0x14206a,
];

/** The boot picture. It takes no input: the desktop under it takes the first touch. */
export class BootScreen extends Widget<BootView> {
  /** What carries the picture on over the screen, so that no edge is visible. */
  readonly #ground = new Container();
  readonly #logo = new Sprite();
  readonly #band = new Fills();
  readonly #text = new Label();
  #steps: ReturnType<typeof setInterval> | undefined;
  #phase = 0;

  constructor(options: WidgetOptions<BootView>) {
    super(options);
    this.zIndex = Z_INDEX.boot;
    this.addChild(this.#ground, this.#logo, this.#band, this.#text);
  }

  override destroy(): void {
    clearInterval(this.#steps);
    super.destroy();
  }

  protected override enter(): void {
    super.enter();
    this.#steps = setInterval(() => {
      this.#phase += BAND.step;
      this.#paintBand();
    }, BAND.everyMs);
  }

  protected layout(): void {
    const { width, height } = this.stage.display.get();
    const { logo, text } = this.view;
    const scale = Math.max(1, Math.floor(Math.min(width / logo.width, (height - 60) / logo.height)));
    this.#logo.texture = logo;
    this.#logo.scale.set(scale);
    this.#logo.position.set(
      Math.floor((width - logo.width * scale) / 2),
      Math.floor((height - logo.height * scale) / 2),
    );
    this.#drawOut();
    this.#text.write(text, 0xc0c0c0);
    this.#text.position.set(Math.floor((width - font('win95').measure(text)) / 2), height - 36);
    this.#paintBand();
  }

  #drawOut(): void {
    const screen = this.stage.display.get();
    const { source, frame } = this.view.logo;
    const { x: left, y: top } = this.#logo.position;
    const scale = this.#logo.scale.x;
    for (const sprite of this.#ground.removeChildren()) sprite.destroy({ texture: true });
    const lay = (part: Rectangle, at: Rect): void => {
      const texture = new Texture({ source, frame: part });
      const sprite = this.#ground.addChild(new Sprite(texture));
      sprite.position.set(at.x, at.y);
      sprite.scale.set(at.width / part.width, at.height / part.height);
    };
    const below = top + frame.height * scale;
    const { x, y, width, height } = frame;
    // The first row and the last are of one colour each.
    lay(new Rectangle(x, y, 1, 1), { x: 0, y: 0, width: screen.width, height: top });
    lay(new Rectangle(x, y + height - 1, 1, 1), {
      x: 0,
      y: below,
      width: screen.width,
      height: screen.height - below,
    });
    const tile = { width: DITHER * scale, height: height * scale };
    for (let at = left; at > 0; at -= tile.width) {
      const far = left + width * scale + (left - at);
      lay(new Rectangle(x, y, DITHER, height), { x: at - tile.width, y: top, ...tile });
      lay(new Rectangle(x + width - DITHER, y, DITHER, height), { x: far, y: top, ...tile });
    }
  }

  #paintBand(): void {
    const { width, height } = this.stage.display.get();
    const blocks = Math.ceil(width / BAND.block / BAND_COLORS.length / 4);
    const each = Math.ceil(width / (BAND_COLORS.length * Math.max(1, blocks)));
    const shift = this.#phase % (each * BAND_COLORS.length);
    this.#band.show(
      Array.from({ length: BAND_COLORS.length * (blocks + 2) }, (_, index) =>
        fill(
          {
            x: (index - BAND_COLORS.length) * each + shift,
            y: height - BAND.height,
            width: each,
            height: BAND.height,
          },
          BAND_COLORS[index % BAND_COLORS.length] ?? 0,
        ),
      ),
    );
  }
}
