import { store, type Readable } from '../../kernel/store.ts';

/** One remembered value. `read` answers null for anything that is not (any more) what the product wrote (`reader`, kernel/shape.ts). */
export interface StoredValue<Value> {
  readonly name: string;
  /** Raised when the shape changes; what an older version wrote is then ignored. 'text': the bare text is the value. */
  readonly version: number | 'text';
  readonly read: (found: unknown) => Value | null;
}

/** What the browser remembers for us. A full, blocked or absent store remembers nothing and never throws. */
export interface Store {
  get<Value>(key: StoredValue<Value>): Value | null;
  /** Answers whether it was kept. */
  set<Value>(key: StoredValue<Value>, value: Value): boolean;
  remove(key: StoredValue<unknown>): void;
}

export interface StoragePort {
  /** Kept by this browser until it is removed. */
  readonly lasting: Store;
  /** Kept by this tab until it is closed. */
  readonly session: Store;
  /** True as soon as something was not kept because the browser has no room left. */
  readonly full: Readable<boolean>;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The two stores of a browser, as functions, because reading localStorage throws where cookies are blocked. */
export function createStorage(
  areas: { lasting: () => Area; session: () => Area } = {
    lasting: () => localStorage,
    session: () => sessionStorage,
  },
): StoragePort {
  const full = store(false);
  const noteFault = (fault: unknown): void => {
    if (fault instanceof DOMException && fault.name === 'QuotaExceededError') full.set(true);
  };
  const over = (area: () => Area): Store => storeOver(area, noteFault);
  return { lasting: over(areas.lasting), session: over(areas.session), full };
}

/** Whether this browser keeps nothing for the page, because the person or the browser blocks cookies and site data. */
export function isStorageBlocked(): boolean {
  return !navigator.cookieEnabled || attempt(() => localStorage.length) === undefined;
}

function storeOver(area: () => Area, onFault: (fault: unknown) => void): Store {
  return {
    get(key) {
      const entry = attempt(() => area().getItem(key.name)) ?? null;
      if (entry === null) return null;
      if (key.version === 'text') return key.read(entry);
      // By hand, since the probe reads storage before anything is loaded; what is in it is read by kernel/shape.ts.
      const found = attempt((): unknown => JSON.parse(entry));
      if (typeof found !== 'object' || found === null) return null;
      if (!('version' in found) || found.version !== key.version || !('value' in found)) return null;
      return key.read(found.value);
    },
    set(key, value) {
      const entry = key.version === 'text' ? String(value) : JSON.stringify({ version: key.version, value });
      return attempt(() => (area().setItem(key.name, entry), true), onFault) ?? false;
    },
    remove(key) {
      attempt(() => area().removeItem(key.name));
    },
  };
}

function attempt<Value>(effect: () => Value, onFault?: (fault: unknown) => void): Value | undefined {
  try {
    return effect();
  } catch (fault) {
    onFault?.(fault);
    return undefined;
  }
}
