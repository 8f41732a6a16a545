import {
  applied,
  binned,
  copied,
  folderMade,
  moved,
  removed,
  renamed,
  restored,
  saved,
  type DiskChange,
  type RuleProblem,
  type Ruled,
} from '@shared/domain/system/disk/changes.ts';
import {
  withContents,
  type DiskEntries,
  type DiskEntry,
  type FileEntry,
  type FolderEntry,
} from '@shared/domain/system/disk/entries.ts';
import { merged } from '@shared/domain/system/disk/merge.ts';
import type { Following } from '@shared/domain/system/disk/follow.ts';
import { keptWith, madeBy, seenBy } from '@shared/domain/system/disk/seen.ts';
import { systemClock, type Clock } from '@shared/kernel/clock.ts';
import type { Result } from '@shared/kernel/result.ts';
import { randomId } from '../../kernel/randomId.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';
import { openBrowserStore } from './browserStore.ts';
import { bytesOf } from './content.ts';
import { comingWith, type Held } from './held.ts';
import { createVisitStore, NOTHING_KNOWN, type Content, type Contents, type DiskStore } from './store.ts';

export type { Content } from './store.ts';

/**
 * `visit`: the browser keeps nothing, so that what is saved is there until the page is closed. `newer`: a newer version of the
 * product has written the disk, which this one leaves alone. `broken`: the browser's database cannot be read (DISK-7).
 */
export type DiskStatus = 'opening' | 'ready' | 'visit' | 'newer' | 'broken';

export interface DiskState {
  readonly status: DiskStatus;
  /** What the person sees: what is of this browser, and what is their own wallet's (DISK-19). */
  readonly entries: DiskEntries;
  /** Whose disk it is; null: a guest's. */
  readonly owner: string | null;
}

/** How what is the wallet's follows it (followWallet.ts). */
export interface FollowState {
  /** `off`: the disk is a guest's. `asking`: it is being read or sent. `waiting`: the server could not be asked. */
  readonly status: 'off' | 'asking' | 'kept' | 'waiting';
  /** What does not go along, by id, and why. */
  readonly stuck: ReadonlyMap<string, StuckReason>;
  /** What is still to go there, or stuck, by id. */
  readonly unsent: ReadonlySet<string>;
  /** What the wallet's texts and pictures count for; null: not known yet. */
  readonly counted: { readonly bytes: number; readonly pictureBytes: number } | null;
  /** Why the layout of the desktop does not go along; null: it does. */
  readonly layout: StuckReason | null;
}

export const NOT_FOLLOWED: FollowState = {
  status: 'off',
  stuck: new Map(),
  unsent: new Set(),
  counted: null,
  layout: null,
};

export type StuckReason =
  /** The wallet keeps no more texts, things or folders in folders, or no more pictures. */
  | 'full'
  | 'many'
  | 'deep'
  | 'full-pictures'
  /** The picture alone is larger than what a wallet keeps of one. */
  | 'large-picture'
  /** The file alone is larger than what a wallet keeps. */
  | 'large'
  /** It is no text, or no picture, whatever its name says. */
  | 'not-it';

export type DiskProblem =
  | RuleProblem
  /** The browser gives the page no more room. Nothing was changed. */
  | 'full'
  | 'newer'
  /** It lies with the wallet, and the server cannot be reached. */
  | 'away'
  /** The browser's database failed. Nothing was changed. */
  | 'failed';

export type Done<Value = DiskEntries> = Result<Value, DiskProblem>;

/** What is saved, and where. */
export interface Saving {
  readonly folder: string;
  readonly name: string;
  readonly content: Content;
  /** The file in whose place it is saved, and its version when it was opened. */
  readonly over?: { readonly id: string; readonly version: number };
  /** A name that is taken gets a number behind it. */
  readonly besideOthers?: true;
}

