import type { CollectionName } from '../../domain/collection/collection.ts';
import type { PortraitName } from '../../domain/collection/portraits.ts';
import type { Db } from '../port.ts';
import { oneAtATime } from './chainIndex.ts';
import { versionOf } from './collection.ts';

/** What is known of the portrait of one token that was asked for. */
export interface FoundPortrait {
  /** Which of the names, from 0 on. */
  readonly index: number;
  /** The name with the version that its picture has now. */
  readonly name: PortraitName & { readonly version: string };
  /** Where the whole picture is. */
  readonly address: string;
  /** Null: none is made. */
  readonly portrait: string | null;
  /** Whether one is still to be made. */
  readonly isDue: boolean;
}

// A type rather than an interface: only types fit the port's Row.
type PortraitRow = Omit<FoundPortrait, 'name'> & { version: string };

/** The portraits of tokens, in the order of the names; tokens without a picture are left out. */
export async function findPortraits(db: Db, names: readonly PortraitName[]): Promise<FoundPortrait[]> {
  const asked = names.map(({ collection, tokenId }, index) => ({ index, collection, id: tokenId }));
  const rows = await db.statement<PortraitRow>(
    `select asked.index, ${versionOf('template.image')} as version, template.image as address, template.portrait,
       template.portrait_due is not null as "isDue"
     from json_to_recordset($1::text::json) as asked (index int, collection text, id text)
     join app.tokens as token on token.collection = asked.collection and token.token_id = asked.id::numeric
     join app.templates as template
       on template.collection = token.collection and template.template_id = token.template_id
     where template.image is not null order by asked.index`,
    [JSON.stringify(asked)],
  );
  return rows.flatMap(({ version, ...row }) => {
    const name = names[row.index];
    return name ? [{ ...row, name: { ...name, version } }] : [];
  });
}

/** A picture of which portraits are to be made. */
export interface DuePicture {
  readonly collection: CollectionName;
  readonly templateId: string;
  /** Where it is. */
  readonly address: string;
}

/**
 * Takes a picture of which portraits are to be made: of those that were tried least the one that came last. Null: there is
 * none for now. None else gets it until it is due again, in five minutes, and then in twice as long each time, a day at most:
 * so a process that ends meanwhile, and a host that does not answer, only make it later (PORTRAIT-5).
 */
export async function takeDuePicture(db: Db): Promise<DuePicture | null> {
  const [due] = await db.statement<DuePicture & Record<string, unknown>>(
    `update app.templates as known set
       portrait_due = app.now() + least(interval '5 minutes' * 2 ^ known.portrait_tries, interval '1 day'),
       portrait_tries = least(known.portrait_tries + 1, 20)
     from (
       select collection, template_id from app.templates where portrait_due <= app.now()
       order by portrait_tries, portrait_due desc, collection, template_id limit 1 for update skip locked) as due
     where known.collection = due.collection and known.template_id = due.template_id
     returning known.collection, known.template_id::text as "templateId", known.image as address`,
    [],
  );
  return due ?? null;
}

/** Keeps what the portraits of a picture are called, or that there are none, unless the template has another picture by now. */
export async function keepPortrait(
  db: Db,
  { collection, templateId, address }: DuePicture,
  portrait: string | null,
): Promise<void> {
  await db.transaction(null, async (tx) => {
    await oneAtATime(tx);
    await tx.query(
      `update app.templates set portrait = $4, portrait_due = null
       where collection = $1 and template_id = $2::text::numeric and image = $3`,
      [collection, templateId, address, portrait],
    );
  });
}

/**
 * Notes that files of this name are about to be stored. False: those that were there are just being deleted, and nothing may be
 * stored in their place before they are gone.
 */
export async function noteFiles(db: Db, portrait: string): Promise<boolean> {
  const noted = await db.statement(
    `insert into app.portrait_files as known (portrait) values ($1)
     on conflict (portrait) do update set look_at = excluded.look_at where known.deleting_since is null
     returning portrait`,
    [portrait],
  );
  return noted.length > 0;
}

/**
 * The portraits whose files are to be deleted, because no picture has had them for a week (PORTRAIT-6): some at most. They are
 * this caller's for five minutes, and those of a caller who did not come so far another's after that. Of those that it looks at
 * and that are in use it looks away until a picture has them no longer.
 */
export async function takeUnusedFiles(db: Db, most: number): Promise<string[]> {
  const rows = await db.statement<{ portrait: string }>(
    `with due as materialized (
       select portrait, exists (select from app.templates as template where template.portrait = known.portrait) as used
       from app.portrait_files as known where look_at <= app.now() order by look_at limit $1 for update skip locked),
     spared as (delete from app.portrait_files as known using due where known.portrait = due.portrait and due.used)
     update app.portrait_files as known set deleting_since = app.now(), look_at = app.now() + interval '5 minutes'
     from due where known.portrait = due.portrait and not due.used
     returning known.portrait`,
    [most],
  );
  return rows.map(({ portrait }) => portrait);
}

/** Forgets files that are deleted. */
export async function forgetFiles(db: Db, portraits: readonly string[]): Promise<void> {
  await db.statement(
    `delete from app.portrait_files
     where portrait in (select json_array_elements_text($1::text::json)) and deleting_since is not null`,
    [JSON.stringify(portraits)],
  );
}
