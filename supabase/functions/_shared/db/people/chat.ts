import type { ChatMessage, ChatTail, CrowdCount } from '../../contract/people/chat.ts';
import {
  CATCH_UP_OVERLAP_MS,
  CROWD_MOST,
  OWN_CHANGE_MS,
  ROOMS,
  TAIL_CHANGES_MOST,
  TAIL_CHANGES_MS,
  TAIL_MOST,
  type Room,
} from '../../domain/people/chat.ts';
import type { Address } from '../../kernel/units.ts';
import type { Page, PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

type MessageRow = { message: ChatMessage };
/** The row `one` as its readers see it. PostgreSQL inlines the function, so that a page costs no call for each row. */
const MESSAGE = '(select shown from app.shown_message(one)) as message';

/**
 * The messages of a room, newest first, after the last one of the page before. Their ids are in the order in which they can
 * be read, so that a message that is written meanwhile moves nothing and hides none.
 */
export async function roomPage(
  tx: Transaction,
  room: string,
  { limit, cursor }: PageAsked,
): Promise<Page<ChatMessage>> {
  const before = cursor?.split('-')[1];
  const found = await tx.query<MessageRow>(
    `select ${MESSAGE} from app.chat_messages as one
     where one.room = $1 ${before === undefined ? '' : 'and one.id < $3::text::bigint'}
     order by one.id desc limit $2::text::int`,
    [room, String(limit + 1), ...(before === undefined ? [] : [before])],
  );
  const items = found.slice(0, limit).map(({ message }) => message);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : `0-${last.id}` };
}

/**
 * What was written or changed in a room since a moment, the oldest change first. It reaches back further than asked: a
 * transaction that began before the moment may have committed after it. Readers tell by the id what they have already.
 */
export async function roomChanges(
  tx: Transaction,
  room: string,
  since: string,
  { limit, cursor }: PageAsked,
): Promise<Page<ChatMessage>> {
  const [micros = '0', id = '0'] = cursor?.split('-') ?? [];
  const found = await tx.query<MessageRow & { cursor: string }>(
    `select ${MESSAGE},
       (extract(epoch from one.changed_at) * 1000000)::bigint::text || '-' || one.id::text as cursor
     from app.chat_changes($1, $2::text::timestamptz - $3::text::int * interval '1 millisecond',
       timestamptz 'epoch' + $4::text::float8 * interval '1 microsecond', $5::text::bigint, $6::text::int) as one`,
    [room, since, String(CATCH_UP_OVERLAP_MS), micros, id, String(limit + 1)],
  );
  const items = found.slice(0, limit);
  const next = found.length > limit ? items.at(-1)?.cursor : undefined;
  return { items: items.map(({ message }) => message), next: next ?? null };
}

/**
 * The end of a room as every member reads it (CHAT-11): its newest messages, and those before them that were changed of late.
 * The transaction acts for no wallet, so that row level security leaves out what is held.
 */
export async function roomTail(tx: Transaction, room: string): Promise<ChatTail> {
  const [newest, changed, [clock]] = await Promise.all([
    tx.query<MessageRow>(
      `select ${MESSAGE} from app.chat_messages as one
       where one.room = $1 order by one.id desc limit $2::text::int`,
      [room, String(TAIL_MOST)],
    ),
    tx.query<MessageRow>(
      `select ${MESSAGE} from app.chat_changes($1, app.now() - $2::text::int * interval '1 millisecond',
         timestamptz 'epoch', 0, $3::text::int) as one where one.created_at < one.changed_at`,
      [room, String(TAIL_CHANGES_MS), String(TAIL_CHANGES_MOST)],
    ),
    tx.query<{ now: Date }>('select app.now() as now'),
  ]);
  if (!clock) throw new Error('the database told no time');
  const messages = newest.map(({ message }) => message);
  const known = new Set(messages.map(({ id }) => id));
  return {
    at: clock.now.toISOString(),
    messages,
    changed: changed.map(({ message }) => message).filter(({ id }) => !known.has(id)),
  };
}

/** A room, and how much of it a person may read in the crowd where they sat last. */
interface RoomCount {
  readonly name: Room;
  readonly crowd: number;
  readonly last: string | null;
  readonly written: number;
}

/** Every room, in the order of their list. */
export async function roomCounts(tx: Transaction): Promise<RoomCount[]> {
  const rows = await tx.query<{ name: Room; crowd: number; last: string | null; written: number }>(
    `select one.of_room as name, one.crowd, one.last_message::text as last, one.written::float8 as written
     from app.chat_rooms as one
       left join app.chat_seats as seat on seat.of_room = one.of_room and seat.wallet = (select app.current_wallet())
     where one.crowd = coalesce(seat.crowd, 1)`,
  );
  return rows.sort((one, other) => ROOMS.indexOf(one.name) - ROOMS.indexOf(other.name));
}

// A type rather than an interface: only types fit the port's Row.
type Seat = { readonly crowd: number; readonly crowds: CrowdCount[] };

/**
 * Gives the wallet of the transaction a seat in a crowd of a room for so many seconds (CHAT-12); null: the one that it wants is
 * full, or not there.
 *
 * @param wanted 'any': where it sat last, or else where a seat is free; null: none, of a page that knows of no crowds
 */
