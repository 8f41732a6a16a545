import type { Parameter, Row, Transaction } from '../port.ts';

/** A list whose rows have `id` and `created_at`, with an index over both in this order, newest first. */
export interface List {
  readonly table: string;
  /** Beside the two. */
  readonly columns: string;
  /** Which rows, by the parameters $1, $2...; absent: all. */
  readonly where?: string;
  readonly parameters?: readonly Parameter[];
}

export interface PageAsked {
  readonly limit: number;
  /** The `next` of the page before; absent: from the newest. */
  readonly cursor?: string | undefined;
  /** How many more to leave out. */
  readonly offset?: number;
}

export interface Page<Item> {
  readonly items: Item[];
  /** Null: this is the last page. */
  readonly next: string | null;
}

/** A row with its position in the list: its time in microseconds, and its id. */
interface Placed {
  readonly id: string;
  readonly created_at: Date;
  readonly cursor: string;
}

/**
 * A page of a list, newest first, after the last row of the page before (keyset paging): rows that are added
 * meanwhile move nothing, and every page costs the same.
 */
export async function newestFirst<Columns extends Row>(
  tx: Transaction,
  { table, columns, where = 'true', parameters = [] }: List,
  { limit, cursor, offset = 0 }: PageAsked,
): Promise<Page<Columns & Placed>> {
  const values = [...parameters];
  const value = (one: Parameter) => `$${values.push(one)}::text`;
  const [micros, id] = cursor?.split('-') ?? [];
  const older =
    micros === undefined || id === undefined
      ? ''
      : `and (created_at, id) < (timestamptz 'epoch' + ${value(micros)}::float8 * interval '1 microsecond',
           ${value(id)}::bigint)`;
  const found = await tx.query<Columns & Placed & Row>(
    `select ${columns}, id::text as id, created_at,
       (extract(epoch from created_at) * 1000000)::bigint::text || '-' || id::text as cursor
     from ${table} as one where ${where} ${older}
     order by one.created_at desc, one.id desc
     limit ${value(String(limit + 1))}::int offset ${value(String(offset))}::int`,
    values,
  );
  const items = found.slice(0, limit);
  const next = found.length > limit ? items.at(-1)?.cursor : undefined;
  return { items, next: next ?? null };
}
