/*
 * What a person types in the Start menu, for the window of Find, which opens by that (SHELL-31). What they type until it is
 * there is not lost, and presses nothing else.
 */

let typed = '';
let listening: AbortController | null = null;

/** Begins with this letter, and gathers all that is typed until it is taken, or the person does something else. */
export function typeAhead(first: string): void {
  stop();
  typed = first;
  listening = new AbortController();
  const { signal } = listening;
  addEventListener('keydown', gather, { capture: true, signal });
  addEventListener('pointerdown', stop, { capture: true, signal });
}

/** What was typed, for the field that gets the keyboard now. */
export function takeTyped(): string {
  const text = typed;
  stop();
  return text;
}

function stop(): void {
  listening?.abort();
  listening = null;
  typed = '';
}

function gather(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key !== 'Enter' && event.key !== 'Shift') {
    stop();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
