import { useRef, useState } from 'react';
import type { ChartsAnswer } from '@shared/contract/school/gumCenter.ts';
import { dateOf, dayOfDate } from '@shared/domain/system/days.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { Select, type SelectOption } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useInnerSpace } from '../../../overlays/list/useInnerSpace.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { barLengths } from '../../../services/chart/chart.ts';
import { BalanceChart, type DayBalance } from './BalanceChart.tsx';
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
