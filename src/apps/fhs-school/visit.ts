import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** The key under which this tab's visit is counted, so that it counts once, also after a reload (FHS-5). */
const VISIT: StoredValue<string> = {
  name: 'fhs-visit',
  version: 1,
  read: (found) => (typeof found === 'string' && found !== '' ? found : null),
};

export function visitKey(store: Store): string {
  const known = store.get(VISIT);
  if (known !== null) return known;
  const key = crypto.randomUUID();
  store.set(VISIT, key);
  return key;
}
