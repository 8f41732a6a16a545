import { isFixed, isInBin, type DiskEntry } from '@shared/domain/system/disk/entries.ts';
import { mediaTypeOf } from '@shared/domain/system/disk/kinds.ts';
import { HELD_MOST } from '@shared/domain/system/disk/merge.ts';
import type { Result } from '@shared/kernel/result.ts';
import * as shape from '../../kernel/shape.ts';
import { fileOf } from './content.ts';
import type { DiskService, Done } from './disk.ts';
import type { Held } from './held.ts';

/** Raised when the file changes its shape; an older page then says that it is too old (DISK-14). */
const VERSION = 1;
const MAGIC = 'FLUNKS 95 DISK';
/** The first two lines: what it is, its version, and how many bytes the list is that follows. */
const START = new RegExp(`^${MAGIC} (\\d{1,6})\\n(\\d{1,8})\\n`);
const START_MOST = 64;
/** The list is no longer (bytes). */
const LIST_MOST = 8 * 1024 * 1024;
/** The last moment that there is in JavaScript. */
const LAST = 8.64e15;

/** What a folder or file is called outside of the file, ids of at most this many characters. */
const LYING = {
  id: shape.checked(shape.words, ({ length }) => length <= 64),
  folder: shape.checked(shape.words, ({ length }) => length <= 64),
  name: shape.string,
  made: shape.whole(0, LAST),
  changed: shape.whole(0, LAST),
};
const LIST: shape.Shape<DiskEntry[]> = shape.array(
  shape.anyOf(
    shape.object({ ...LYING, kind: shape.literal('folder') }),
    shape.object({ ...LYING, kind: shape.literal('file'), size: shape.whole(0), version: shape.whole(1) }),
  ),
);

/**
 * Everything on the disk but the bin, in one file: two lines that say what it is, the list of entries as JSON, and the
 * contents of the files one after the other, in the list's order. Nothing is packed, so that reading it back unpacks nothing.
 */
export async function diskInOneFile({
  get,
  content,
}: Pick<DiskService, 'get' | 'content'>): Promise<Done<Blob>> {
  const { entries } = get();
  const list: DiskEntry[] = [];
  const contents: Blob[] = [];
  for (const entry of entries.values()) {
    if (isFixed(entry.id) || isInBin(entries, entry.id)) continue;
    if (entry.kind === 'folder') {
      list.push(ofNobody(entry));
      continue;
    }
    const found = await content(entry.id);
    if (!found.ok) return found;
    const file = fileOf(entry.name, found.value);
    list.push(ofNobody({ ...entry, size: file.size }));
    contents.push(file);
  }
  const json = new TextEncoder().encode(JSON.stringify(list));
  return { ok: true, value: new Blob([`${MAGIC} ${VERSION}\n${json.length}\n`, json, ...contents]) };
}

/** An entry without whose it is: that stays in this browser. */
function ofNobody({ of: _of, apart: _apart, ...entry }: DiskEntry): DiskEntry {
  return entry;
}

/** Why a file is not read back. `broken`: it holds no disk, or not a whole one. `newer`: a newer version of the product wrote it. */
export type HeldProblem = 'broken' | 'newer';

const BROKEN = { ok: false, error: 'broken' } as const;

/** What a file holds. It may come from anyone: sizes and counts are bounded, and nothing of the contents is read. */
export async function heldIn(file: Blob): Promise<Result<Held, HeldProblem>> {
  const start = START.exec(await file.slice(0, START_MOST).text());
  if (start === null) return BROKEN;
  const [first, version, length] = [start[0], Number(start[1]), Number(start[2])];
  if (version > VERSION) return { ok: false, error: 'newer' };
  const begin = first.length + length;
  if (version < 1 || length > LIST_MOST || begin > file.size) return BROKEN;
  const entries = listIn(await file.slice(first.length, begin).text());
  if (entries === null) return BROKEN;
  const contents = new Map<string, Blob>();
  let at = begin;
  for (const entry of entries) {
    if (entry.kind !== 'file') continue;
    const end = at + entry.size;
    if (end > file.size) return BROKEN;
    contents.set(entry.id, new Blob([file.slice(at, end)], { type: mediaTypeOf(entry.name) }));
    at = end;
  }
  return at === file.size ? { ok: true, value: { entries, contents } } : BROKEN;
}

/** The list of a file; null: it is none, too long, or names something twice. */
function listIn(json: string): readonly DiskEntry[] | null {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(found) || found.length > HELD_MOST) return null;
  const list = LIST(found);
  return list === undefined || new Set(list.map(({ id }) => id)).size < list.length ? null : list;
}
