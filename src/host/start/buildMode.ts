import * as shape from '../../kernel/shape.ts';
import { asBuilt, type BuildMode, type Feature, type Mode } from '../../kernel/features.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** What operators have set for this person: features, the build mode as a whole, and to which levels they have opened what. */
interface Flags {
  readonly features: Readonly<Partial<Record<Feature | 'buildMode', boolean>>>;
  readonly opens: Mode['opens'];
}

/** The mode of this tab. */
export interface TabMode extends Readable<Mode> {
  /** Another build mode for the tab session. */
  choose(name: BuildMode): void;
  /** Goes by what operators have set from now on. */
  follow(flags: Flags): void;
}

const CHOSEN: StoredValue<BuildMode> = {
  name: 'build-mode',
  version: 1,
  read: shape.reader(shape.picklist(['build', 'public'])),
};

/**
 * The mode that the address asks for, else the one chosen in this tab before, else the one that operators have set, else the
 * build's own.
 */
export function tabMode(asked: BuildMode | null, tab: Store, built: BuildMode): TabMode {
  let chosen = asked ?? tab.get(CHOSEN);
  const mode = store(asBuilt(chosen ?? built));
  const choose = (name: BuildMode): void => {
    tab.set(CHOSEN, name);
    chosen = name;
    if (mode.get().name !== name) mode.set({ ...mode.get(), name });
  };
  if (asked !== null) choose(asked);
  return {
    get: mode.get,
    subscribe: mode.subscribe,
    choose,
    follow({ features: { buildMode, ...set }, opens }) {
      const ofOperators = buildMode === undefined ? built : buildMode ? 'build' : 'public';
      const next: Mode = { name: chosen ?? ofOperators, set, opens };
      // Windows and icons are looked at again only where something is otherwise than before.
      if (JSON.stringify(next) !== JSON.stringify(mode.get())) mode.set(next);
    },
  };
}
