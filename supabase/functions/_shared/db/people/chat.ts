import type { ChatMessage, ChatTail, CrowdCount } from '../../contract/people/chat.ts';
import {
  CATCH_UP_OVERLAP_MS,
  CROWD_MOST,
  crowdName,
  OWN_CHANGE_MS,
  ROOMS,
  TAIL_CHANGES_MOST,
  TAIL_CHANGES_MS,
  TAIL_MOST,
  type MessageReaction,
  type Room,
} from '../../domain/people/chat.ts';
import type { Attached } from '../../domain/people/attached.ts';
import type { Address } from '../../kernel/units.ts';
import { tellOfReaction } from './newsOfTexts.ts';
import { unblockedAuthor } from './blocks.ts';
import type { Page, PageAsked } from '../system/pages.ts';
import type { Db, Transaction } from '../port.ts';

type MessageRow = { message: ChatMessage };
/** The row `one` as its readers see it. PostgreSQL inlines the function, so that a page costs no call for each row. */
const MESSAGE = '(select shown from app.shown_message(one)) as message';
/** Whether the caller reads it: no block stands between them and its author (BLOCK-1). */
const SHOWN = unblockedAuthor('one.author');

/**
 * The messages of a room, newest first, after the last one of the page before. Their ids are in the order in which they can
 * be read, so that a message that is written meanwhile moves nothing and hides none. A later crowd begins with what was said
 * in the first one before it was there.
 */
export async function roomPage(
  tx: Transaction,
  room: string,
  { limit, cursor }: PageAsked,
  crowd = 1,
): Promise<Page<ChatMessage>> {
  const before = cursor?.split('-')[1];
  const found =
    crowd === 1
      ? await tx.query<MessageRow>(
          `select ${MESSAGE} from app.chat_messages as one
           where one.room = $1 and ${SHOWN} ${before === undefined ? '' : 'and one.id < $3::text::bigint'}
           order by one.id desc limit $2::text::int`,
          [room, String(limit + 1), ...(before === undefined ? [] : [before])],
        )
      : await tx.query<MessageRow>(
          `select ${MESSAGE} from app.crowd_messages($1, $3::text::bigint, $2::text::int) as one order by one.id desc`,
          [room, String(limit + 1), before ?? null],
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
  const found = await tx.query<{ message: ChatMessage | null; cursor: string }>(
    `select (select shown from app.shown_message(one) where ${SHOWN}) as message,
       (extract(epoch from one.changed_at) * 1000000)::bigint::text || '-' || one.id::text as cursor
     from app.chat_changes($1, $2::text::timestamptz - $3::text::int * interval '1 millisecond',
       timestamptz 'epoch' + $4::text::float8 * interval '1 microsecond', $5::text::bigint, $6::text::int) as one`,
    [room, since, String(CATCH_UP_OVERLAP_MS), micros, id, String(limit + 1)],
  );
  const items = found.slice(0, limit);
  const next = found.length > limit ? items.at(-1)?.cursor : undefined;
  return { items: items.flatMap(({ message }) => message ?? []), next: next ?? null };
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
  const [seat] = await tx.query<{ crowd: number; crowds: CrowdCount[] | null; wait: number | null }>(
    `select crowd, crowds, (
       select app.crowd_wait(one) from app.chat_rooms as one where one.of_room = $1 and one.crowd = seat.crowd) as wait
     from app.take_seat($1, $2::text::int, $3::text::int, $4::text::int) as seat`,
    [room, wanted === 'any' ? null : String(wanted ?? 0), String(CROWD_MOST), String(seconds)],
  );
  if (!seat) return null;
  // What a server that was killed had still to tell.
  noteWaiting(tx, { room: crowdName(room, seat.crowd), wait: seat.wait });
  return { crowd: seat.crowd, crowds: seat.crowds ?? [] };
}

/** A crowd, and in how many milliseconds its pages may be told what waits there; null: nothing waits. */
type Waiting = { readonly room: string; readonly wait: number | null };

function noteWaiting(tx: Transaction, { room, wait }: Waiting): void {
  if (wait !== null) tx.waiting.set(room, wait);
}

/** Has pages told of a message that was changed, once the pause of their crowd is over. */
export async function noteChange(tx: Transaction, id: string): Promise<void> {
  const [crowd] = await tx.query<Waiting>(
    `select one.room, app.crowd_wait(one) as wait
     from app.chat_messages as message join app.chat_rooms as one using (room) where message.id = $1::text::bigint`,
    [id],
  );
  if (crowd) noteWaiting(tx, crowd);
}

/**
 * Tells pages of a crowd what waits there. Answers in how many milliseconds they may be told; null: nothing waits any longer.
 */
export async function tellCrowd(db: Db, room: string): Promise<number | null> {
  const [row] = await db.statement<{ wait: number | null }>('select app.tell_crowd($1) as wait', [room]);
  return row?.wait ?? null;
}

/** Has all others wait who would write into a room. False: there is no such crowd of it. */
export async function holdRoom(tx: Transaction, room: string): Promise<boolean> {
  const rows = await tx.query('select room from app.chat_rooms where room = $1 for no key update', [room]);
  return rows.length > 0;
}

/** Whether a room has a message that its caller may read, or begins with it. */
export async function isInRoom(tx: Transaction, room: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    `select from app.chat_messages as one join app.chat_rooms as place on place.room = $2
     where one.id = $1::text::bigint and ${SHOWN}
       and (one.room = place.room or (one.room = place.of_room and one.id <= place.after_message))`,
    [id, room],
  );
  return rows.length > 0;
}

