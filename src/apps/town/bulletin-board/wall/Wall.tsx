import { useState } from 'react';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { useApp } from '../../../../overlays/appContext.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { CORK } from './cork.ts';
import { OpenWork } from './OpenWork.tsx';
import { Paper } from './Paper.tsx';
import { WALL_TEXTS as TEXTS } from './texts.ts';
import styles from './wall.module.css';

/** How many works a page of the wall has. */
const WORKS = 12;

interface WallProps {
  /** The id of a work that is looked at first; null: none is. */
  readonly workAtFirst: string | null;
  readonly onBack: () => void;
}

/** The wall of what people have made, and one of them large (WORK-4). */
export function Wall({ workAtFirst, onBack }: WallProps) {
  const { sound } = useApp();
  const [opened, setOpened] = useState(workAtFirst);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  /** Where each page begins that was asked for, beyond the first. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const look = (id: string | null): void => {
    sound('select');
    setCameFrom(opened);
    setOpened(id);
  };
  if (opened !== null) return <OpenWork key={opened} id={opened} onBack={() => look(null)} />;
  return (
    <div
      className={styles.wallWindow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onBack();
      }}
    >
      <div className={styles.wallCork} style={CORK} role="region" aria-label={TEXTS.wall} tabIndex={0}>
        {[null, ...cursors].map((cursor, index) => (
          <WallPage
            key={cursor ?? ''}
            cursor={cursor}
            isLast={index === cursors.length}
            cameFrom={cameFrom}
            onOpen={look}
            onOlder={(next) => setCursors([...cursors, next])}
          />
        ))}
      </div>
      <div className="w95-buttons">
        <Button default autoFocus={cameFrom === null} onClick={onBack}>
          {TEXTS.toBoard}
        </Button>
      </div>
    </div>
  );
}

interface WallPageProps {
  /** Where it begins; null: with the newest work. */
  readonly cursor: string | null;
  readonly isLast: boolean;
  /** The work that the keyboard comes back to. */
  readonly cameFrom: string | null;
  readonly onOpen: (id: string) => void;
  readonly onOlder: (cursor: string) => void;
}

function WallPage({ cursor, isLast, cameFrom, onOpen, onOlder }: WallPageProps) {
  const { api, session } = useApp().services;
  const { wallet } = useStore(session);
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/works', { limit: WORKS, ...(cursor !== null && { cursor }) }, { signal }),
    [api, cursor, wallet],
  );
  if (value === null) {
    return failure === null ? (
      <p className={styles.wallNote} role="status">
        {TEXTS.loading}
      </p>
    ) : (
      <div className={styles.wallNote} role="alert">
        <p>{TEXTS.failed(failure.message)}</p>
        <Button onClick={again}>{TEXTS.again}</Button>
      </div>
    );
  }
  const { works, next } = value;
  if (works.length === 0 && cursor === null) return <p className={styles.wallNote}>{TEXTS.empty}</p>;
  return (
    <>
      <ul className={styles.wallPapers}>
        {works.map((work) => (
          <li key={work.id}>
            <Paper work={work} focus={work.id === cameFrom} onOpen={() => onOpen(work.id)} />
          </li>
        ))}
      </ul>
      {isLast && next !== null && (
        <div className={styles.wallOlder}>
          <Button onClick={() => onOlder(next)}>{TEXTS.older}</Button>
        </div>
      )}
    </>
  );
}
