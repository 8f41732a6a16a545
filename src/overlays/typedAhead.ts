import { gatherTyping } from '../kernel/gatherTyping.ts';

/*
 * What a person types in the Start menu, for the window of Find, which opens by that (SHELL-31). What they type until it is
 * there is not lost, and presses nothing else.
 */

const nothing = (): string => '';
let take = nothing;

/** Begins with this letter, and gathers all that is typed until it is taken, or the person does something else. */
export function typeAhead(first: string): void {
  stop();
  take = gatherTyping(window, first);
  addEventListener('pointerdown', stop, { capture: true, once: true });
}

/** What was typed, for the field that gets the keyboard now. */
export function takeTyped(): string {
  const text = take().replaceAll('\n', '');
  stop();
  return text;
}

function stop(): void {
  removeEventListener('pointerdown', stop, { capture: true });
  take();
  take = nothing;
}
