// Writes what a static host reads beside the built page (docs/DEPLOY.md): `node scripts/build.mjs` runs it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf, readAll } from '../supabase/functions/_shared/kernel/readAll.ts';
import { flowSettings, isFlowNetwork } from '../supabase/functions/_shared/chain/settings.ts';
import { outsideOf, type Environment } from '../supabase/local/config.ts';
import { copyPage, headersFile, redirectsFile } from '../supabase/local/hostFiles.ts';

/** The function serves no demo chain: there a page is built for the network that most are for. */
function networkOf(env: Environment) {
  const named = env['CHAIN']?.trim();
  const name = named === undefined || named === '' || named === 'demo' ? 'mainnet' : named;
  if (!isFlowNetwork(name)) throw new Error('CHAIN is none of mainnet, testnet and emulator.');
  return flowSettings((variable) => env[variable], name);
}

function functionOf(env: Environment): string | undefined {
  const text = env['API_FUNCTION_URL']?.trim();
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '') {
    throw new Error('API_FUNCTION_URL is not the https address of the function, without a query.');
  }
  return url.href.replace(/\/$/, '');
}

try {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const env = process.env;
  const { outside, api } = readAll({
    outside: () => outsideOf(env, () => networkOf(env)),
    api: () => functionOf(env),
  });
  copyPage(dist);
  writeFileSync(join(dist, '_headers'), headersFile(dist, outside));
  writeFileSync(join(dist, '_redirects'), redirectsFile(api, env['PORTRAITS_BUCKET']?.trim() || undefined));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
