import { Container } from 'pixi.js';
import type { SceneHost } from '../../kernel/app.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Rect, Size } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import { createSceneHost } from './sceneHost.ts';

/**
 * A part of a scene that is a host itself. A scene in it draws and answers within `box` alone (in the outer scene's
 * coordinates), and is cut off at its edges. It serves a scene to which the overlay leaves only a part of the body.
 */
export function scenePart(
  { stage, root, element }: SceneHost,
  box: Readable<Rect>,
  onFault: (fault: unknown) => void,
): { readonly host: SceneHost; readonly destroy: () => void } {
  const canvas = root.addChild(new Container());
  const twin = mirrorElement('div', { className: 'scene-part' });
  element.append(twin);
  const size = store<Size>({ width: 0, height: 0 });
  const follow = (): void => {
    const rect = box.get();
    canvas.position.set(rect.x, rect.y);
    layOver(twin, rect);
    const { width, height } = size.get();
    if (rect.width !== width || rect.height !== height) size.set({ width: rect.width, height: rect.height });
  };
  const part = createSceneHost({ stage, canvas, size }, twin, onFault);
  const unwatch = box.subscribe(follow);
  follow();
  return {
    host: part.host,
    destroy() {
      unwatch();
      part.destroy();
      canvas.destroy();
      twin.remove();
    },
  };
}
