// What an evening comes to, by what each call costs and how often each is made, and what docs/DEPLOY.md promises of it.
import {
  COMING,
  HOUR,
  MOMENTS,
  OF_FRIDAY,
  realtimeOf,
  STAYING,
  type Habit,
  type Moment,
  type Realtime,
} from './eveningActs.ts';

/** What one call costs (ms of CPU), and how long it takes at the 95th percentile where nothing else is asked (ms). */
export interface Cost {
  readonly node: number;
  readonly database: number;
  readonly p95: number;
}

export interface Measured {
  readonly act: Habit;
  readonly cost: Cost;
  /** How many rows one call leaves. */
  readonly rows: number;
}

/** What one call of it costs, in words. */
export const costText = ({ act, cost, rows }: Measured): string =>
  `${act.what}: ${cost.node.toFixed(1)} ms of CPU in Node, ${cost.database.toFixed(1)} in PostgreSQL, p95 ${cost.p95.toFixed(0)} ms, ${rows.toFixed(1)} rows`;

/** How often so many people do something at a moment, a second. */
export function rateAt(moment: Moment, people: number, habit: Habit): number {
  const { coming = 0, hourly = 0, within = {}, share } = habit;
  const seconds = within[moment];
  return (
    people *
    (share?.(people) ?? 1) *
    ((MOMENTS[moment].isComing ? coming / COMING : 0) +
      hourly / HOUR +
      (seconds === undefined ? 0 : 1 / seconds))
  );
}

/** What a moment comes to. */
export interface Sum {
  /** A second. */
  readonly calls: number;
  /** Cores that they keep busy. */
  readonly node: number;
  readonly database: number;
  /** Written a second that outlive it. */
  readonly rows: number;
  readonly realtime: Realtime;
}

function sumAt(moment: Moment, people: number, measured: readonly Measured[], pause: number): Sum {
  const total = (of: (one: Measured) => number): number =>
    measured.reduce((sum, one) => sum + rateAt(moment, people, one.act) * of(one), 0);
  const rateOf = (what: string): number => {
    const found = measured.find(({ act }) => act.what === what);
    return found ? rateAt(moment, people, found.act) : 0;
  };
  return {
    calls: total(() => 1),
    node: total(({ cost }) => cost.node) / 1_000,
    database: total(({ cost }) => cost.database) / 1_000,
    rows: total(({ rows }) => rows),
    realtime: realtimeOf(people, rateOf, pause),
  };
}

/** The rows that an evening leaves in the database. */
const rowsOfEvening = (people: number, measured: readonly Measured[]): number =>
  measured.reduce((sum, { act: { coming = 0, hourly = 0, within = {} }, rows }) => {
    const once = OF_FRIDAY.filter((moment) => within[moment] !== undefined).length;
    return sum + people * (coming + (hourly * STAYING) / HOUR + once) * rows;
  }, 0);

export const PEOPLE = 20_000;
const SIZES = [200, 2_000, PEOPLE] as const;

/** The tables in docs/DEPLOY.md: what each size comes to at most while people come. */
const PROMISED: Readonly<Record<(typeof SIZES)[number], Pick<Sum, 'node' | 'database' | 'realtime'>>> = {
  200: { node: 0.1, database: 0.1, realtime: { sockets: 200, joins: 100, messages: 80, most: 400 } },
  2_000: { node: 0.5, database: 0.3, realtime: { sockets: 1_000, joins: 500, messages: 500, most: 3_500 } },
  20_000: { node: 4, database: 3, realtime: { sockets: 7_500, joins: 2_500, messages: 3_300, most: 29_000 } },
};
/** The same of each moment with 20,000. */
const PROMISED_MOMENTS: Readonly<
  Record<Exclude<Moment, 'coming'>, Pick<Sum, 'calls' | 'node' | 'database'>>
> = {
  dark: { calls: 3_000, node: 6, database: 4 },
  train: { calls: 2_500, node: 4, database: 3 },
  light: { calls: 1_500, node: 3, database: 2 },
  sunday: { calls: 1_500, node: 4, database: 3 },
  monday: { calls: 1_500, node: 3, database: 2 },
};
/** With this pause (s) 20,000 fit into what hosted Realtime carries without a spend cap, messages a second. */
const LONGER_PAUSE = 4;
const HOSTED_MESSAGES = 2_500;

/** Says what it comes to; `holds` is whether it is as promised. */
export function report(
  measured: readonly Measured[],
  pause: number,
  say: (line: string, holds?: boolean) => void,
): void {
  const shown = (many: number): string => many.toLocaleString('en', { maximumFractionDigits: 0 });
  const costs = ({ calls, node, database }: Sum): string =>
    `${shown(calls)} calls a second, ${node.toFixed(2)} cores of Node, ${database.toFixed(2)} of PostgreSQL`;
  for (const size of SIZES) {
    const sum = sumAt('coming', size, measured, pause);
    const { sockets, joins, messages, most } = sum.realtime;
    const promised = PROMISED[size];
    say(
      `${shown(size)} people ${MOMENTS.coming.when}: ${costs(sum)}, ${shown(sum.rows)} rows; the evening leaves ${shown(rowsOfEvening(size, measured))} rows`,
      sum.node <= promised.node && sum.database <= promised.database,
    );
    say(
      `  of Realtime ${shown(sockets)} sockets, ${shown(messages)} messages a second, never more than ${shown(most)}; ` +
        `${shown(joins)} joins a second after an outage`,
      (['sockets', 'joins', 'messages', 'most'] as const).every(
        (what) => sum.realtime[what] <= promised.realtime[what],
      ),
    );
  }
  const moments = Object.entries(PROMISED_MOMENTS) as [keyof typeof PROMISED_MOMENTS, Sum][];
  for (const [moment, promised] of moments) {
    const sum = sumAt(moment, PEOPLE, measured, pause);
    say(
      `${shown(PEOPLE)} people ${MOMENTS[moment].when}: ${costs(sum)}, ${shown(sum.rows)} rows and ${shown(sum.realtime.messages)} messages a second`,
      sum.calls <= promised.calls && sum.node <= promised.node && sum.database <= promised.database,
    );
  }
  for (const moment of ['coming', 'dark'] as const) {
    const { messages } = sumAt(moment, PEOPLE, measured, LONGER_PAUSE).realtime;
    say(
      `  ${shown(PEOPLE)} with a pause of ${LONGER_PAUSE} s ${MOMENTS[moment].when}: ${shown(messages)} messages a second`,
      messages <= HOSTED_MESSAGES,
    );
  }
}
