import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { setAside, tidyEarlier } from './earlierFiles.mjs';
import { Explained, runNode } from './process.mjs';
import { ROOT } from './root.mjs';

const STAMP = join(ROOT, '.build/stamp.json');

/**
 * What is made once and kept until its sources change. `after` waits for another to be there; `keeps` leaves what the
 * one before had.
 */
const PRODUCTS = [
  {
    name: 'assets',
    inputs: ['assets', 'supabase/functions/_shared/domain/collection/traits'],
    output: 'assets/packed',
    command: ['assets/build/build.mjs'],
  },
  {
    name: 'page',
    after: 'assets',
    inputs: [
      ...['src', 'public', 'index.html', 'supabase/functions/_shared', 'assets/finished', 'assets/packed'],
      ...['vite.config.ts', 'scripts/vite', 'tsconfig.json', 'package-lock.json'],
    ],
    output: 'dist/index.html',
    keeps: { present: 'dist/assets', earlier: '.build/earlier/assets' },
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'compressed page',
    after: 'page',
    // The two name or list every other file of the page by a hash of what is in it.
    inputs: ['dist/index.html', 'dist/serviceWorker.js', 'scripts/compressPage.ts'],
    output: 'dist/index.html.br',
    command: ['--import', 'tsx', 'scripts/compressPage.ts'],
  },
  {
    name: 'database',
    inputs: [
      ...['supabase/migrations', 'supabase/local', 'package-lock.json'],
      ...['supabase/functions/_shared/domain/collection/traits', 'supabase/functions/_shared/chain'],
    ],
    output: '.build/db',
    command: ['--import', 'tsx', 'scripts/makeDatabase.ts'],
  },
];

/** The settings (.env.example) that Vite puts into the page. */
const pageSettings = () =>
  Object.entries(process.env)
    .filter(([name, value]) => value !== '' && (name.startsWith('VITE_') || name === 'PUBLIC_ORIGIN'))
    .map(([name, value]) => `${name}=${value}`)
    .sort();

/**
 * Makes what is missing or older than its sources, side by side where it can be.
 *
 * @param {readonly string[]} [wanted] names of PRODUCTS; all when absent
 * @returns {Promise<string[]>} the names of what was made
 * @throws Explained with the output of what failed
 */
export async function buildProduct(wanted = PRODUCTS.map(({ name }) => name)) {
  const before = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {};
  const stamp = { ...before };
  const running = {};
  const made = [];
  for (const { name, after, inputs, output, command, keeps } of PRODUCTS) {
    if (!wanted.includes(name)) continue;
    const hashNow = () => contentHash(ROOT, inputs, [...command, ...pageSettings()].join(' '));
    running[name] = (async () => {
      await running[after];
      let hash = hashNow();
      if (before[name] !== hash || !existsSync(join(ROOT, output))) {
        const folders = keeps && [join(ROOT, keeps.present), join(ROOT, keeps.earlier)];
        if (folders) setAside(...folders);
        const result = await runNode(command, { env: { NODE_ENV: 'production' } });
        if (result.code !== 0) throw new Explained(`Building the ${name} failed:\n${result.output.trim()}`);
        if (folders) tidyEarlier(...folders);
        made.push(name);
        // The packed pictures are among what they are made from, so that one that is lost is made again.
        hash = hashNow();
      }
      stamp[name] = hash;
    })();
  }
  const outcomes = await Promise.allSettled(Object.values(running));
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  writeFileSync(STAMP, `${JSON.stringify(stamp, null, 2)}\n`);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return made;
}
