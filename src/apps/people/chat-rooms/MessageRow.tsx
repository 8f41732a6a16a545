import { lazy, memo, Suspense } from 'react';
import type { MessageReaction } from '@shared/domain/people/chat.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import type { Waiting } from '../../../services/chat/outbox.ts';
import type { Line, Row } from './lines.ts';
import { drawnReaction } from './reactions.ts';
import reactionStyles from './reactions.module.css';
import { ProfileIcon } from './ProfileIcon.tsx';
import { isEmojiAlone, textParts } from './textParts.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import styles from './chat.module.css';

/** Fetched with the first message that has something beside it. */
const AttachedCard = lazy(async () => {
  const { AttachedCard: card } = await import('./attached/AttachedCard.tsx');
  return { default: card };
});

/** What a person may do with a line where it stands. */
export interface RowActions {
  readonly openMenu: (row: Row, at: { readonly x: number; readonly y: number }) => void;
  readonly follow: (url: string, host: string) => void;
  readonly sendAgain: (key: string) => void;
  readonly discard: (key: string) => void;
  /** Puts a reaction of the reader under a message, or takes it back; null: they may not. */
  readonly react: ((id: string, reaction: MessageReaction, on: boolean) => void) | null;
  /** What opens the program with this title; null: the person has none. */
  readonly opener: (title: string) => (() => void) | null;
  /** Puts the words of a refused one into the field again. */
  readonly mend: (waiting: Waiting) => void;
}

interface MessageRowProps {
  readonly row: Row;
  /** The reader's name. */
  readonly username: string;
  readonly tabStop: boolean;
  readonly actions: RowActions;
}

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
/** Letters that are drawn over others (zalgo): two of them at most stay on one letter. */
const HEAPED = /(\p{M}{2})\p{M}+/gu;

/** A line with its portrait, name and time where a group of one person's begins. */
export const MessageRow = memo(function MessageRow({ row, username, tabStop, actions }: MessageRowProps) {
  const { line, startsGroup, startsDay } = row;
  const time = TIME.format(line.at);
  return (
    <div
      className={styles.chatRow}
      data-key={row.key}
      data-system={line.author === null || undefined}
      data-for-me={line.isForMe || undefined}
      data-group={startsGroup || undefined}
    >
      {startsDay && (
        <p className={styles.chatDay}>
          <span>{DAY.format(line.at)}</span>
        </p>
      )}
      <article
        className={styles.chatLine}
        tabIndex={tabStop ? 0 : -1}
        aria-label={`${line.name}, ${time}`}
        onContextMenu={(event) => {
          event.preventDefault();
          actions.openMenu(row, { x: event.clientX, y: event.clientY });
        }}
      >
        {line.author === null ? (
          <p className={styles.chatSystem}>{line.text}</p>
        ) : (
          <>
            {startsGroup && <ProfileIcon icon={line.icon} name={line.name} />}
            <div className={styles.chatWords}>
              {startsGroup && (
                <p className={styles.chatHead}>
                  <b data-own={line.isOwn || undefined}>{line.name}</b> <time>{time}</time>
                </p>
              )}
              <Body line={line} username={username} actions={actions} />
            </div>
          </>
        )}
      </article>
    </div>
  );
});

function Body({
  line,
  username,
  actions,
}: Pick<MessageRowProps, 'username' | 'actions'> & { readonly line: Line }) {
  if (line.removed !== null) {
    return (
      <p className={styles.chatRemoved}>
        {line.removed === 'operator' ? TEXTS.removedByOperator : TEXTS.removed}
      </p>
    );
  }
  const { waiting } = line;
  const parts = textParts(line.text.replace(HEAPED, '$1'), username);
  return (
    <>
      {line.reply !== null && (
        <p className={styles.chatQuote}>
          {line.reply.name !== '' && <b>{line.reply.name}: </b>}
          {line.reply.text}
        </p>
      )}
      <p
        className={styles.chatText}
        dir="auto"
        data-waiting={waiting !== null || undefined}
        data-emoji-alone={isEmojiAlone(parts) || undefined}
      >
        {parts.map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : part.kind === 'emoji' ? (
            <img key={index} src={part.picture} alt={part.text} width={14} height={14} draggable={false} />
          ) : part.kind === 'mention' ? (
            <b key={index} className={styles.chatMention} data-me={part.isMe || undefined}>
              {part.text}
            </b>
          ) : (
            <Link key={index} onClick={() => actions.follow(part.url, part.host)}>
              {part.text}
            </Link>
          ),
        )}
        {line.isEdited && <small> {TEXTS.edited}</small>}
      </p>
      {line.attached !== null && (
        <div className={styles.chatAttached}>
          <Suspense>
            <AttachedCard {...line.attached} />
          </Suspense>
        </div>
      )}
      {line.reactions.length > 0 && <Reactions line={line} react={actions.react} />}
      {line.opens !== null && <Opener title={line.opens} opener={actions.opener} />}
      {line.message?.held === true && <p className={styles.chatNote}>{TEXTS.held}</p>}
      {waiting !== null &&
        (waiting.refusal === null ? (
          <p className={styles.chatNote}>{TEXTS.waiting}</p>
        ) : (
          <p className={styles.chatNote} role="alert">
            {TEXTS.refused(waiting.refusal)}{' '}
            {waiting.isFinal ? (
              <Link onClick={() => actions.mend(waiting)}>{TEXTS.mend}</Link>
            ) : (
              <Link onClick={() => actions.sendAgain(waiting.key)}>{TEXTS.sendAgain}</Link>
            )}{' '}
            <Link onClick={() => actions.discard(waiting.key)}>{TEXTS.discard}</Link>
          </p>
        ))}
    </>
  );
}

/** Opens the program that a message is about, for those who have it. */
function Opener({ title, opener }: { readonly title: string } & Pick<RowActions, 'opener'>) {
  const open = opener(title);
  if (open === null) return null;
  return (
    <p className={styles.chatOpener}>
      <Button onClick={open}>{TEXTS.open(title)}</Button>
    </p>
  );
}

/** The reactions under a message: how often each was given, and whether the reader is one of those who did. */
function Reactions({
  line: { message, reactions },
  react,
}: { readonly line: Line } & Pick<RowActions, 'react'>) {
  const onReact =
    message === null || react === null
      ? null
      : (reaction: MessageReaction, on: boolean): void => react(message.id, reaction, on);
  return (
    <p className={reactionStyles.chatReactions}>
      {reactions.map(({ reaction, count, isMine }) => {
        const drawn = drawnReaction(reaction);
        return (
          <button
            key={reaction}
            type="button"
            className={reactionStyles.chatReaction}
            aria-label={TEXTS.reaction(TEXTS.reactions[reaction], count)}
            aria-pressed={isMine}
            disabled={onReact === null}
            onClick={() => onReact?.(reaction, !isMine)}
          >
            <img src={drawn?.picture} alt="" width={14} height={14} draggable={false} />
            {count}
          </button>
        );
      })}
    </p>
  );
}
