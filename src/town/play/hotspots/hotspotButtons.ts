import { moved } from '../../../engine/geometry/rects.ts';
import { layOver, mirrorElement } from '../../../engine/mirror/elements.ts';
import type { Hotspot } from './hotspot.ts';
import type { LightReason } from '../picture/placePicture.ts';
import type { TargetInParts } from './targets.ts';

interface HotspotEvents {
  readonly press: (name: string, event: MouseEvent) => void;
  readonly light: (name: string, reason: LightReason, lit: boolean) => void;
  /** It got the focus by a key, wherever it lies. */
  readonly focus: (name: string) => void;
}

export interface HotspotButtons {
  /** Lays each button over what it stands for, the last above all others, and its parts beside it. */
  layout(targets: readonly TargetInParts[]): void;
  /** Lets only these be pressed; a focus on one that is taken away goes to the first of them. */
  offer(names: readonly string[]): void;
  /** Gives it another name. */
  rename(name: string, label: string): void;
  /** Tells of it beyond its name; nothing more: undefined. */
  describe(name: string, text: string | undefined): void;
  /** Gives the focus to this one, or to the first that can be pressed; nothing has it where there is none. */
  focus(name?: string): void;
  remove(): void;
}

/** A button for each hotspot: it takes pointer, finger and keys for what the canvas draws there. */
export function hotspotButtons(
  parent: HTMLElement,
  hotspots: Readonly<Record<string, Hotspot>>,
  { press, light, focus }: HotspotEvents,
): HotspotButtons {
  const buttons = new Map(
    Object.entries(hotspots).map(([name, { label }]) => {
      const element = mirrorElement('button', { label, className: 'shell-button hotspot' });
      element.type = 'button';
      element.addEventListener('pointerenter', () => light(name, 'pointer', true));
      element.addEventListener('pointerleave', () => light(name, 'pointer', false));
      element.addEventListener('focus', () => {
        // A tap gives the focus, too: what moved under the finger then would not be pressed.
        if (!element.matches(':focus-visible')) return;
        focus(name);
        light(name, 'focus', true);
      });
      element.addEventListener('blur', () => light(name, 'focus', false));
      element.addEventListener('click', (event) => press(name, event));
      return [name, element];
    }),
  );
  parent.append(...buttons.values());
  function give(name?: string): void {
    const offered = [...buttons].filter(([, { hidden }]) => !hidden);
    const [, element] = offered.find(([found]) => found === name) ?? offered[0] ?? [];
    element?.focus({ preventScroll: true });
  }
  return {
    layout(targets) {
      for (const [height, [name, rect, beside = []]] of targets.entries()) {
        const element = buttons.get(name);
        if (element === undefined) continue;
        layOver(element, rect);
        element.replaceChildren(
          ...beside.map((one) => {
            const part = mirrorElement('span', { className: 'hotspot-part' });
            layOver(part, moved(one, -rect.x, -rect.y));
            return part;
          }),
        );
        // The keyboard goes through them in the order of the file.
        element.style.zIndex = String(height);
      }
    },
    offer(names) {
      const held = [...buttons.values()].find((element) => element === document.activeElement);
      for (const [name, element] of buttons) {
        element.hidden = !names.includes(name);
        if (!element.hidden) continue;
        // What is hidden does not hear that the pointer or the focus leaves it.
        light(name, 'pointer', false);
        light(name, 'focus', false);
      }
      // The keyboard goes on from what took its place.
      if (held?.hidden) give();
    },
    rename(name, label) {
      const element = buttons.get(name);
      if (element?.ariaLabel !== label) element?.setAttribute('aria-label', label);
    },
    describe(name, text) {
      const element = buttons.get(name);
      if (text === undefined) element?.removeAttribute('aria-description');
      else element?.setAttribute('aria-description', text);
    },
    focus: give,
    remove() {
      for (const element of buttons.values()) element.remove();
    },
  };
}
