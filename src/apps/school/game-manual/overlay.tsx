import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import {
  CONTENTS_PAGE,
  FIRST_PAGE,
  LAST_PAGE,
  namedBy,
  OPEN_PAGE,
  pageAt,
  pageByKey,
  turned,
} from './paging.ts';
import { PageView } from './PageView.tsx';
import { MANUAL_TEXTS as TEXTS } from './texts.ts';
import styles from './manual.module.css';

/**
 * The Game Manual: a booklet of which one page shows. It opens at the page that the window's params name; without them,
 * where it was closed (MANUAL-2).
 */
function ManualWindow() {
  const { services, sound, setTitle, params } = useApp();
  const { lasting } = services.storage;
  const [number, setNumber] = useState(() => namedBy(params) ?? lasting.get(OPEN_PAGE) ?? FIRST_PAGE);
  const paper = useRef<HTMLDivElement>(null);
  const page = pageAt(number);

  useEffect(() => setTitle(TEXTS.windowTitle), [setTitle]);

  const turnTo = (next: number): void => {
    if (next === number) return;
    sound('select');
    lasting.set(OPEN_PAGE, next);
    if (next === LAST_PAGE) services.discoveries.happened('manual-finished');
    setNumber(next);
    // Keeps the focus in the booklet when the pressed button becomes disabled, so that keys still turn pages.
    paper.current?.focus();
    paper.current?.scrollTo(0, 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = pageByKey(number, event.key);
    if (next === null) return;
    event.preventDefault();
    turnTo(next);
  };

  return (
    <div className={styles.manual} onKeyDown={onKeyDown}>
      <div className={styles.manualBooklet}>
        <div className={styles.manualSpiral} />
        <div
          ref={paper}
          className={styles.manualPaper}
          role="region"
          aria-label={page?.title ?? TEXTS.notFound}
          tabIndex={0}
          data-autofocus
        >
          {page === null ? <NotFound /> : <PageView page={page} number={number} onTurn={turnTo} />}
        </div>
      </div>
      <nav className={styles.manualNav} aria-label={TEXTS.windowTitle}>
        <Button onClick={() => turnTo(CONTENTS_PAGE)}>{TEXTS.toContents}</Button>
        <p role="status">{page === null ? TEXTS.notFound : TEXTS.pageOf(number, LAST_PAGE)}</p>
        <Button disabled={number === FIRST_PAGE} onClick={() => turnTo(turned(number, -1))}>
          {TEXTS.previous}
        </Button>
        <Button default disabled={number === LAST_PAGE} onClick={() => turnTo(turned(number, 1))}>
          {TEXTS.next}
        </Button>
      </nav>
    </div>
  );
}

function NotFound() {
  return (
    <div className={styles.manualPage} data-kind="torn">
      <h2>{TEXTS.notFound}</h2>
      <p>{TEXTS.notFoundDetail}</p>
    </div>
  );
}

export default mountReact(ManualWindow);
