import {
  changeSettings,
  DEFAULT_SETTINGS,
  mergeSettings,
  readSettings,
  settingsFrom,
  type DesktopSettings,
  type StampedSettings,
} from '@shared/domain/system/settings.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import { parseAddress, type Address, type EpochMs } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/** The settings of a person. Subscribers apply each change at once. */
export interface SettingsService extends Readable<DesktopSettings> {
  change(patch: Partial<DesktopSettings>): void;
  /** Resets everything to its default, except for the hidden themes that were found. */
  reset(): void;
  /** Adds a hidden theme to those that this person may choose. */
  unlockTheme(id: string): void;
  /** Where the settings are kept now. */
  readonly keeping: Readable<Keeping>;
}

export interface Keeping {
  /** 'account': the server has a copy for every browser in which this wallet signs in. */
  readonly where: 'browser' | 'account';
  /** When the server last had all of it; null: not yet since the page was opened. */
  readonly syncedAt: EpochMs | null;
}

/** The copies of this browser behind the service, as syncSettings() brings them together with the server's. */
export interface LocalSettings {
  readonly service: SettingsService;
  readonly keeping: Writable<Keeping>;
  /** Whose copy is shown: the wallet that signed in here last, null for a guest. */
  owner(): Address | null;
  copy(): StampedSettings;
  /** Shows this wallet's copy from now on. What a guest chose before goes to the first wallet that signs in. */
  adopt(wallet: Address): void;
  /** Merges a copy of the same owner from another tab or from the server. */
  merge(copy: StampedSettings): void;
  /** Calls `listener` after each choice that was made in this tab. */
  onChoice(listener: () => void): void;
}

interface KeptSettings {
  readonly owner: Address | null;
  /**
   * By wallet, or GUEST. The copy of a wallet that signed out is kept, as it may have changes that the server has not
   * received.
   */
  readonly copies: Readonly<Record<string, StampedSettings>>;
}

const GUEST = 'guest';
const NOTHING: KeptSettings = { owner: null, copies: {} };

/** src/probe/probe.ts reads this key too, before the app starts. */
export const KEPT_SETTINGS: StoredValue<KeptSettings> = {
  name: 'settings',
  version: 1,
  read: shape.reader(
    shape.object({
      owner: shape.fallback(shape.nullable(shape.parsed(parseAddress)), null),
      copies: shape.eachIn(shape.made(shape.unknown, readSettings)),
    }),
  ),
};

const copyIn = ({ owner, copies }: KeptSettings): StampedSettings => copies[owner ?? GUEST] ?? {};

/** Reads this browser's copy, so that the first frame is as it was set. `clock` stamps choices: the real time. */
export function createSettings(storage: Store, clock: Clock): LocalSettings {
  let kept = storage.get(KEPT_SETTINGS) ?? NOTHING;
  const value = store(settingsFrom(copyIn(kept)));
  const keeping = store<Keeping>({ where: 'browser', syncedAt: null });
  const listeners: (() => void)[] = [];

  /** What this tab knows together with what another one has written since. */
  function allCopies(): Record<string, StampedSettings> {
    const copies = { ...storage.get(KEPT_SETTINGS)?.copies };
    for (const [name, copy] of Object.entries(kept.copies)) {
      copies[name] = mergeSettings(copies[name] ?? {}, copy);
    }
    return copies;
  }
  function keep(next: KeptSettings): void {
    const before = copyIn(kept);
    kept = next;
    storage.set(KEPT_SETTINGS, kept);
    // Equal copies have equal texts, because readSettings() normalises them.
    if (JSON.stringify(copyIn(kept)) !== JSON.stringify(before)) value.set(settingsFrom(copyIn(kept)));
  }
  function update(made: (copy: StampedSettings) => StampedSettings): void {
    const { owner } = kept;
    const copies = allCopies();
    keep({ owner, copies: { ...copies, [owner ?? GUEST]: made(copyIn({ owner, copies })) } });
  }
  function choose(patch: Partial<DesktopSettings>): void {
    update((copy) => changeSettings(copy, patch, clock.now()));
    for (const listener of listeners) listener();
  }

  return {
    service: {
      get: value.get,
      subscribe: value.subscribe,
      change: choose,
      reset() {
        const { unlockedThemes: _found, ...rest } = DEFAULT_SETTINGS;
        choose(rest);
      },
      unlockTheme(id) {
        const { unlockedThemes } = value.get();
        if (!unlockedThemes.includes(id)) choose({ unlockedThemes: [...unlockedThemes, id] });
      },
      keeping,
    },
    keeping,
    owner: () => kept.owner,
    copy: () => copyIn(kept),
    adopt(wallet) {
      if (kept.owner === wallet) return;
      const { [GUEST]: guest = {}, ...copies } = allCopies();
      const copy = mergeSettings(copies[wallet] ?? {}, guest);
      keep({ owner: wallet, copies: { ...copies, [wallet]: copy } });
    },
    merge: (copy) => update((known) => mergeSettings(known, copy)),
    onChoice: (listener) => void listeners.push(listener),
  };
}
