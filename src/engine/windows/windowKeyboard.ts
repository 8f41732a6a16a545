import { askingForKeyboard } from '../mirror/elements.ts';
import type { WindowFrame } from '../widgets/windowFrame.ts';

/** Moves the focus into the body, but only if the window has it: a person who types elsewhere must keep it. */
export function giveKeyboard(frame: WindowFrame): void {
  const { activeElement } = document;
  const had = activeElement === frame.element || activeElement === document.body;
  if (had && frame.view.active) frame.focusBody();
}

/**
 * Keeps the focus in the window until `closed`, where a step of the body takes away what had it: it goes to what asks for
 * the keyboard now, or to the window. What could not be pressed for a while has it again afterwards.
 */
export function keepKeyboard(frame: WindowFrame, closed: AbortSignal): void {
  if (closed.aborted) return;
  const { element } = frame.body;
  let asking = askingForKeyboard(element);
  /** What has the focus, or lost it without the person's doing. */
  let holder: HTMLElement | null = null;
  const isGone = (): boolean => holder?.isConnected === false;
  const rests = (): boolean => holder?.matches(':disabled') === true;
  const hear = (type: 'focusin' | 'focusout', heard: (target: EventTarget | null) => void): void =>
    element.addEventListener(type, ({ target }) => heard(target), { signal: closed });

  hear('focusin', (target) => (holder = target instanceof HTMLElement ? target : null));
  // By then it is known whether the body or the person took the focus away.
  hear('focusout', (target) =>
    queueMicrotask(() => {
      if (holder === target && !isGone() && !rests()) holder = null;
    }),
  );
  const watch = new MutationObserver(() => {
    const before = asking;
    asking = askingForKeyboard(element);
    const lost = holder !== null && document.activeElement === document.body;
    if (lost && !isGone()) {
      if (!rests() && frame.view.active) holder?.focus({ preventScroll: true });
    } else if (lost || asking !== before) {
      holder = null;
      giveKeyboard(frame);
    }
  });
  watch.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  closed.addEventListener('abort', () => watch.disconnect());
}
