import type { DiskAnswer, DiskOutcome, DiskWriting } from '../../contract/system/disk.ts';
import { isFixed } from '../../domain/system/disk/entries.ts';
import { ENTRY_BYTES, FOLLOW_MOST } from '../../domain/system/disk/follow.ts';
import type { Transaction } from '../port.ts';

/** How many deletions are known; a browser that has read nothing since the one before reads everything. */
const DELETIONS_KNOWN = 2_000;

type DiskRow = { readonly copy: string; readonly version: number; readonly forgotten: number };
type News = DiskAnswer['news'][number];

const diskOf = async (tx: Transaction, lock: '' | 'for update' = ''): Promise<DiskRow | null> => {
  const [row] = await tx.query<DiskRow>(
    `select copy::text, version, forgotten from app.disks where wallet = (select app.current_wallet()) ${lock}`,
    [],
  );
  return row ?? null;
};

/** What changed in the disk of the transaction's wallet since a version, or all of it (DISK-21). */
export async function diskNews(
  tx: Transaction,
  known: { readonly copy: string | null; readonly since: number },
): Promise<Omit<DiskAnswer, 'success'>> {
  const disk = await diskOf(tx);
  if (disk === null) return { copy: null, since: 0, isWhole: true, bytes: 0, pictureBytes: 0, news: [] };
  const isWhole = known.copy !== disk.copy || known.since < disk.forgotten || known.since > disk.version;
  const since = isWhole ? 0 : known.since;
  const entries = await tx.query<NonNullable<News['entry']> & Pick<News, 'id' | 'version'>>(
    `select id, version, content, kind, name, folder, lay, made::float8 as made, changed::float8 as changed, size, text, picture
     from app.disk_entries where wallet = (select app.current_wallet()) and version > $1::text::int
       and version <= $2::text::int order by version`,
    [String(since), String(disk.version)],
  );
  const gone = isWhole
    ? []
    : await tx.query<{ id: string; version: number }>(
        `select id, version from app.disk_deletions where wallet = (select app.current_wallet())
           and version > $1::text::int and version <= $2::text::int`,
        [String(since), String(disk.version)],
      );
  return {
    copy: disk.copy,
    since: disk.version,
    isWhole,
    ...(await countedOf(tx)),
    news: [
      ...entries.map(({ id, version, ...entry }) => ({ id, version, entry })),
      ...gone.map((one) => ({ ...one, entry: null })),
    ],
  };
}

/** What the texts and the pictures of the wallet count for. */
export async function countedOf(
  tx: Transaction,
): Promise<{ readonly bytes: number; readonly pictureBytes: number }> {
  const [row] = await tx.query<{ bytes: number; pictureBytes: number }>(
    `select (select coalesce(sum(bytes), 0)::int from app.disk_entries where wallet = me.wallet) as bytes,
       (select coalesce(sum(bytes), 0)::int from app.disk_pictures where wallet = me.wallet) as "pictureBytes"
     from (select app.current_wallet() as wallet) as me`,
    [],
  );
  return row ?? { bytes: 0, pictureBytes: 0 };
}

/** The disk of the wallet, which is its own until the transaction ends: browsers that write at once wait for each other. */
export async function heldDisk(tx: Transaction): Promise<DiskRow> {
  await tx.query('insert into app.disks (wallet) select app.current_wallet() on conflict do nothing', []);
  const disk = await diskOf(tx, 'for update');
  if (disk === null) throw new Error('the disk was not made');
  return disk;
}

/** What lies on the wallet's disk, as far as its rules look at it. */
interface Lying {
  version: number;
  readonly folder: string;
  readonly kind: string;
  readonly bytes: number;
}

/**
 * Takes in what a browser changed, each entry from the version that is there alone, so that nothing is lost that the
 * browser has not seen (DISK-21). What is more than a wallet keeps is left out, one by one (DISK-22).
 */
