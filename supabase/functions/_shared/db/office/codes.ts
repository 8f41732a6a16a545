import type { AccessCode } from '../../contract/office/codes.ts';
import type { CodeLevel } from '../../domain/system/access.ts';
import type { Address } from '../../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

type CodeRow = Omit<AccessCode, 'id' | 'created_at' | 'expires_at' | 'revoked_at'> & {
  expires_at: Date | null;
  revoked_at: Date | null;
};

/** The access codes, newest first, without their hashes. */
export async function codesPage(tx: Transaction, asked: PageAsked): Promise<Page<AccessCode>> {
  const { items, next } = await newestFirst<CodeRow>(
    tx,
    {
      table: 'app.access_codes',
      columns: 'name, level, uses, max_uses, expires_at, revoked_at, created_by::text as created_by',
    },
    asked,
  );
  const codes = items.map(
    ({ id, name, level, uses, max_uses, expires_at, revoked_at, created_at, created_by }) => ({
      id,
      name,
      level,
      uses,
      max_uses,
      expires_at: expires_at?.toISOString() ?? null,
      revoked_at: revoked_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      created_by,
    }),
  );
  return { items: codes, next };
}

export interface NewCode {
  readonly name: string;
  readonly level: CodeLevel;
  /** Null: any number. */
  readonly uses: number | null;
  /** Null: for ever. */
  readonly days: number | null;
}

/** Keeps the hash of a new code and answers its id. */
export async function keepCode(
  tx: Transaction,
  operator: Address,
  hash: string,
  { name, level, uses, days }: NewCode,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into app.access_codes (hash, level, max_uses, expires_at, name, created_by)
     values ($1, $2, $3::integer, app.now() + $4::integer * interval '1 day', $5, $6) returning id::text as id`,
    [hash, level, uses, days, name, operator],
  );
  if (!row) throw new Error('no code was kept');
  return row.id;
}

/** What a code is called and whether it is revoked, held until the transaction ends; null: there is none. */
export async function holdCode(
  tx: Transaction,
  id: string,
): Promise<{ readonly name: string | null; readonly revoked: boolean } | null> {
  const [row] = await tx.query<{ name: string | null; revoked: boolean }>(
    `select name, revoked_at is not null as revoked from app.access_codes
     where id = $1::text::bigint for no key update`,
    [id],
  );
  return row ?? null;
}

export async function revokeCode(tx: Transaction, id: string, revoked: boolean): Promise<void> {
  await tx.query(
    'update app.access_codes set revoked_at = case when $2::boolean then app.now() end where id = $1::text::bigint',
    [id, revoked],
  );
}
