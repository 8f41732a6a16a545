/**
 * Gathers what is typed at a target until it is taken, or the person does something else: then it is given up. It presses
 * nothing meanwhile. Answers how to take it.
 *
 * @param typed what it begins with
 */
export function gatherTyping(target: HTMLElement | Window, typed = ''): () => string {
  const listening = new AbortController();
  function take(): string {
    const text = typed;
    listening.abort();
    typed = '';
    return text;
  }
  function gather(event: KeyboardEvent): void {
    // A key that the button of a title bar takes is no word of the window.
    if (event.target !== target && target !== window) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Enter') typed += '\n';
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else {
      take();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  // An element and a window are told of keys alike, but have no common type that says so.
  const heard = (event: Event): void => {
    if (event instanceof KeyboardEvent) gather(event);
  };
  target.addEventListener('keydown', heard, { capture: true, signal: listening.signal });
  return take;
}