export async function writeDisk(
  tx: Transaction,
  known: string | null,
  writings: readonly DiskWriting[],
): Promise<{ readonly copy: string | null; readonly outcomes: DiskOutcome[] }> {
  // All of it was deleted, and this browser does not know: it makes no other one.
  if (known !== null && (await diskOf(tx))?.copy !== known) {
    const outcomes = writings.map(({ id }) => ({ id, version: null, refused: 'behind' as const }));
    return { copy: (await diskOf(tx))?.copy ?? null, outcomes };
  }
  const disk = await heldDisk(tx);
  const lying = await lyingIn(tx);
  const pictures = new Set(
    (
      await tx.query<{ hash: string }>(
        'select hash from app.disk_pictures where wallet = (select app.current_wallet())',
        [],
      )
    ).map(({ hash }) => hash),
  );
  const deletions = new Map(
    (
      await tx.query<{ id: string; version: number }>(
        `select id, version from app.disk_deletions
         where wallet = (select app.current_wallet()) and id in (select json_array_elements_text($1::text::json))`,
        [JSON.stringify(writings.map(({ id }) => id))],
      )
    ).map(({ id, version }) => [id, version]),
  );
  let { version } = disk;
  const outcomes: DiskOutcome[] = [];
  for (const writing of writings) {
    const { id } = writing;
    const before = lying.get(id);
    const refused = refusalOf(writing, before, lying, {
      isBehind: (before?.version ?? deletions.get(id) ?? 0) !== writing.base,
      hasPicture: (hash) => pictures.has(hash),
    });
    if (refused !== null) {
      outcomes.push({ id, version: null, refused });
      continue;
    }
    version += 1;
    await write(tx, writing, version, before);
    deletions.delete(id);
    if (writing.entry === null) {
      lying.delete(id);
      deletions.set(id, version);
    } else {
      const { folder, kind } = writing.entry;
      lying.set(id, { version, folder, kind, bytes: bytesOf(writing, before) });
    }
    outcomes.push({ id, version, refused: null });
  }
  if (version > disk.version) await closeWriting(tx, version);
  return { copy: disk.copy, outcomes };
}

