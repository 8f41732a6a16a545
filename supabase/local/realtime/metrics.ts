import type { Metrics } from '../../functions/_shared/kernel/metrics.ts';
import type { Client } from './client.ts';

export interface RealtimeMetrics {
  /** Counts a broadcast of the database that is sent on. */
  broadcast(): void;
  delivered(many: number): void;
  /** Counts what was refused, by the word before the colon or by the whole. */
  refused(why: string): void;
}

/** What operators measure of Realtime (docs/DEPLOY.md). */
export function realtimeMetrics(metrics: Metrics, clients: ReadonlySet<Client>): RealtimeMetrics {
  metrics.gauge('realtime_sockets_open', 'Sockets of clients.', () => clients.size);
  metrics.gauge('realtime_channels_open', 'Channels that they have joined.', () =>
    [...clients].reduce((sum, { channels }) => sum + channels.size, 0),
  );
  const broadcasts = metrics.counter('realtime_broadcasts_total', 'Broadcasts that were sent on.');
  const deliveries = metrics.counter('realtime_deliveries_total', 'Messages written to clients of channels.');
  const refusals = metrics.counter(
    'realtime_refusals_total',
    'Sockets, joins and messages that were refused.',
  );
  return {
    broadcast: () => broadcasts({}),
    delivered: (many) => deliveries({}, many),
    refused: (why) => refusals({ why: why.split(':', 1)[0] ?? why }),
  };
}
