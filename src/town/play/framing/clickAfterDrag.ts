/**
 * Keeps the click that ends a drag from the button under it. Where the pointer is captured other browsers do that by
 * themselves; WebKit clicks the button that the drag began on. A click by the keyboard is none of them.
 */
export function ignoreClickAfterDrag(
  element: HTMLElement,
  { signal, wasDragged }: { readonly signal: AbortSignal; readonly wasDragged: () => boolean },
): void {
  element.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || !wasDragged()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
