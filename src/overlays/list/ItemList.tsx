import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Span } from '../../kernel/span.ts';
import type { GridMetrics } from './gridMetrics.ts';
import { listHeight, rowsDrawn, rowsOfPage, scrolledTo, type Scrolled } from './rows.ts';
import { useActiveItem } from './useActiveItem.ts';
import { useInnerSpace, type InnerSpace } from './useInnerSpace.ts';
import { useRows } from './useRows.ts';
import { useSeen } from './useSeen.ts';
import './list.css';

/** What an item is drawn from. */
export interface ItemPlace<Item> {
  /** Undefined: it has not come yet. */
  readonly item: Item | undefined;
  /** Width and height of its picture, in logical pixels. */
  readonly picture: number;
  /** Whether the Tab key stops at it: it does at one of all items, and the arrow keys go on from there. */
  readonly tabStop: boolean;
}

interface ItemListProps<Item> {
  readonly label: string;
  /** Index of the first item that is shown, and how many are shown: a page of the items, or all of them. */
  readonly from?: number;
  readonly count: number;
  readonly metricsOf: (space: InnerSpace) => GridMetrics;
  /** The item of this index; undefined: it has not come yet. */
  readonly itemAt: (index: number) => Item | undefined;
  /** Told which items are on the screen or near it, by their indexes, but not of those that only pass by. */
  readonly onSee?: (span: Span) => void;
  /** Draws an item. Its one control has the `tabIndex` 0 where `tabStop` is true, else -1. */
  readonly render: (place: ItemPlace<Item>) => ReactNode;
}

/**
 * A list of items in rows of one height, for any number of them up to what `listHeight` allows: only the rows near the
 * screen are in the document, and the one with the keyboard. Arrows, Page Up, Page Down, Home and End go to every item.
 */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { label, from = 0, count, metricsOf, itemAt, onSee, render } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const metrics = metricsOf(useInnerSpace(scroller));
  const { columns, cell, gap, rowHeight, picture } = metrics;
  const rowCount = Math.ceil(count / columns);
  const rows = useRows(scroller, metrics, rowCount);
  const first = rows.from * columns;
  const end = Math.min(count, rows.to * columns);
  useSeen(scroller, { from: from + first, to: from + end }, onSee);

  const { active, activate, listeners } = useActiveItem(scroller, count);
  const stop = active ?? first;

  const scrolled = (): Scrolled => {
    const { scrollTop: top = 0, clientHeight: height = 0 } = scroller.current ?? {};
    return { top, height, rowHeight };
  };
  const walk = (event: KeyboardEvent): void => {
    const step = stepsBy({ columns, page: columns * rowsOfPage(scrolled()), count })[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, stop + step));
    activate(next);
    if (scroller.current) scroller.current.scrollTop = scrolledTo(Math.floor(next / columns), scrolled());
  };

  const place = (index: number): ReactNode => {
    const item = itemAt(from + index);
    const tabStop = index === stop;
    return (
      <div
        key={index}
        role="listitem"
        aria-setsize={count}
        aria-posinset={index + 1}
        data-index={index}
        {...(item === undefined && { 'aria-busy': true, tabIndex: tabStop ? 0 : -1 })}
      >
        {render({ item, picture, tabStop })}
      </div>
    );
  };
  // Properties of the style sheet's own, which the types of React do not know.
  const style = {
    height: listHeight(rowCount, rowHeight),
    '--row-height': `${rowHeight}px`,
    '--columns': `repeat(${columns}, ${cell}px)`,
    '--gap': `${gap}px`,
  } as CSSProperties;
  return (
    <div className="w95-well item-list">
      <div ref={scroller} className="w95-scroll" onKeyDown={walk} {...listeners}>
        <div role="list" aria-label={label} style={style}>
          {rowsDrawn(rows, active === null ? null : Math.floor(active / columns)).map((row) => (
            <div
              key={row}
              role="presentation"
              className="item-list-row"
              style={{ transform: `translateY(${row * rowHeight}px)` }}
            >
              {Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) =>
                place(row * columns + column),
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** How many items each key goes on. */
const stepsBy = ({
  columns,
  page,
  count,
}: Readonly<Record<'columns' | 'page' | 'count', number>>): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
  PageDown: page,
  PageUp: -page,
  Home: -count,
  End: count,
});
