import { Container, Graphics } from 'pixi.js';
import type { SceneHost } from '../../kernel/app.ts';
import type { Stage } from '../stage/stage.ts';
import type { BodyPlace } from './bodyPlace.ts';

declare module '../../kernel/app.ts' {
  interface SceneHost {
    /** Draw here; the origin is the body's top left corner, and what leaves the body is cut off. */
    readonly root: Container;
    /** The scene's DOM twin: takes pointer and keys in the body's own coordinates, and holds the mirrors. */
    readonly element: HTMLElement;
    readonly stage: Stage;
  }
}

/**
 * Creates a scene's container and input element. An animation step that throws breaks only this scene, and leases on
 * the ticker that it still holds are released when it is destroyed.
 */
export function createSceneHost(
  place: Pick<BodyPlace, 'stage' | 'canvas' | 'size'>,
  element: HTMLElement,
  onFault: (fault: unknown) => void,
): { readonly host: SceneHost; readonly destroy: () => void } {
  const { stage, canvas, size } = place;
  const root = new Container();
  const clip = new Graphics();
  const fit = (): void => {
    const { width, height } = size.get();
    clip.clear().rect(0, 0, width, height).fill(0xffffff);
  };
  canvas.addChild(root, clip);
  canvas.mask = clip;
  const unwatch = size.subscribe(fit);
  fit();

  const leases = new Set<() => void>();
  const animate: Stage['animate'] = (step) => {
    const giveBack = stage.animate((elapsed) => {
      try {
        return step(elapsed);
      } catch (fault) {
        onFault(fault);
        return false;
      }
    });
    leases.add(giveBack);
    return () => {
      leases.delete(giveBack);
      giveBack();
    };
  };

  return {
    host: { root, element, stage: { ...stage, animate }, size },
    destroy() {
      unwatch();
      for (const giveBack of leases) giveBack();
      canvas.mask = null;
      root.destroy({ children: true });
      clip.destroy();
    },
  };
}
