import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Token } from '../../../supabase/functions/_shared/contract/collection.ts';
import type { GridMetrics } from './gridMetrics.ts';
import type { Span } from '../../kernel/span.ts';
import { scrolledTo, type Scrolled } from './rows.ts';
import { useRows } from './useRows.ts';
import { useInnerSpace } from './useInnerSpace.ts';

/** What an item is told of its place. */
export interface ItemPlace {
  /** Undefined: it has not come yet. */
  readonly token: Token | undefined;
  readonly index: number;
  /** Width and height of its picture. */
  readonly picture: number;
  /** Whether the Tab key stops at it: it does at one of them, and arrows walk on from there. */
  readonly tabStop: boolean;
}

/** How many rows Page Up and Page Down go. */
const ROWS_A_PAGE = 3;

interface ItemListProps {
  readonly label: string;
  readonly view: string;
  /** Index of the first item of this page, and how many there are. */
  readonly from: number;
  readonly count: number;
  /** What there is of it; a new one each time that something came. */
  readonly blocks: unknown;
  readonly metricsOf: (room: number) => GridMetrics;
  readonly tokenAt: (index: number) => Token | undefined;
  /** Told which part of the list is on the screen. */
  readonly onSee: (span: Span) => void;
  readonly item: (place: ItemPlace) => ReactNode;
}

/** A page of items, or all of them: only those near the screen are in the document, however many there are. */
export function ItemList(props: ItemListProps) {
  const { label, view, from, count, metricsOf, tokenAt, onSee, item } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { width } = useInnerSpace(scroller);
  const { columns, cell, rowHeight, picture } = metricsOf(width);
  const rowCount = Math.ceil(count / columns);
  const rows = useRows(scroller, rowHeight, rowCount);
  const first = rows.from * columns;
  const end = Math.min(count, rows.to * columns);
  const see = useEffectEvent(onSee);
  useEffect(() => {
    if (end > first) see({ from: from + first, to: from + end });
  }, [from, first, end]);

  const [active, setActive] = useState(0);
  /** The item that the keyboard went to, and that gets the focus when it is in the document. */
  const [wanted, setWanted] = useState<number | null>(null);
  const stop = active >= first && active < end ? active : first;
  useEffect(() => {
    if (wanted === null) return;
    const button = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted}"]`);
    if (!button) return;
    button.focus({ preventScroll: true });
    setWanted(null);
  }, [wanted, first, end]);

  const scrolled = (): Scrolled => {
    const { scrollTop: top = 0, clientHeight: height = 0 } = scroller.current ?? {};
    return { top, height, rowHeight };
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * ROWS_A_PAGE,
    PageUp: -columns * ROWS_A_PAGE,
    Home: -count,
    End: count,
  };
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, stop + step));
    setActive(next);
    setWanted(next);
    if (scroller.current) scroller.current.scrollTop = scrolledTo(Math.floor(next / columns), scrolled());
  };
  const focused = ({ target }: { readonly target: EventTarget }): void => {
    const index = target instanceof HTMLElement ? Number(target.dataset['index'] ?? NaN) : NaN;
    if (Number.isInteger(index)) setActive(index);
  };

  return (
    <div className="w95-well token-well">
      <div ref={scroller} className="w95-scroll token-scroll" onKeyDown={walk} onFocus={focused}>
        <div role="list" aria-label={label} data-view={view} style={{ height: rowCount * rowHeight }}>
          {Array.from({ length: rows.to - rows.from }, (_, step) => rows.from + step).map((row) => (
            <div
              key={row}
              role="presentation"
              className="token-row"
              style={{
                height: rowHeight,
                transform: `translateY(${row * rowHeight}px)`,
                gridTemplateColumns: `repeat(${columns}, ${cell}px)`,
              }}
            >
              {Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
                const index = row * columns + column;
                return (
                  <div key={index} role="listitem" aria-setsize={count} aria-posinset={index + 1}>
                    {item({ token: tokenAt(from + index), index, picture, tabStop: index === stop })}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