export interface NewMessage {
  readonly room: string;
  readonly author: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly held: boolean;
  /** What is beside it; null: nothing. */
  readonly attached: Attached | null;
}

/** Writes into a room that is held, so that ids ascend as messages can be read. */
export async function writeMessage(
  tx: Transaction,
  { room, author, text, replyTo, held, attached }: NewMessage,
): Promise<ChatMessage> {
  const [row] = await tx.query<MessageRow>(
    `insert into app.chat_messages as one (room, author, message_text, reply_to, held_at, attached)
     values ($1, $2::text::uuid, $3, $4::text::bigint, case when $5::boolean then app.now() end, $6::text::jsonb)
     returning ${MESSAGE}`,
    [room, author, text, replyTo, held, attached && JSON.stringify(attached)],
  );
  if (!row) throw new Error('the room kept no message');
  if (!held) await countMessage(tx, room, row.message.id);
  return row.message;
}

/** Counts a message that all can read now. */
export async function countMessage(tx: Transaction, room: string, id: string): Promise<void> {
  const [crowd] = await tx.query<Waiting>(
    `update app.chat_rooms as one
     set written = written + 1, last_message = greatest(last_message, $2::text::bigint)
     where room = $1 returning room, app.crowd_wait(one) as wait`,
    [room, id],
  );
  if (crowd) noteWaiting(tx, crowd);
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
  await noteChange(tx, id);
  return rows.length > 0;
}

/** Puts a reaction under a message, or takes it back; what is so already stays so. */
export async function setReaction(
  tx: Transaction,
  {
    id,
    wallet,
    reaction,
    on,
  }: {
    readonly id: string;
    readonly wallet: Address;
    readonly reaction: MessageReaction;
    readonly on: boolean;
  },
): Promise<void> {
  const changed = await tx.query(
    on
      ? 'insert into app.chat_reactions (message, wallet, reaction) values ($1::text::bigint, $2, $3) on conflict do nothing returning message'
      : 'delete from app.chat_reactions where message = $1::text::bigint and wallet = $2 and reaction = $3',
    [id, wallet, reaction],
  );
  await noteChange(tx, id);
  if (on && changed.length > 0) await tellOfReaction(tx, id, wallet);
}

/** Leaves a tombstone. False: row level security did not let the caller. */
export async function removeOwnMessage(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update app.chat_messages set removed_at = app.now(), removed_by = 'author' where id = $1::text::bigint
     returning id`,
    [id],
  );
  await noteChange(tx, id);
  return rows.length > 0;
}

/** The picture of a wallet as others see it. */
export async function shownIcon(tx: Transaction, wallet: Address): Promise<string | null> {
  const [row] = await tx.query<{ icon: string | null }>(
    'select icon from app.profiles cross join lateral app.shown_icon(wallet, profile_icon) where wallet = $1',
    [wallet],
  );
  return row?.icon ?? null;
}
