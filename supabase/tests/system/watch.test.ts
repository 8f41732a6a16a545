import { expect, it } from 'vitest';
import { WatchAnswer } from '@shared/contract/system/watch.ts';
import { newMetrics } from '@shared/kernel/metrics.ts';
import { onBothEngines } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';

const TOKEN = 'a-token-of-a-monitor-that-is-long-enough';

onBothEngines('the watch over the server', (open) => {
  const product = startProduct(open, { metrics: newMetrics(), metricsToken: TOKEN });
  const metrics = async () =>
    (await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

  it('counts calls, refusals and how long they took by route, and knows the database and the last reconciliation (CONSOLE-10)', async () => {
    const operator = await administrator(product);
    await operator.get('/api/console/people?only=nonsense');
    await operator.get('/api/console/people');
    const before = (await operator.get('/api/console/watch')).as(WatchAnswer);
    expect(before.routes.find(({ route }) => route === 'GET /api/console/people')).toMatchObject({
      calls: 2,
      refused: 1,
      failed: 0,
    });
    expect(before.routes.every(({ p95_ms }) => p95_ms === null || p95_ms >= 5)).toBe(true);
    expect(before).toMatchObject({
      calls_in_flight: 1,
      sockets: null,
      chain: 'unknown',
      reconciled_at: null,
      problems: null,
    });
    expect(before.database_bytes).toBeGreaterThan(1_000_000);

    await operator.post('/api/console/reconciliations');
    product.passTime(60_000);
    const after = (await operator.get('/api/console/watch')).as(WatchAnswer);
    expect(after).toMatchObject({ problems: 0 });
    expect(Date.parse(after.reconciled_at ?? '')).toBe(Date.parse(product.now()) - 60_000);
  });

  it('tells a monitor the same, with a token', async () => {
    const text = await metrics();
    expect(text).toMatch(/^database_size_bytes \d{7,}$/m);
    expect(text).toMatch(/^reconciliation_problems 0$/m);
    expect(text).toMatch(/^reconciliation_timestamp_seconds \d+/m);
    expect((await fetch(`${product.url}/metrics`)).status).toBe(401);
  });
});
