import postgres, { type PendingQuery, type ReservedSql, type Sql } from 'postgres';
import { isConnectionLost } from './connection.ts';
import { following, opening, type Db, type DbOptions, type Parameter, type Row } from './port.ts';

export interface PostgresOptions extends DbOptions {
  /** Connections of this process; small, because the pooler has few for everyone. */
  readonly max?: number;
  /** How long a connection stays open that nothing asks for (s); it stays for good when absent. */
  readonly idleTimeout?: number;
  /** Prepared statements: one round trip each, not two, and planned once. Not behind a transaction pooler, which mixes connections. */
  readonly prepare?: boolean;
}

/**
 * Ends a failed transaction. A lost connection is left alone: postgres.js takes it out of the pool by itself, and
 * to write to it, or to release it, would throw outside of any promise.
 */
async function giveBack(connection: ReservedSql, error: unknown): Promise<void> {
  if (isConnectionLost(error)) return;
  try {
    await connection.unsafe('rollback').simple();
  } catch (second) {
    if (isConnectionLost(second)) return;
  }
  connection.release();
}

/** How long a transaction waits for a connection before it asks again, and how often it asks. */
const RESERVE_WITHIN_MS = 2_000;
const RESERVE_ATTEMPTS = 4;

/**
 * A connection for one transaction. postgres.js forgets who waits for one while another is lost (3.4.9), so that the
 * wait would never end: it is asked again, and a connection that comes late all the same is given back. Throws
 * CONNECT_TIMEOUT when none comes.
 */
async function reserve(sql: Sql): Promise<ReservedSql> {
  for (let attempt = 0; attempt < RESERVE_ATTEMPTS; attempt += 1) {
    const asked = sql.reserve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), RESERVE_WITHIN_MS);
    });
    const connection = await Promise.race([asked, patience]);
    clearTimeout(timer);
    if (connection !== null) return connection;
    asked.then(
      (late) => late.release(),
      () => undefined,
    );
  }
  throw Object.assign(new Error('no connection to the database came'), { code: 'CONNECT_TIMEOUT' });
}

/** What postgres.js takes beside a statement: its types leave one out. */
interface AskedFor {
  readonly prepare: boolean;
  readonly simple?: boolean;
}

/**
 * A database reached by URL. Statements are not prepared unless asked for, so a transaction pooler may sit between.
 * Nothing is connected before the first statement.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Db {
  const { prepare = false } = options;
  /** A statement without parameters is otherwise sent as one of many may be, which is never prepared (postgres 3.4.9). */
  const ask = <Shape extends Row>(
    connection: ReservedSql,
    text: string,
    parameters: readonly Parameter[],
  ): PendingQuery<Shape[]> => {
    const how: AskedFor = { prepare, ...(prepare && { simple: false }) };
    return connection.unsafe<Shape[]>(text, [...parameters], how);
  };
  // fetch_types stays on: without it reserve() never answers on a connection that it opens (postgres 3.4.9).
  const sql = postgres(url, {
    max: options.max ?? 10,
    prepare,
    onnotice: () => undefined,
    connect_timeout: 10,
    ...(options.idleTimeout !== undefined && { idle_timeout: options.idleTimeout }),
  });

  return {
    async transaction(wallet, work) {
      const connection = await reserve(sql);
      const run = <Shape extends Row>(text: string, parameters: readonly Parameter[] = []) =>
        ask<Shape>(connection, text, parameters).then((rows): Shape[] => [...rows]);
      const { tx, rest } = following(run);
      try {
        // Sent, and not waited for: what follows is on the same connection, and fails where the opening failed.
        const begun = connection.unsafe(opening(wallet, options)).simple().execute();
        const [value] = await Promise.all([work(tx), begun]);
        // After a statement that failed this rolls back.
        await Promise.all([rest(), connection.unsafe('commit').simple()]);
        connection.release();
        return value;
      } catch (error) {
        await giveBack(connection, error);
        throw error;
      }
    },
    async statement<Shape extends Row>(text: string, parameters: readonly Parameter[]): Promise<Shape[]> {
      const connection = await reserve(sql);
      const begun = connection.unsafe(opening(null, options)).simple().execute();
      const answer = ask<Shape>(connection, text, parameters).execute();
      // After a statement that failed this rolls back.
      const ended = connection.unsafe('commit').simple().execute();
      try {
        const [rows] = await Promise.all([answer, begun, ended]);
        connection.release();
        return [...rows];
      } catch (error) {
        await giveBack(connection, error);
        throw error;
      }
    },
    async asOwner<Shape extends Row>(text: string, parameters?: readonly Parameter[]): Promise<Shape[]> {
      if (parameters) return [...(await sql.unsafe<Shape[]>(text, [...parameters]))];
      const connection = await reserve(sql);
      try {
        const answers: unknown = await connection.unsafe(text).simple();
        const several = Array.isArray(answers) && Array.isArray(answers[0]);
        connection.release();
        // The caller names the shape of the rows, as in `query`.
        return [...((several ? answers.at(-1) : answers) as Shape[])];
      } catch (error) {
        await giveBack(connection, error);
        throw error;
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
