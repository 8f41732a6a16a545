import type { BuildMode } from '../../kernel/features.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** The build mode of this tab. */
export interface TabMode extends Readable<BuildMode> {
  /** Another mode for the tab session. */
  choose(mode: BuildMode): void;
}

const CHOSEN: StoredValue<BuildMode> = {
  name: 'build-mode',
  version: 1,
  read: (found) => (found === 'build' || found === 'public' ? found : null),
};

/** The mode that the address asks for, else the one chosen in this tab before, else the build's own. */
export function tabMode(asked: BuildMode | null, tab: Store, built: BuildMode): TabMode {
  const mode = store(asked ?? tab.get(CHOSEN) ?? built);
  const choose = (next: BuildMode): void => {
    tab.set(CHOSEN, next);
    mode.set(next);
  };
  if (asked !== null) choose(asked);
  return { get: mode.get, subscribe: mode.subscribe, choose };
}
