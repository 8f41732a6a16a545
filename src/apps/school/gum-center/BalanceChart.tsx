import { useRef, useState, type PointerEvent } from 'react';
import { useInnerSpace } from '../../../overlays/list/useInnerSpace.ts';
import { stepChart } from '../../../services/chart/chart.ts';
import { CHART_TEXTS as TEXTS } from './texts.ts';
import styles from './gumCenter.module.css';

/** The balance at the end of a UTC day. */
export interface DayBalance {
  /** Such as 2028-02-29. */
  readonly day: string;
  /** The day as people write it. */
  readonly date: string;
  readonly balance: number;
}

const HEIGHT = 120;
/** Room for the numbers beside the lines, by how long the longest is. */
const DIGIT = 7;
const MARGIN = 8;
/** About how far two dates are apart. */
const DATE_STEP = 110;

/** The balance over time as a line in steps. The pointer tells a day of it, and the label says what it shows. */
export function BalanceChart({ days }: { readonly days: readonly DayBalance[] }) {
  const figure = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const balances = days.map(({ balance }) => balance);
  const inner = useInnerSpace(figure).width;
  const left = Math.max(...balances).toLocaleString('en-US').length * DIGIT + MARGIN;
  const width = Math.max(1, inner - left - MARGIN);
  const { line, ground, ticks, xOf } = stepChart(balances, { width, height: HEIGHT });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shown = TEXTS.shown(
    first.date,
    last.date,
    first.balance,
    last.balance,
    Math.min(...balances),
    Math.max(...balances),
  );
  const dates = Math.max(1, Math.floor(width / DATE_STEP));
  const dated = Array.from({ length: dates }, (_, index) => Math.round((index * days.length) / dates));
  const point = ({ nativeEvent: { offsetX } }: PointerEvent): void =>
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor((offsetX / width) * days.length))));
  const told = pointed === null ? last : (days[pointed] ?? last);
  return (
    <figure className={styles.gumCenterChart} ref={figure}>
      <div className={styles.gumCenterPlot} style={{ height: HEIGHT, marginLeft: left, width }}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={shown}
          shapeRendering="crispEdges"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <defs>
            <pattern id="gum-center-dither" width="2" height="2" patternUnits="userSpaceOnUse">
              <path d="M0 0h1v1h-1zM1 1h1v1h-1z" className={styles.gumCenterGround} />
            </pattern>
          </defs>
          {ticks.map(({ value, y }) => (
            <path key={value} d={`M0 ${y}.5H${width}`} className={styles.gumCenterTick} />
          ))}
          <path d={ground} fill="url(#gum-center-dither)" />
          <path d={line} className={styles.gumCenterLine} />
          {pointed !== null && (
            <path d={`M${xOf(pointed)}.5 0V${HEIGHT}`} className={styles.gumCenterPointed} />
          )}
        </svg>
        {ticks.map(({ value, y }) => (
          <span
            key={value}
            className={styles.gumCenterValue}
            style={{ top: y - 6, width: left - 4 }}
            aria-hidden
          >
            {value.toLocaleString('en-US')}
          </span>
        ))}
      </div>
      <div className={styles.gumCenterDates} style={{ marginLeft: left, width }} aria-hidden>
        {dated.map((index) => (
          <span key={index} style={{ left: xOf(index) }}>
            {days[index]?.date.replace(/, \d+$/, '')}
          </span>
        ))}
      </div>
      <figcaption>{TEXTS.on(told.date, told.balance)}</figcaption>
    </figure>
  );
}
