import { mentionedIn } from '../../domain/people/mentions.ts';
import type { Writing } from '../../domain/people/writings.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';
import { tell } from './news.ts';

/** Tells the owner of a page of a comment. */
async function tellOfComment(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.query<{ page: Address; wallet: Address }>(
    `select page::text as page, wallet::text as wallet from app.myplace_comments
     where id = $1::text::bigint and held_at is null and removed_at is null`,
    [id],
  );
  if (row) await tell(tx, { to: [row.page], kind: 'comment', actor: row.wallet, subject: {} });
}

/** Tells those of a signature who hold its student, in their own account or in a linked one. */
async function tellOfSignature(tx: Transaction, id: string): Promise<void> {
  const rows = await tx.query<{ token: string; wallet: Address; holder: Address }>(
    `select one.token_id::text as token, one.wallet::text as wallet, holder.wallet::text as holder
     from app.yearbook_signatures as one
       join app.tokens as student on student.collection = 'Flunks' and student.token_id = one.token_id
       cross join lateral (
         select student.owner::text as wallet
         union select known.wallet::text from app.linked_wallets as known
         where known.linked @> array[student.owner::text]) as holder
     where one.id = $1::text::bigint and one.held_at is null and one.removed_at is null
       and holder.wallet is not null`,
    [id],
  );
  const [first] = rows;
  if (!first) return;
  await tell(tx, {
    to: rows.map(({ holder }) => holder),
    kind: 'signature',
    actor: first.wallet,
    subject: { token: first.token },
  });
}

/** Tells those whom a message mentions, and the author of the message that it replies to. */
async function tellOfMessage(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.query<{
    room: string;
    text: string;
    wallet: Address;
    answered: Address | null;
  }>(
    `select place.of_room as room, one.message_text as text, writer.wallet::text as wallet,
       (select other.wallet::text from app.chat_messages as before join app.wallets as other on other.id = before.author
        where before.id = one.reply_to) as answered
     from app.chat_messages as one
       join app.chat_rooms as place using (room) join app.wallets as writer on writer.id = one.author
     where one.id = $1::text::bigint and one.held_at is null and one.removed_at is null`,
    [id],
  );
  if (!row) return;
  const { room, text, wallet: actor, answered } = row;
  const subject = { room, message: id };
  if (answered !== null) await tell(tx, { to: [answered], kind: 'reply', actor, subject });
  const mentioned = (await walletsNamed(tx, mentionedIn(text))).filter((one) => one !== answered);
  await tell(tx, { to: mentioned, kind: 'mention', actor, subject });
}

/** Tells the author of a message that a person has reacted to it. */
export async function tellOfReaction(tx: Transaction, id: string, actor: Address): Promise<void> {
  const [row] = await tx.query<{ room: string; author: Address }>(
    `select place.of_room as room, writer.wallet::text as author
     from app.chat_messages as one
       join app.chat_rooms as place using (room) join app.wallets as writer on writer.id = one.author
     where one.id = $1::text::bigint`,
    [id],
  );
  if (!row) return;
  const subject = { room: row.room, message: id };
  await tell(tx, { to: [row.author], kind: 'message-reaction', actor, subject });
}

/** The wallets of these usernames, which are in small letters. */
async function walletsNamed(tx: Transaction, names: readonly string[]): Promise<readonly Address[]> {
  if (names.length === 0) return [];
  const rows = await tx.query<{ wallet: Address }>(
    `select wallet::text as wallet from app.profiles
     where lower(username) = any (array(select json_array_elements_text($1::text::json)))`,
    [JSON.stringify(names)],
  );
  return rows.map(({ wallet }) => wallet);
}

const NEWS_OF: Readonly<Record<Writing, ((tx: Transaction, id: string) => Promise<void>) | null>> = {
  comment: tellOfComment,
  signature: tellOfSignature,
  message: tellOfMessage,
  // They are for everybody.
  line: null,
  work: null,
};

/**
 * Writes news for those whom a text is for (NEWS-5): when it is written, or once an operator has released it. A text that is
 * held makes no news.
 */
export async function tellOfText(tx: Transaction, kind: Writing, id: string): Promise<void> {
  await NEWS_OF[kind]?.(tx, id);
}
