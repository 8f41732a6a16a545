import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { homeward, type Table } from '@shared/domain/arcade/solitaire/klondike.ts';
import { useInnerSpace } from '../../../overlays/list/useInnerSpace.ts';
import type { Back } from './faces.ts';
import type { Game } from './game.ts';
import { FOUNDATION_NAMES, layoutFor, PILE_NAMES, type SpotName } from './layout.ts';
import { Foundation, PileOfCards, Stock, Waste, type Shown } from './Piles.tsx';
import { cardsFrom, moveTo, nextBy, spotOf, targetAt, topOf, type Target } from './spots.ts';
import { useDrag } from './useDrag.ts';
import styles from './solitaire.module.css';

interface BoardProps {
  readonly table: Table;
  readonly back: Back;
  readonly game: Pick<Game, 'move'>;
}

/**
 * The table: cards are dragged, or pressed and then put down by a second press, by mouse, finger and keys (SOLITAIRE-7).
 * The Tab key stops at one card, and the arrow keys go on from there.
 */
export function Board({ table, back, game }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const layout = layoutFor(useInnerSpace(board));
  const [active, setActive] = useState<Target>({ spot: 'stock', depth: 0 });
  const [picked, setPicked] = useState<Target | null>(null);
  const wantFocus = useFocusAtStop(board);

  const moveFrom = (from: Target, to: SpotName): boolean => {
    const move = moveTo(table, from, to);
    return move !== null && game.move(move);
  };
  const drag = useDrag({ board, table, layout, onDrop: moveFrom, onBegin: () => setPicked(null) });
  const stop: Target = { spot: active.spot, depth: Math.min(active.depth, topOf(table, active.spot).depth) };
  const held = drag.held ?? picked;
  const shown: Shown = { table, back, layout, stop, held, isDragged: drag.held !== null };

  /** What a press does: it draws, takes up, or puts down. */
  function press(target: Target): void {
    setActive(target);
    const puts = picked !== null && target.spot !== picked.spot && moveFrom(picked, target.spot);
    if (picked !== null) setPicked(null);
    if (puts) {
      setActive({ spot: target.spot, depth: Infinity });
      return;
    }
    if (target.spot === 'stock') game.move('draw');
    else if (picked?.spot !== target.spot && cardsFrom(table, target).length > 0) setPicked(target);
  }
  function bringHome(target: Target): void {
    const spot = spotOf(target.spot);
    const move = spot && homeward(table, spot);
    setPicked(null);
    if (move !== null && target.depth === topOf(table, target.spot).depth) game.move(move);
  }
  const type = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextBy(event.key, stop, table);
    if (next !== null) {
      setActive(next);
      wantFocus();
    } else if (event.key === 'Escape' && picked !== null) setPicked(null);
    else if (event.key.toLowerCase() === 'f') bringHome(stop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const at = (event: MouseEvent, act: (target: Target) => void): void => {
    const target = targetAt(event.target);
    // Keys and screen readers click without a pointer (detail 0): no drag came before that.
    const isOfDrag = drag.swallowed() && event.detail > 0;
    if (target !== null && !isOfDrag) act(target);
  };
  return (
    <div
      ref={board}
      className={styles.board}
      role="group"
      aria-label="Table"
      style={{ '--card-width': `${layout.width}px`, '--card-height': `${layout.height}px` } as CSSProperties}
      onClick={(event) => at(event, press)}
      onDoubleClick={(event) => at(event, bringHome)}
      onKeyDown={type}
      onFocus={(event) => {
        const target = targetAt(event.target);
        if (target !== null) setActive(target);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      {...drag.listeners}
    >
      <Stock {...shown} />
      <Waste {...shown} />
      {FOUNDATION_NAMES.map((spot) => (
        <Foundation key={spot} {...shown} spot={spot} />
      ))}
      {PILE_NAMES.map((spot) => (
        <PileOfCards key={spot} {...shown} spot={spot} />
      ))}
    </div>
  );
}

/** Has the keyboard go to what the Tab key stops at: when it is asked for, and where the card that had it is gone. */
function useFocusAtStop(board: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false);
  const had = useRef(false);
  useEffect(() => {
    const { current } = board;
    if (current === null) return undefined;
    const enter = (): void => {
      had.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) had.current = false;
    };
    current.addEventListener('focusin', enter);
    current.addEventListener('focusout', leave);
    return () => {
      current.removeEventListener('focusin', enter);
      current.removeEventListener('focusout', leave);
    };
  }, [board]);
  useEffect(() => {
    const isLost = had.current && document.activeElement === document.body;
    if (wanted.current || isLost) board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    wanted.current = false;
  });
  return () => {
    wanted.current = true;
  };
}
