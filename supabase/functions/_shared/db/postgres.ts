import postgres, { type ReservedSql } from 'postgres';
import { isConnectionLost } from './connection.ts';
import { opening, type Db, type DbOptions, type Parameter, type Row } from './port.ts';

export interface PostgresOptions extends DbOptions {
  /** Connections of this process; small, because the pooler has few for everyone. */
  readonly max?: number;
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

/**
 * A database reached by URL. Statements are not prepared, so a transaction pooler may sit between. Nothing is
 * connected before the first statement.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Db {
  // fetch_types stays on: without it reserve() never answers on a connection that it opens (postgres 3.4.9).
  const sql = postgres(url, {
    max: options.max ?? 10,
    prepare: false,
    onnotice: () => undefined,
    connect_timeout: 10,
  });

  return {
    async transaction(wallet, work) {
      const connection = await sql.reserve();
      const run = <Shape extends Row>(text: string, parameters: readonly Parameter[] = []) =>
        connection.unsafe<Shape[]>(text, [...parameters]).then((rows): Shape[] => [...rows]);
      try {
        await connection.unsafe(opening(wallet, options)).simple();
        const value = await work({ query: run });
        await connection.unsafe('commit').simple();
        connection.release();
        return value;
      } catch (error) {
        await giveBack(connection, error);
        throw error;
      }
    },
    async asOwner<Shape extends Row>(text: string, parameters?: readonly Parameter[]): Promise<Shape[]> {
      if (parameters) return [...(await sql.unsafe<Shape[]>(text, [...parameters]))];
      const connection = await sql.reserve();
      try {
        const answers: unknown = await connection.unsafe(text).simple();
        const several = Array.isArray(answers) && Array.isArray(answers[0]);
        connection.release();
        // The shape is the caller's word, as in `query`.
        return [...((several ? answers.at(-1) : answers) as Shape[])];
      } catch (error) {
        await giveBack(connection, error);
        throw error;
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
