/** Keys that do something wherever the focus is. */
export interface Shortcut {
  /** For example 'Ctrl+Alt+S', 'Cmd+G', 'F1' or '?'. */
  readonly keys: readonly string[];
  /** Whether this person has it now; while not, its keys mean what they mean to the browser. */
  readonly enabled: () => boolean;
  readonly press: () => void;
}

/** Does what a shortcut is for when its keys are pressed; the browser's own meaning of them is prevented. */
export function watchShortcuts(
  shortcuts: Iterable<Shortcut>,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  const byKeys = new Map(
    [...shortcuts].flatMap((shortcut) => shortcut.keys.map((keys) => [keys.toLowerCase(), shortcut])),
  );
  target.addEventListener('keydown', (event) => {
    // AltGr says that it is Ctrl and Alt, but types.
    if (event.getModifierState('AltGraph')) return;
    const shortcut = byKeys.get(keysOf(event));
    if (shortcut?.enabled() !== true) return;
    event.preventDefault();
    if (!event.repeat) shortcut.press();
  });
}

/** The keys that are held, spelled as in the tables. A character that Shift alone makes, such as ?, is one key. */
function keysOf(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = keyOf(event);
  const held = ctrlKey || metaKey || altKey;
  const modifiers = [
    ctrlKey && 'ctrl+',
    metaKey && 'cmd+',
    altKey && 'alt+',
    shiftKey && (held || key.length > 1) && 'shift+',
  ];
  return `${modifiers.filter(Boolean).join('')}${key}`;
}

/** With Alt or Shift some keyboards type another character, so there it is the key that counts. */
function keyOf({ key, code, altKey }: KeyboardEvent): string {
  if (code === 'Backquote') return '`';
  if (altKey && code === 'Minus') return '-';
  const letter = altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}
