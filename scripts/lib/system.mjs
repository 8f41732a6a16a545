import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withRetry } from './install.mjs';
import { run } from './process.mjs';

const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Where Chromium is: the environment's CHROMIUM, or where systems put it; undefined when there is none. Debian's headless
 * shell comes first: it draws the same, and takes a quarter less CPU.
 */
export function findChromium() {
  const places = [
    process.env.CHROMIUM,
    `/usr/bin/${HEADLESS_SHELL}`,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((path) => path && existsSync(path));
}

/** The folder with PostgreSQL's server programs: the environment's PG_BIN, or Debian's newest. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [process.env.PG_BIN, ...versions.map((version) => join(debian, version, 'bin'))];
  return places.find((path) => path && existsSync(join(path, 'initdb')));
}

/**
 * Installs Debian's chromium and postgresql where they are missing and this user may.
 *
 * @returns {Promise<string[]>} what is missing still, a readable line each
 */
export async function installSystemPackages() {
  const missing = () => [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  const wanted = missing();
  if (wanted.length === 0) return [];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return wanted.map(
      (name) =>
        `${name} is not installed, and only root may: sudo apt-get install ${name} (or set CHROMIUM, PG_BIN)`,
    );
  }
  console.log(`Installing ${wanted.join(' and ')} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await withRetry('apt-get', ['update', '-qq'], { env });
  const hasShell = (await run('apt-cache', ['show', HEADLESS_SHELL])).code === 0;
  const packages = wanted.map((name) => (name === 'chromium' && hasShell ? HEADLESS_SHELL : name));
  await withRetry(
    'apt-get',
    ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...packages],
    { env },
  );
  return missing().map((name) => `${name} was installed, but is not where it was expected`);
}
