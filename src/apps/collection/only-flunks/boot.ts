import * as shape from '../../../kernel/shape.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';

/** That this tab has seen the boot log. */
export const BOOTED: StoredValue<true> = {
  name: 'only-flunks-booted',
  version: 1,
  read: shape.reader(shape.literal(true)),
};

/** Whether the boot log is on: a store of its window, and how to end it. */
export interface Boot extends Readable<boolean> {
  end(): void;
}

/** The boot log comes once a tab session, and never under reduced motion. */
export const bootOf = perBody(({ services, reducedMotion }: AppContext): Boot => {
  const { session: tab } = services.storage;
  const on = store(tab.get(BOOTED) === null && !reducedMotion.get());
  return {
    get: on.get,
    subscribe: on.subscribe,
    end() {
      tab.set(BOOTED, true);
      on.set(false);
    },
  };
});
