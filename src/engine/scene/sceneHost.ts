import { Container, Graphics } from 'pixi.js';
import { store } from '../../kernel/store.ts';
import type { SceneHost } from '../../kernel/app.ts';
import type { Stage } from '../stage/stage.ts';
import type { WindowFrame } from '../widgets/windowFrame.ts';

declare module '../../kernel/app.ts' {
  interface SceneHost {
    /** Draw here; the origin is the body's top left corner, and what leaves the body is cut off. */
    readonly root: Container;
    /** The body's DOM twin: takes pointer and keys in the body's own coordinates, and holds the mirrors. */
    readonly element: HTMLElement;
    readonly stage: Stage;
    /** Hands everything back when the body is taken away. */
    destroy(): void;
  }
}

/** Gives a window's canvas body its place, its size and its clip. */
export function createSceneHost(stage: Stage, frame: WindowFrame): SceneHost {
  const root = new Container();
  const clip = new Graphics();
  const size = store(frame.bodySize);
  const fit = (): void => {
    const { width, height } = frame.bodySize;
    clip.clear().rect(0, 0, width, height).fill(0xffffff);
    size.set({ width, height });
  };
  frame.scene.addChild(root, clip);
  frame.scene.mask = clip;
  frame.body.classList.add('scene-body');
  const unwatch = frame.onBodyChange(fit);
  fit();
  return {
    root,
    element: frame.body,
    stage,
    size,
    destroy() {
      unwatch();
      frame.scene.mask = null;
      frame.body.classList.remove('scene-body');
      root.destroy({ children: true });
      clip.destroy();
    },
  };
}
