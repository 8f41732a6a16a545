import type { Clock } from '@shared/kernel/clock.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { SessionService } from '../session/session.ts';
import type { StoragePort, StoredValue } from '../storage/storage.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';

/** Where something can be begun: a field or a form. */
export interface DraftPlace<Value> {
  /** Unique in the product, such as `comment on Molly`. */
  readonly name: string;
  /** Answers null for what this place did not write. Keeps the object, so that it can be compared. */
  readonly read: (found: unknown) => Value | null;
}

/** A place for one text. */
export const textPlace = (name: string): DraftPlace<string> => ({ name, read: readText });
const readText = shape.reader(shape.string);

/** What people began to write, by wallet and place (PRODUCT-11). A visitor's is kept as a visitor's. */
export interface DraftService {
  /** Whose drafts these are: the wallet that is signed in, or was when the server could last be asked; null: a visitor. */
  readonly owner: Readable<string | null>;
  /**
   * What the person who uses this tab has begun at a place; null: nothing. It is set with every change, to null when it
   * was sent or given up. It changes by itself with the person, and with what they write there in another tab.
   */
  at<Value>(place: DraftPlace<Value>): Writable<Value | null>;
}

export interface DraftPorts {
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly storage: Pick<StoragePort, 'lasting'>;
  readonly tabs: Pick<Tabs, 'tell' | 'on'>;
  /** Stamps what is written: the real time. */
  readonly clock: Clock;
}

interface KeptDraft {
  /** Null: a visitor. */
  readonly wallet: string | null;
  readonly place: string;
  /** When it was changed last, in milliseconds since the epoch. */
  readonly at: number;
  /** Null: it was sent or given up. It stays on the list, so that no tab brings an older text back. */
  readonly value: unknown;
}

interface Kept {
  /** Who used this browser last: whose the drafts are while the server has not said who is signed in. */
  readonly wallet: string | null;
  /** The one that was changed last first. */
  readonly drafts: readonly KeptDraft[];
}

/** So many are kept, and so many characters in all; those that were changed longest ago give way. */
export const DRAFTS_MOST = 60;
export const CHARACTERS_MOST = 120_000;

const DRAFT = shape.object({
  wallet: shape.nullable(shape.string),
  place: shape.string,
  at: shape.number,
  // Its place reads it.
  value: shape.fallback(shape.unknown, null),
});
const KEPT: StoredValue<Kept> = {
  name: 'drafts',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.textOrNull, drafts: shape.each(DRAFT) })),
};

/** Something was begun, changed, sent or given up in another tab. */
const CHANGED: Topic<KeptDraft> = { name: 'draft', shape: DRAFT };

const isOf =
  (wallet: string | null, place: string) =>
  (draft: KeptDraft): boolean =>
    draft.wallet === wallet && draft.place === place;

/** Each draft once, as it was changed last, within the bounds. */
function merged(...lists: readonly (readonly KeptDraft[])[]): readonly KeptDraft[] {
  const newest = new Map<string, KeptDraft>();
  for (const draft of lists.flat()) {
    const key = JSON.stringify([draft.wallet, draft.place]);
    const known = newest.get(key);
    if (known === undefined || known.at < draft.at) newest.set(key, draft);
  }
  let room = CHARACTERS_MOST;
  return [...newest.values()]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, DRAFTS_MOST)
    .filter((draft) => {
      const { length } = JSON.stringify(draft);
      // One that is too long takes no room from those before it.
      if (length > room) return false;
      room -= length;
      return true;
    });
}

/** The drafts of this browser. */
export function createDrafts({ session, storage: { lasting }, tabs, clock }: DraftPorts): DraftService {
  // What the browser does not keep is kept for as long as the page is open.
  const kept = store<Kept>(lasting.get(KEPT) ?? { wallet: null, drafts: [] });
  const owner = store(kept.get().wallet);

  const change = (wallet: string | null, drafts: readonly KeptDraft[] = []): void => {
    // Another tab may have written since.
    const all = merged(kept.get().drafts, drafts, lasting.get(KEPT)?.drafts ?? []);
    kept.set({ wallet, drafts: all });
    lasting.set(KEPT, kept.get());
    owner.set(wallet);
  };
  const noteSession = (): void => {
    const { status, wallet } = session.get();
    if (status !== 'restoring' && status !== 'away' && wallet !== kept.get().wallet) change(wallet);
  };
  session.subscribe(noteSession);
  noteSession();
  tabs.on(CHANGED, (draft) => {
    const { wallet, drafts } = kept.get();
    kept.set({ wallet, drafts: merged([draft], drafts) });
  });

  return {
    owner,
    at(place) {
      let last: { readonly found: unknown; readonly value: ReturnType<typeof place.read> } | null = null;
      const entry = (): KeptDraft | undefined => kept.get().drafts.find(isOf(kept.get().wallet, place.name));
      const get = (): ReturnType<typeof place.read> => {
        const found = entry()?.value ?? null;
        if (last === null || last.found !== found) {
          last = { found, value: found === null ? null : place.read(found) };
        }
        return last.value;
      };
      return {
        get,
        set(value) {
          // Equal texts: what a form shows because another tab wrote it is no change of its own.
          if (JSON.stringify(value) === JSON.stringify(get())) return;
          const { wallet } = kept.get();
          const at = Math.max(clock.now(), (entry()?.at ?? 0) + 1);
          const draft: KeptDraft = { wallet, place: place.name, at, value };
          change(wallet, [draft]);
          tabs.tell(CHANGED, draft);
        },
        subscribe(listener) {
          let before = get();
          return kept.subscribe(() => {
            if (Object.is(before, get())) return;
            before = get();
            listener();
          });
        },
      };
    },
  };
}
