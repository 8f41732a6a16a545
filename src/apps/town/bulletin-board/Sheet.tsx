import type { ReactNode } from 'react';
import { Button } from '../../../overlays/controls/Button.tsx';
import { BOARD_TEXTS as TEXTS } from './texts.ts';
import styles from './bulletinBoard.module.css';

interface SheetProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A sheet of paper from the board, to be read from close. */
export function Sheet({ title, onBack, children }: SheetProps) {
  return (
    <div
      className={styles.sheetWindow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onBack();
      }}
    >
      <div className={styles.sheet} role="region" aria-label={title} tabIndex={0}>
        <h2>{title}</h2>
        {children}
      </div>
      <div className="w95-buttons">
        <Button default autoFocus onClick={onBack}>
          {TEXTS.back}
        </Button>
      </div>
    </div>
  );
}
