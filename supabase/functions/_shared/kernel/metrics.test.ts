import { describe, expect, it } from 'vitest';
import { newMetrics } from './metrics.ts';

describe('what is measured', () => {
  it('is told in the text form of Prometheus (OPS-5)', async () => {
    const metrics = newMetrics();
    const calls = metrics.counter('calls_total', 'Calls.');
    calls({ route: 'GET /a', status: '200' });
    calls({ route: 'GET /a', status: '200' }, 2);
    calls({ route: 'a "quoted"\\\n', status: '500' });
    const seconds = metrics.histogram('seconds', 'Time.', [0.1, 1]);
    for (const value of [0.1, 0.5, 4]) seconds({ route: 'a' }, value);
    seconds({}, 4);
    metrics.gauge('open', 'Open now.', () => 3);
    metrics.gauge('lag', 'Not known.', async () => null);
    expect((await metrics.text()).split('\n')).toEqual([
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{route="GET /a",status="200"} 3',
      String.raw`calls_total{route="a \"quoted\"\\\n",status="500"} 1`,
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{route="a",le="0.1"} 1',
      'seconds_bucket{route="a",le="1"} 2',
      'seconds_bucket{route="a",le="+Inf"} 3',
      'seconds_bucket{le="0.1"} 0',
      'seconds_bucket{le="1"} 0',
      'seconds_bucket{le="+Inf"} 1',
      'seconds_sum{route="a"} 4.6',
      'seconds_sum 4',
      'seconds_count{route="a"} 3',
      'seconds_count 1',
      '# HELP open Open now.',
      '# TYPE open gauge',
      'open 3',
      '# HELP lag Not known.',
      '# TYPE lag gauge',
      '',
    ]);
  });
});
