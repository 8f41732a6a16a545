import type { Rect } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';

/** Shows an outline over all windows of a layer, where one of them will be; null takes it away. */
export function createOutline(layer: HTMLElement): (rect: Rect | null) => void {
  const element = mirrorElement('div', { className: 'outline' });
  return (rect) => {
    if (rect === null) {
      element.remove();
      return;
    }
    layOver(element, rect);
    if (!element.isConnected) layer.append(element);
  };
}
