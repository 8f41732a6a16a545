import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { poolerIni, poolerLogins, rolesSql, siteConfig } from './configuration.ts';

it('docs/DEPLOY.md shows what the set-up of several servers runs on', () => {
  const shown = readFileSync(new URL('../../docs/DEPLOY.md', import.meta.url), 'utf8');
  const roles = rolesSql({ owner: '...', server: '...' });
  const pooler = poolerIni({
    address: '127.0.0.1',
    port: 6432,
    databases: 'flunks = host=127.0.0.1 port=5432',
    logins: poolerLogins('/etc/pgbouncer/userlist.txt'),
  });
  const site = siteConfig({
    servers: ['127.0.0.1:9595', '127.0.0.1:9596', '127.0.0.1:9597'],
    head: [
      'listen 443 ssl;',
      'server_name flunks.example;',
      'ssl_certificate     ...;',
      'ssl_certificate_key ...;',
    ],
    secret: '...',
  });
  expect(shown).toContain(`\`\`\`sql\n${roles}\n\`\`\``);
  expect(shown).toContain(`\`\`\`ini\n${pooler}\n\`\`\``);
  expect(shown).toContain(`\`\`\`nginx\n${site}\n\`\`\``);
});

it('compose.yaml gives its parts the same configuration', () => {
  const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  /** The text of a config, without its indentation; `$$` is a dollar there. */
  const configOf = (name: string): string => {
    const [, text = ''] =
      new RegExp(`\\n  ${name}:\\n    content: \\|\\n((?: {6}.*\\n|\\n)+)`).exec(compose) ?? [];
    return text.replaceAll(/^ {6}/gm, '').replaceAll('$$', '$').trimEnd();
  };
  expect(configOf('roles')).toBe(rolesSql({ owner: '${OWNER_PASSWORD}', server: '${SERVER_PASSWORD}' }));
  expect(configOf('pooler')).toBe(
    poolerIni({
      address: '*',
      port: 6432,
      databases: 'flunks = host=database port=5432',
      logins: poolerLogins('/etc/pgbouncer/userlist.txt'),
    }),
  );
  expect(configOf('site')).toBe(
    siteConfig({
      servers: ['server-1:9595', 'server-2:9595', 'server-3:9595'],
      head: ['listen 80;', 'server_name _;'],
      secret: '${PROXY_SECRET}',
    }),
  );
});
