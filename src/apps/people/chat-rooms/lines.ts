import type { Attached } from '@shared/domain/people/attached.ts';
import { MESSAGE_REACTIONS, OWN_CHANGE_MS, type MessageReaction } from '@shared/domain/people/chat.ts';
import type { ChatMessage } from '../../../services/chat/calls.ts';
import { ATTACHED } from '../../../services/chat/message.ts';
import type { Log } from '../../../services/chat/log.ts';
import type { Waiting } from '../../../services/chat/outbox.ts';
import { mentions } from './textParts.ts';

/** A reaction under a message. */
export interface Given {
  readonly reaction: MessageReaction;
  readonly count: number;
  readonly isMine: boolean;
}

/** A message as it is shown, of a person, a persona or the system. */
export interface Line {
  readonly key: string;
  /** The id of its author, in every room; null: the system. */
  readonly author: string | null;
  readonly name: string;
  readonly icon: string | null;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly isOwn: boolean;
  readonly isAI: boolean;
  /** The title of the program that it is about; null: none. */
  readonly opens: string | null;
  /** What it answers; null: nothing. */
  readonly reply: { readonly name: string; readonly text: string } | null;
  /** What is beside it; null: nothing. */
  readonly attached: Attached | null;
  readonly reactions: readonly Given[];
  readonly isEdited: boolean;
  readonly removed: ChatMessage['removed'];
  /** Whether it mentions the reader, or answers them. */
  readonly isForMe: boolean;
  /** The message of the server; null: it is of this window alone. */
  readonly message: ChatMessage | null;
  /** The message that waits to be sent; null: it does not. */
  readonly waiting: Waiting | null;
}

/** A line in its place among the others. */
export interface Row {
  readonly key: string;
  readonly line: Line;
  /** False: the one above is of the same person and not much older, so that name and portrait stand there. */
  readonly startsGroup: boolean;
  /** True: it is the first of its day. */
  readonly startsDay: boolean;
}

/** What the system says in a room. */
export interface Note {
  readonly key: string;
  readonly text: string;
  readonly at: number;
}

/** Lines of one person that are further apart than this stand apart. */
const SAME_GROUP_MS = 5 * 60_000;

/** Who reads. */
export interface Reader {
  readonly me: string | null;
  readonly username: string;
  readonly icon: string | null;
}

/** Of whom the reader sees nothing (BLOCK-2), by author. */
type Hidden = ReadonlyMap<string, unknown>;

/** The reactions to a message, without those of hidden people, and without kinds that a later version of the server knows. */
function givenOf({ reactions }: ChatMessage, me: string | null, hidden: Hidden): readonly Given[] {
  return (reactions?.given ?? []).flatMap(({ reaction, count, by }) => {
    const left = count - by.filter((author) => hidden.has(author)).length;
    return left === 0 || !MESSAGE_REACTIONS.includes(reaction)
      ? []
      : [{ reaction, count: left, isMine: me !== null && by.includes(me) }];
  });
}

export interface LineTexts {
  readonly system: string;
  /** What a reply shows of a message that is further up than what is loaded. */
  readonly earlier: string;
  readonly removed: string;
}

/**
 * Makes the rows of a room. What has not changed stays the same object, so that a room with ten thousand messages draws
 * only what is new.
 */
export function createRows(texts: LineTexts) {
  let known = new Map<string, { readonly of: readonly unknown[]; readonly line: Line }>();
  let rows: readonly Row[] = [];

  const messageLine = (
    message: ChatMessage,
    answered: ChatMessage | undefined,
    reader: Reader,
    hidden: Hidden,
  ): Line => {
    const isOwn = message.author !== null && message.author === reader.me;
    const isReplyToMe = answered !== undefined && answered.author === reader.me && reader.me !== null;
    const isThere = message.removed === null;
    return {
      key: message.id,
      author: message.author,
      name: message.username,
      icon: message.profile_icon,
      text: message.message_text,
      at: Date.parse(message.created_at),
      isOwn,
      isAI: message.is_ai,
      opens: null,
      reply: message.reply_to === null ? null : replyOf(answered, texts),
      attached: ATTACHED(message.attached) ?? null,
      reactions: givenOf(message, reader.me, hidden),
      isEdited: message.edited_at !== null,
      removed: message.removed,
      isForMe: isThere && !isOwn && (isReplyToMe || mentions(message.message_text, reader.username)),
      message,
      waiting: null,
    };
  };
  return (
    log: Log,
    waiting: readonly Waiting[],
    notes: readonly Note[],
    reader: Reader,
    hidden: Hidden,
  ): readonly Row[] => {
    const shown = log.filter(({ author }) => author === null || !hidden.has(author));
    const byId = new Map(shown.map((message) => [message.id, message]));
    const next: typeof known = new Map();
    const keep = (key: string, of: readonly unknown[], make: () => Line): Line => {
      const before = known.get(key);
      const isSame = before !== undefined && before.of.every((part, index) => part === of[index]);
      const kept = isSame ? before : { of, line: make() };
      next.set(key, kept);
      return kept.line;
    };
    const lines = shown.map((message) => {
      const answered = message.reply_to === null ? undefined : byId.get(message.reply_to);
      const of = [message, answered, reader.me, reader.username, hidden];
      return keep(message.id, of, () => messageLine(message, answered, reader, hidden));
    });
    for (const note of notes) {
      const line = keep(note.key, [note], () => noteLine(note, texts));
      const after = lines.findIndex(({ at }) => at > note.at);
      lines.splice(after < 0 ? lines.length : after, 0, line);
    }
    for (const one of waiting) {
      const answered = one.replyTo === null ? undefined : byId.get(one.replyTo);
      const of = [one, answered, reader.me, reader.username, reader.icon];
      lines.push(keep(one.key, of, () => waitingLine(one, answered, reader, texts)));
    }
    known = next;
    rows = rowsOf(lines, rows);
    return rows;
  };
}

