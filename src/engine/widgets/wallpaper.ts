import { ImageSource, Sprite, Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { fill } from '../theme/bevel.ts';
import { Widget, type WidgetOptions } from './widget.ts';

/** The colors of the icons' names. */
export interface NameColors {
  readonly ground: number;
  readonly ink: number;
}

/** What lies behind everything. Colors are 0xRRGGBB. */
export type Background =
  | { readonly kind: 'plain'; readonly color: number }
  /** `whole`: all of it is shown, over the theme's color, and it stands on the taskbar in the middle. */
  | { readonly kind: 'picture'; readonly picture: Texture; readonly whole?: boolean }
  /** A picture that is repeated, made for the size that it has to cover. */
  | {
      readonly kind: 'tile';
      readonly tileOf: (desktop: { readonly width: number; readonly height: number }) => HTMLCanvasElement;
      /** What keeps names readable on lines as fine as letters; null: nothing needs to. */
      readonly names: NameColors | null;
    };

export interface WallpaperView {
  readonly background: Background;
  /** How much of the screen's height it has, in logical pixels; the taskbar covers the rest. */
  readonly height: number;
}

/** Tiles are laid in blocks of about so many pixels, a multiple of theirs: few sprites, and little memory. */
const BLOCK = 256;

/** A picture scaled by a whole number, to cover the desktop and cut evenly or to be seen whole, or a tile repeated. */
export class Wallpaper extends Widget<WallpaperView> {
  readonly #ground = new Fills();
  readonly #picture = new Sprite();
  #blocks: Sprite[] = [];
  /** The content of the blocks, rebuilt only when the background or the size has changed. */
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
    // The picture before is freed soon, and must not be drawn again.
    if (background.kind === 'picture' && background.whole === true)
      this.#stand(background.picture, width, seen);
    else this.#cover(background.kind === 'picture' ? background.picture : Texture.EMPTY, width, seen);
    this.#lay(background, width, seen);
  }

  #cover(texture: Texture, width: number, height: number): void {
    this.#picture.visible = texture !== Texture.EMPTY;
    const scale = Math.max(Math.ceil(width / texture.width), Math.ceil(height / texture.height));
    this.#picture.texture = texture;
    this.#picture.scale.set(scale);
    this.#picture.position.set(
      Math.floor((width - texture.width * scale) / 2),
      Math.floor((height - texture.height * scale) / 2),
    );
  }

  #stand(texture: Texture, width: number, height: number): void {
    const fits = Math.floor(Math.min(width / texture.width, height / texture.height));
    const scale = Math.max(1, fits);
    this.#picture.visible = true;
    this.#picture.texture = texture;
    this.#picture.scale.set(scale);
    this.#picture.position.set(
      Math.floor((width - texture.width * scale) / 2),
      height - texture.height * scale,
    );
  }

  #lay(background: Background, width: number, height: number): void {
    const laid = this.#laid;
    if (laid?.background === background && laid.width === width && laid.height === height) return;
    this.#clearBlocks();
    this.#laid = { background, width, height };
    if (background.kind !== 'tile') return;
    const resource = madeBlock(() => background.tileOf({ width, height }));
    if (resource === null) return;
    const texture = new Texture({ source: new ImageSource({ resource, scaleMode: 'nearest' }) });
    for (let y = 0; y < height; y += resource.height) {
      for (let x = 0; x < width; x += resource.width) {
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

/** Null: the browser has no canvas or no memory for it. The desktop stays whole, and shows the color under the picture. */
function madeBlock(tile: () => HTMLCanvasElement): HTMLCanvasElement | null {
  try {
    return blockOf(tile());
  } catch {
    return null;
  }
}

/** As many of the tile, side by side and one below the other, as a block has room for, and at least one. */
function blockOf(tile: HTMLCanvasElement): HTMLCanvasElement {
  const filled = (length: number): number => Math.max(1, Math.floor(BLOCK / length)) * length;
  if (filled(tile.width) === tile.width && filled(tile.height) === tile.height) return tile;
  const canvas = document.createElement('canvas');
  canvas.width = filled(tile.width);
  canvas.height = filled(tile.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas to draw on');
  context.fillStyle = context.createPattern(tile, 'repeat') ?? '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
