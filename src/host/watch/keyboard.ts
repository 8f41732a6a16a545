import { keyCommands } from '../../os/commands/index.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Shell } from '../../os/shell.ts';
import { keepFieldsFromZooming } from './fieldZoom.ts';
import { watchShortcuts } from './shortcuts.ts';

/** Listens to the keys of every command. None does anything before the gate is open. A phone's keyboard moves nothing. */
export function watchKeyboard(shell: Shell): void {
  const isOpen = (): boolean => shell.gate.get() === 'open';
  watchShortcuts(
    keyCommands(shell).map((command) => ({
      ...command,
      available: () => isOpen() && command.available(),
    })),
  );
  watchSwitcher(shell.desktop);
  watchHeldEnter();
  keepFieldsFromZooming(document);
}

/**
 * Enter that is held presses once: browsers repeat the press of a button for as long as it is held, and that button may spend
 * or send, or be the answer to the question that the first press opened (SHELL-24). The lines of a text area may repeat.
 */
function watchHeldEnter(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/**
 * The window switcher stays open while Ctrl is held. Releasing Ctrl activates the chosen window; Escape and leaving
 * the page cancel.
 */
function watchSwitcher(desktop: DesktopActor): void {
  const isOpen = (): boolean => desktop.getSnapshot().matches('switching');
  addEventListener('keyup', ({ key }) => {
    if (key === 'Control' && isOpen()) desktop.send({ type: 'user.switched' });
  });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.stopPropagation();
      desktop.send({ type: 'user.dismiss' });
    },
    { capture: true },
  );
  addEventListener('blur', () => {
    if (isOpen()) desktop.send({ type: 'user.dismiss' });
  });
}
