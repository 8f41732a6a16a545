import type { PictureSource } from '../chain/pictures.ts';
import type { Resizer } from '../chain/resizer.ts';
import {
  forgetFiles,
  keepPortrait,
  noteFiles,
  takeDuePicture,
  takeUnusedFiles,
  type DuePicture,
} from '../db/collection/portraits.ts';
import type { Db } from '../db/port.ts';
import {
  PORTRAIT_SIZES,
  portraitFile,
  portraitName,
  type Portraits,
} from '../domain/collection/portraits.ts';
import { sha256Hex } from '../kernel/sha256.ts';
import type { PictureStore } from './pictureStore.ts';

export interface PortraitPorts {
  readonly db: Db;
  /** Where the pictures are; nothing of them has to be kept, since each is read once. */
  readonly pictures: Pick<PictureSource, 'read'>;
  readonly resizer: Resizer;
  /** Where portraits lie, for all to read. */
  readonly store: PictureStore;
  readonly report: (fault: unknown) => void;
}

/** What one call does at most. */
export interface PortraitBounds {
  readonly pictures: number;
  /** Ends it between two pictures. */
  readonly signal: AbortSignal;
}

/** The portraits' content in one hash. */
function hashOf({ bySize }: Portraits): string {
  const hashes = PORTRAIT_SIZES.map((size) => sha256Hex(bySize[size]));
  return sha256Hex(hashes.join(' '));
}

/** Portraits whose files one call deletes at most. */
const UNUSED_AT_ONCE = 50;

/**
 * Makes the portraits of pictures that came or changed (PORTRAIT-1), one picture after the other. What cannot be fetched,
 * drawn or stored for now is tried again later (PORTRAIT-5). Before that it deletes some of those that no picture has had for a
 * week (PORTRAIT-6). Answers whether it is worth going on at once: false where
 * nothing is due, or where nothing can be drawn or stored. Never rejects.
 */
export async function makePortraits(
  ports: PortraitPorts,
  { pictures, signal }: PortraitBounds,
): Promise<boolean> {
  try {
    await deleteUnused(ports);
    for (let made = 0; made < pictures && !signal.aborted; made += 1) {
      const due = await takeDuePicture(ports.db);
      if (due === null || !(await makeOf(ports, due))) return false;
    }
    return true;
  } catch (fault) {
    ports.report(fault);
    return false;
  }
}

/** Whether the next picture may be worth trying. */
async function makeOf({ db, pictures, resizer, store }: PortraitPorts, due: DuePicture): Promise<boolean> {
  const picture = await pictures.read(due.address);
  if (!picture.ok) return true;
  const portraits = await resizer.portraits(picture.value);
  if (portraits === undefined) return false;
  if (portraits === null) {
    await keepPortrait(db, due, null);
    return true;
  }
  const { type, bySize } = portraits;
  const name = portraitName(hashOf(portraits), type);
  if (!(await noteFiles(db, name))) return true;
  const puts = PORTRAIT_SIZES.map((size) =>
    store.put(portraitFile(name, size), { type, bytes: bySize[size] }),
  );
  const stored = await Promise.all(puts);
  if (!stored.every(({ ok }) => ok)) return false;
  await keepPortrait(db, due, name);
  return true;
}

async function deleteUnused({ db, store }: PortraitPorts): Promise<void> {
  const unused = await takeUnusedFiles(db, UNUSED_AT_ONCE);
  if (unused.length === 0) return;
  const files = unused.flatMap((name) => PORTRAIT_SIZES.map((size) => portraitFile(name, size)));
  const removed = await store.remove(files);
  if (removed.ok) await forgetFiles(db, unused);
}
