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
  return findFirst(places);
}

/** The first of these paths that is there. */
export function findFirst(places) {
  return places.find((path) => path && existsSync(path));
}

/** The folder with PostgreSQL's server programs: the environment's PG_BIN, or Debian's newest. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [process.env.PG_BIN, ...versions.map((version) => join(debian, version, 'bin'))];
  return places.find((path) => path && existsSync(join(path, 'initdb')));
}

/** The packages of Debian that a set-up of several servers needs (npm run fleet) and that are not installed. */
export function missingForFleet() {
  const has = (program) => findFirst(['/usr/sbin', '/usr/bin'].map((folder) => join(folder, program)));
  return [...(findPostgres() ? [] : ['postgresql']), ...['pgbouncer', 'nginx'].filter((name) => !has(name))];
}

/** Whether this user may install Debian's packages. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of Debian, one call after the other.
 *
 * @param {readonly string[]} packages
 * @throws Explained with the end of what apt-get said
 */
export function installDebian(packages) {
  const installation = installations.then(() => aptInstall(packages));
  installations = installation.catch(() => undefined);
  return installation;
}

let installations = Promise.resolve();
let hasLists = false;

async function aptInstall(packages) {
  console.log(`Installing ${packages.join(' and ')} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!hasLists) await withRetry('apt-get', ['update', '-qq'], { env });
  hasLists = true;
  const hasShell = (await run('apt-cache', ['show', HEADLESS_SHELL])).code === 0;
  const names = packages.map((name) => (name === 'chromium' && hasShell ? HEADLESS_SHELL : name));
  const options = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends'];
  await withRetry('apt-get', ['install', ...options, ...names], { env });
}

/**
 * Installs Debian's chromium and postgresql where they are missing and this user may, and the headless shell of Chromium
 * where only the whole of it is.
 *
 * @returns {Promise<string[]>} what is missing still, a readable line each
 */
export async function installSystemPackages() {
  const missing = () => [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  const wanted = missing();
  if (mayInstall()) {
    if (wanted.length > 0) await installDebian(wanted);
    // The whole of Chromium draws the same, so that no network is no failure here.
    if (!usesShell()) await installDebian(['chromium']).catch(() => undefined);
    return missing().map((name) => `${name} was installed, but is not where it was expected`);
  }
  return wanted.map(
    (name) =>
      `${name} is not installed, and only root may: sudo apt-get install ${name} (or set CHROMIUM, PG_BIN)`,
  );
}

/** Whether browser tests run in the headless shell, or in what the environment asks for. */
const usesShell = () => Boolean(process.env.CHROMIUM) || existsSync(`/usr/bin/${HEADLESS_SHELL}`);
