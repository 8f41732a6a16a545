import type { Address, EpochMs } from '../../kernel/units.ts';

/** What an operator looks at twice (CONSOLE-5). */
export const ANOMALY_KINDS = ['rate', 'size', 'fresh'] as const;
export type AnomalyKind = (typeof ANOMALY_KINDS)[number];

/** A play of Zoltar takes ten seconds and makes two movements at most; the dearest prize costs 400. */
export const MOST_AN_HOUR = 600;
export const LARGEST_USUAL = 400;
/** A wallet is fresh for a day, in which the daily awards, one win and every objective are usual. */
export const FRESH_MS = 24 * 3_600_000;
export const MOST_WHILE_FRESH = 900;

/** What a wallet moved lately. */
export interface Activity {
  readonly wallet: Address;
  readonly knownSince: EpochMs;
  /** Movements of the last hour. */
  readonly hourly: number;
  /** GUM that it got within the last day. */
  readonly earned: number;
  /** The largest movement of the last day, up or down. */
  readonly largest: number;
}

export interface Anomaly {
  readonly wallet: Address;
  readonly kind: AnomalyKind;
  readonly value: number;
}

/** What is unusual about a wallet; mostly nothing. */
export function anomaliesOf(
  { wallet, knownSince, hourly, earned, largest }: Activity,
  now: EpochMs,
): Anomaly[] {
  const found: Anomaly[] = [];
  if (hourly > MOST_AN_HOUR) found.push({ wallet, kind: 'rate', value: hourly });
  if (largest > LARGEST_USUAL) found.push({ wallet, kind: 'size', value: largest });
  if (now - knownSince < FRESH_MS && earned > MOST_WHILE_FRESH) {
    found.push({ wallet, kind: 'fresh', value: earned });
  }
  return found;
}
