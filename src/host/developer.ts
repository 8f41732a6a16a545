import type { Readable } from '../kernel/store.ts';
import type { Person } from '../os/shell.ts';
import type { TabMode } from './buildMode.ts';
import type { Shortcut } from './shortcuts.ts';

/** The hidden toggle of the build mode, for the developer's wallet alone (spec 1, section 6). It draws; it opens nothing. */
export function developerToggle(person: Readable<Person>, mode: TabMode): Shortcut {
  return {
    keys: ['Ctrl+Alt+B', 'Cmd+Alt+B'],
    enabled: () => person.get().developer,
    press: () => mode.choose(mode.get() === 'build' ? 'public' : 'build'),
  };
}
