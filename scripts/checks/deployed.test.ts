import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '../../supabase/functions/api/routes/index.ts';
import { isWrite } from '../../supabase/functions/api/route.ts';

it('the block for nginx lets every body through that a route takes, and sockets', () => {
  const guide = readFileSync(new URL('../../docs/DEPLOY.md', import.meta.url), 'utf8');
  const [, block = ''] = /```nginx\n(.*?)```/s.exec(guide) ?? [];
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(block) ?? [];
  const largest = Object.values(ROUTES).map((route) => (isWrite(route) && route.maxBytes) || 0);
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Math.max(...largest));
  for (const line of [
    'proxy_http_version 1.1;',
    'Upgrade $http_upgrade;',
    'Connection $connection_upgrade;',
  ]) {
    expect(block).toContain(line);
  }
});
