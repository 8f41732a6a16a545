import type { AppBody, AppContext, LoadScene, Mount, SceneHost } from '../../kernel/app.ts';
import { loadLetters } from '../assets/letters.ts';
import { mirrorElement } from '../mirror/elements.ts';
import type { BodyPlace } from './bodyPlace.ts';

/** Mounts a body and returns how to unmount both its halves. Throws when either cannot start. */
export type Fill = (place: BodyPlace, app: AppContext) => () => void;

/**
 * Fetches the code of a body's halves, the overlay's letters, and what its scene draws, which is freed when `closed`
 * aborts. The scene is drawn beneath and the overlay lies over it, as they do in the order of the keyboard; where the
 * overlay is empty the pointer reaches the scene (`.over-scene`).
 */
export async function loadBody(body: AppBody, closed: AbortSignal): Promise<Fill> {
  // The code that only scenes need is loaded with the first scene.
  const [scene, engine, overlay] = await Promise.all([
    body.scene && loadScene(body.scene, closed),
    body.scene && once(sceneHost),
    body.overlay && once(body.overlay),
    body.overlay && once(loadLetters),
  ]);
  return (place, app) => {
    const undo: (() => void)[] = [];
    const empty = (): void => {
      for (const step of undo.splice(0).reverse()) attempt(step);
    };
    const layer = (className: string): HTMLElement => {
      const element = mirrorElement('div', { className });
      place.element.append(element);
      undo.push(() => element.remove());
      return element;
    };
    try {
      if (scene && engine) {
        const { host, destroy } = engine.createSceneHost(place, layer('scene-body'), app.fail);
        undo.push(destroy);
        undo.push(scene(host, app));
      }
      if (overlay) {
        undo.push(overlay.default(layer(scene ? 'overlay-body over-scene' : 'overlay-body'), app));
      }
    } catch (fault) {
      empty();
      throw fault;
    }
    return empty;
  };
}

const sceneHost = () => import('./sceneHost.ts');

const loaded = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** What was loaded is not asked for again: the bundler's import() looks after all of its files each time. */
function once<Code>(load: () => Promise<Code>): Promise<Code> {
  // What is kept for a function is what that function answered.
  const known = loaded.get(load) as Promise<Code> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  loaded.set(load, loading);
  loading.catch(() => loaded.delete(load));
  return loading;
}

async function loadScene(load: LoadScene, closed: AbortSignal): Promise<Mount<SceneHost>> {
  const { default: scene } = await once(load);
  return 'prepare' in scene ? scene.prepare(closed) : scene;
}

/** When unmounting one half throws, the other is unmounted all the same. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (fault) {
    console.error(fault);
  }
}
