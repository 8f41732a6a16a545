/** Keys that do something with Ctrl or Cmd. */
export interface Shortcut {
  /** For example 'g', or 'alt+t' where Alt is held too. */
  readonly keys: readonly string[];
  /** Whether this person has it now; while not, its keys mean what they mean to the browser. */
  readonly enabled: () => boolean;
  readonly press: () => void;
}

/** Ctrl or Cmd with a shortcut's key does what it is for; the browser's own meaning of it is prevented. */
export function watchShortcuts(
  shortcuts: Iterable<Shortcut>,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  const byKeys = new Map([...shortcuts].flatMap((shortcut) => shortcut.keys.map((keys) => [keys, shortcut])));
  target.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    // AltGr says that it is Ctrl and Alt, but types.
    if (event.getModifierState('AltGraph')) return;
    const shortcut = byKeys.get(keysOf(event));
    if (shortcut?.enabled() !== true) return;
    event.preventDefault();
    if (!event.repeat) shortcut.press();
  });
}

/** With Alt some keyboards type another character, so there it is the key that counts. */
function keysOf(event: KeyboardEvent): string {
  const typed = event.key.toLowerCase();
  if (!event.altKey) return typed;
  return `alt+${/^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? typed}`;
}
