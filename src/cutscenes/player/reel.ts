import { holdPictures, type Art, type Hold } from '../../engine/assets/texture.ts';
import { pictureOf, type Scene } from '../scene.ts';
import { loadSceneBundle, type SceneBundle } from '../sceneBundles.ts';

/** The picture of a scene, loaded. */
export interface DevelopedScene {
  readonly scene: Scene;
  readonly bundle: SceneBundle;
  readonly art: Art;
}

/** The pictures of a chapter, of which only those near the present scene are held. */
export interface Reel {
  /** The picture of a scene, and in the background the next one's. Answers null where it cannot be had: the story goes on. */
  bring(index: number): Promise<DevelopedScene | null>;
  release(): void;
}

export function createReel(scenes: readonly Scene[]): Reel {
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
