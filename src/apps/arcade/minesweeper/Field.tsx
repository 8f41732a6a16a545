import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import {
  isOver,
  MINE,
  neighborsOf,
  type Level,
  type Minefield,
} from '@shared/domain/arcade/minesweeper/minefield.ts';
import { keyOf, useLongPress } from '../../../overlays/controls/useLongPress.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { FIELD_COLORS, GUM, NUMBER_COLORS, NUMBERS, PENNANT, QUESTION, WRONG } from './pictures.ts';
import { MINESWEEPER_TEXTS as TEXTS } from './texts.ts';
import styles from './minesweeper.module.css';

/** So long a finger rests to flag (ms): less than the time after which browsers ask for their own menu. */
const REST_MS = 400;

interface FieldProps {
  readonly field: Minefield;
  readonly level: Level;
  /** A press flags. */
  readonly isFlagging: boolean;
  readonly onLook: (cell: number) => void;
  readonly onFlag: (cell: number) => void;
  /** A press on a desk is on its way, or no longer. */
  readonly onPressing: (isPressing: boolean) => void;
}

/** The desks: one grid, of which the Tab key stops at one and the arrow keys reach all (MINES-6). */
export function Field({ field, level, isFlagging, onLook, onFlag, onPressing }: FieldProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [pressed, setPressed] = useState<number | null>(null);
  const stop = active < field.marks.length ? active : 0;
  const isTouch = useRef(false);
  const rest = useLongPress((key) => onFlag(Number(key)), REST_MS);
  const down = pressed === null || isOver(field) ? [] : sunkBy(field, pressed);

  function hold(cell: number | null): void {
    setPressed(cell);
    onPressing(cell !== null && !isOver(field));
  }
  function release(): void {
    rest.onPointerUp();
    hold(null);
  }
  const goTo = (cell: number): void => {
    setActive(cell);
    grid.current?.querySelector<HTMLElement>(`[data-key="${cell}"]`)?.focus();
  };
  const type = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextBy(event.key, stop, field);
    if (next !== null) goTo(next);
    else if (event.key === ' ' || event.key === 'Enter') onLook(stop);
    else if (event.key.toLowerCase() === 'f') onFlag(stop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners = {
    onKeyDown: type,
    onClick: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      if (cell === null) return;
      (isFlagging && field.marks[cell] !== 'open' ? onFlag : onLook)(cell);
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const cell = cellAt(event.target);
      // A finger that rests has flagged already.
      if (cell !== null && !isTouch.current) onFlag(cell);
    },
    onPointerDown: (event: PointerEvent) => {
      const cell = cellAt(event.target);
      isTouch.current = event.pointerType === 'touch';
      rest.onPointerDown(event);
      if (event.button === 0) hold(cell);
    },
    onPointerMove: (event: PointerEvent) => {
      rest.onPointerMove(event);
      // A press that leaves its desk opens none.
      if (pressed !== null && event.pointerType === 'mouse' && cellAt(event.target) !== pressed) hold(null);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
  return (
    <div
      ref={grid}
      className={styles.field}
      role="grid"
      aria-label={TEXTS.fieldOf(level)}
      aria-rowcount={field.rows}
      aria-colcount={field.columns}
      {...listeners}
    >
      <Desks {...{ field, stop, down }} onFocus={setActive} />
    </div>
  );
}

interface DesksProps {
  readonly field: Minefield;
  /** The desk at which the Tab key stops. */
  readonly stop: number;
  /** The desks that look pressed. */
  readonly down: readonly number[];
  readonly onFocus: (cell: number) => void;
}

function Desks({ field, stop, down, onFocus }: DesksProps) {
  const rows = Array.from({ length: field.rows }, (_, row) => row);
  const columns = Array.from({ length: field.columns }, (_, column) => column);
  return rows.map((row) => (
    <div key={row} role="row">
      {columns.map((column) => {
        const cell = row * field.columns + column;
        return (
          <Cell
            key={column}
            {...{ cell, onFocus }}
            look={lookOf(field, cell)}
            name={nameOf(field, cell)}
            isStop={cell === stop}
            isDown={down.includes(cell)}
          />
        );
      })}
    </div>
  ));
}

interface CellProps {
  readonly cell: number;
  readonly look: Look;
  readonly name: string;
  readonly isStop: boolean;
  readonly isDown: boolean;
  readonly onFocus: (cell: number) => void;
}

const Cell = memo(function Cell({ cell, look, name, isStop, isDown, onFocus }: CellProps) {
  return (
    <span
      role="gridcell"
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      data-autofocus={isStop || undefined}
      data-key={cell}
      data-look={look}
      data-down={isDown || undefined}
      onFocus={() => onFocus(cell)}
    >
      <Glyph look={look} />
    </span>
  );
});

const PICTURES: Partial<Record<Look, readonly string[]>> = {
  flag: PENNANT,
  question: QUESTION,
  gum: GUM,
  hit: GUM,
  wrong: WRONG,
};

function Glyph({ look }: { readonly look: Look }) {
  const rows = typeof look === 'number' ? NUMBERS[look - 1] : PICTURES[look];
  if (rows === undefined) return null;
  const color = typeof look === 'number' ? NUMBER_COLORS[look - 1] : undefined;
  return <PixelPicture rows={rows} colors={color === undefined ? FIELD_COLORS : { '#': color }} />;
}

/** The desks that a press makes look pressed: its own, or those around an open number. */
const sunkBy = (field: Minefield, cell: number): readonly number[] =>
  (field.marks[cell] === 'open' && field.hidden?.[cell] !== MINE ? neighborsOf(field, cell) : [cell]).filter(
    (one) => field.marks[one] === 'covered' || field.marks[one] === 'question',
  );

function cellAt(target: EventTarget): number | null {
  const key = keyOf(target);
  return key === null ? null : Number(key);
}

/** Which desk a key goes to; null: to none. At the border it stays. */
function nextBy(key: string, now: number, { columns, rows }: Minefield): number | null {
  const [x, y] = [now % columns, Math.floor(now / columns)];
  if (key === 'ArrowLeft') return now - (x > 0 ? 1 : 0);
  if (key === 'ArrowRight') return now + (x < columns - 1 ? 1 : 0);
  if (key === 'ArrowUp') return now - (y > 0 ? columns : 0);
  if (key === 'ArrowDown') return now + (y < rows - 1 ? columns : 0);
  if (key === 'Home') return now - x;
  if (key === 'End') return now - x + columns - 1;
  return null;
}

/** How a desk is drawn: a number for how much gum is around it. */
type Look = 'covered' | 'flag' | 'question' | 'empty' | 'gum' | 'hit' | 'wrong' | number;

/** How a desk looks. Once the game is lost, all gum is seen, and every flag that was wrong. */
function lookOf({ hidden, marks, hits, state }: Minefield, cell: number): Look {
  const mark = marks[cell] ?? 'covered';
  const count = hidden?.[cell] ?? 0;
  if (hits.includes(cell)) return 'hit';
  if (mark === 'open') return count === 0 ? 'empty' : count;
  if (state !== 'lost') return mark;
  if (mark === 'flag') return count === MINE ? 'flag' : 'wrong';
  return count === MINE ? 'gum' : mark;
}

const LOOK_NAMES: Readonly<Record<Exclude<Look, number>, string>> = {
  covered: 'covered',
  flag: 'flag',
  question: 'question mark',
  empty: 'clean',
  gum: 'gum',
  hit: 'the gum that you found',
  wrong: 'wrong flag',
};

/** What a screen reader says of a desk, such as `row 3, column 4, covered`. */
function nameOf(field: Minefield, cell: number): string {
  const look = lookOf(field, cell);
  const [row, column] = [Math.floor(cell / field.columns) + 1, (cell % field.columns) + 1];
  return `row ${row}, column ${column}, ${typeof look === 'number' ? `${look} near` : LOOK_NAMES[look]}`;
}
