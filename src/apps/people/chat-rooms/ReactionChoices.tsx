import type { MessageReaction } from '@shared/domain/people/chat.ts';
import type { Given } from './lines.ts';
import { DRAWN_REACTIONS } from './reactions.ts';
import styles from './reactions.module.css';

interface ReactionChoicesProps {
  readonly given: readonly Given[];
  /** Puts the reader's own, or takes it back. */
  readonly onReact: (reaction: MessageReaction, on: boolean) => void;
}

/** The six reactions at the head of a message's menu. */
export function ReactionChoices({ given, onReact }: ReactionChoicesProps) {
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
