import { Container } from 'pixi.js';
import type { SceneHost } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import { Fills } from '../engine/draw/fills.ts';
import { Label } from '../engine/draw/label.ts';
import { layOver, mirrorElement } from '../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../engine/scene/sceneHost.ts';
import { fill, sunkenPanel } from '../engine/theme/bevel.ts';
import type { Size } from './framing.ts';

const HEIGHT = 20;
const TEXT = { x: 8, y: 4 } as const;

/** A body with a line of text at its foot. Where height lacks, the body has all of it. */
export function withStatusBar(
  host: SceneHost,
  text: string,
): { readonly host: SceneHost; readonly destroy: () => void } {
  const { stage } = host;
  const bar = host.root.addChild(new Container());
  const [ground, line] = [bar.addChild(new Fills()), bar.addChild(new Label())];
  const element = mirrorElement('p', { className: 'shell-text place-status' });
  element.textContent = text;
  host.element.append(element);
  const above = (): Size => {
    const { width, height } = host.size.get();
    return { width, height: stage.display.get().low ? height : Math.max(0, height - HEIGHT) };
  };
  const size = store(above());

  function layout(): void {
    const { theme, low } = stage.display.get();
    const { width, height } = above();
    const rect = { x: 0, y: height, width, height: HEIGHT };
    bar.visible = !low;
    element.hidden = low;
    layOver(element, rect);
    ground.show([
      fill(rect, theme.face),
      ...sunkenPanel({ ...rect, y: height + 2, height: HEIGHT - 2 }, theme),
    ]);
    line.write(text, theme.text);
    line.position.set(TEXT.x, height + TEXT.y);
    const before = size.get();
    if (before.width !== width || before.height !== height) size.set({ width, height });
  }
  const unwatch = [host.size.subscribe(layout), stage.display.subscribe(layout)];
  layout();
  return {
    host: { ...host, size },
    destroy() {
      for (const stop of unwatch) stop();
      element.remove();
      bar.destroy({ children: true });
    },
  };
}
