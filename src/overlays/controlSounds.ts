import type { Sound } from '../kernel/app.ts';

/** The sounds of the controls in a window's body: the first row that matches the event and its target. */
const HEARD: readonly { readonly event: string; readonly of: string; readonly patch: Sound }[] = [
  { event: 'click', of: '[role=tab]', patch: 'tab' },
  { event: 'click', of: '[role=option], [role=row]', patch: 'select' },
  { event: 'click', of: 'button, a[href]', patch: 'click' },
  { event: 'change', of: 'input[type=checkbox], input[type=radio]', patch: 'check' },
  { event: 'change', of: 'select', patch: 'select' },
  { event: 'input', of: 'input[type=range]', patch: 'tick' },
  { event: 'keydown', of: '[role=tab]', patch: 'tab' },
];
const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * Plays a sound for every control of a body. A sound that the app plays for the same event replaces it, because the
 * host plays the last one of a turn.
 */
export function playControlSounds(body: HTMLElement, sound: (name: Sound) => void): void {
  for (const name of new Set(HEARD.map(({ event }) => event))) {
    body.addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        if (event instanceof KeyboardEvent && !WALKS.includes(event.key)) return;
        const line = HEARD.find(({ event: heard, of }) => heard === name && target.closest(of) !== null);
        if (line !== undefined) sound(line.patch);
      },
      { capture: true },
    );
  }
}
