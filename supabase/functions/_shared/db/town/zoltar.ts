import type { BoothAnswer, ZoltarCard } from '../../contract/town/zoltar.ts';
import type { ZoltarPlay } from '../../domain/town/zoltar.ts';
import type { Address } from '../../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

type Booth = Omit<BoothAnswer, 'success'>;

/** The wallet's next play and what all plays before came to. The first question of a wallet makes the seed. */
export async function boothOf(tx: Transaction, wallet: Address): Promise<Booth> {
  const [[next], [stats]] = await Promise.all([
    tx.query<Booth['next']>('select play_number as "playNumber", commitment from app.zoltar_commitment()'),
    tx.query<Booth['stats']>(
      `select (count(*) filter (where source = 'zoltar_play'))::int as "totalPlays",
         (count(*) filter (where source = 'zoltar_win'))::int as "totalWins",
         coalesce(-sum(amount) filter (where source = 'zoltar_play'), 0)::int as "totalSpent",
         coalesce(sum(amount) filter (where source = 'zoltar_win'), 0)::int as "totalWon"
       from app.gum_transactions where wallet = $1 and source in ('zoltar_play', 'zoltar_win')`,
      [wallet],
    ),
  ]);
  if (!next || !stats) throw new Error('there is no seed for this wallet');
  return { next, stats };
}

/**
 * The seed of the wallet's play, against the row of the ledger that paid for it. Null where this play cannot be made
 * now. It is used up, and the next one is promised.
 */
export async function useSeed(tx: Transaction, playNumber: number, spending: string): Promise<string | null> {
  const [row] = await tx.query<{ seed: string | null }>(
    'select app.use_zoltar_seed($1::int, $2::text::bigint) as seed',
    [playNumber, spending],
  );
  return row?.seed ?? null;
}

export interface PlayToKeep {
  readonly wallet: Address;
  readonly play: ZoltarPlay;
  /** The ids of the ledger's rows. */
  readonly spending: string;
  readonly prize: string | null;
}

export async function keepPlay(
  tx: Transaction,
  { wallet, play, spending, prize }: PlayToKeep,
): Promise<void> {
  await tx.query(
    `insert into app.zoltar_plays (
       wallet, play_number, server_seed, commitment, player_seed, sum, won, fortune, spending, prize)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::bigint, $10::text::bigint)`,
    [
      wallet,
      play.playNumber,
      play.serverSeed,
      play.commitment,
      play.playerSeed,
      play.sum,
      play.won,
      play.fortune,
      spending,
      prize,
    ],
  );
}

const COLUMNS = `play_number as "playNumber", commitment, server_seed as "serverSeed", player_seed as "playerSeed", sum, won,
  fortune, coalesce((select amount from app.gum_transactions as paid where paid.id = one.prize), 0) as paid`;

type CardRow = Omit<ZoltarCard, 'playedAt'>;

/** The card of one play; null: it was not made. */
export async function cardOf(
  tx: Transaction,
  wallet: Address,
  playNumber: number,
): Promise<ZoltarCard | null> {
  const [row] = await tx.query<CardRow & { created_at: Date }>(
    `select ${COLUMNS}, created_at from app.zoltar_plays as one where wallet = $1 and play_number = $2`,
    [wallet, playNumber],
  );
  if (!row) return null;
  const { created_at, ...card } = row;
  return { ...card, playedAt: created_at.toISOString() };
}

/** The wallet's cards, newest first. */
export async function cardsOf(tx: Transaction, wallet: Address, asked: PageAsked): Promise<Page<ZoltarCard>> {
  const { items, next } = await newestFirst<CardRow>(
    tx,
    { table: 'app.zoltar_plays', columns: COLUMNS, where: 'wallet = $1', parameters: [wallet] },
    asked,
  );
  const cards = items.map(({ created_at, id: _id, cursor: _cursor, ...card }) => ({
    ...card,
    playedAt: created_at.toISOString(),
  }));
  return { items: cards, next };
}
