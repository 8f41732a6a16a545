import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, run } from './process.mjs';
import { ROOT } from './root.mjs';

const OLDEST_NODE = [20, 19];
const NETWORK_TROUBLE =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|socket hang up|network|Temporary failure|Failed to fetch/i;

/** @throws Explained when this Node is too old for what we run */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Explained(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

/**
 * Installs packages when those installed are not those of the lockfile; what is installed beyond need stays.
 *
 * @param {{ development: boolean }} need development: also what only checks and tests need
 * @returns {Promise<boolean>} whether anything was installed
 * @throws Explained when npm fails
 */
export async function installPackages({ development }) {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  const lacks = (packages) =>
    packages.some(([path, { version }]) => installed.get(path)?.version !== version);
  const everything = [...wanted].filter(([path, { optional }]) => path !== '' && !optional);
  const product = everything.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  if (!lacks(development ? everything : product)) return false;

  const hasDevelopment = everything.some(([path, { dev }]) => dev && installed.has(path));
  console.log('Installing packages ...');
  const omit = development || hasDevelopment ? [] : ['--omit=dev'];
  await withRetry('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--prefer-offline']);
  return true;
}

/** The packages of a lockfile by path. npm writes the hidden one last, so it is only there after a whole install. */
function packagesOf(lockfile) {
  const path = join(ROOT, lockfile);
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages));
}

/**
 * Runs a command that needs the network, once more if the network was in the way.
 *
 * @throws Explained with the end of its output
 */
export async function withRetry(command, args, options) {
  let result = await run(command, args, options);
  if (result.code !== 0 && NETWORK_TROUBLE.test(result.output)) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    result = await run(command, args, options);
  }
  if (result.code === 0) return;
  const tail = result.output.trim().split('\n').slice(-15).join('\n');
  const hint = NETWORK_TROUBLE.test(result.output) ? '\nIs this machine connected to the network?' : '';
  throw new Explained(`${command} ${args.join(' ')} failed:\n${tail}${hint}`);
}
