import { Container, Graphics } from 'pixi.js';
import type { AppContext } from '../../kernel/app.ts';
import { layOver, mirrorElement } from '../../engine/mirror/elements.ts';
import type { Scene, TapeName } from '../scene.ts';
import type { Framing } from './framing.ts';
import type { Shown } from './playerMachine.ts';
import { createReel, type DevelopedScene, type Reel } from './reel.ts';
import { ScenePicture, type Moment } from './scenePicture.ts';
import { TAPES } from './tapes.ts';

/** The pictures of a chapter: each comes up over the one before, with the faults of its tape. */
export class Projection extends Container {
  readonly #scenes: readonly Scene[];
  readonly #reel: Reel;
  readonly #effects: AppContext['services']['effects'];
  readonly #onCome: () => void;
  readonly #pictures = this.addChild(new Container());
  readonly #frame = this.addChild(new Graphics());
  readonly #glass: HTMLElement;
  #framing: Framing | null = null;
  #scene = -1;
  /** The picture of the present scene; null: it has not come, or never does. */
  #picture: ScenePicture | null = null;
  /** The picture that is seen until the present one has come up. */
  #before: ScenePicture | null = null;
  #tape: { readonly name: TapeName; readonly destroy: () => void } | null = null;
  #moment: Moment = { at: 0, isTyping: false, isStill: false };
  #part = 0;
  #isOver = false;

  /** `onCome` is called when a picture has come that is to be shown. */
  constructor(
    scenes: readonly Scene[],
    element: HTMLElement,
    { services }: Pick<AppContext, 'services'>,
    onCome: () => void,
  ) {
    super();
    this.#scenes = scenes;
    this.#reel = createReel(scenes);
    this.#effects = services.effects;
    this.#onCome = onCome;
    this.#pictures.mask = this.#frame;
    this.#glass = mirrorElement('div', { className: 'scene-part' });
    this.#glass.style.pointerEvents = 'none';
    element.append(this.#glass);
  }

  fit(framing: Framing): void {
    this.#framing = framing;
    const { x, y, width, height } = framing.picture;
    this.#frame.clear().rect(x, y, width, height).fill(0xffffff);
    for (const part of [this.#picture, this.#before]) part?.fit(framing);
    layOver(this.#glass, framing.picture);
  }

  show({ scene, picture, sceneMs, isTyping, isEnd }: Shown, isStill: boolean): void {
    this.#part = isStill ? Math.ceil(picture) : picture;
    this.#moment = { at: sceneMs, isTyping, isStill };
    if (scene !== this.#scene) this.#change(scene);
    this.#darken(isEnd);
    this.#picture?.show(this.#moment);
  }

  /** Whether every frame looks different. */
  isFading(): boolean {
    return this.#part > 0 && this.#part < 1;
  }

  /** Milliseconds until a part that moves looks different. */
  untilChange(isStill: boolean): number {
    if (isStill || this.isFading()) return Infinity;
    return this.#picture?.untilChange(this.#moment) ?? Infinity;
  }

  override destroy(): void {
    this.#isOver = true;
    this.#tape?.destroy();
    this.#glass.remove();
    this.#pictures.mask = null;
    super.destroy({ children: true });
    this.#reel.release();
  }

  #darken(isEnd: boolean): void {
    const part = this.#part;
    if (this.#picture) this.#picture.alpha = part;
    // Where the present picture is missing the one before goes all the same.
    if (this.#before) this.#before.alpha = this.#picture === null ? 1 - part : 1;
    if (part < 1 && !isEnd) return;
    this.#before?.destroy({ children: true });
    this.#before = null;
  }

  #change(index: number): void {
    this.#scene = index;
    this.#before?.destroy({ children: true });
    this.#before = this.#picture;
    this.#picture = null;
    this.#play(this.#scenes[index]?.tape);
    void this.#reel.bring(index).then((developed) => {
      if (developed !== null && !this.#isOver && this.#scene === index) this.#come(developed);
    });
  }

  #come({ scene, bundle, art }: DevelopedScene): void {
    const picture = new ScenePicture(scene, bundle, art);
    this.#pictures.addChildAt(picture, this.#before === null ? 0 : 1);
    this.#picture = picture;
    // `npm run bench cutscenes` reads how soon.
    performance.mark('cutscene:picture');
    if (this.#framing) picture.fit(this.#framing);
    this.#onCome();
  }

  /** The tape lies over the picture as plain elements that the browser moves: no frame is drawn for it. */
  #play(name: TapeName | undefined): void {
    if (name === this.#tape?.name) return;
    this.#tape?.destroy();
    this.#tape = name === undefined ? null : { name, ...this.#effects.layOver(this.#glass, TAPES[name]) };
  }
}
