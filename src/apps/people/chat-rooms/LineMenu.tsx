import type { MessageReaction } from '@shared/domain/people/chat.ts';
import type { Desktop } from '../../../kernel/app.ts';
import { PopupMenu, type MenuChoice } from '../../../overlays/controls/PopupMenu.tsx';
import { canCopy } from '../../../overlays/copyText.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import type { Asks } from './asks.ts';
import { isChangeable, type Given, type Line } from './lines.ts';
import type { RowActions } from './MessageRow.tsx';
import { DRAWN_REACTIONS } from './reactions.ts';
import { CHAT_TEXTS } from './texts.ts';
import type { useWriting } from './useWriting.ts';
import styles from './reactions.module.css';

const TEXTS = CHAT_TEXTS.menu;

interface ChoicesParts {
  readonly chat: Chat;
  readonly asks: Asks;
  readonly desktop: Desktop;
  readonly written: ReturnType<typeof useWriting>;
  readonly canWrite: boolean;
  /** By the server's clock. */
  readonly now: number;
}

interface LineMenuProps extends Pick<RowActions, 'react'> {
  readonly line: Line;
  /** Where it was asked for, in pixels of the page. */
  readonly at: { readonly x: number; readonly y: number };
  readonly parts: ChoicesParts;
  readonly onClose: () => void;
}

/** The menu of a line: the six reactions for those who may give one, and what else can be done with it. */
export function LineMenu({ line, at, parts, react, onClose }: LineMenuProps) {
  const choices = lineChoices(line, parts);
  if (choices.length === 0) return null;
  const { message, reactions } = line;
  const canReact = message !== null && react !== null && message.held !== true;
  const onReact = (reaction: MessageReaction, on: boolean): void => {
    onClose();
    if (canReact) react(message.id, reaction, on);
  };
  return (
    <PopupMenu
      label={TEXTS.label(line.name)}
      head={canReact && <ReactionChoices given={reactions} onReact={onReact} />}
      {...{ choices, at, onClose }}
    />
  );
}

/** What can be done with a line of the log: none with the system's, or with one that was removed. */
function lineChoices(line: Line, parts: ChoicesParts): readonly MenuChoice[] {
  const { chat, asks, desktop, written, canWrite, now } = parts;
  const { message, author, name } = line;
  if (author === null || line.removed !== null) return [];
  const copy = canCopy() ? [{ label: TEXTS.copy, run: () => void asks.copy(line.text) }] : [];
  if (message === null) return copy;
  const choices: MenuChoice[] = [];
  if (canWrite) choices.push({ label: TEXTS.reply, run: () => written.reply(line) });
  choices.push(...copy);
  if (isChangeable(line, now)) {
    choices.push(
      { label: TEXTS.edit, run: () => written.edit(line) },
      { label: TEXTS.remove, run: () => void asks.tell(chat.remove(message.id)) },
    );
  }
  if (line.isOwn) return choices;
  if (canWrite) {
    const { text, setText } = written;
    const space = text === '' || text.endsWith(' ') ? '' : ' ';
    choices.push({ label: TEXTS.mention, run: () => setText(`${text}${space}@${name} `) });
  }
  if (desktop.hasFor('profile-page')) {
    choices.push({ label: TEXTS.page(name), run: () => desktop.openFor('profile-page', name) });
  }
  choices.push(
    { label: TEXTS.block(name), run: () => void asks.block(author, name) },
    { label: TEXTS.report, run: () => void asks.report(message.id, name) },
  );
  return choices;
}

interface ReactionChoicesProps {
  readonly given: readonly Given[];
  /** Puts the reader's own, or takes it back. */
  readonly onReact: (reaction: MessageReaction, on: boolean) => void;
}

/** The six reactions at the head of a message's menu. */
function ReactionChoices({ given, onReact }: ReactionChoicesProps) {
  return (
    <div className={styles.chatReactionChoices}>
      {DRAWN_REACTIONS.map(({ reaction, name, picture }) => {
        const isMine = given.some((one) => one.reaction === reaction && one.isMine);
        return (
          <button
            key={reaction}
            type="button"
            role="menuitemcheckbox"
            tabIndex={-1}
            className={styles.chatReactionChoice}
            aria-label={name}
            aria-checked={isMine}
            title={name}
            onClick={() => onReact(reaction, !isMine)}
          >
            <img src={picture} alt="" width={14} height={14} draggable={false} />
          </button>
        );
      })}
    </div>
  );
}
