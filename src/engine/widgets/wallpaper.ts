import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { fill } from '../theme/bevel.ts';
import { taskbarHeight } from './taskbarMetrics.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface WallpaperView {
  /** Null: the theme's plain desktop colour. */
  readonly picture: Texture | null;
}

/** The picture behind everything, scaled by a whole number to cover the desktop and cut evenly. */
export class Wallpaper extends Widget<WallpaperView> {
  readonly #ground = new Fills();
  readonly #picture = new Sprite();

  constructor(options: WidgetOptions<WallpaperView>) {
    super(options);
    this.addChild(this.#ground, this.#picture);
    this.layout();
  }

  protected layout(): void {
    const { width, height, compact, theme } = this.stage.look.get();
    this.#ground.show([fill({ x: 0, y: 0, width, height }, theme.desktop)]);
    const texture = this.view.picture;
    this.#picture.visible = texture !== null;
    if (texture === null) return;
    const seen = height - taskbarHeight(compact);
    const scale = Math.max(Math.ceil(width / texture.width), Math.ceil(seen / texture.height));
    this.#picture.texture = texture;
    this.#picture.scale.set(scale);
    this.#picture.position.set(
      Math.floor((width - texture.width * scale) / 2),
      Math.floor((seen - texture.height * scale) / 2),
    );
  }

  protected removeMirror(): void {}
}
