import * as shape from '../../kernel/shape.ts';
import { store, type Writable } from '../../kernel/store.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

interface GettingStartedSettings {
  readonly showGettingStartedOnStartup: boolean;
}

/** Name, version and field are promised (WELCOME-3). */
const GETTING_STARTED_SETTINGS: StoredValue<GettingStartedSettings> = {
  name: 'GETTING_STARTED_SETTINGS',
  version: 1,
  read: shape.reader(shape.object({ showGettingStartedOnStartup: shape.boolean })),
};

/** Whether Getting Started opens at the start: true until the person unticks it. Kept by this browser. */
export function createWelcomeAtStart(lasting: Store): Writable<boolean> {
  const kept = lasting.get(GETTING_STARTED_SETTINGS);
  const shown = store(kept?.showGettingStartedOnStartup ?? true);
  return {
    ...shown,
    set(showGettingStartedOnStartup) {
      lasting.set(GETTING_STARTED_SETTINGS, { showGettingStartedOnStartup });
      shown.set(showGettingStartedOnStartup);
    },
  };
}
