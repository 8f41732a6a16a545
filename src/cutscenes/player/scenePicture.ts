import { Container, Sprite } from 'pixi.js';
import type { Art } from '../../engine/assets/texture.ts';
import type { Scene } from '../scene.ts';
import type { SceneBundle, SceneCut, SceneLoop } from '../sceneBundles.ts';

/** What the camera sees of a picture at once, in pixels of the picture. */
export const VIEW = { width: 352, height: 208 } as const;

/** What a loop shows after so many milliseconds; null: none of its cuts. */
function cutAt(loop: SceneLoop, at: number): SceneCut | null {
  const step = Math.floor((at * loop.fps) / 1000) % loop.order.length;
  return loop.cuts[loop.order[step] ?? -1] ?? null;
}

/** The picture of a scene with its loops, moved under the camera by whole pixels. */
export class ScenePicture extends Container {
  readonly #scene: Scene;
  readonly #room: { readonly x: number; readonly y: number };
  readonly #moving: readonly { readonly loop: SceneLoop; readonly sprite: Sprite }[];
  readonly #art: Art;

  constructor(scene: Scene, bundle: SceneBundle, art: Art) {
    super();
    const model = bundle.scenes[scene.id];
    if (model === undefined) throw new Error(`the bundle has no scene ${scene.id}`);
    const [width, height] = model.size;
    this.#scene = scene;
    this.#art = art;
    this.#room = { x: Math.max(0, width - VIEW.width), y: Math.max(0, height - VIEW.height) };
    this.addChild(new Sprite(art.picture(model.picture)));
    this.#moving = model.loops.map((loop) => {
      const sprite = this.addChild(new Sprite());
      sprite.visible = false;
      return { loop, sprite };
    });
  }

  /** Shows the moment so many milliseconds after the picture began to come up. */
  show(at: number, { isTyping, isStill }: { readonly isTyping: boolean; readonly isStill: boolean }): void {
    for (const { loop, sprite } of this.#moving) {
      const plays = !isStill && (loop.name !== 'talk' || isTyping);
      const cut = plays ? cutAt(loop, at) : null;
      sprite.visible = cut !== null;
      if (cut === null) continue;
      sprite.texture = this.#art.cut(cut.frame);
      sprite.position.set(cut.x, cut.y);
    }
    const { camera } = this.#scene;
    const middle = { x: 0.5, y: 0.5 };
    const { from, to, seconds } = camera ?? { from: middle, to: middle, seconds: 1 };
    const part = isStill ? 0.5 : Math.min(1, at / (seconds * 1000));
    const along = (axis: 'x' | 'y'): number =>
      -Math.round(this.#room[axis] * (from[axis] + (to[axis] - from[axis]) * part));
    const [x, y] = [along('x'), along('y')];
    if (this.x !== x || this.y !== y) this.position.set(x, y);
  }
}
