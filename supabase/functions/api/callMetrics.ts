import type { GumNews } from '../_shared/contract/school/gum.ts';
import type { WatchedRoute } from '../_shared/contract/system/watch.ts';
import { quantile } from '../_shared/domain/system/quantile.ts';
import type { Clock } from '../_shared/kernel/clock.ts';
import type { Metrics } from '../_shared/kernel/metrics.ts';
import type { EpochMs } from '../_shared/kernel/units.ts';

/** A call that was answered. */
export interface EndedCall {
  /** Method and pattern of the route, such as `POST /api/gum/earn`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface CallMetrics {
  /** Counts a call as in flight, until the answer is called with how it ended. */
  begin(): (call: EndedCall) => void;
  /** Counts what a committed call moved. */
  moved(news: GumNews | null): void;
  /** Counts an attempt at a lock that has to wait (LOCK-4). */
  lockedOut(lock: string): void;
  /** What was counted so far, for an operator. */
  summary(): CallSummary;
}

export interface CallSummary {
  /** When this process began to count. */
  readonly since: EpochMs;
  readonly inFlight: number;
  /** Most calls first. */
  readonly routes: readonly WatchedRoute[];
}

/** What is counted of a route. */
interface Tally {
  calls: number;
  refused: number;
  failed: number;
  /** How many took at most as long as each bound and longer than the one before; the last: longer than all. */
  readonly took: number[];
}

/** Upper ends (s): a read takes some milliseconds, a statement is given up after eight seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function tally(tallies: Map<string, Tally>, { route, status, seconds }: EndedCall): void {
  const counted = tallies.get(route) ?? {
    calls: 0,
    refused: 0,
    failed: 0,
    took: Array.from({ length: SECONDS.length + 1 }, () => 0),
  };
  tallies.set(route, counted);
  counted.calls += 1;
  if (status >= 500) counted.failed += 1;
  else if (status >= 400) counted.refused += 1;
  const bound = SECONDS.findIndex((one) => seconds <= one);
  const place = bound < 0 ? SECONDS.length : bound;
  counted.took[place] = (counted.took[place] ?? 0) + 1;
}

function watched([route, { calls, refused, failed, took }]: readonly [string, Tally]): WatchedRoute {
  const p95 = quantile({ bounds: SECONDS, counts: took }, 0.95);
  const p95_ms = p95 === null || p95 === Infinity ? null : Math.round(p95 * 1000);
  return { route, calls, refused, failed, p95_ms };
}

/** What operators see of the API's calls (docs/DEPLOY.md). */
export function callMetrics(metrics: Metrics, clock: Clock): CallMetrics {
  const calls = metrics.counter('api_calls_total', 'Calls that were answered.');
  const seconds = metrics.histogram('api_call_duration_seconds', 'How long calls took.', SECONDS);
  const lockouts = metrics.counter('lock_lockouts_total', 'Attempts at a lock that had to wait.');
  const gum = metrics.counter('gum_moved_total', 'GUM that calls moved of their own wallet.');
  const since = clock.now();
  const tallies = new Map<string, Tally>();
  let inFlight = 0;
  metrics.gauge('api_calls_in_flight', 'Calls that are being answered.', () => inFlight);
  return {
    begin() {
      inFlight += 1;
      return (call) => {
        inFlight -= 1;
        calls({ route: call.route, status: String(call.status) });
        seconds({ route: call.route }, call.seconds);
        tally(tallies, call);
      };
    },
    moved(news) {
      for (const { source, amount } of news?.movements ?? []) {
        gum({ source, direction: amount < 0 ? 'spent' : 'earned' }, Math.abs(amount));
      }
    },
    lockedOut: (lock) => lockouts({ lock }),
    summary: () => ({
      since,
      inFlight,
      routes: [...tallies].map(watched).sort((one, other) => other.calls - one.calls),
    }),
  };
}
