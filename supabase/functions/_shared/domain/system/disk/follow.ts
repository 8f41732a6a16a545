import type { Base, DiskChange, Mark } from './changes.ts';
import { isFixed, ROOT, type DiskEntries, type DiskEntry } from './entries.ts';
import { kindOf } from './kinds.ts';
import { LAYOUT_ID } from './layout.ts';
import { nameFromElsewhere } from './names.ts';

/** A wallet keeps so much: bytes of texts, entries, how deep folders lie, bytes of pictures (DISK-22). */
export const FOLLOW_MOST = {
  bytes: 256 * 1024,
  entries: 1_000,
  depth: 32,
  pictureBytes: 10 * 1024 * 1024,
  onePicture: 4 * 1024 * 1024,
} as const;

/** What an entry counts for beside its name and its text (bytes). */
export const ENTRY_BYTES = 64;

/** What of an entry follows its wallet to other browsers. */
export interface FollowedEntry {
  readonly kind: DiskEntry['kind'];
  readonly name: string;
  /** The nearest folder round it that follows too, or one that is always there. */
  readonly folder: string;
  readonly lay: string | null;
  readonly made: number;
  readonly changed: number;
  readonly size: number;
  /** The version in which its text or picture came. */
  readonly content: number;
  readonly text: string | null;
  /** The hash of the picture that is in it. */
  readonly picture: string | null;
}

/** An entry as the server has it; null: it was deleted. */
export interface News {
  readonly id: string;
  /** The wallet's how manieth change brought it. */
  readonly version: number;
  readonly entry: FollowedEntry | null;
}

/** What a browser knows of a wallet's copy, by ids. */
export interface Following {
  readonly bases: ReadonlyMap<string, Base>;
  readonly mark: Mark | null;
}

/** What the server answers: what changed since the mark, or everything there is. */
export interface Told {
  readonly mark: Mark;
  readonly isWhole: boolean;
  readonly news: readonly News[];
}

interface Here {
  readonly wallet: string;
  readonly newId: () => string;
  /** Whether a file has the same content here as there. */
  readonly isSame: (id: string, there: FollowedEntry) => boolean;
}

/** How a file's content follows, by its name; null: files of its kind stay in their browser. */
export function contentKind(name: string): 'text' | 'picture' | null {
  const kind = kindOf(name);
  if (kind === 'other') return null;
  return kind === 'picture' ? 'picture' : 'text';
}

const follows = ({ of, apart }: DiskEntry, wallet: string): boolean => of === wallet && apart !== true;

/** The folder in which other browsers see an entry: the nearest that follows the wallet, or one that is always there. */
export function folderThere(entries: DiskEntries, folder: string, wallet: string): string {
  const way = new Set<string>();
  for (let at = folder; !way.has(at);) {
    if (isFixed(at)) return at;
    const entry = entries.get(at);
    if (entry === undefined) return ROOT;
    if (follows(entry, wallet)) return at;
    way.add(at);
    at = entry.folder;
  }
  return ROOT;
}

const savedAs = (entry: DiskEntry): number => (entry.kind === 'file' ? entry.version : 0);

/** Whether it was renamed, moved or saved here since the wallet's copy was read. */
function changesOf(entries: DiskEntries, entry: DiskEntry, base: Base | undefined, wallet: string) {
  const folder = folderThere(entries, entry.folder, wallet);
  return {
    folder,
    isRenamed: entry.name !== base?.name,
    isMoved: folder !== base?.folder || (entry.lay ?? null) !== base.lay,
    isSaved: savedAs(entry) !== base?.saved,
  };
}

/** A change of this browser that is to go to the wallet's copy. */
export interface Going {
  readonly id: string;
  /** The version there that it changes; 0: it is new. */
  readonly base: number;
  /** Null: it was deleted. */
  readonly entry: DiskEntry | null;
  readonly folder: string;
  /** Whether its content goes along. */
  readonly isSaved: boolean;
}

