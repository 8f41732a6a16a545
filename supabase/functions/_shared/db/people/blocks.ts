import type { Blocks } from '../../contract/people/chat.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

/**
 * The condition that no block stands between the caller and the wallet of a row (BLOCK-1): every list that shows what people
 * write or who they are asks it, whichever of the two blocked the other. Row level security shows a
 * caller their own pairs alone, which PostgreSQL reads once for all rows. Of a caller without a wallet it is true.
 *
 * @param wallet a column, which is null where no person wrote the row
 */
export const unblocked = (wallet: string): string => isNoneOf('other', wallet);

/** The same of a message, whose author is app.wallets.id. */
export const unblockedAuthor = (author: string): string => isNoneOf('author', author);

const isNoneOf = (column: 'other' | 'author', value: string): string =>
  `(${value} in (select pair.${column} from app.apart as pair)) is not true`;

/**
 * The condition that no block stands between the owner of a page and who wrote a row on it, for all who read it (BLOCK-3).
 *
 * @param page whose page it is, the same for all rows: a parameter, or a subquery
 */
export const unblockedOn = (page: string, wallet: string): string =>
  `(${wallet} in (select other from app.apart_from(${page}))) is not true`;

/** Whether a block stands between the wallet of the transaction and another (BLOCK-1). */
export async function isBlocked(tx: Transaction, wallet: Address, other: Address): Promise<boolean> {
  const [row] = await tx.query<{ blocked: boolean }>('select app.is_blocked($1, $2) as blocked', [
    wallet,
    other,
  ]);
  return row?.blocked === true;
}

type Named = { author: string; username: string };

/** Those who are apart from the wallet of the transaction, in an order that says nothing of who blocked whom. */
export const hiddenPeople = (tx: Transaction): Promise<Named[]> =>
  tx.query<Named>(
    `select pair.author::text as author, profile.username
     from app.apart as pair join app.profiles as profile on profile.wallet = pair.other
     where pair.wallet = (select app.current_wallet()) order by pair.author`,
  );

/** Whom the wallet of the transaction has blocked, newest first, and who is apart from it. */
export async function blocksOf(tx: Transaction): Promise<Blocks> {
  const blocked = await tx.query<Named>(
    `select one.blocked::text as author, profile.username
     from app.chat_blocks as one
       join app.wallets as writer on writer.id = one.blocked
       join app.profiles as profile on profile.wallet = writer.wallet
     order by one.created_at desc, one.blocked`,
  );
  return { blocked, hidden: await hiddenPeople(tx) };
}

/** Who is blocked: by how messages name them, or by what they are called. */
export type Blocking = { readonly author: string } | { readonly username: string };

/** How many people a wallet may have blocked. */
export const BLOCKS_MOST = 1_000;

/** Blocks a person of this name for a wallet, or unblocks them. `unknown`: there is none; `enough`: BLOCKS_MOST are blocked. */
export async function setBlocked(
  tx: Transaction,
  wallet: Address,
  who: Blocking,
  blocked: boolean,
): Promise<'done' | 'unknown' | 'enough'> {
  const [known] = await tx.query<{ id: string }>(
    `select person.id::text as id from app.wallets as person join app.profiles as profile using (wallet)
     where ${'author' in who ? 'person.id = $1::text::uuid' : 'lower(profile.username) = lower($1)'} and wallet <> $2`,
    ['author' in who ? who.author : who.username, wallet],
  );
  if (known === undefined) return 'unknown';
  if (!blocked) {
    await tx.query('delete from app.chat_blocks where wallet = $1 and blocked = $2::text::uuid', [
      wallet,
      known.id,
    ]);
    return 'done';
  }
  const kept = await tx.query(
    `insert into app.chat_blocks (wallet, blocked)
     select $1::text, $2::text::uuid where (select count(*) from app.chat_blocks where wallet = $1::text) < ${BLOCKS_MOST}
     on conflict do nothing returning blocked`,
    [wallet, known.id],
  );
  if (kept.length > 0) return 'done';
  const before = await tx.query(
    'select from app.chat_blocks where wallet = $1 and blocked = $2::text::uuid',
    [wallet, known.id],
  );
  return before.length > 0 ? 'done' : 'enough';
}
