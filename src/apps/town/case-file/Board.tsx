import {
  useEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  type WheelEvent,
} from 'react';
import type { CardName } from '@shared/domain/town/case/cards.ts';
import { CORK } from '../../../overlays/cork.ts';
import { Card, type CardActs } from './Card.tsx';
import styles from './caseFile.module.css';
import { TEXTS } from './texts.ts';
import { Threads, type Tied } from './Threads.tsx';
import { clockOf, hoursBetween, type Stretch } from './timeline.ts';

/** By how many cards a key goes on; the ends are as far as it goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  End: Infinity,
  Home: -Infinity,
};

interface BoardProps {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly stretches: readonly Stretch[];
  readonly acts: CardActs;
  readonly joins: readonly Tied[];
  readonly falling: { readonly cards: readonly [CardName, CardName]; readonly nth: number } | null;
  /** The card that is looked for: the board goes there, again for each object. */
  readonly wanted: { readonly card: CardName } | null;
}

/** The list of the cards and of what lies between them, which the sheet lays out as a board. */
export function Board({ list, stretches, acts, joins, falling, wanted }: BoardProps) {
  const { threading, company } = acts;
  const [current, setCurrent] = useState<CardName | null>(wanted?.card ?? null);
  const ids = stretches.flatMap((stretch) =>
    stretch.kind === 'gap' ? [] : stretch.clues.map(({ id }) => id),
  );
  const stop = current !== null && ids.includes(current) ? current : ids[0];
  useEffect(() => {
    if (wanted !== null) partOf(list.current, wanted.card, 'go')?.focus();
  }, [list, wanted]);

  function walk(event: KeyboardEvent): void {
    threading.onKeyDown(event);
    const step = STEPS[event.key];
    if (step === undefined || stop === undefined) return;
    event.preventDefault();
    const to = ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(stop) + step))];
    const at = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined;
    if (to !== undefined) partOf(list.current, to, at ?? 'go')?.focus();
  }
  /** A wheel that turns goes along the hours, where there is nothing to see above or below. */
  function roll({ deltaX, deltaY, currentTarget: board }: WheelEvent<HTMLElement>): void {
    if (deltaX === 0 && board.scrollHeight <= board.clientHeight) board.scrollLeft += deltaY;
  }

  return (
    <div className={styles.cork} style={CORK} onWheel={roll}>
      <ol className={styles.line} ref={list} aria-label={TEXTS.board} onKeyDown={walk}>
        {stretches.map((stretch) =>
          stretch.kind === 'gap' ? (
            <Gap key={`gap ${stretch.from}`} {...stretch} />
          ) : (
            <li key={stretch.at} className={styles.moment}>
              <h2>{stretch.at === null ? TEXTS.undated : clockOf(stretch.at)}</h2>
              <ul>
                {stretch.clues.map((clue) => (
                  <Card
                    key={clue.id}
                    clue={clue}
                    isStop={clue.id === stop}
                    onStop={() => {
                      setCurrent(clue.id);
                      company?.point(clue.id);
                    }}
                    acts={acts}
                  />
                ))}
              </ul>
            </li>
          ),
        )}
        <li className={styles.threadRoom} role="presentation">
          <Threads
            board={list}
            {...{ ids, joins, falling }}
            by={company?.role ?? 'owner'}
            lit={current}
            held={threading.from === null ? null : { from: threading.from, to: threading.to }}
          />
        </li>
      </ol>
    </div>
  );
}

const partOf = (list: HTMLElement | null, card: CardName, part: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-clue='${card}'] [data-part='${part}']`);

/** So many minutes of a gap are as wide as the name of an hour, which the next card's hour must not cut. */
const HOUR_WIDE = 45;

/** A time of which nothing is known yet: string without a card, and a slip that asks. */
function Gap({ from, to }: { readonly from: number; readonly to: number }) {
  const part = (at: number): number => (at - from) / (to - from);
  return (
    <li className={styles.gap} style={{ '--hours': (to - from) / 60 } as CSSProperties}>
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 1Q50 40 100 1" />
      </svg>
      {hoursBetween(from, to - HOUR_WIDE).map((at) => (
        <span
          key={at}
          className={styles.hour}
          style={{ '--part': part(at) } as CSSProperties}
          aria-hidden="true"
        >
          {clockOf(at).replace(':00', '')}
        </span>
      ))}
      <p>
        <b aria-hidden="true">?</b>
        <span>
          {clockOf(from)} to {clockOf(to)}
        </span>
        <span>{TEXTS.unknown}</span>
      </p>
    </li>
  );
}
