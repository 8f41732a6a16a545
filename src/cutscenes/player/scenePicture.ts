import { Container, Sprite, Texture } from 'pixi.js';
import type { Art } from '../../engine/assets/texture.ts';
import { pictureOf, type Scene, type Area } from '../scene.ts';
import type { SceneBundle, SceneCut, SceneLoop } from '../sceneBundles.ts';
import { Camera } from './camera.ts';
import type { Framing } from './framing.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';

/** The loop that plays only while a line is typed. */
const TALK = 'talk';

/** What a loop shows after so many milliseconds; null: none of its cuts. */
export function cutAt({ fps, order, cuts }: SceneLoop, at: number): SceneCut | null {
  const step = Math.floor((at * fps) / 1000) % order.length;
  return cuts[order[step] ?? -1] ?? null;
}

export interface Moment {
  /** Milliseconds since the picture began to come up. */
  readonly at: number;
  /** Which line of the scene is said or comes next. */
  readonly line: number;
  readonly isTyping: boolean;
  /** Nothing in the picture moves. */
  readonly isStill: boolean;
}

/** The picture of a scene with its loops and its rain, moved under the camera by whole pixels of the desktop. */
export class ScenePicture extends Container {
  readonly #camera: Camera;
  readonly #moving: readonly { readonly loop: SceneLoop; readonly sprite: Sprite }[];
  readonly #rain: readonly Rain[];
  readonly #art: Art;
  #framing: Framing | null = null;

  constructor(scene: Scene, bundle: SceneBundle, art: Art) {
    super();
    const model = bundle.scenes[pictureOf(scene)];
    if (model === undefined) throw new Error(`the bundle has no scene ${pictureOf(scene)}`);
    this.#camera = new Camera(scene, model.size);
    this.#art = art;
    this.addChild(new Sprite(art.picture(model.picture)));
    this.#moving = model.loops.map((loop) => {
      const sprite = this.addChild(new Sprite());
      sprite.visible = false;
      return { loop, sprite };
    });
    this.#rain = (scene.rain ?? []).map((area) => this.addChild(new Rain(area)));
  }

  /** Takes the place of the picture in the body; `show` draws it there. */
  fit(framing: Framing): void {
    this.#framing = framing;
    this.scale.set(framing.scale);
  }

  show(moment: Moment): void {
    for (const { loop, sprite } of this.#moving) {
      const cut = this.#plays(loop, moment) ? cutAt(loop, moment.at) : null;
      sprite.visible = cut !== null;
      if (cut === null) continue;
      sprite.texture = this.#art.cut(cut.frame);
      sprite.position.set(cut.x, cut.y);
    }
    for (const rain of this.#rain) {
      rain.visible = !moment.isStill && this.#isUp();
      if (rain.visible) rain.show(moment.at);
    }
    if (this.#framing === null) return;
    const { x, y } = this.#camera.place(moment, this.#framing);
    if (this.x !== x || this.y !== y) this.position.set(x, y);
  }

  /** Milliseconds until something in it may look different; infinite: nothing moves. */
  untilChange(moment: Moment): number {
    if (moment.isStill) return Infinity;
    const steps = this.#moving
      .filter(({ loop }) => this.#plays(loop, moment))
      .map(({ loop: { fps } }) => {
        const step = 1000 / fps;
        return (Math.floor(moment.at / step + 1e-6) + 1) * step - moment.at;
      });
    const rains = this.#rain.length > 0 && this.#isUp();
    return Math.min(...steps, this.#camera.untilChange(moment), rains ? RAIN_STEP_MS : Infinity);
  }

  /** What lies over the picture waits while that comes up: both would be seen through each other. */
  #isUp(): boolean {
    return this.alpha === 1;
  }

  #plays({ name }: SceneLoop, { isTyping, isStill }: Moment): boolean {
    return !isStill && this.#isUp() && (name !== TALK || isTyping);
  }
}

/** Rain falls in steps, as loops move. */
const RAIN_STEP_MS = 80;
const DROP = { width: 1, height: 4, color: 0xbfd4ff, alpha: 0.5 } as const;
/** A drop for so many pixels of the area. */
const SPARSE = 64;
/** Pixels that a drop falls in a step, and that the wind takes it. */
const FALL = 5;
const WIND = 1;

interface Drop {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Drops that fall in a part of a picture, such as a pane of a window, as a function of time. */
class Rain extends Container {
  readonly #area: Area;
  readonly #drops: readonly Drop[];

  constructor(area: Area) {
    super();
    this.#area = area;
    const random = seededRandom(`rain at ${area.x}, ${area.y}`);
    const count = Math.ceil((area.width * area.height) / SPARSE);
    this.#drops = Array.from({ length: count }, () => {
      const sprite = this.addChild(new Sprite(Texture.WHITE));
      sprite.scale.set(DROP.width / Texture.WHITE.width, DROP.height / Texture.WHITE.height);
      sprite.tint = DROP.color;
      sprite.alpha = DROP.alpha;
      return { sprite, x: random.below(area.width), y: random.below(area.height) };
    });
  }

  /** Shows the drops so many milliseconds after the scene began. */
  show(at: number): void {
    const { x: left, y: top, width, height } = this.#area;
    const step = Math.floor(at / RAIN_STEP_MS);
    for (const { sprite, x, y } of this.#drops) {
      sprite.position.set(
        left + ((x + step * WIND) % width),
        top + ((y + step * FALL) % (height - DROP.height)),
      );
    }
  }
}
