import type { AppBody, AppContext, LoadDrawn, Mount } from '../../kernel/app.ts';
import { loadLetters } from '../assets/letters.ts';
import { mirrorElement } from '../mirror/elements.ts';
import type { BodyPlace } from './bodyPlace.ts';

/** Mounts a body and returns how to unmount all its halves. Throws when one of them cannot start. */
export type Fill = (place: BodyPlace, app: AppContext) => () => void;

/**
 * Fetches the code of a body's halves, the overlay's letters, and what its scene or surface draws, which is freed when
 * `closed` aborts. The scene or the surface lies beneath and the overlay over it, as they do in the order of the
 * keyboard; where the overlay is empty the pointer reaches what is beneath (`.over-scene`).
 */
export async function loadBody(body: AppBody, closed: AbortSignal): Promise<Fill> {
  // The code that only scenes or only surfaces need is loaded with the first of them.
  const [scene, scenes, surface, surfaces, overlay] = await Promise.all([
    body.scene && loadDrawn(body.scene, closed),
    body.scene && once(sceneHost),
    body.surface && loadDrawn(body.surface, closed),
    body.surface && once(surfaceHost),
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
      if (scene && scenes) {
        // Names the program in what engine/stage/fullDraw.ts says.
        place.canvas.label = app.appId;
        const { host, destroy } = scenes.createSceneHost(place, layer('scene-body'), app.fail);
        undo.push(destroy);
        undo.push(scene(host, app));
      }
      if (surface && surfaces) {
        const { host, destroy } = surfaces.createSurfaceHost(place, layer('surface-body'), app);
        undo.push(destroy);
        undo.push(surface(host, app));
      }
      if (overlay) {
        undo.push(overlay.default(layer(scene || surface ? 'overlay-body over-scene' : 'overlay-body'), app));
      }
    } catch (fault) {
      empty();
      throw fault;
    }
    return empty;
  };
}

const sceneHost = () => import('./sceneHost.ts');
const surfaceHost = () => import('../surface/surfaceHost.ts');

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

async function loadDrawn<Host>(load: LoadDrawn<Host>, closed: AbortSignal): Promise<Mount<Host>> {
  const { default: drawn } = await once(load);
  return 'prepare' in drawn ? drawn.prepare(closed) : drawn;
}

/** When unmounting one half throws, the other is unmounted all the same. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (fault) {
    console.error(fault);
  }
}
