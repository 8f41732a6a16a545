import type { GumMovement } from '../contract/school/gum.ts';
import { parseAddress, type Address, type Gum } from '../kernel/units.ts';

export type Parameter = string | number | boolean | null;
export type Row = Readonly<Record<string, unknown>>;

/**
 * A transaction that is open. Statements are sent in the order of the calls, awaited or not; what was not awaited is sent with
 * the commit, and the transaction fails where it does.
 */
export interface Transaction {
  /**
   * Runs one statement with $1, $2... The caller names the shape of the rows, which is what its SQL selects.
   * Instants come back as Date; cast bigint to text or int, and JSON parameters as `$1::text::jsonb`, because the
   * two engines disagree on the rest.
   */
  query<Shape extends Row>(sql: string, parameters?: readonly Parameter[]): Promise<Shape[]>;
  /** What it has moved of GUM so far, for the answer that tells of it: `post` adds to it (db/school/ledger.ts). */
  readonly moved: MovedGum[];
  /** Crowds whose pages are still to be told of something, by their names, and in how many milliseconds they may be (CHAT-14). */
  readonly waiting: Map<string, number>;
}

/** A movement of GUM, and the wallet's balance after it. */
export interface MovedGum {
  readonly wallet: Address;
  readonly balance: Gum;
  readonly movement: GumMovement;
}

/** SQL on Postgres, remote or embedded. */
export interface Db {
  /**
   * Runs `work` in one transaction as the role gum_api, on behalf of `wallet` (null: none is proven yet), and
   * commits unless it throws. Only SQL belongs inside; a transaction inside another would wait for itself.
   */
  transaction<Value>(wallet: Address | null, work: (tx: Transaction) => Promise<Value>): Promise<Value>;
  /** One statement in a transaction of its own, for no wallet; where the database is remote, in one round trip. */
  statement<Shape extends Row>(sql: string, parameters: readonly Parameter[]): Promise<Shape[]>;
  /**
   * Runs statements as the connection's own user: for migrations, seeds and tests, never for a request. Without
   * parameters there may be many statements, a transaction too; the rows of the last are answered.
   */
  asOwner<Shape extends Row>(sql: string, parameters?: readonly Parameter[]): Promise<Shape[]>;
  close(): Promise<void>;
}

export interface DbOptions {
  /** Tests only: replaces the database's clock (app.now()). */
  readonly now?: () => Date;
}

const claimsOf = (wallet: Address): string => {
  if (parseAddress(wallet) === null) throw new RangeError('not an address');
  return JSON.stringify({ wallet });
};

/**
 * How long one statement may take, including its waiting for locks: longer than any statement of the API needs, and
 * short enough for a person to wait.
 */
const STATEMENT_TIMEOUT = '8s';

/** What every transaction begins with; one string of statements, so that it costs one round trip. */
export function opening(wallet: Address | null, options: DbOptions): string {
  const statements = [
    'begin',
    'set local role gum_api',
    `set local statement_timeout = '${STATEMENT_TIMEOUT}'`,
  ];
  if (wallet !== null) statements.push(`set local request.jwt.claims = '${claimsOf(wallet)}'`);
  if (options.now) statements.push(`set local app.now = '${options.now().toISOString()}'`);
  return statements.join(';');
}

/** A transaction's statements, and a promise for those that have no answer yet, which is rejected where one of them fails. */
export function following(query: Transaction['query']): {
  readonly tx: Transaction;
  rest(): Promise<unknown>;
} {
  const open = new Set<Promise<unknown>>();
  return {
    rest: () => Promise.all(open),
    tx: {
      moved: [],
      waiting: new Map(),
      query<Shape extends Row>(sql: string, parameters?: readonly Parameter[]) {
        const answer = query<Shape>(sql, parameters);
        const settled = (): unknown => open.delete(answer);
        open.add(answer);
        answer.then(settled, settled);
        return answer;
      },
    },
  };
}

/** Lets the rest of a transaction act for a wallet that it has just proven. */
export async function actFor(tx: Transaction, wallet: Address): Promise<void> {
  await tx.query(`select set_config('request.jwt.claims', $1, true)`, [claimsOf(wallet)]);
}
