import type { Announcement } from '@shared/contract/office/announcements.ts';
import { Sheet } from './Sheet.tsx';
import { BOARD_TEXTS as TEXTS } from './texts.ts';
import styles from './bulletinBoard.module.css';

interface NoteSheetProps {
  readonly announcements: readonly Announcement[];
  readonly onBack: () => void;
}

/** What the pinned note says (BOARD-2). */
export function NoteSheet({ announcements, onBack }: NoteSheetProps) {
  return (
    <Sheet title={TEXTS.note} onBack={onBack}>
      {announcements.map(({ id, title, text }) => (
        <div key={id} className={styles.sheetEntry}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Sheet>
  );
}
