import { useState } from 'react';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { useApp } from '../../../../overlays/appContext.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { CORK } from '../../../../overlays/cork.ts';
import { OpenWork } from './OpenWork.tsx';
import { ThemePaper, type ShownTheme } from './ThemePaper.tsx';
import { WALL_TEXTS as TEXTS } from './texts.ts';
import styles from './wall.module.css';
import type { Work } from '@shared/contract/making/works.ts';
import { PixelPicture } from '../../../../overlays/controls/PixelPicture.tsx';
import { REACTION_PICTURES } from './reactionPictures.ts';

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
  /** The theme whose works alone are shown; null: all works are. */
  const [theme, setTheme] = useState<ShownTheme | null>(null);
  /** Where each page begins that was asked for, beyond the first. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const look = (id: string | null): void => {
    sound('select');
    setCameFrom(opened);
    setOpened(id);
  };
  const show = (next: ShownTheme | null): void => {
    sound('select');
    setCursors([]);
    setTheme(next);
  };
  if (opened !== null) return <OpenWork key={opened} id={opened} onBack={() => look(null)} />;
  return (
    <div
      className={styles.wallWindow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (theme === null) onBack();
        else show(null);
      }}
    >
      <div className={styles.wallCork} style={CORK} role="region" aria-label={TEXTS.wall} tabIndex={0}>
        <ThemePaper shown={theme} onShow={show} onOpen={look} />
        {[null, ...cursors].map((cursor, index) => (
          <WallPage
            key={`${theme?.week} ${cursor}`}
            theme={theme}
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
  /** The theme whose works alone are shown; null: all works. */
  readonly theme: ShownTheme | null;
  /** Where it begins; null: with the newest work. */
  readonly cursor: string | null;
  readonly isLast: boolean;
  /** The work that the keyboard comes back to. */
  readonly cameFrom: string | null;
  readonly onOpen: (id: string) => void;
  readonly onOlder: (cursor: string) => void;
}

function WallPage({ theme, cursor, isLast, cameFrom, onOpen, onOlder }: WallPageProps) {
  const { api, session } = useApp().services;
  const { wallet } = useStore(session);
  const { value, failure, again } = useLoaded(
    (signal) =>
      api.call(
        'GET /api/works',
        { limit: WORKS, ...(cursor !== null && { cursor }), ...(theme !== null && { theme: theme.week }) },
        { signal },
      ),
    [api, cursor, theme, wallet],
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
  if (works.length === 0 && cursor === null) {
    return <p className={styles.wallNote}>{theme === null ? TEXTS.empty : TEXTS.themeNone}</p>;
  }
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

const PIN = ['..ccc..', '.chccc.', '.ccccc.', '.cccck.', '..cck..', '...k...', '...k...'];
/** Pins and tilts (degrees) take turns by the number of the work, so that a work always hangs as it did. */
const PINS = ['#e43b44', '#0099db', '#feae34', '#63c74d', '#b55088'];
const TILTS = [-1.5, 1, 2, -0.75, 1.5, -2, 0.5];

const nth = <Value,>(list: readonly Value[], id: string): Value | undefined =>
  list[Number(id.slice(-6)) % list.length];

/** The most that a picture takes on the wall, in logical pixels. */
const MOST = { width: 132, height: 156 };

/** How large a picture hangs: whole pixels, and nothing of it cut off. */
function sizeOnWall({ width, height }: Pick<Work, 'width' | 'height'>) {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  // An even width, so that its middle is at a whole pixel.
  return { width: 2 * Math.round((width * scale) / 2), height: Math.round(height * scale) };
}

interface PaperProps {
  readonly work: Work;
  /** Whether the keyboard is to be on it. */
  readonly focus: boolean;
  readonly onOpen: () => void;
}

/** A work as it hangs: its small picture under a pin, and a strip with its title. */
function Paper({ work, focus, onOpen }: PaperProps) {
  const { id, title, username, small, reactions, held } = work;
  const [missing, setMissing] = useState(false);
  const color = nth(PINS, id) ?? '';
  return (
    <button
      type="button"
      className={styles.wallPaper}
      aria-label={TEXTS.work(title, username)}
      autoFocus={focus}
      data-held={held || undefined}
      onClick={onOpen}
    >
      <span className={styles.wallPhoto} style={{ rotate: `${nth(TILTS, id) ?? 0}deg`, ...sizeOnWall(work) }}>
        {!missing && (
          <img src={small} alt="" loading="lazy" draggable={false} onError={() => setMissing(true)} />
        )}
      </span>
      <span className={styles.wallPin}>
        <PixelPicture rows={PIN} colors={{ c: color, h: '#fff', k: '#181425' }} scale={2} />
      </span>
      <span className={styles.wallStrip}>
        <b>{title}</b>
        <span>
          {TEXTS.by} {username}
        </span>
        <span className={styles.wallCounts} aria-hidden="true">
          {reactions.slice(0, 3).map(({ reaction, count }) => (
            <span key={reaction}>
              <img src={REACTION_PICTURES[reaction]} alt="" width={16} height={16} />
              {count}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}
