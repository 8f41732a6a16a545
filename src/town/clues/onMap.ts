import * as shape from '../../kernel/shape.ts';
import { store, type Writable } from '../../kernel/store.ts';

const KEPT = {
  name: 'case-on-map',
  version: 1,
  read: shape.reader(shape.boolean),
};

/** What keeps it, as services/storage does. */
interface Storage {
  readonly lasting: {
    get(key: typeof KEPT): boolean | null;
    set(key: typeof KEPT, value: boolean): unknown;
  };
}

/** One for each page: the Case File switches it, and the map goes by it. */
const switches = new WeakMap<Storage, Writable<boolean>>();

/** Whether the map shows where something is still open (CASE-18), as this browser keeps it. */
export function caseOnMap({ storage }: { readonly storage: Storage }): Writable<boolean> {
  const known = switches.get(storage);
  if (known !== undefined) return known;
  const isOn = store(storage.lasting.get(KEPT) ?? false);
  isOn.subscribe(() => storage.lasting.set(KEPT, isOn.get()));
  switches.set(storage, isOn);
  return isOn;
}
