/** What a browser says of the part of the page that is seen (window.visualViewport). */
type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/** How much of the page's height an on-screen keyboard takes, in CSS pixels: above what is seen, and below it. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

/** A smaller change is a toolbar of the browser that slides in. */
const LOWEST_KEYBOARD = 120;
/** Zooming in makes the visible part smaller too, without a keyboard. */
const UNZOOMED = 1.01;

/** What an on-screen keyboard covers while the person types; null: there is none. */
export function coveredByKeyboard(pageHeight: number, seen: Viewport, typing: boolean): Covered | null {
  const hidden = pageHeight - seen.height;
  if (!typing || seen.scale > UNZOOMED || hidden < LOWEST_KEYBOARD) return null;
  const top = Math.round(seen.offsetTop);
  return { top, bottom: Math.max(0, Math.round(hidden) - top) };
}

/**
 * Keeps the page's body to what is seen: within the safe area (shell.css), and above an on-screen keyboard, whose field
 * is then scrolled into view. `changed` is called with true while there is a keyboard, whenever the body took its size.
 */
export function watchScreen(changed: (keyboard: boolean) => void): void {
  const { visualViewport: seen, document: page } = window;
  const { style } = page.documentElement;
  let field: Element | null = null;

  function fit(): void {
    const { activeElement } = page;
    const covered = seen && coveredByKeyboard(innerHeight, seen, isEditable(activeElement));
    style.setProperty('--keyboard-top', `${covered?.top ?? 0}px`);
    style.setProperty('--keyboard-bottom', `${covered?.bottom ?? 0}px`);
    changed(covered !== null);
    if (covered !== null) {
      field = activeElement;
      // After the windows have taken their new places.
      requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }));
    } else if (field !== null) {
      unscroll(field);
      field = null;
    }
  }

  addEventListener('resize', fit);
  seen?.addEventListener('resize', fit);
  seen?.addEventListener('scroll', fit);
}

const isEditable = (element: Element | null): boolean =>
  element !== null && element.matches('input, textarea, select, [contenteditable]');

/** Resets elements without a scroll bar that the browser scrolled to bring the field into view. */
function unscroll(field: Element): void {
  for (let box = field.parentElement; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'hidden') box.scrollTop = 0;
  }
}