/** A person's disk in this browser (DISK-1). Every change is kept as a whole or not at all, and told to other tabs. */
export interface DiskService extends Readable<DiskState> {
  /** Resolves when what lies on it is known. */
  readonly opened: Promise<void>;
  /** Reads it again, where that failed. */
  again(): Promise<void>;
  content(id: string): Promise<Done<Content>>;
  save(saving: Saving): Promise<Done<FileEntry>>;
  makeFolder(folder: string): Promise<Done<FolderEntry>>;
  rename(id: string, name: string): Promise<Done>;
  move(ids: readonly string[], into: string): Promise<Done>;
  copy(ids: readonly string[], into: string): Promise<Done>;
  bin(ids: readonly string[]): Promise<Done>;
  /** For good. */
  remove(ids: readonly string[]): Promise<Done>;
  restore(ids: readonly string[]): Promise<Done>;
  /** Puts what a file holds beside what lies here, all or nothing, and answers what came (DISK-14). */
  takeIn(held: Held): Promise<Done<readonly DiskEntry[]>>;
  /** From now on it is this wallet's disk, or a guest's (null). */
  belongsTo(wallet: string | null): Promise<void>;
  /** What lies in this browser alone becomes the wallet's (DISK-20). */
  keepWithWallet(): Promise<Done>;
  /** How it follows. */
  readonly following: Writable<FollowState>;
  /** Carries out what came of the wallet's copy, or of what went to it, over all entries of this browser. */
  follow(
    wallet: string,
    rule: (entries: DiskEntries, following: Following) => DiskChange,
    contents?: Contents,
  ): Promise<Done<DiskChange>>;
  /** What is known of the wallet's copy. */
  known(wallet: string): Promise<Following>;
  /** Reads from the wallet's copy what is in a file, where that is not here. */
  elsewhere: (id: string) => Promise<Done<Content>>;
  /** Bytes that the browser lets the page keep beyond what it does; null: it does not tell. */
  free(): Promise<number | null>;
}

interface Ports {
  readonly tabs: Pick<Tabs, 'tell' | 'on'>;
  readonly clock?: Clock;
  /** Tells of the room that the browser gives; null: it does not, as on a page that comes by http from another machine. */
  readonly storage: Pick<StorageManager, 'estimate'> | null;
}

/** Something on the disk was changed in another tab. */
const CHANGED: Topic<object> = { name: 'disk', shape: shape.object({}) };

const isNamed = (fault: unknown, name: string): boolean =>
  fault instanceof Error || fault instanceof DOMException ? fault.name === name : false;

/** What the disk is over its store: what is seen of it, and how it is changed. */
function openOver({ tabs }: Pick<Ports, 'tabs'>) {
  const state = store<DiskState>({ status: 'opening', entries: seenBy([], null), owner: null });
  const show = (change: Partial<DiskState>): void => state.set({ ...state.get(), ...change });
  const kept = openStore(() => show({ status: 'newer' }));

  async function attempt<Value>(act: (disk: DiskStore) => Promise<Value>): Promise<Done<Value>> {
    const found = await kept;
    if (found === null || state.get().status === 'newer') return { ok: false, error: 'newer' };
    try {
      return { ok: true, value: await act(found.store) };
    } catch (fault) {
      const error = problemOf(fault);
      if (error === 'newer') show({ status: 'newer' });
      return { ok: false, error };
    }
  }

  async function read(): Promise<void> {
    const found = await attempt(async (disk) => [await disk.owner(), await disk.entries()] as const);
    const store = await kept;
    if (found.ok && store !== null) {
      const [owner, all] = found.value;
      show({ status: store.keeps ? 'ready' : 'visit', entries: seenBy(all, owner), owner });
    } else show({ status: found.ok || found.error === 'newer' ? 'newer' : 'broken' });
  }

  /** Changes all entries of this browser, and shows what is seen of them then. */
  async function changeAll(
    rule: (all: DiskEntries, following: Following) => Ruled,
    contents: Contents,
    wallet?: string,
  ): Promise<Done<DiskChange>> {
    let { entries } = state.get();
    const ended = await attempt((disk) =>
      disk.change(
        (all, known) => {
          const ruled = rule(all, known);
          entries = seenBy((ruled.ok ? applied(all, ruled.value) : all).values(), state.get().owner);
          return ruled;
        },
        contents,
        wallet,
      ),
    );
    if (!ended.ok) return ended;
    if (ended.value.ok && !changesAnything(ended.value.value)) return ended.value;
    show({ entries, ...(state.get().status === 'broken' && { status: 'ready' }) });
    if (ended.value.ok) tabs.tell(CHANGED, {});
    return ended.value;
  }

  /** What a person does, with what they see; what is made is theirs (DISK-19). */
  function change(
    rule: (entries: DiskEntries) => Ruled,
    contents: Contents = new Map(),
  ): Promise<Done<DiskChange>> {
    return changeAll((all) => {
      const { owner } = state.get();
      const ruled = rule(seenBy(all.values(), owner));
      if (!ruled.ok) return ruled;
      return { ok: true, value: { ...ruled.value, put: madeBy(all, ruled.value.put, owner) } };
    }, contents);
  }

  async function belongsTo(wallet: string | null): Promise<void> {
    if (state.get().owner === wallet) return;
    await attempt((disk) => disk.setOwner(wallet));
    await read();
    tabs.tell(CHANGED, {});
  }
  return { state, attempt, read, change, changeAll, belongsTo };
}

const changesAnything = ({ put, remove = [], texts }: DiskChange): boolean =>
  put.length + remove.length + (texts?.size ?? 0) > 0;