async function lyingIn(tx: Transaction): Promise<Map<string, Lying>> {
  const rows = await tx.query<{ id: string; version: number; folder: string; kind: string; bytes: number }>(
    'select id, version, folder, kind, bytes from app.disk_entries where wallet = (select app.current_wallet())',
    [],
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** What an entry counts for after a change; one whose text stays as it was counts for at least what it did. */
const bytesOf = ({ entry }: DiskWriting, before: Lying | undefined): number =>
  entry === null
    ? 0
    : entry.text === null && before !== undefined
      ? Math.max(before.bytes, ENTRY_BYTES + bytesIn(entry.name))
      : ENTRY_BYTES + bytesIn(entry.name) + bytesIn(entry.text ?? '');

function refusalOf(
  writing: DiskWriting,
  before: Lying | undefined,
  lying: ReadonlyMap<string, Lying>,
  { isBehind, hasPicture }: { isBehind: boolean; hasPicture: (hash: string) => boolean },
): DiskOutcome['refused'] {
  const { id, entry } = writing;
  if (isBehind || (entry === null && before === undefined) || isFixed(id)) return 'behind';
  if (entry === null) return null;
  // What is new, or no folder, has something in it.
  if (before?.kind !== undefined && before.kind !== entry.kind) return 'behind';
  if (entry.kind === 'file' && before === undefined && entry.text === null && entry.picture === null)
    return 'no-picture';
  if (entry.picture !== null && !hasPicture(entry.picture)) return 'no-picture';
  if (before === undefined && lying.size >= FOLLOW_MOST.entries) return 'many';
  const others = [...lying].reduce((sum, [one, { bytes }]) => (one === id ? sum : sum + bytes), 0);
  const bytes = bytesOf(writing, before);
  if (others + bytes > FOLLOW_MOST.bytes && bytes > (before?.bytes ?? 0)) return 'full';
  return depthOf(lying, id, entry.folder) > FOLLOW_MOST.depth ? 'deep' : null;
}

/** How many folders lie round an entry; those that lie in each other count once. */
function depthOf(lying: ReadonlyMap<string, Lying>, id: string, folder: string): number {
  const round = new Set([id]);
  for (let at = folder; !round.has(at) && round.size <= FOLLOW_MOST.depth + 1;) {
    round.add(at);
    const next = lying.get(at);
    if (next === undefined) break;
    at = next.folder;
  }
  return round.size - 1;
}

async function write(
  tx: Transaction,
  { id, entry }: DiskWriting,
  version: number,
  before: Lying | undefined,
): Promise<void> {
  const at = String(version);
  if (entry === null) {
    await tx.query('delete from app.disk_entries where wallet = (select app.current_wallet()) and id = $1', [
      id,
    ]);
    await tx.query(
      `insert into app.disk_deletions (wallet, id, version) select app.current_wallet(), $1, $2::text::int
       on conflict (wallet, id) do update set version = excluded.version`,
      [id, at],
    );
    return;
  }
  const { kind, name, folder, lay, made, changed, size, picture } = entry;
  const text = kind === 'folder' || picture !== null ? null : entry.text;
  if (before !== undefined) {
    await tx.query(
      `update app.disk_entries set version = $2::text::int, name = $3, folder = $4, lay = $5, changed = $6::text::bigint,
         size = $7::text::int, content = case when $10 then $2::text::int else content end,
         text = case when $10 then $8 else text end, picture = case when $10 then $9 else picture end
       where wallet = (select app.current_wallet()) and id = $1`,
      [
        id,
        at,
        name,
        folder,
        lay,
        String(changed),
        String(size),
        text,
        picture,
        text !== null || picture !== null,
      ],
    );
    return;
  }
  await tx.query('delete from app.disk_deletions where wallet = (select app.current_wallet()) and id = $1', [
    id,
  ]);
  await tx.query(
    `insert into app.disk_entries (wallet, id, version, content, kind, name, folder, lay, made, changed, size, text, picture)
     select app.current_wallet(), $1, $2::text::int, $2::text::int, $3, $4, $5, $6, $7::text::bigint, $8::text::bigint,
       $9::text::int, $10, $11`,
    [id, at, kind, name, folder, lay, String(made), String(changed), String(size), text, picture],
  );
}

/** Keeps how many changes there were, and forgets the oldest deletions. */
async function closeWriting(tx: Transaction, version: number): Promise<void> {
  const [forgotten] = await tx.query<{ last: number | null }>(
    `with old as (
       delete from app.disk_deletions as one where wallet = (select app.current_wallet()) and version <= (
         select other.version from app.disk_deletions as other where other.wallet = one.wallet
         order by other.version desc offset $1::text::int limit 1)
       returning version)
     select max(version)::int as last from old`,
    [String(DELETIONS_KNOWN)],
  );
  await tx.query(
    `update app.disks set version = $1::text::int, forgotten = greatest(forgotten, $2::text::int)
     where wallet = (select app.current_wallet())`,
    [String(version), String(forgotten?.last ?? 0)],
  );
}

export type KeptPicture = { readonly file: string; readonly type: string };

/** Where a picture of the wallet lies; null: it has none of this hash. */
export async function diskPicture(tx: Transaction, hash: string): Promise<KeptPicture | null> {
  const [row] = await tx.query<KeptPicture>(
    'select file, type from app.disk_pictures where wallet = (select app.current_wallet()) and hash = $1',
    [hash],
  );
  return row ?? null;
}

/** Forgets the pictures that are in no entry any more, and answers where they lay. One that came just now is waited for. */
export const droppedPictures = (tx: Transaction): Promise<KeptPicture[]> =>
  tx.query<KeptPicture>(
    `delete from app.disk_pictures as one where wallet = (select app.current_wallet())
       and created_at < app.now() - interval '1 hour'
       and not exists (select from app.disk_entries as entry where entry.wallet = one.wallet and entry.picture = one.hash)
     returning file, type`,
    [],
  );

/** Keeps where a picture lies. Answers whether the wallet has room for it (DISK-23). */
export async function keepPicture(
  tx: Transaction,
  picture: KeptPicture & { readonly hash: string; readonly bytes: number },
): Promise<boolean> {
  await heldDisk(tx);
  const { pictureBytes } = await countedOf(tx);
  if (pictureBytes + picture.bytes > FOLLOW_MOST.pictureBytes) return false;
  await tx.query(
    `insert into app.disk_pictures (wallet, hash, file, type, bytes)
     select app.current_wallet(), $1, $2, $3, $4::text::int on conflict (wallet, hash) do nothing`,
    [picture.hash, picture.file, picture.type, String(picture.bytes)],
  );
  return true;
}
