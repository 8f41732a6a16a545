import { useRef, useState, type PointerEvent } from 'react';
import type { ChartsAnswer } from '@shared/contract/school/gumCenter.ts';
import { dateOf, dayOfDate } from '@shared/domain/system/days.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { Select, type SelectOption } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useInnerSpace } from '../../../overlays/list/useInnerSpace.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { barLengths, stepChart } from '../../../services/chart/chart.ts';
import { Loading } from './Loading.tsx';
import { readsOf } from './reads.ts';
import { CHART_TEXTS as TEXTS } from './texts.ts';
import { useSchoolDay } from './useSchoolDay.ts';
import styles from './gumCenter.module.css';

type Period = keyof typeof TEXTS.periods;

const PERIODS: readonly SelectOption<Period>[] = [
  { id: '30', title: TEXTS.periods[30] },
  { id: '90', title: TEXTS.periods[90] },
  { id: '365', title: TEXTS.periods[365] },
];

/** Made when the page is first shown, because a formatter takes milliseconds that the window would open later. */
const dayFormatter = () =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const COLUMNS: readonly Column<DayBalance>[] = [
  { title: TEXTS.day, grows: true, cell: ({ date }) => date },
  { title: TEXTS.amount, end: true, cell: ({ balance }) => balance },
];

/** The balance over time and what each source paid, as pictures or as a table (GUM-20). */
export function ChartsPage() {
  const { services } = useApp();
  const revision = useStore(services.gum.revision);
  const day = useSchoolDay();
  const [period, setPeriod] = useState<Period>('30');
  const [asTable, setAsTable] = useState(false);
  const { value, failure, again } = useLoaded(
    (signal) => readsOf(services).charts(Number(period), signal),
    [period, revision, day],
  );
  return (
    <div className={styles.gumCenterCharts}>
      <div className={styles.gumCenterChartsHead}>
        <Select label={TEXTS.period} options={PERIODS} value={period} onChoose={setPeriod} />
        <Checkbox checked={asTable} onCheck={setAsTable}>
          {TEXTS.asTable}
        </Checkbox>
      </div>
      {value === null || failure !== null ? (
        <Loading failure={failure} again={again} />
      ) : (
        <Charts charts={value} asTable={asTable} />
      )}
    </div>
  );
}

function Charts({ charts, asTable }: { readonly charts: ChartsAnswer; readonly asTable: boolean }) {
  const { balances, today, earned } = charts;
  const [format] = useState(dayFormatter);
  const first = dayOfDate(today) - balances.length + 1;
  const days = balances.map((balance, index): DayBalance => {
    const day = dateOf(first + index);
    return { day, date: format.format(Date.parse(day)), balance };
  });
  return (
    <>
      <h2>{TEXTS.balance}</h2>
      {asTable ? (
        <ListView
          label={TEXTS.balance}
          columns={COLUMNS}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          empty=""
        />
      ) : (
        <BalanceChart days={days} />
      )}
      <h2>{TEXTS.earned}</h2>
      {earned.length === 0 ? <p>{TEXTS.nothing}</p> : <Earned earned={earned} />}
    </>
  );
}

/** The balance at the end of a UTC day. */
interface DayBalance {
  /** Such as 2028-02-29. */
  readonly day: string;
  /** The day as people write it. */
  readonly date: string;
  readonly balance: number;
}

const CHART_HEIGHT = 120;
/** Room for the numbers beside the lines, by how long the longest is. */
const DIGIT = 7;
const MARGIN = 8;
/** About how far two dates are apart. */
const DATE_STEP = 110;

/** The balance over time as a line in steps. The pointer tells a day of it, and the label says what it shows. */
function BalanceChart({ days }: { readonly days: readonly DayBalance[] }) {
  const figure = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const balances = days.map(({ balance }) => balance);
  const inner = useInnerSpace(figure).width;
  const left = Math.max(...balances).toLocaleString('en-US').length * DIGIT + MARGIN;
  const width = Math.max(1, inner - left - MARGIN);
  const { line, ground, ticks, xOf } = stepChart(balances, { width, height: CHART_HEIGHT });
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
      <div className={styles.gumCenterPlot} style={{ height: CHART_HEIGHT, marginLeft: left, width }}>
        <svg
          width={width}
          height={CHART_HEIGHT}
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
            <path d={`M${xOf(pointed)}.5 0V${CHART_HEIGHT}`} className={styles.gumCenterPointed} />
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

/** A bar for each source, with its name and its sum beside it: picture and text in one. */
function Earned({ earned }: Pick<ChartsAnswer, 'earned'>) {
  const list = useRef<HTMLUListElement>(null);
  const { width } = useInnerSpace(list);
  const lengths = barLengths(
    earned.map((one) => one.earned),
    Math.floor(width * 0.5),
  );
  return (
    <ul className={styles.gumCenterEarned} ref={list} aria-label={TEXTS.earned}>
      {earned.map(({ source, label, earned: sum }, index) => (
        <li key={source}>
          <span>{label}</span>
          <span className={styles.gumCenterBar} style={{ width: lengths[index] }} />
          <b>{sum}</b>
        </li>
      ))}
    </ul>
  );
}
