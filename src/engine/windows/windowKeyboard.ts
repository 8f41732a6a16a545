import { askingForKeyboard } from '../mirror/elements.ts';
import { gatherTyping } from '../../kernel/gatherTyping.ts';
import type { WindowFrame } from '../widgets/windowFrame.ts';

/** Moves the focus into the body, but only if the window has it: a person who types elsewhere must keep it. */
export function giveKeyboard(frame: WindowFrame): void {
  const { activeElement } = document;
  const had = activeElement === frame.element || activeElement === document.body;
  if (had && frame.view.active) frame.focusBody();
}

/**
 * What a person types into a window before its body is there (SHELL-32). Answers what hands it to the field that has the
 * keyboard then.
 */
export function holdTyping({ element }: WindowFrame): () => void {
  const take = gatherTyping(element);
  return () => {
    const typed = take();
    const field = document.activeElement;
    if (typed === '' || !element.contains(field)) return;
    if (field instanceof HTMLTextAreaElement) typeInto(field, typed);
    else if (field instanceof HTMLInputElement && /^(?:text|search)$/.test(field.type))
      typeInto(field, typed.replaceAll('\n', ''));
  };
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  if (field.readOnly || field.disabled) return;
  const { value, maxLength, selectionStart: from, selectionEnd: to } = field;
  const words = maxLength < 0 ? typed : typed.slice(0, Math.max(0, maxLength - value.length));
  field.setRangeText(words, from ?? 0, to ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
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
