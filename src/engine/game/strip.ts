import { Container, Sprite, type Texture } from 'pixi.js';

/** A picture that follows itself without a seam, for what goes by. */
export class Strip extends Container {
  readonly #pace: number;

  /**
   * `pace` is how far it goes for each pixel of the camera: 0 stands still, 1 goes along with the course. `span` is the
   * widest view that it fills.
   */
  constructor(texture: Texture, pace: number, span: number) {
    super();
    this.#pace = pace;
    const count = Math.ceil(span / texture.width) + 1;
    this.addChild(...Array.from({ length: count }, () => new Sprite(texture)));
  }

  /** Shows another picture, of the same width. */
  show(texture: Texture): void {
    for (const sprite of this.#sprites()) sprite.texture = texture;
  }

  /** Lays it where it is seen from a camera that came so many pixels far; `drift` is how far it went by itself. */
  look(camera: number, drift = 0): void {
    this.#sprites().forEach((sprite, index) => {
      const { width } = sprite.texture;
      sprite.x = index * width - Math.round((camera * this.#pace + drift) % width);
    });
  }

  #sprites(): Sprite[] {
    return this.children.filter((child) => child instanceof Sprite);
  }
}
