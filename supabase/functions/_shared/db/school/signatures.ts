import type { PersonPage } from '../../contract/people/myPlace.ts';
import type { Signature, SignaturesAnswer } from '../../contract/school/yearbook.ts';
import type { SigningStanding } from '../../domain/school/signatures.ts';
import type { Address } from '../../kernel/units.ts';
import { unblocked, unblockedOn } from '../people/blocks.ts';
import { newestFirst, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';
import { keyHolder } from '../town/locks.ts';

const TABLE = 'app.yearbook_signatures';
const COLUMNS = `case when one.removed_at is null then one.text else '' end as text,
  (select person.username from app.profiles as person where person.wallet = one.wallet) as username,
  one.wallet is not distinct from (select app.current_wallet()) as "isMine", one.removed_by as removed,
  one.held_at is not null as held`;
/** Who holds the student of $1. */
const OWNER = `(select student.owner::text from app.tokens as student
  where student.collection = 'Flunks' and student.token_id = $1::text::numeric)`;
/** What its author alone reads is shown to no operator here: it waits in their queue. */
const SHOWN = `one.token_id = $1::text::numeric and one.removed_by is distinct from 'author'
  and (one.held_at is null or one.wallet = (select app.current_wallet())) and ${unblocked('one.wallet')}
  and ${unblockedOn(OWNER, 'one.wallet')}`;

// A type rather than an interface: only types fit the port's Row.
type SignatureRow = Omit<Signature, 'id' | 'created_at'>;
type PlacedSignature = SignatureRow & { id: string; created_at: Date };

const toSignature = (row: PlacedSignature): Signature => ({
  ...{ id: row.id, username: row.username, text: row.text, created_at: row.created_at.toISOString() },
  ...{ isMine: row.isMine, removed: row.removed, held: row.held },
});

/** The signature of a wallet on the page of a student; null: there is none. */
export async function signatureOf(
  tx: Transaction,
  wallet: Address,
  tokenId: string,
): Promise<Signature | null> {
  const [row] = await tx.query<PlacedSignature>(
    `select one.id::text as id, one.created_at, ${COLUMNS} from ${TABLE} as one
     where one.token_id = $1::text::numeric and one.wallet = $2 and one.removed_at is null`,
    [tokenId, wallet],
  );
  return row ? toSignature(row) : null;
}

/** Whether the wallet may sign the page of a student, or why not (YEARBOOK-12). */
export async function standingOf(
  tx: Transaction,
  wallet: Address | null,
  tokenId: string,
): Promise<SigningStanding> {
  if (wallet === null) return 'guest';
  const [row] = await tx.query<{ standing: SigningStanding }>(
    `with own as (
       select token_id from app.tokens
       where collection = 'Flunks' and template_id is not null and owner = any((select app.wallets_of($1))::text[]))
     select case
       when exists (select from own where token_id = $2::text::numeric) then 'own'
       when exists (select from ${TABLE} where token_id = $2::text::numeric and wallet = $1 and removed_by = 'operator')
         then 'removed'
       when not exists (select from own) then 'no-flunk'
       when not exists (select from app.profiles where wallet = $1) then 'nameless'
       else 'open' end as standing`,
    [wallet, tokenId],
  );
  return row?.standing ?? 'guest';
}

/** Whether the Yearbook has this student: a Flunk that is held. */
export async function hasStudent(tx: Transaction, tokenId: string): Promise<boolean> {
  const found = await tx.query(
    `select from app.tokens where collection = 'Flunks' and token_id = $1::text::numeric
       and owner is not null and template_id is not null`,
    [tokenId],
  );
  return found.length > 0;
}

/** Whether a block parts the wallet of the transaction from who holds the student, also by a linked account (BLOCK-1). */
export async function isApartFromHolder(tx: Transaction, wallet: Address, tokenId: string): Promise<boolean> {
  const found = await tx.query(
    `select from app.apart as pair
     where pair.wallet = $2 and ${OWNER} = any((select app.wallets_of(pair.other))::text[]) limit 1`,
    [tokenId, wallet],
  );
  return found.length > 0;
}

/** The signatures on the page of a student as a caller reads them: what operators removed as tombstones, newest first. */
export async function signaturesPage(
  tx: Transaction,
  wallet: Address | null,
  tokenId: string,
  asked: PageAsked,
): Promise<Omit<SignaturesAnswer, 'success'>> {
  const { items, next } = await newestFirst<SignatureRow>(
    tx,
    { table: TABLE, columns: COLUMNS, where: SHOWN, parameters: [tokenId] },
    asked,
  );
  return {
    signatures: items.map(toSignature),
    next,
    mine: wallet && (await signatureOf(tx, wallet, tokenId)),
    standing: await standingOf(tx, wallet, tokenId),
    hasKey: (await keyHolder(tx))?.token === tokenId,
  };
}

/** How many signatures a page of MyPlace shows (MYPLACE-10). */
const PAGE_SIGNATURES = 3;

type Signed = Pick<PlacedSignature, 'id' | 'created_at' | 'text' | 'username'>;

/** The newest signatures that everybody reads on the pages of the students of a person, where no block hides them. */
export async function signaturesFor(tx: Transaction, owner: Address): Promise<PersonPage['signatures']> {
  const rows = await tx.query<Signed>(
    `select one.id::text as id, one.created_at, one.text,
       (select person.username from app.profiles as person where person.wallet = one.wallet) as username
     from app.tokens as student join ${TABLE} as one on one.token_id = student.token_id
     where student.collection = 'Flunks' and student.owner = any((select app.wallets_of($1))::text[])
       and one.removed_at is null and one.held_at is null
       and ${unblocked('one.wallet')} and ${unblockedOn('$1', 'one.wallet')}
     order by one.id desc limit ${PAGE_SIGNATURES}`,
    [owner],
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

interface NewSignature {
  readonly tokenId: string;
  readonly text: string;
  readonly held: boolean;
}

/**
 * Signs in the name of the wallet, in the place of what it wrote on that page before, and answers it as its author
 * reads it. The wallet's other writings wait meanwhile (recentTexts), so that two tabs leave one signature.
 */
export async function sign(
  tx: Transaction,
  wallet: Address,
  { tokenId, text, held }: NewSignature,
): Promise<Signature> {
  await tx.query(
    `update ${TABLE} set removed_at = app.now(), removed_by = 'author'
     where token_id = $1::text::numeric and wallet = $2 and removed_at is null`,
    [tokenId, wallet],
  );
  const [row] = await tx.query<PlacedSignature>(
    `insert into ${TABLE} as one (token_id, wallet, text, held_at)
     values ($1::text::numeric, $2, $3, case when $4::boolean then app.now() end)
     returning one.id::text as id, one.created_at, ${COLUMNS}`,
    [tokenId, wallet, text, held],
  );
  if (!row) throw new Error('no signature was kept');
  return toSignature(row);
}

/** Takes a signature away that the wallet wrote. False: there is none. */
export async function removeSignature(tx: Transaction, wallet: Address, id: string): Promise<boolean> {
  const removed = await tx.query(
    `update ${TABLE} set removed_at = app.now(), removed_by = 'author'
     where id = $1::text::bigint and removed_at is null and wallet = $2 returning id`,
    [id, wallet],
  );
  return removed.length > 0;
}
