import type {
  Portrait,
  PortraitName,
  PortraitSize,
  PortraitType,
} from '../../domain/collection/portraits.ts';
import { versionOf } from './collection.ts';
import { fromBase64, toBase64 } from '../../kernel/base64.ts';
import type { Db } from '../port.ts';

/** What the database knows of one portrait that was asked for. */
export interface FoundPortrait {
  /** Which of the names, from 0 on. */
  readonly index: number;
  /** The name with the version that its picture has now. */
  readonly name: PortraitName & { readonly version: string };
  /** Where the whole picture is. */
  readonly address: string;
  /** Null: its picture cannot be resized. Undefined: it was not made yet. */
  readonly portrait: Portrait | null | undefined;
}

// A type rather than an interface: only types fit the port's Row.
type PortraitRow = {
  index: number;
  version: string;
  address: string;
  made: boolean;
  type: PortraitType | null;
  bytes: string | null;
};

/** The portraits of tokens in a size, with those that were not made yet, in the order of the names; tokens without a picture are left out. */
export async function findPortraits(
  db: Db,
  names: readonly PortraitName[],
  size: PortraitSize,
): Promise<readonly FoundPortrait[]> {
  const asked = names.map(({ collection, tokenId }, index) => ({ index, collection, id: tokenId }));
  const version = versionOf('template.image');
  const rows = await db.statement<PortraitRow>(
    `select asked.index, ${version} as version, template.image as address, portrait.size is not null as made,
       portrait.type, translate(encode(portrait.bytes, 'base64'), E'\\n', '') as bytes
     from json_to_recordset($1::text::json) as asked (index int, collection text, id text)
     join app.tokens as token on token.collection = asked.collection and token.token_id = asked.id::numeric
     join app.templates as template
       on template.collection = token.collection and template.template_id = token.template_id
     left join app.portraits as portrait on portrait.collection = token.collection
       and portrait.token_id = token.token_id and portrait.size = $2::text::int and portrait.version = ${version}
     where template.image is not null order by asked.index`,
    [JSON.stringify(asked), String(size)],
  );
  return rows.flatMap(({ index, version: now, address, made, type, bytes: text }) => {
    const name = names[index];
    if (!name) return [];
    // In Base64 bytes pass the port.
    const bytes = text === null ? null : fromBase64(text);
    const kept = type === null || bytes === null ? null : { type, bytes };
    return [{ index, name: { ...name, version: now }, address, portrait: made ? kept : undefined }];
  });
}

/** A portrait that was made; null: its picture cannot be resized. */
export interface MadePortrait {
  readonly name: FoundPortrait['name'];
  readonly size: PortraitSize;
  readonly portrait: Portrait | null;
}

/** Keeps portraits in one statement. Where another process kept one meanwhile, that one stays. */
export async function keepPortraits(db: Db, made: readonly MadePortrait[]): Promise<void> {
  const rows = made.map(({ name: { collection, tokenId, version }, size, portrait }) => ({
    ...{ collection, id: tokenId, size, version },
    type: portrait?.type ?? null,
    // In Base64 bytes pass the port.
    bytes: portrait && toBase64(portrait.bytes),
  }));
  await db.statement(
    `insert into app.portraits (collection, token_id, size, version, type, bytes)
     select collection, id::numeric, size, version, type, decode(bytes, 'base64')
     from json_to_recordset($1::text::json)
       as made (collection text, id text, size int, version text, type text, bytes text)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