/** The rows of lines; those that are as before are the same objects. */
export function rowsOf(lines: readonly Line[], before: readonly Row[] = []): readonly Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return lines.map((line, index) => {
    const above = lines[index - 1];
    const startsDay = above === undefined || dayOf(above.at) !== dayOf(line.at);
    const startsGroup = startsDay || !continues(above, line);
    const row = known.get(line.key);
    const isSame = row?.line === line && row.startsDay === startsDay && row.startsGroup === startsGroup;
    return isSame ? row : { key: line.key, line, startsDay, startsGroup };
  });
}

/** Whether a line belongs to the one above it. What quotes another says again whose it is. */
function continues(above: Line, line: Line): boolean {
  return (
    line.author !== null &&
    above.author === line.author &&
    line.reply === null &&
    line.at - above.at < SAME_GROUP_MS
  );
}

const dayOf = (at: number): string => new Date(at).toDateString();

const replyOf = (answered: ChatMessage | undefined, texts: LineTexts): NonNullable<Line['reply']> => ({
  name: answered?.username ?? '',
  text:
    answered === undefined
      ? texts.earlier
      : answered.removed === null
        ? answered.message_text
        : texts.removed,
});

const PLAIN = {
  isAI: false,
  opens: null,
  reply: null,
  attached: null,
  reactions: [],
  isEdited: false,
  removed: null,
  isForMe: false,
  message: null,
  waiting: null,
} as const;

const noteLine = ({ key, text, at }: Note, texts: LineTexts): Line => ({
  ...PLAIN,
  key,
  author: null,
  name: texts.system,
  icon: null,
  text,
  at,
  isOwn: false,
});

const waitingLine = (
  waiting: Waiting,
  answered: ChatMessage | undefined,
  { me, username, icon }: Reader,
  texts: LineTexts,
): Line => ({
  ...PLAIN,
  key: waiting.key,
  author: me ?? 'me',
  name: username,
  icon,
  text: waiting.text,
  at: waiting.at,
  isOwn: true,
  reply: waiting.replyTo === null ? null : replyOf(answered, texts),
  attached: waiting.attached,
  waiting,
});

/** Whether its author may still edit or remove a line (MSG-6). */
export const isChangeable = ({ isOwn, message, at }: Line, now: number): boolean =>
  isOwn && message !== null && message.removed === null && now - at < OWN_CHANGE_MS;

/** The rows of a persona's room: what was said there, and the notes of the system. */
export function conversationRows(
  said: readonly {
    readonly key: string;
    readonly by: 'person' | 'persona' | 'system';
    readonly text: string;
    readonly at: number;
    readonly opens?: string;
  }[],
  persona: { readonly id: string; readonly room: string; readonly icon: string },
  reader: { readonly username: string; readonly icon: string | null },
  texts: LineTexts,
): readonly Row[] {
  const speakers = {
    person: { author: 'me', name: reader.username, icon: reader.icon, isOwn: true, isAI: false },
    persona: { author: persona.id, name: persona.room, icon: persona.icon, isOwn: false, isAI: true },
    system: { author: null, name: texts.system, icon: null, isOwn: false, isAI: false },
  } as const;
  return rowsOf(
    said.map(({ key, by, text, at, opens = null }) => ({ ...PLAIN, key, text, at, opens, ...speakers[by] })),
  );
}
