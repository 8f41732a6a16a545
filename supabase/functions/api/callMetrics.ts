import type { GumNews } from '../_shared/contract/gum.ts';
import type { Metrics } from '../_shared/kernel/metrics.ts';

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
}

/** Upper ends (s): a read takes some milliseconds, a statement is given up after eight seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What operators see of the API's calls (docs/DEPLOY.md). */
export function callMetrics(metrics: Metrics): CallMetrics {
  const calls = metrics.counter('api_calls_total', 'Calls that were answered.');
  const seconds = metrics.histogram('api_call_duration_seconds', 'How long calls took.', SECONDS);
  const lockouts = metrics.counter('lock_lockouts_total', 'Attempts at a lock that had to wait.');
  const gum = metrics.counter('gum_moved_total', 'GUM that calls moved of their own wallet.');
  let inFlight = 0;
  metrics.gauge('api_calls_in_flight', 'Calls that are being answered.', () => inFlight);
  return {
    begin() {
      inFlight += 1;
      return (call) => {
        inFlight -= 1;
        calls({ route: call.route, status: String(call.status) });
        seconds({ route: call.route }, call.seconds);
      };
    },
    moved(news) {
      for (const { source, amount } of news?.movements ?? []) {
        gum({ source, direction: amount < 0 ? 'spent' : 'earned' }, Math.abs(amount));
      }
    },
    lockedOut: (lock) => lockouts({ lock }),
  };
}