export async function takeSeat(
  tx: Transaction,
  room: Room,
  wanted: number | 'any' | null,
  seconds: number,
): Promise<Seat | null> {
  const [seat] = await tx.query<{ crowd: number; crowds: CrowdCount[] | null }>(
    'select crowd, crowds from app.take_seat($1, $2::text::int, $3::text::int, $4::text::int)',
    [room, wanted === 'any' ? null : String(wanted ?? 0), String(CROWD_MOST), String(seconds)],
  );
  return seat ? { crowd: seat.crowd, crowds: seat.crowds ?? [] } : null;
}

/** Has all others wait who would write into a room. False: there is no such crowd of it. */
export async function holdRoom(tx: Transaction, room: string): Promise<boolean> {
  const rows = await tx.query('select room from app.chat_rooms where room = $1 for no key update', [room]);
  return rows.length > 0;
}

/** Whether a room has a message that its caller may read. */
export async function isInRoom(tx: Transaction, room: string, id: string): Promise<boolean> {
  const rows = await tx.query('select from app.chat_messages where id = $1::text::bigint and room = $2', [
    id,
    room,
  ]);
  return rows.length > 0;
}

export interface NewMessage {
  readonly room: string;
  readonly author: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly held: boolean;
}

/** Writes into a room that is held, so that ids ascend as messages can be read. */
export async function writeMessage(
  tx: Transaction,
  { room, author, text, replyTo, held }: NewMessage,
): Promise<ChatMessage> {
  const [row] = await tx.query<MessageRow>(
    `insert into app.chat_messages as one (room, author, message_text, reply_to, held_at)
     values ($1, $2::text::uuid, $3, $4::text::bigint, case when $5::boolean then app.now() end)
     returning ${MESSAGE}`,
    [room, author, text, replyTo, held],
  );
  if (!row) throw new Error('the room kept no message');
  if (!held) await countMessage(tx, room, row.message.id);
  return row.message;
}

/** Counts a message that all can read now. */
export async function countMessage(tx: Transaction, room: string, id: string): Promise<void> {
  await tx.query(
    `update app.chat_rooms set written = written + 1, last_message = greatest(last_message, $2::text::bigint)
     where room = $1`,
    [room, id],
  );
}

/** A message as it is changed. */
export interface KeptMessage {
  readonly id: string;
  readonly room: string;
  readonly author: string | null;
  readonly text: string;
  readonly removed: 'author' | 'operator' | null;
  readonly held: boolean;
  /** True: its author may still change it. */
  readonly young: boolean;
}

/** A message that the caller may read; null: there is none. */
export async function keptMessage(tx: Transaction, id: string): Promise<KeptMessage | null> {
  const [row] = await tx.query<{ [Name in keyof KeptMessage]: KeptMessage[Name] }>(
    `select id::text as id, room, author, message_text as text, removed_by as removed, held_at is not null as held,
       created_at >= app.now() - $2::text::int * interval '1 millisecond' as young
     from app.chat_messages where id = $1::text::bigint`,
    [id, String(OWN_CHANGE_MS)],
  );
  return row ?? null;
}

/** A message as its readers see it. */
export async function shownMessage(tx: Transaction, id: string): Promise<ChatMessage> {
  const [row] = await tx.query<MessageRow>(
    `select ${MESSAGE} from app.chat_messages as one where one.id = $1::text::bigint`,
    [id],
  );
  if (!row) throw new Error('a message went while it was changed');
  return row.message;
}

/** False: row level security did not let the caller. */
export async function editMessage(tx: Transaction, id: string, text: string): Promise<boolean> {
  const rows = await tx.query(
    'update app.chat_messages set message_text = $2, edited_at = app.now() where id = $1::text::bigint returning id',
    [id, text],
  );
  return rows.length > 0;
}

/** Leaves a tombstone. False: row level security did not let the caller. */
export async function removeOwnMessage(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update app.chat_messages set removed_at = app.now(), removed_by = 'author' where id = $1::text::bigint
     returning id`,
    [id],
  );
  return rows.length > 0;
}

type Blocked = { author: string; username: string };

/** Those whom the wallet of the transaction has blocked, newest first. */
export const blockedAuthors = (tx: Transaction): Promise<Blocked[]> =>
  tx.query<Blocked>(
    `select one.blocked::text as author, profile.username
     from app.chat_blocks as one
       join app.wallets as writer on writer.id = one.blocked
       join app.profiles as profile on profile.wallet = writer.wallet
     order by one.created_at desc, one.blocked`,
  );

/** Blocks a person of this name for a wallet, or unblocks them. False: there is none. */
export async function setBlocked(
  tx: Transaction,
  wallet: Address,
  author: string,
  blocked: boolean,
): Promise<boolean> {
  const known = await tx.query(
    `select from app.wallets join app.profiles using (wallet) where id = $1::text::uuid and wallet <> $2`,
    [author, wallet],
  );
  if (known.length === 0) return false;
  await tx.query(
    blocked
      ? `insert into app.chat_blocks (wallet, blocked) values ($1, $2::text::uuid) on conflict do nothing`
      : 'delete from app.chat_blocks where wallet = $1 and blocked = $2::text::uuid',
    [wallet, author],
  );
  return true;
}

/** The picture of a wallet as others see it. */
export async function shownIcon(tx: Transaction, wallet: Address): Promise<string | null> {
  const [row] = await tx.query<{ icon: string | null }>(
    'select icon from app.profiles cross join lateral app.shown_icon(wallet, profile_icon) where wallet = $1',
    [wallet],
  );
  return row?.icon ?? null;
}
