import { describe, expect, it, vi } from 'vitest';
import { createStorage, isStorageBlocked, type StoredValue } from './storage.ts';

const size: StoredValue<number> = {
  name: 'size',
  version: 2,
  read: (found) => (typeof found === 'number' ? found : null),
};

function over(entry: string | null) {
  const area = { getItem: () => entry, setItem: () => undefined, removeItem: () => undefined };
  return createStorage({ lasting: () => area, session: () => area }).lasting;
}

describe('what the browser remembers', () => {
  it('is read back as it was written', () => {
    const entries = new Map<string, string>();
    const area = {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
      removeItem: (name: string) => void entries.delete(name),
    };
    const { lasting } = createStorage({ lasting: () => area, session: () => area });
    expect(lasting.set(size, 7)).toBe(true);
    expect(lasting.get(size)).toBe(7);
    lasting.remove(size);
    expect(lasting.get(size)).toBeNull();
  });

  it('is kept for good or for the tab, as is asked', () => {
    const areas = { localStorage: vi.fn(), sessionStorage: vi.fn() };
    for (const [name, setItem] of Object.entries(areas)) vi.stubGlobal(name, { setItem });
    const { lasting, session } = createStorage();
    lasting.set(size, 7);
    session.set(size, 8);
    expect(areas.localStorage).toHaveBeenCalledExactlyOnceWith('size', '{"version":2,"value":7}');
    expect(areas.sessionStorage).toHaveBeenCalledExactlyOnceWith('size', '{"version":2,"value":8}');
  });

  it('is the bare text where the version says so', () => {
    const granted: StoredValue<string> = {
      name: 'granted',
      version: 'text',
      read: (found) => (found === 'true' ? found : null),
    };
    expect(over('true').get(granted)).toBe('true');
    expect(over('yes').get(granted)).toBeNull();
    expect(over(null).get({ ...granted, read: String })).toBeNull();
  });

  it.each([null, 'not json', '7', '{"version":1,"value":7}', '{"version":2,"value":"7"}', '{"version":2}'])(
    'is nothing when the entry is %s',
    (entry) => expect(over(entry).get(size)).toBeNull(),
  );

  it('is nothing, and no exception, where storage is forbidden', () => {
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { lasting } = createStorage({ lasting: forbidden, session: forbidden });
    expect(lasting.get(size)).toBeNull();
    expect(lasting.set(size, 7)).toBe(false);
    expect(() => lasting.remove(size)).not.toThrow();
  });

  it('says when there is no room for more, and goes on', () => {
    const refusing = (name: string) => {
      const setItem = (): never => {
        throw new DOMException('no', name);
      };
      return createStorage({ lasting: () => ({ ...empty, setItem }), session: () => empty });
    };
    const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    const full = refusing('QuotaExceededError');
    expect(full.full.get()).toBe(false);
    expect(full.lasting.set(size, 7)).toBe(false);
    expect(full.full.get()).toBe(true);
    const forbidden = refusing('SecurityError');
    expect(forbidden.lasting.set(size, 7)).toBe(false);
    expect(forbidden.full.get()).toBe(false);
  });

  it.each<readonly [string, boolean, boolean, boolean]>([
    ['keeps both', true, true, false],
    ['keeps no cookies', false, true, true],
    // Chromium says that it takes cookies also where the person blocks them.
    ['throws on localStorage', true, false, true],
  ])('is blocked in a browser that %s or not (SIGN-IN-9)', (_what, cookieEnabled, keeps, blocked) => {
    vi.stubGlobal('navigator', { cookieEnabled });
    vi.stubGlobal('localStorage', {
      get length() {
        if (keeps) return 0;
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    expect(isStorageBlocked()).toBe(blocked);
  });
});
