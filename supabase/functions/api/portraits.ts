import type { Context } from 'hono';
import { PortraitsQuery } from '../_shared/contract/collection/portraits.ts';
import { findPortraits, type FoundPortrait } from '../_shared/db/collection/portraits.ts';
import { writeEntry, type SheetEntry } from '../_shared/domain/collection/portraitSheet.ts';
import {
  isPortraitFile,
  PORTRAIT_TYPES,
  portraitFile,
  type PortraitName,
  type PortraitSize,
} from '../_shared/domain/collection/portraits.ts';
import { networksOf } from '../_shared/domain/system/network.ts';
import type { Api, LiveDeps } from './deps.ts';
import { tooMany } from './limits.ts';
import { bytesOf, MINUTES, missing, pictureAnswer, YEAR } from './pictures.ts';
import { readQuery } from './request.ts';

/** How long caches may keep a sheet: for good where it has everything, and of the versions that it was asked for. */
function keptFor(
  names: readonly PortraitName[],
  found: readonly FoundPortrait[],
  sheet: readonly SheetEntry[],
): string {
  if (sheet.length < names.length || found.some(({ isDue }) => isDue)) return 'no-store';
  const versions = new Map(found.map(({ index, name }) => [index, name.version]));
  return sheet.every(
    ({ index, portrait }) => portrait !== null && versions.get(index) === names[index]?.version,
  )
    ? YEAR
    : MINUTES;
}

/** The portrait of a token as a sheet has it: null where there is none. Undefined: it cannot be read now. */
async function portraitOf(
  { portraitStore, pictures }: LiveDeps,
  { portrait, address }: FoundPortrait,
  size: PortraitSize,
): Promise<SheetEntry['portrait'] | undefined> {
  const read = portrait
    ? await portraitStore.read(portraitFile(portrait, size))
    : await pictures.draw?.(address, size);
  if (read?.ok === false && read.error.code !== 'NOT_FOUND') return undefined;
  const type = read?.ok && PORTRAIT_TYPES.find((one) => one === read.value.type);
  return read?.ok && type ? { type, bytes: read.value.bytes } : null;
}

/** A sheet of portraits, as pages of earlier builds ask for them: it is read as it was made, and nothing is drawn for it. */
async function sheetAnswer(c: Context, deps: LiveDeps): Promise<Response> {
  const networks = networksOf(await deps.clientAddress(c));
  const client = networks.at(-1)?.name ?? '';
  const seconds = await deps.countPicture(networks);
  if (seconds !== null) throw tooMany(seconds);
  const { of: names, size } = readQuery(c, PortraitsQuery);
  const found = await deps.pictureInTurn(client, () => findPortraits(deps.db, names));
  if (found === null) throw tooMany(1);
  const known = new Map(found.map((one) => [one.index, one]));
  const entries = await Promise.all(
    names.map(async (_, index): Promise<SheetEntry | null> => {
      const one = known.get(index);
      const portrait = one ? await deps.pictureInTurn(client, () => portraitOf(deps, one, size)) : null;
      return portrait === undefined ? null : { index, portrait };
    }),
  );
  const sheet = entries.filter((entry) => entry !== null);
  return c.body(await new Blob(sheet.map(writeEntry)).arrayBuffer(), 200, {
    'content-type': 'application/octet-stream',
    'cache-control': keptFor(names, found, sheet),
  });
}

/** Portraits as the index job made them (PORTRAIT-1): each under the name of its content, and in sheets. */
export function mountPortraits(app: Api, deps: LiveDeps): void {
  app.get('/portraits/:file', (c) =>
    pictureAnswer(
      c,
      deps,
      YEAR,
      async () => {
        const file = c.req.param('file');
        if (!isPortraitFile(file)) throw missing();
        return bytesOf(await deps.portraitStore.read(file));
      },
      deps.countPortrait,
    ),
  );
  app.get('/collection/portraits', (c) => sheetAnswer(c, deps));
}
