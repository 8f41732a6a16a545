/** What a pointer does to an element, as the browser reports it; the main button of the first pointer unless told. */
export function pointer(element: EventTarget, type: string, init: PointerEventInit = {}): void {
  const defaults = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0 };
  element.dispatchEvent(new PointerEvent(type, { ...defaults, ...init }));
}

/** A press of a key on an element. */
export function key(element: EventTarget, name: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: name, ...init });
  element.dispatchEvent(event);
  return event;
}
