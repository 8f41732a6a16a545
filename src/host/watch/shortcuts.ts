import type { KeyCommand } from '../../os/commands/index.ts';

/**
 * Performs a command when its keys are pressed, wherever the focus is, and prevents what the browser would do with them.
 * Of commands that share keys the one that is enabled is performed.
 */
export function watchShortcuts(
  commands: Iterable<KeyCommand>,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  const all = [...commands].map((command) => ({
    command,
    keys: command.keys.map((keys) => keys.toLowerCase()),
  }));
  target.addEventListener('keydown', (event) => {
    // AltGr reports Ctrl and Alt, but types a character.
    if (event.getModifierState('AltGraph')) return;
    const pressed = keysOf(event);
    if (pressed.length === 1 && isTypedInto(event.target)) return;
    const candidates = all.filter(({ command, keys }) => keys.includes(pressed) && command.available());
    const chosen = candidates.find(({ command }) => command.enabled()) ?? candidates[0];
    if (chosen === undefined) return;
    event.preventDefault();
    if (!event.repeat) chosen.command.perform();
  });
}

/** A single character is only a shortcut outside window bodies, where it may be text or a key of a game. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#mirror > main') !== null;

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
