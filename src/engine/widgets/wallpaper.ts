import { ImageSource, Sprite, Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { gradientPixels, patternPixels, tiledCanvas } from '../draw/tile.ts';
import { fill } from '../theme/bevel.ts';
import { Widget, type WidgetOptions } from './widget.ts';

/** What lies behind everything. Colours are 0xRRGGBB. */
export type Background =
  | { readonly kind: 'plain'; readonly color: number }
  | { readonly kind: 'picture'; readonly picture: Texture }
  | { readonly kind: 'pattern'; readonly rows: readonly string[]; readonly color: number }
  | { readonly kind: 'gradient'; readonly colors: readonly number[] };

export interface WallpaperView {
  readonly background: Background;
  /** How much of the screen's height it has, in logical pixels; the taskbar covers the rest. */
  readonly height: number;
}

/** Patterns are laid in blocks of so many pixels, a multiple of theirs: few sprites, and little memory. */
const BLOCK = 256;

/** A picture scaled by a whole number to cover the desktop and cut evenly, or a tile repeated all over it. */
export class Wallpaper extends Widget<WallpaperView> {
  readonly #ground = new Fills();
  readonly #picture = new Sprite();
  #blocks: Sprite[] = [];
  /** What the blocks show: made again only when the background or the size has changed. */
  #laid: { readonly background: Background; readonly width: number; readonly height: number } | null = null;

  constructor(options: WidgetOptions<WallpaperView>) {
    super(options);
    this.addChild(this.#ground, this.#picture);
  }

  override destroy(): void {
    this.#clearBlocks();
    super.destroy();
  }

  protected layout(): void {
    const { background, height: seen } = this.view;
    const { width, height, theme } = this.stage.display.get();
    const color = background.kind === 'plain' ? background.color : theme.desktop;
    this.#ground.show([fill({ x: 0, y: 0, width, height }, color)]);
    this.#picture.visible = background.kind === 'picture';
    if (background.kind === 'picture') this.#cover(background.picture, width, seen);
    this.#lay(background, width, seen);
  }

  #cover(texture: Texture, width: number, height: number): void {
    const scale = Math.max(Math.ceil(width / texture.width), Math.ceil(height / texture.height));
    this.#picture.texture = texture;
    this.#picture.scale.set(scale);
    this.#picture.position.set(
      Math.floor((width - texture.width * scale) / 2),
      Math.floor((height - texture.height * scale) / 2),
    );
  }

  #lay(background: Background, width: number, height: number): void {
    const laid = this.#laid;
    if (laid?.background === background && laid.width === width && laid.height === height) return;
    this.#clearBlocks();
    this.#laid = { background, width, height };
    const block = blockOf(background, height);
    if (block === null) return;
    const resource = tiledCanvas(block.pixels, BLOCK, block.height);
    const texture = new Texture({ source: new ImageSource({ resource, scaleMode: 'nearest' }) });
    for (let y = 0; y < height; y += block.height) {
      for (let x = 0; x < width; x += BLOCK) {
        const sprite = new Sprite(texture);
        sprite.position.set(x, y);
        this.#blocks.push(sprite);
        this.addChild(sprite);
      }
    }
  }

  #clearBlocks(): void {
    this.#blocks[0]?.texture.destroy(true);
    for (const sprite of this.#blocks) sprite.destroy();
    this.#blocks = [];
    this.#laid = null;
  }
}

/** A gradient's block is as high as the desktop, a pattern's as wide as it is high. */
function blockOf(background: Background, height: number) {
  if (background.kind === 'pattern') {
    return { pixels: patternPixels(background.rows, background.color), height: BLOCK };
  }
  return background.kind === 'gradient'
    ? { pixels: gradientPixels(background.colors, height), height }
    : null;
}
