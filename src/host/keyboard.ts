import type { BuildMode } from '../kernel/features.ts';
import type { Readable } from '../kernel/store.ts';
import { isVisible, type Registry } from '../os/apps/registry.ts';
import type { DesktopActor } from '../os/desktop/desktopMachine.ts';
import { SHELL_KEYS, type ShellCommand } from '../os/keyboard/shellKeys.ts';
import type { Person } from '../os/shell.ts';
import type { Gate } from '../services/access/access.ts';
import type { Programs } from './programs.ts';
import { watchShortcuts, type Shortcut } from './shortcuts.ts';

interface Parts {
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly programs: Pick<Programs, 'toggle'>;
  readonly commands: Readonly<Record<ShellCommand, () => void>>;
  readonly person: Readable<Person>;
  readonly mode: Readable<BuildMode>;
  readonly gate: Readable<Gate>;
}

/** Listens to the keys of the shell and of the apps. */
export function watchKeyboard(parts: Parts): void {
  const { desktop, registry, programs, commands, person, mode, gate } = parts;
  const isOpen = (): boolean => gate.get() === 'open';
  const shell = SHELL_KEYS.flatMap(({ lines }) => lines).flatMap(({ keys, command }): Shortcut[] =>
    command === undefined ? [] : [{ keys, enabled: isOpen, press: commands[command] }],
  );
  const apps = [...registry.values()].map((entry): Shortcut => ({
    keys: (entry.shortcuts ?? []).flatMap((keys) => [`ctrl+${keys}`, `cmd+${keys}`]),
    enabled: () => isOpen() && isVisible(entry, person.get().level, mode.get()),
    press: () => programs.toggle(entry),
  }));
  // A single character must not mean anything where one can type, be it only a game's keys.
  const sheet: Shortcut = {
    keys: ['?'],
    enabled: () => isOpen() && document.activeElement?.closest('#mirror > main') == null,
    press: commands.sheet,
  };
  watchShortcuts([...shell, ...apps, sheet]);
  watchSwitcher(desktop);
}

/** The switcher of windows stays while Ctrl is held: letting go chooses, Escape and leaving the page do not. */
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
