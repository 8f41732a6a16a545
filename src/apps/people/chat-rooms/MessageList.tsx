import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { useLongPress } from '../../../overlays/controls/useLongPress.ts';
import type { Row } from './lines.ts';
import { MessageRow, type RowActions } from './MessageRow.tsx';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import { useLog } from './useLog.ts';
import styles from './chat.module.css';

interface MessageListProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly username: string;
  readonly older: 'some' | 'loading' | 'none' | 'failed';
  readonly onOlder: () => void;
  /** How much the person has sent: with each message they are led to the end. */
  readonly sent: number;
  readonly actions: RowActions;
}

/** The messages of a room. Arrows, Page Up, Page Down, Home and End walk through them. */
export function MessageList({ title, rows, username, older, onOlder, sent, actions }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { layout, view } = useLog(scroller, keys);
  const { span, top, total, below } = view;
  const [active, setActive] = useState<string | null>(null);
  const activeIndex = active === null ? -1 : keys.indexOf(active);
  const stop = activeIndex < 0 ? rows.length - 1 : activeIndex;
  useEffect(() => layout.toEnd(), [layout, sent]);

  const isNearBeginning = span.from === 0 && span.to > 0;
  useEffect(() => {
    if (isNearBeginning && older === 'some') onOlder();
  }, [isNearBeginning, older, onOlder]);

  const longPress = useLongPress((key, at) => {
    const row = rows.find((one) => one.key === key);
    if (row !== undefined) actions.openMenu(row, at);
  });

  const wantFocus = useFocusOnRow(scroller);
  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[stop];
    if (asksMenu(event) && row !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const box = (event.target as HTMLElement).getBoundingClientRect();
      actions.openMenu(row, { x: box.left + 32, y: box.top + Math.min(box.height, 24) });
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, stop + step));
    const key = keys[next] ?? null;
    wantFocus(key);
    setActive(key);
    if (next === rows.length - 1) layout.toEnd();
    else layout.reveal(next);
  };

  return (
    <div className={`w95-well ${styles.chatWell}`}>
      <div
        ref={scroller}
        className={`w95-scroll ${styles.chatLog}`}
        role="log"
        aria-live="off"
        aria-label={TEXTS.messagesIn(title)}
        tabIndex={rows.length === 0 ? 0 : -1}
        onKeyDown={walk}
        onFocus={(event) => {
          const key = event.target.closest<HTMLElement>('[data-key]')?.dataset['key'];
          if (key !== undefined) setActive(key);
        }}
        {...longPress}
      >
        <div className={styles.chatRows} style={{ height: total }}>
          <div style={{ transform: `translateY(${top}px)` }}>
            {rows.slice(span.from, span.to).map((row, index) => (
              <MessageRow
                key={row.key}
                row={row}
                username={username}
                tabStop={span.from + index === stop}
                actions={actions}
              />
            ))}
          </div>
        </div>
      </div>
      <OlderNote {...{ older, onOlder }} />
      {below > 0 && (
        <div className={styles.chatBelow}>
          <Button onClick={layout.toEnd}>{TEXTS.newMessages(below)}</Button>
        </div>
      )}
    </div>
  );
}

/** Whether what was said before is on its way, or did not come. */
function OlderNote({ older, onOlder }: Pick<MessageListProps, 'older' | 'onOlder'>) {
  if (older === 'loading')
    return (
      <p className={styles.chatOlder} role="status">
        {TEXTS.older}
      </p>
    );
  if (older !== 'failed') return null;
  return (
    <p className={styles.chatOlder} role="alert">
      {TEXTS.olderFailed} <Link onClick={onOlder}>{TEXTS.again}</Link>
    </p>
  );
}

/** How many rows a key goes on. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
};

function asksMenu({ key, shiftKey, target }: KeyboardEvent): boolean {
  const isOnRow = target instanceof HTMLElement && target.tagName === 'ARTICLE';
  return key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'Enter' && isOnRow);
}

/** Gives a row the keyboard once it is drawn. */
function useFocusOnRow(scroller: RefObject<HTMLElement | null>): (key: string | null) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = scroller.current?.querySelector<HTMLElement>(
      `[data-key="${CSS.escape(wanted.current)}"] > article`,
    );
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return (key) => {
    wanted.current = key;
  };
}
