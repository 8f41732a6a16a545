import type { Rect } from '../engine/geometry/rects.ts';
import { layOver, mirrorElement } from '../engine/mirror/elements.ts';
import type { Hotspot } from './hotspot.ts';

interface HotspotEvents {
  readonly press: (name: string) => void;
  /** It is pointed at or has the focus, or neither any more. */
  readonly light: (name: string, lit: boolean) => void;
  /** It got the focus, wherever it lies. */
  readonly focus: (name: string) => void;
}

export interface HotspotButtons {
  readonly elements: readonly HTMLElement[];
  /** Lays each button over what it stands for. */
  layout(rectOf: (name: string) => Rect): void;
}

/** A button for each hotspot: it takes pointer, finger and keys for what the canvas draws there. */
export function hotspotButtons(
  hotspots: Readonly<Record<string, Hotspot>>,
  { press, light, focus }: HotspotEvents,
  signal: AbortSignal,
): HotspotButtons {
  const buttons = Object.entries(hotspots).map(([name, { label }]) => {
    const element = mirrorElement('button', { label, className: 'shell-button' });
    element.type = 'button';
    element.style.cursor = 'var(--cursor-hand, pointer)';
    const reasons = { pointed: false, focused: false };
    const because = (why: Partial<typeof reasons>) => () => {
      Object.assign(reasons, why);
      light(name, reasons.pointed || reasons.focused);
    };
    element.addEventListener('pointerenter', because({ pointed: true }), { signal });
    element.addEventListener('pointerleave', because({ pointed: false }), { signal });
    element.addEventListener('focus', because({ focused: true }), { signal });
    element.addEventListener('blur', because({ focused: false }), { signal });
    element.addEventListener('focus', () => focus(name), { signal });
    element.addEventListener('click', () => press(name), { signal });
    return { name, element };
  });
  return {
    elements: buttons.map(({ element }) => element),
    layout(rectOf) {
      for (const { name, element } of buttons) layOver(element, rectOf(name));
    },
  };
}