/** What goes to the wallet's copy: what was deleted first, which makes room, and folders before what lies in them. */
export function goingOf(entries: DiskEntries, { bases }: Following, wallet: string): readonly Going[] {
  const gone = [...bases].flatMap(([id, { version: base }]) =>
    entries.has(id) || id === LAYOUT_ID ? [] : [{ id, base, entry: null, folder: ROOT, isSaved: false }],
  );
  const changed = [...entries.values()].flatMap((entry): Going[] => {
    const base = bases.get(entry.id);
    if (!follows(entry, wallet)) return [];
    if (entry.kind === 'file' && base === undefined && contentKind(entry.name) === null) return [];
    const { folder, isRenamed, isMoved, isSaved } = changesOf(entries, entry, base, wallet);
    if (base !== undefined && !isRenamed && !isMoved && !isSaved) return [];
    return [{ id: entry.id, base: base?.version ?? 0, entry, folder, isSaved }];
  });
  return [...gone, ...changed.toSorted((a, b) => Number(a.isSaved) - Number(b.isSaved))];
}

/** What is known once the server has taken a change in as this version. */
export const baseAfter = ({ entry, folder, isSaved }: Going, version: number, base?: Base): Base | null =>
  entry === null
    ? null
    : {
        version,
        name: entry.name,
        folder,
        lay: entry.lay ?? null,
        content: isSaved ? version : (base?.content ?? version),
        picture: base?.picture ?? null,
        saved: savedAs(entry),
      };

interface Merging {
  readonly put: Map<string, DiskEntry>;
  readonly remove: string[];
  readonly copies: { readonly from: string; readonly to: string }[];
  readonly texts: Map<string, string | null>;
  readonly bases: Map<string, Base>;
  readonly forget: string[];
}

/**
 * Takes in what changed in the wallet's copy (DISK-21). What one side changed counts; of a name or a place that both changed
 * that of the copy, which was there first. Words that both changed are both kept: those of this browser in a file of their
 * own. What was deleted on one side and changed on the other stays. What would lie in itself, and names that are the same,
 * are for `seenBy` to show.
 *
 * @param entries all entries of this browser
 */
export function takenOver(
  entries: DiskEntries,
  following: Following,
  { mark, isWhole, news }: Told,
  here: Here,
): DiskChange {
  const made: Merging = {
    ...{ put: new Map(), remove: [], copies: [], texts: new Map(), bases: new Map(), forget: [] },
  };
  const { wallet } = here;
  // Until something was written there, no copy was there that could be deleted: the first is no other one.
  const known = following.mark?.copy ?? null;
  const isOther = known !== null && known !== mark.copy;
  const bases = isOther ? new Map<string, Base>() : following.bases;
  if (isOther) {
    // Everything was deleted there. What lies here stays, and goes there again only where the person says so.
    for (const id of following.bases.keys()) {
      const entry = entries.get(id);
      if (entry?.of === wallet) made.put.set(id, { ...entry, apart: true });
      made.forget.push(id);
    }
  }
  const told = isWhole ? [...news, ...missing(bases, news)] : news;
  for (const one of told) {
    const base = bases.get(one.id);
    const mine = made.put.get(one.id) ?? entries.get(one.id);
    // What was read before, and what is another's, is passed over.
    if (isFixed(one.id) || one.id === LAYOUT_ID || (mine !== undefined && mine.of !== wallet)) continue;
    if (base !== undefined && base.version >= one.version && !(isWhole && one.entry === null)) continue;
    if (one.entry === null) takeDeletion(made, entries, one, mine, base, wallet);
    else if (mine === undefined) takeNew(made, one.id, one.version, one.entry, wallet);
    else takeBoth(made, entries, { ...one, entry: one.entry }, mine, base, here);
  }
  return {
    put: [...made.put.values()],
    remove: made.remove,
    copies: made.copies,
    texts: made.texts,
    followed: { wallet, put: made.bases, remove: made.forget.filter((id) => !made.bases.has(id)), mark },
  };
}

