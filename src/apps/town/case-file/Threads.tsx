import { useEffect, useState, type RefObject } from 'react';
import type { MadeJoin } from '@shared/contract/town/case.ts';
import type { BoardRole } from '@shared/domain/town/case/board.ts';
import type { CardName } from '@shared/domain/town/case/cards.ts';
import styles from './caseFile.module.css';
import { pointIn, type Point } from './useThread.ts';

/** A thread that holds, and whether a guest of the board tied it (CASE-16). */
export type Tied = Pick<MadeJoin, 'cards' | 'byGuest'>;

interface ThreadsProps {
  readonly board: RefObject<HTMLElement | null>;
  /** What hangs on the board, in order: the pins are looked for again when it changes. */
  readonly ids: readonly CardName[];
  readonly joins: readonly Tied[];
  /** Who holds the thread, and so of which color it is. */
  readonly by: BoardRole;
  /** The card whose threads lie over all others. */
  readonly lit: CardName | null;
  /** The thread in the person's hand. */
  readonly held: { readonly from: CardName; readonly to: Point | null } | null;
  /** The two cards from which a thread falls, under a number that is another one for each. */
  readonly falling: { readonly cards: readonly [CardName, CardName]; readonly nth: number } | null;
}

/** The yellow threads: those that hold behind the papers, and over them what is in hand, what falls, and those of one card. */
export function Threads({ board, ids, joins, by, lit, held, falling }: ThreadsProps) {
  const pins = usePins(board, ids);
  const between = (one: CardName, other: CardName, to?: Point): string | null => {
    const [from, end] = [pins.get(one), to ?? pins.get(other)];
    return from === undefined || end === undefined ? null : pathOf(from, end);
  };
  const inHand = held === null || held.to === null ? null : between(held.from, held.from, held.to);
  const fallen = falling === null ? null : between(...falling.cards);
  const isLit = ({ cards }: Tied): boolean => lit !== null && cards.includes(lit);
  return (
    <>
      <svg className={styles.threads} aria-hidden="true">
        {joins.map(({ cards, byGuest }) => (
          <g key={cards.join(' ')} data-by={byGuest ? 'guest' : undefined}>
            <Thread path={between(...cards)} />
          </g>
        ))}
      </svg>
      <svg className={styles.threads} data-over aria-hidden="true">
        {joins.filter(isLit).map(({ cards, byGuest }) => (
          <g key={cards.join(' ')} className={styles.lit} data-by={byGuest ? 'guest' : undefined}>
            <Thread path={between(...cards)} />
          </g>
        ))}
        <g data-by={by}>
          <Thread path={inHand} />
        </g>
        {falling !== null && (
          <g key={falling.nth} className={styles.falling} data-by={by}>
            <Thread path={fallen} />
          </g>
        )}
      </svg>
    </>
  );
}

function Thread({ path }: { readonly path: string | null }) {
  if (path === null) return null;
  return (
    <>
      <path d={path} />
      <path d={path} />
    </>
  );
}

/** So far a thread swings out that would hang straight down over what is written on a card. */
const SWING = 208;

/** Its ends, and the point to which it bends between them: it hangs lower, the farther its ends are from each other. */
function threadPoints(from: Point, to: Point): readonly [Point, Point, Point] {
  const [[x1, y1], [x2, y2]] = [from, to];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const sag = Math.min(56, 10 + Math.hypot(x2 - x1, y2 - y1) / 8);
  const isUpright = Math.abs(x2 - x1) < SWING / 4;
  const through: Point = isUpright ? [x + SWING, y] : [x, Math.max(y1, y2) + sag];
  return [from, through, to];
}

function pathOf(one: Point, other: Point): string {
  const [from, through, to] = threadPoints(one, other).map((point) => point.map(Math.round).join(' '));
  return `M${from}Q${through} ${to}`;
}

/** Where the pin of each card is, in pixels of the board, as long as that is laid out as now. */
function usePins(board: RefObject<HTMLElement | null>, ids: readonly CardName[]): ReadonlyMap<string, Point> {
  const [pins, setPins] = useState<ReadonlyMap<string, Point>>(new Map());
  const hanging = ids.join(' ');
  // After the layout: the list is known to its children only then.
  useEffect(() => {
    const list = board.current;
    if (list === null) return;
    const look = (): void => {
      const found = hanging.split(' ').flatMap((id) => {
        const tack = list.querySelector(`[data-clue='${id}'] [data-part='tack']`)?.getBoundingClientRect();
        if (tack === undefined) return [];
        return [[id, pointIn(list, tack.x + tack.width / 2, tack.y + tack.height / 2)] as const];
      });
      setPins(new Map(found));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(list);
    return () => watch.disconnect();
  }, [board, hanging]);
  return pins;
}
