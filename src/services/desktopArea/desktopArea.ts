import * as shape from '../../kernel/shape.ts';
import { DESKTOP_AREAS, type DesktopArea } from '../../kernel/scale.ts';
import { store, type Writable } from '../../kernel/store.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

const DESKTOP_AREA: StoredValue<DesktopArea> = {
  name: 'desktop-area',
  version: 1,
  read: shape.reader(shape.picklist(DESKTOP_AREAS)),
};

/** How large everything is drawn. Kept by this browser, not with the account: every screen wants its own. */
export function createDesktopArea(lasting: Store): Writable<DesktopArea> {
  const chosen = store(lasting.get(DESKTOP_AREA) ?? 'automatic');
  return {
    ...chosen,
    set(area) {
      lasting.set(DESKTOP_AREA, area);
      chosen.set(area);
    },
  };
}