/** What this browser knew and the whole copy has no more. */
const missing = (bases: ReadonlyMap<string, Base>, news: readonly News[]): News[] => {
  const there = new Set(news.map(({ id }) => id));
  return [...bases].flatMap(([id, { version }]) => (there.has(id) ? [] : [{ id, version, entry: null }]));
};

function takeDeletion(
  made: Merging,
  entries: DiskEntries,
  { id, version }: News,
  mine: DiskEntry | undefined,
  base: Base | undefined,
  wallet: string,
): void {
  if (mine === undefined) {
    made.forget.push(id);
    return;
  }
  if (base !== undefined) {
    const { isRenamed, isMoved, isSaved } = changesOf(entries, mine, base, wallet);
    if (!isRenamed && !isMoved && !isSaved) {
      made.remove.push(id);
      made.forget.push(id);
      return;
    }
  }
  // It was changed here meanwhile: it goes there again, whole.
  const nothing = { name: '', folder: '', lay: null, content: 0, picture: null, saved: -1 };
  made.bases.set(id, { version, ...nothing });
}

/** The entry as it lies here from then on. */
function entryHere(id: string, there: FollowedEntry, wallet: string, version: number): DiskEntry {
  const { kind, name, folder, lay, made, changed, size } = there;
  const lying = { id, name, folder, made, changed, ...(lay !== null && { lay }), of: wallet };
  return kind === 'folder' ? { ...lying, kind } : { ...lying, kind, size, version };
}

const baseOf = (version: number, there: FollowedEntry, saved: number): Base => ({
  version,
  name: there.name,
  folder: there.folder,
  lay: there.lay,
  content: there.content,
  picture: there.picture,
  saved,
});

function takeNew(made: Merging, id: string, version: number, there: FollowedEntry, wallet: string): void {
  const entry = entryHere(id, there, wallet, 1);
  made.put.set(id, entry);
  if (entry.kind === 'file') made.texts.set(id, there.text);
  made.bases.set(id, baseOf(version, there, savedAs(entry)));
}

function takeBoth(
  made: Merging,
  entries: DiskEntries,
  { id, version, entry: there }: { id: string; version: number; entry: FollowedEntry },
  mine: DiskEntry,
  base: Base | undefined,
  { wallet, newId, isSame }: Here,
): void {
  const { folder, isRenamed, isMoved, isSaved } = changesOf(entries, mine, base, wallet);
  const keepsName = isRenamed && there.name === (base?.name ?? there.name);
  const isMovedThere = base !== undefined && (there.folder !== base.folder || there.lay !== base.lay);
  // Where it lies in a folder of this browser alone, other browsers see it beside that.
  const keepsPlace = !isMovedThere && (isMoved || folder !== mine.folder);
  const { lay: _lay, apart: _apart, ...rest } = mine;
  const lay = keepsPlace ? (mine.lay ?? null) : there.lay;
  const after = {
    ...rest,
    of: wallet,
    name: keepsName ? mine.name : there.name,
    folder: keepsPlace ? mine.folder : there.folder,
    ...(lay !== null && { lay }),
  };
  const isSavedThere = there.content !== base?.content;
  if (after.kind === 'folder' || !isSavedThere || (isSaved && isSame(id, there))) {
    made.put.set(id, after);
    const saved = isSaved && !isSavedThere ? base.saved : savedAs(mine);
    made.bases.set(id, baseOf(version, there, saved));
    return;
  }
  if (isSaved) {
    const copy = newId();
    made.copies.push({ from: id, to: copy });
    made.put.set(copy, { ...after, id: copy, name: nameFromElsewhere(after.name) });
  }
  const taken = { ...after, size: there.size, changed: there.changed, version: after.version + 1 };
  made.put.set(id, taken);
  made.texts.set(id, there.text);
  made.bases.set(id, baseOf(version, there, taken.version));
}
