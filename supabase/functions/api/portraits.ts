import type { Context } from 'hono';
import { PortraitsQuery } from '../_shared/contract/collection/portraits.ts';
import { findPortraits, type FoundPortrait } from '../_shared/db/collection/portraits.ts';
import { writeEntry, type SheetEntry } from '../_shared/domain/collection/portraitSheet.ts';
import type { PortraitName, PortraitSize } from '../_shared/domain/collection/portraits.ts';
import { networksOf } from '../_shared/domain/system/network.ts';
import type { Api, LiveDeps } from './deps.ts';
import { tooMany } from './limits.ts';
import { MINUTES, YEAR } from './pictures.ts';
import { readQuery } from './request.ts';

/**
 * How long a sheet waits for portraits that are still to be made (ms). Hosts of pictures may take longer, or hang, and a
 * hosted function has two seconds of CPU for a call.
 */
const PATIENCE_MS = 1_500;

/** How long the making of one portrait holds a turn of its client (ms): the host of its picture may hang. */
const TURN_MS = 250;

/** How long caches may keep a sheet: for good where it has everything, and of the versions that it was asked for. */
function keptFor(names: readonly PortraitName[], found: readonly FoundPortrait[]): string {
  if (found.some(({ portrait }) => portrait === undefined)) return 'no-store';
  const versions = new Map(found.map(({ index, name, portrait }) => [index, portrait && name.version]));
  return names.every(({ version }, index) => version !== null && versions.get(index) === version)
    ? YEAR
    : MINUTES;
}

/** What a sheet has at once: portraits that are kept, and that there are none. */
function readyOf(names: readonly PortraitName[], found: readonly FoundPortrait[]): readonly SheetEntry[] {
  const known = new Map(found.map((one) => [one.index, one]));
  return names.flatMap((_, index) => {
    const one = known.get(index);
    const portrait = one ? one.portrait : null;
    return portrait === undefined ? [] : [{ index, portrait }];
  });
}

/** The sheet as it becomes ready. It ends when all is there and kept, when patience does, or when the client is gone. */
function sheetOf(
  ready: readonly SheetEntry[],
  coming: readonly FoundPortrait[],
  make: (found: FoundPortrait, isOver: () => boolean) => Promise<SheetEntry | null>,
  kept: () => Promise<void>,
): ReadableStream<Uint8Array> {
  let ended = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    start(sending) {
      for (const entry of ready) sending.enqueue(writeEntry(entry));
      const end = (): void => {
        clearTimeout(patience);
        if (!ended) sending.close();
        ended = true;
      };
      patience = setTimeout(end, PATIENCE_MS);
      const all = coming.map(async (found) => {
        const entry = await make(found, () => ended);
        if (entry !== null && !ended) sending.enqueue(writeEntry(entry));
      });
      void Promise.all(all).then(kept).then(end);
    },
    cancel() {
      clearTimeout(patience);
      ended = true;
    },
  });
}

/** Sheets of portraits: up to fifty in one answer, which is not JSON (domain/collection/portraitSheet.ts; PORTRAIT-2). */
export function mountPortraits(app: Api, deps: LiveDeps): void {
  const sheet = async (c: Context) => {
    const networks = networksOf(await deps.clientAddress(c));
    const client = networks.at(-1)?.name ?? '';
    const seconds = await deps.countPicture(networks);
    if (seconds !== null) throw tooMany(seconds);
    const { of: names, size } = readQuery(c, PortraitsQuery);
    const found = await deps.pictureInTurn(client, () => findPortraits(deps.db, names, size));
    if (found === null) throw tooMany(1);
    const missing = found.filter(({ portrait }) => portrait === undefined);
    // Each that is made counts as a picture. Where that is too many, those that are there come all the same.
    const coming = (await deps.countPicture(networks, missing.length)) === null ? missing : [];
    const make = (one: FoundPortrait, isOver: () => boolean) => made(deps, client, one, size, isOver);
    return c.body(sheetOf(readyOf(names, found), coming, make, deps.portraits.kept), 200, {
      'content-type': 'application/octet-stream',
      'cache-control': keptFor(names, found),
    });
  };
  app.get('/collection/portraits', sheet);
}

/** Makes a portrait once its turn has come; null: it is not ready in time. */
async function made(
  { portraits, pictureInTurn }: LiveDeps,
  client: string,
  found: FoundPortrait,
  size: PortraitSize,
  isOver: () => boolean,
): Promise<SheetEntry | null> {
  const begun = await pictureInTurn(client, async () => {
    if (isOver()) return null;
    const portrait = portraits.make(found, size);
    await Promise.race([portrait, new Promise((done) => setTimeout(done, TURN_MS))]);
    // In an object, because a promise would be waited for, and the turn with it.
    return { portrait };
  });
  const portrait = await begun?.portrait;
  return portrait === undefined ? null : { index: found.index, portrait };
}
