import type { BoardTail } from '../../contract/town/board.ts';
import { ASKED_A_DAY, MOST_MARKS, type BoardRole } from '../../domain/town/case/board.ts';
import type { CardName } from '../../domain/town/case/cards.ts';
import { faceOf } from '../../domain/people/profile.ts';
import type { Address } from '../../kernel/units.ts';
import { tell } from '../people/news.ts';
import { actFor, type Transaction } from '../port.ts';

/** A board that is asked for or open: it was not ended, its day is not over, and no block parts the two. */
const STANDS = `board.ended_at is null and board.ends_at > app.now() and not app.is_blocked(board.owner, board.guest)`;

/** A board at which the wallet of the transaction is. */
export interface StandingBoard {
  readonly id: string;
  readonly owner: Address;
  readonly role: BoardRole;
  readonly isOpen: boolean;
}

/** The board of this id, if it stands and the wallet is one of its two; null: there is none for it. */
export async function boardAt(tx: Transaction, wallet: Address, id: string): Promise<StandingBoard | null> {
  const [board] = await tx.query<{ owner: Address; isOpen: boolean }>(
    `select board.owner::text as owner, board.accepted_at is not null as "isOpen"
     from app.case_boards as board where board.id = $1::text::uuid and ${STANDS}`,
    [id],
  );
  return board === undefined ? null : { id, ...board, role: board.owner === wallet ? 'owner' : 'guest' };
}

/** The boards that are asked for or open, the wallet's own first. */
export async function boardsOf(tx: Transaction, wallet: Address) {
  const rows = await tx.query<{
    id: string;
    role: BoardRole;
    other: Address;
    username: string;
    icon: string | null;
    tail: BoardTail;
  }>(
    `select board.id::text as id, person.wallet::text as other, person.username, app.board_tail(board) as tail,
       case when board.owner = $1 then 'owner' else 'guest' end as role,
       (select icon from app.shown_icon(person.wallet, person.profile_icon)) as icon
     from app.case_boards as board
       join app.profiles as person on person.wallet = case when board.owner = $1 then board.guest else board.owner end
     where (board.owner = $1 or board.guest = $1) and ${STANDS}
     order by board.owner = $1 desc, board.asked_at desc, board.id limit 20`,
    [wallet],
  );
  return rows.map(({ id, role, other, username, icon, tail }) => ({
    ...{ id, role, username, tail },
    profile_icon: icon ?? faceOf(other),
  }));
}

/**
 * Asks a person to the wallet's board for a day, which ends the one that it opened before. Whom it has asked already is not asked
 * twice. `enough`: it asked as many people in a day as it may.
 */
export async function askToBoard(
  tx: Transaction,
  owner: Address,
  guest: Address,
): Promise<'asked' | 'enough'> {
  // Two tabs that ask at once wait for each other.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('case board of ' || $1, 0))`, [owner]);
  const [before] = await tx.query<{ asked: number; stands: boolean }>(
    `select count(*)::integer as asked, coalesce(bool_or(board.guest = $2 and ${STANDS}), false) as stands
     from app.case_boards as board where board.owner = $1 and board.asked_at > app.now() - interval '1 day'`,
    [owner, guest],
  );
  if (before?.stands === true) return 'asked';
  if ((before?.asked ?? 0) >= ASKED_A_DAY) return 'enough';
  await tx.query(
    `update app.case_boards set ended_at = app.now(), version = version + 1 where owner = $1 and ended_at is null`,
    [owner],
  );
  await tx.query('insert into app.case_boards (owner, guest) values ($1, $2)', [owner, guest]);
  await tell(tx, { to: [guest], kind: 'board', actor: owner, subject: {} });
  return 'asked';
}

/** The guest looks at the board from now on, for a day, which its owner is told. To do so again changes nothing. */
export async function acceptBoard(
  tx: Transaction,
  guest: Address,
  { id, owner }: StandingBoard,
): Promise<void> {
  const come = await tx.query(
    `update app.case_boards set accepted_at = app.now(), ends_at = app.now() + interval '1 day', version = version + 1
     where id = $1::text::uuid and ended_at is null and accepted_at is null returning id`,
    [id],
  );
  if (come.length > 0) await tell(tx, { to: [owner], kind: 'board-joined', actor: guest, subject: {} });
}

/** Either of the two ends it, or says no to it. */
export async function endBoard(tx: Transaction, { id }: StandingBoard): Promise<void> {
  await tx.query(
    `update app.case_boards set ended_at = app.now(), version = version + 1
     where id = $1::text::uuid and ended_at is null`,
    [id],
  );
}

/** Says at which card one of the two is, and that their page is there. */
export async function moveHand(
  tx: Transaction,
  { id, role }: StandingBoard,
  card: CardName | null,
): Promise<void> {
  await tx.query(
    `update app.case_boards set ${role}_card = $2, ${role}_seen_at = app.now(), version = version + 1
     where id = $1::text::uuid and ended_at is null`,
    [id, card],
  );
}

/** Marks a card for one of the two, or takes their mark away. False: there are as many marks as there may be. */
export async function setMark(
  tx: Transaction,
  { id, role }: StandingBoard,
  { card, on }: { readonly card: CardName; readonly on: boolean },
): Promise<boolean> {
  const done = await tx.query(
    `update app.case_boards as board set version = version + 1, marks = others.marks || case when $4::boolean
         then jsonb_build_array(jsonb_build_object('card', $2::text, 'by', $3::text)) else '[]' end
     from (select one.id, coalesce((select jsonb_agg(mark) from jsonb_array_elements(one.marks) as mark
         where mark ->> 'card' <> $2::text or mark ->> 'by' <> $3::text), '[]') as marks
       from app.case_boards as one where one.id = $1::text::uuid for update) as others
     where board.id = others.id and board.ended_at is null
       and (not $4::boolean or jsonb_array_length(others.marks) < ${MOST_MARKS})
     returning board.id`,
    [id, card, role, on],
  );
  return done.length > 0;
}

/** Tells the two at the wallet's open board, if there is one, that cards, pins or threads are other ones now. */
export async function touchBoard(tx: Transaction, owner: Address): Promise<void> {
  await tx.query(
    `update app.case_boards set version = version + 1, content = content + 1
     where owner = $1 and accepted_at is not null and ended_at is null and ends_at > app.now()`,
    [owner],
  );
}

/** What the two are told of a board, whatever session asks; null: there is no such board. */
export async function tailOf(tx: Transaction, id: string): Promise<BoardTail | null> {
  const [row] = await tx.query<{ tail: BoardTail | null }>('select app.board_tail_of($1) as tail', [id]);
  return row?.tail ?? null;
}

/**
 * Reads or writes the owner's case in their name, for a guest: what lets it be is the row of a board that stands, which the owner
 * opened and the caller read as its guest (boardAt). Afterwards the transaction is the guest's again.
 */
export async function forOwner<Value>(
  tx: Transaction,
  { owner }: StandingBoard,
  guest: Address,
  work: (owner: Address) => Promise<Value>,
): Promise<Value> {
  await actFor(tx, owner);
  const value = await work(owner);
  await actFor(tx, guest);
  return value;
}
