import { readFileSync, writeFileSync } from 'node:fs';
import { breaksOf } from './breaks.ts';
import { apiFiles } from './files.ts';

/**
 * `npm run api`: writes what follows from the routes of the API. While a new version is deployed, open pages are of the
 * version before: what would break them is refused (`breaksOf`), unless `-- --break` says that it may.
 */
const addressOf = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const files = await apiFiles();
const mayBreak = process.argv.includes('--break');
const breaks = files
  .filter(([path]) => path === 'docs/API.md' && !mayBreak)
  .flatMap(([path, text]) => breaksOf(readFileSync(addressOf(path), 'utf8'), text));
if (breaks.length > 0) {
  console.error(`Pages that are open would break (npm run api -- --break writes it all the same):`);
  for (const broken of breaks) console.error(`  ${broken}`);
  process.exit(1);
}
for (const [path, text] of files) writeFileSync(addressOf(path), text);
