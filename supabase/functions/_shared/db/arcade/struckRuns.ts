import type { StruckRun } from '../../contract/arcade/scores.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

/** The runs that are struck out, newest first. */
export async function struckRuns(tx: Transaction, asked: PageAsked): Promise<Page<StruckRun>> {
  const { items, next } = await newestFirst<Omit<StruckRun, 'created_at'>>(
    tx,
    {
      table: 'app.struck_runs',
      columns: `run::text as run, game, wallet::text as wallet, score,
        (select profile.username from app.profiles as profile where profile.wallet = one.wallet) as username`,
    },
    asked,
  );
  const runs = items.map(({ run, game, wallet, username, score, created_at }) => ({
    run,
    game,
    wallet,
    username,
    score,
    created_at: created_at.toISOString(),
  }));
  return { items: runs, next };
}

/** What a run is listed with; null: no board lists it. */
export async function listedRun(
  tx: Transaction,
  run: string,
): Promise<{ readonly game: string; readonly wallet: Address; readonly score: number } | null> {
  const [row] = await tx.query<{ game: string; wallet: Address; score: number }>(
    'select game, wallet::text as wallet, score from app.game_scores where run = $1::text::uuid limit 1',
    [run],
  );
  return row ?? null;
}

/** Takes a run off all boards; false: none lists it. */
export async function strikeRun(tx: Transaction, run: string): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>('select app.strike_run($1::text::uuid) as done', [run]);
  return row?.done === true;
}

/** Puts a struck run back; false: it is not struck out. */
export async function restoreRun(tx: Transaction, run: string): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>('select app.restore_run($1::text::uuid) as done', [run]);
  return row?.done === true;
}
