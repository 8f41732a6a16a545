import type { MessageReaction } from '@shared/domain/people/chat.ts';
import type { Given } from './lines.ts';
import { drawnReaction } from './reactions.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import styles from './reactions.module.css';

interface ReactionsProps {
  readonly given: readonly Given[];
  /** Puts the reader's own, or takes it back; null: they may not. */
  readonly onReact: ((reaction: MessageReaction, on: boolean) => void) | null;
}

/** The reactions under a message: how often each was given, and whether the reader is one of those who did. */
export function Reactions({ given, onReact }: ReactionsProps) {
  return (
    <p className={styles.chatReactions}>
      {given.map(({ reaction, count, isMine }) => {
        const drawn = drawnReaction(reaction);
        return (
          <button
            key={reaction}
            type="button"
            className={styles.chatReaction}
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
