import { Rectangle, Sprite, Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { fill } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface BootView {
  readonly logo: Texture;
  readonly text: string;
}

const BAND = { height: 6, block: 4, speed: 0.09 } as const;
const BAND_COLORS = [
  0x0c1034, 0x14206a, 0x1c38a8, 0x2f6fd0, 0x6ab0f0, 0xc8e8ff, 0x6ab0f0, 0x2f6fd0, 0x1c38a8, 0x14206a,
];

/** The boot picture. It takes no input: the desktop under it takes the first touch. */
export class BootScreen extends Widget<BootView> {
  /** The left column of the picture, stretched over the screen, so that no edge is visible. */
  readonly #ground = Array.from({ length: 3 }, () => new Sprite());
  readonly #logo = new Sprite();
  readonly #band = new Fills();
  readonly #text = new Label();
  #rest: (() => void) | null = null;
  #phase = 0;

  constructor(options: WidgetOptions<BootView>) {
    super(options);
    this.zIndex = Z_INDEX.boot;
    this.addChild(...this.#ground, this.#logo, this.#band, this.#text);
  }

  override destroy(): void {
    this.#rest?.();
    super.destroy();
  }

  protected override enter(): void {
    super.enter();
    this.#rest = this.stage.animate((elapsed) => {
      this.#phase += elapsed * BAND.speed;
      this.#paintBand();
      return true;
    });
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
    const { width, height } = this.stage.display.get();
    const { source, frame } = this.view.logo;
    const { y } = this.#logo.position;
    const scale = this.#logo.scale.y;
    const below = y + frame.height * scale;
    const rows = [
      { from: 0, rows: 1, at: 0, height: y },
      { from: 0, rows: frame.height, at: y, height: below - y },
      { from: frame.height - 1, rows: 1, at: below, height: height - below },
    ];
    rows.forEach((row, index) => {
      const sprite = this.#ground[index];
      if (sprite === undefined) return;
      const edge = new Rectangle(frame.x, frame.y + row.from, 1, row.rows);
      sprite.texture = new Texture({ source, frame: edge });
      sprite.position.set(0, row.at);
      sprite.scale.set(width, row.height / row.rows);
    });
  }

  #paintBand(): void {
    const { width, height } = this.stage.display.get();
    const blocks = Math.ceil(width / BAND.block / BAND_COLORS.length / 4);
    const each = Math.ceil(width / (BAND_COLORS.length * Math.max(1, blocks)));
    const shift = Math.floor(this.#phase) % (each * BAND_COLORS.length);
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
