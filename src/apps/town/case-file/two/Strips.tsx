import type { BoardLine } from '@shared/contract/town/board.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { useStore } from '../../../../overlays/useStore.ts';
import type { Clue } from '../../../../town/clues/clue.ts';
import { TEXTS } from '../texts.ts';
import { otherRole } from './party.ts';
import styles from './two.module.css';
import type { Boards } from './useBoards.ts';
import type { Two } from './useTwo.ts';

interface InvitationProps {
  readonly line: BoardLine;
  readonly boards: Boards;
  readonly onLook: () => void;
}

/** Another person asks the person to their board (CASE-13). */
export function Invitation({ line: { id, username }, boards, onLook }: InvitationProps) {
  const accept = async (): Promise<void> => {
    if ((await boards.accept(id)).ok) onLook();
  };
  return (
    <div className={styles.strip}>
      <span className={styles.dot} data-by="guest" />
      <p role="status">{TEXTS.two.invites(username)}</p>
      <span className={styles.acts}>
        <Button default onClick={() => void accept()}>
          {TEXTS.two.look}
        </Button>
        <Button onClick={() => void boards.end(id)}>{TEXTS.two.no}</Button>
      </span>
    </div>
  );
}

interface TwoStripProps {
  readonly two: Two;
  readonly clues: readonly Clue[];
  readonly boards: Boards;
  /** Goes to the card at which the other is. */
  readonly onGoTo: (clue: Clue) => void;
}

/** What the other of the two does, and the end of the board. */
export function TwoStrip({ two, clues, boards, onGoTo }: TwoStripProps) {
  const isOnline = useStore(useApp().services.online);
  const { line, other, company } = two;
  const { role, username: name } = line;
  const at = typeof other === 'object' ? clues.find(({ id }) => id === other.card) : undefined;
  const isAsked = company === null;
  return (
    <div className={styles.strip}>
      <span className={styles.people}>
        <span>
          <i className={styles.dot} data-by={role} />
          {TEXTS.two.you}
        </span>
        <span>
          <i className={styles.dot} data-by={otherRole(role)} />
          {name}
        </span>
      </span>
      {/* What changes with each card is not read aloud: each card says who is there. */}
      <p>{at !== undefined && isOnline ? TEXTS.two.at(name, at.title) : whereOf(two, isOnline)}</p>
      <span className="visually-hidden" role="status">
        {whereOf(two, isOnline)}
      </span>
      <span className={styles.acts}>
        {at !== undefined && <Button onClick={() => onGoTo(at)}>{TEXTS.two.goTo}</Button>}
        <Button onClick={() => void boards.end(line.id)}>
          {isAsked ? TEXTS.two.takeBack : role === 'owner' ? TEXTS.two.close : TEXTS.two.leave}
        </Button>
      </span>
    </div>
  );
}

/** Whether the other is there. */
function whereOf({ line: { username: name }, other, company }: Two, isOnline: boolean): string {
  if (company === null) return TEXTS.two.asked(name);
  if (!isOnline) return TEXTS.two.offline;
  if (other === 'not-yet') return TEXTS.two.notYet(name);
  return other === 'away' ? TEXTS.two.away(name) : `${TEXTS.two.here(name)}.`;
}