/** Opens the disk of this browser. */
export function createDisk({ tabs, clock = systemClock, storage }: Ports): DiskService {
  const { state, attempt, read, change, changeAll, belongsTo } = openOver({ tabs });
  const opened = read();
  tabs.on(CHANGED, () => void read());

  /** As `change`, answering all that lies on the disk then. */
  async function changed(rule: (entries: DiskEntries) => Ruled): Promise<Done> {
    const done = await change(rule);
    return done.ok ? { ok: true, value: state.get().entries } : done;
  }

  const service: DiskService = {
    get: state.get,
    subscribe: state.subscribe,
    opened,
    again: read,
    async content(id) {
      const found = await attempt((disk) => disk.content(id));
      if (!found.ok || found.value !== null) return thatIsThere(found);
      return service.elsewhere(id);
    },
    async save({ content, ...saving }) {
      const id = saving.over?.id ?? randomId();
      const file = { ...saving, id, now: clock.now(), size: bytesOf(content) };
      return firstOf('file', await change((entries) => saved(entries, file), new Map([[id, content]])));
    },
    async makeFolder(folder) {
      const fresh = { id: randomId(), now: clock.now() };
      return firstOf('folder', await change((entries) => folderMade(entries, folder, fresh)));
    },
    rename: (id, name) => changed((entries) => renamed(entries, id, name)),
    move: (ids, into) => changed((entries) => moved(entries, ids, into)),
    async copy(ids, into) {
      const { entries } = state.get();
      for (const { id, kind } of ids.flatMap((one) => withContents(entries, one))) {
        // What lies with the wallet alone is fetched first.
        const content = kind === 'file' ? await service.content(id) : null;
        if (content?.ok === false && content.error === 'away') return content;
      }
      return changed((all) => copied(all, ids, into, { newId: randomId, now: clock.now() }));
    },
    bin: (ids) => changed((entries) => binned(entries, ids)),
    remove: (ids) => changed((entries) => removed(entries, ids)),
    restore: (ids) => changed((entries) => restored(entries, ids)),
    async takeIn(held) {
      const coming = await comingWith(held, state.get().entries, async (id) => {
        const found = await attempt((disk) => disk.content(id));
        return found.ok ? found.value : null;
      });
      const done = await change((entries) => merged(entries, held.entries, coming), coming.contents);
      return done.ok ? { ok: true, value: done.value.put } : done;
    },
    free: () => freeIn(storage),
    async belongsTo(wallet) {
      await opened;
      await belongsTo(wallet);
    },
    keepWithWallet: () =>
      changed((entries) => {
        const { owner } = state.get();
        return { ok: true, value: { put: owner === null ? [] : keptWith(entries, owner) } };
      }),
    following: store(NOT_FOLLOWED),
    follow: (wallet, rule, contents = new Map()) =>
      changeAll((all, known) => ({ ok: true, value: rule(all, known) }), contents, wallet),
    async known(wallet) {
      let known = NOTHING_KNOWN;
      await service.follow(wallet, (_all, following) => {
        known = following;
        return { put: [] };
      });
      return known;
    },
    elsewhere: () => Promise.resolve({ ok: false, error: 'gone' }),
  };
  return service;
}

/** What the browser's database means by a fault. */
function problemOf(fault: unknown): DiskProblem {
  if (isNamed(fault, 'QuotaExceededError')) return 'full';
  return isNamed(fault, 'VersionError') ? 'newer' : 'failed';
}

function thatIsThere<Value>(found: Done<Value | null>): Done<Value> {
  if (!found.ok) return found;
  return found.value === null ? { ok: false, error: 'gone' } : { ok: true, value: found.value };
}

async function freeIn(storage: Ports['storage']): Promise<number | null> {
  const { quota, usage } = (await storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** The entry of this kind that a change put in place. */
function firstOf<Kind extends DiskEntry['kind']>(
  kind: Kind,
  done: Done<DiskChange>,
): Done<Extract<DiskEntry, { kind: Kind }>> {
  if (!done.ok) return done;
  const isIt = (entry: DiskEntry): entry is Extract<DiskEntry, { kind: Kind }> => entry.kind === kind;
  const entry = done.value.put.find(isIt);
  return entry === undefined ? { ok: false, error: 'failed' } : { ok: true, value: entry };
}

/** Null: it was written by a newer version. Where the browser has no database, it is a store for this visit. */
async function openStore(
  onNewer: () => void,
): Promise<{ readonly store: DiskStore; readonly keeps: boolean } | null> {
  try {
    return { store: await openBrowserStore(onNewer), keeps: true };
  } catch (fault) {
    return isNamed(fault, 'VersionError') ? null : { store: createVisitStore(), keeps: false };
  }
}
