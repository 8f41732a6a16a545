import { Container, Graphics } from 'pixi.js';
import type { AppContext } from '../../kernel/app.ts';
import { layOver, mirrorElement } from '../../engine/mirror/elements.ts';
import { pictureOf, type Scene, type TapeName } from '../scene.ts';
import type { Framing } from './framing.ts';
import type { Shown } from './playerMachine.ts';
import { ScenePicture, type Moment } from './scenePicture.ts';
import { VCR_PRESETS, type VcrEffects } from '@shared/domain/school/vcr.ts';
import { holdPictures, type Art, type Hold } from '../../engine/assets/texture.ts';
import { loadSceneBundle, type SceneBundle } from '../sceneBundles.ts';

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
  #moment: Moment = { at: 0, line: 0, isTyping: false, isStill: false };
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

  show({ scene, picture, sceneMs, lineIndex, isTyping, isEnd }: Shown, isStill: boolean): void {
    this.#part = isStill ? Math.ceil(picture) : picture;
    this.#moment = { at: sceneMs, line: lineIndex, isTyping, isStill };
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

const CLEAN = VCR_PRESETS.off;

/** What worn tapes do to a picture, by name: faults of the video overlay (EFFECT-2), of which a scene needs a few. */
const TAPES: Readonly<Record<TapeName, VcrEffects>> = {
  /** A recording that was played too often. */
  worn: VCR_PRESETS.subtle,
  /** Snow between two stations. */
  noise: { ...CLEAN, noiseEnabled: true, noiseOpacity: 14, noiseSpeed: 4 },
  /** The lines of a screen that is seen from near. */
  screen: { ...CLEAN, scanLinesEnabled: true, scanLinesOpacity: 4, scanLinesSpeed: 1 },
};

/** The picture of a scene, loaded. */
interface DevelopedScene {
  readonly scene: Scene;
  readonly bundle: SceneBundle;
  readonly art: Art;
}

/** The pictures of a chapter, of which only those near the present scene are held. */
interface Reel {
  /** The picture of a scene, and in the background the next one's. Answers null where it cannot be had: the story goes on. */
  bring(index: number): Promise<DevelopedScene | null>;
  release(): void;
}

function createReel(scenes: readonly Scene[]): Reel {
  const held = new Map<number, { readonly hold: Hold; readonly coming: Promise<DevelopedScene | null> }>();

  async function develop(scene: Scene, hold: Hold): Promise<DevelopedScene | null> {
    try {
      const bundle = await loadSceneBundle(pictureOf(scene));
      return { scene, bundle, art: await hold.bundle(bundle) };
    } catch (fault) {
      console.error(fault);
      return null;
    }
  }
  function hold(index: number): Promise<DevelopedScene | null> {
    const known = held.get(index);
    if (known !== undefined) return known.coming;
    const scene = scenes[index];
    if (scene === undefined) return Promise.resolve(null);
    const pictures = holdPictures();
    const coming = develop(scene, pictures);
    held.set(index, { hold: pictures, coming });
    return coming;
  }
  function keepOnly(isKept: (index: number) => boolean): void {
    for (const [index, { hold: pictures }] of held) {
      if (isKept(index)) continue;
      pictures.release();
      held.delete(index);
    }
  }
  return {
    bring(index) {
      // The picture before is seen until this one has come up over it.
      keepOnly((other) => Math.abs(other - index) <= 1);
      const coming = hold(index);
      void coming.then(() => {
        if (held.has(index)) void hold(index + 1);
      });
      return coming;
    },
    release: () => keepOnly(() => false),
  };
}
