import type { Rect } from '../geometry/rects.ts';

interface Mirror {
  readonly label?: string;
  readonly className?: string;
  readonly role?: string;
}

/** Makes the DOM twin of something that the canvas draws: it takes the input and speaks to assistive tools. */
export function mirrorElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { label, className, role }: Mirror = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (label !== undefined) element.setAttribute('aria-label', label);
  if (role !== undefined) element.setAttribute('role', role);
  if (className !== undefined) element.className = className;
  return element;
}

/**
 * What in a window's body asks for the keyboard when the window is given it; null: nothing does. Bodies are not ours:
 * they say so by an attribute.
 */
export const askingForKeyboard = (body: HTMLElement): HTMLElement | null =>
  body.querySelector<HTMLElement>('[autofocus], [data-autofocus]');

/**
 * The button that Enter presses wherever in the window the keyboard is, as far as that has no use for Enter itself;
 * null: there is none.
 */
export function defaultButton(window: HTMLElement, body: HTMLElement, focused: unknown): HTMLElement | null {
  const isOwn = focused instanceof HTMLInputElement ? focused.form !== null : focused !== window;
  return isOwn ? null : body.querySelector<HTMLElement>('[data-default]:not(:disabled)');
}

/** Lays an element over the rectangle that the canvas draws it in. */
export function layOver(element: HTMLElement, rect: Rect): void {
  const { style } = element;
  const sides = { left: rect.x, top: rect.y, width: rect.width, height: rect.height };
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    const length = `${sides[side]}px`;
    // Most of what is laid out again lies where it did.
    if (style[side] !== length) style[side] = length;
  }
}

export interface ButtonMirror {
  readonly element: HTMLButtonElement;
  /** True while it is pressed and the pointer is over it. */
  readonly pressed: () => boolean;
}

interface ButtonEvents {
  readonly onPress: () => void;
  /** Called when the button starts or stops looking pressed. */
  readonly onChange: () => void;
}

/** A button that answers pointer and keyboard, and tells its widget when it looks held down. */
export function mirrorButton(mirror: Mirror, { onPress, onChange }: ButtonEvents): ButtonMirror {
  const element = mirrorElement('button', mirror);
  element.type = 'button';
  let held = false;
  const hold = (next: boolean) => () => {
    if (held === next) return;
    held = next;
    onChange();
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button === 0) hold(true)();
  });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel', 'blur']) {
    element.addEventListener(end, hold(false));
  }
  element.addEventListener('click', onPress);
  return { element, pressed: () => held };
}
