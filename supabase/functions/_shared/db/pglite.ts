import { PGlite } from '@electric-sql/pglite';
import { following, opening, type Db, type DbOptions, type Parameter, type Row } from './port.ts';

export interface PgliteOptions extends DbOptions {
  /** A folder; absent: in memory. */
  readonly dataDir?: string;
  /** A dump to start an empty database from. */
  readonly dump?: Blob;
}

/** Postgres inside this process, on one connection: transactions wait for each other. */
export async function openPglite(options: PgliteOptions = {}): Promise<Db & { readonly engine: PGlite }> {
  const engine = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
  });
  // PGlite has begun by the time the opening runs; a second begin would only warn.
  const begin = (text: string) => text.replace(/^begin;/, '');

  return {
    engine,
    transaction: (wallet, work) =>
      engine.transaction(async (tx) => {
        await tx.exec(begin(opening(wallet, options)));
        const sent = following(
          async <Shape extends Row>(text: string, parameters: readonly Parameter[] = []) =>
            (await tx.query<Shape>(text, [...parameters])).rows,
        );
        const value = await work(sent.tx);
        await sent.rest();
        return value;
      }),
    statement: async <Shape extends Row>(text: string, parameters: readonly Parameter[]) => {
      const answer = await engine.transaction(async (tx) => {
        await tx.exec(begin(opening(null, options)));
        return tx.query<Shape>(text, [...parameters]);
      });
      return answer.rows;
    },
    async asOwner<Shape extends Row>(text: string, parameters?: readonly Parameter[]): Promise<Shape[]> {
      if (parameters) return (await engine.query<Shape>(text, [...parameters])).rows;
      const last = await engine.exec(text).then(
        (answers) => answers.at(-1),
        async (error: unknown) => {
          await engine.exec('rollback');
          throw error;
        },
      );
      // The caller names the shape of the rows, as in `query`.
      return (last?.rows ?? []) as Shape[];
    },
    close: () => engine.close(),
  };
}
