// Writes what a static host reads beside the built page (docs/DEPLOY.md): `node scripts/build.mjs` runs it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../supabase/functions/_shared/kernel/readAll.ts';
import { flowSettings, isFlowNetwork } from '../supabase/functions/_shared/chain/settings.ts';
import { outsideOf, type Environment } from '../supabase/local/config.ts';
import { headersFile, redirectsFile } from '../supabase/local/hostFiles.ts';
import { ROOT } from './lib/root.mjs';

/** The function takes no demo chain, and neither does its page. */
function networkOf(env: Environment) {
  const name = env['CHAIN']?.trim() || 'mainnet';
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
  const dist = join(ROOT, 'dist');
  const env = process.env;
  writeFileSync(
    join(dist, '_headers'),
    headersFile(
      dist,
      outsideOf(env, () => networkOf(env)),
    ),
  );
  writeFileSync(join(dist, '_redirects'), redirectsFile(functionOf(env)));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
