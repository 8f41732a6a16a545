import { readFileSync, writeFileSync } from 'node:fs';
import { repeats, serverPatterns } from './patterns.ts';

/**
 * Refuses a regular expression of the server whose time is not linear: a text of a few hundred letters could stop everybody.
 * recheck decides, which takes it seconds; what it found linear is kept in a register, so that `npm test` need only look
 * there. `npm run patterns` asks it about what is new. The register is of one version of recheck: another one is asked about all.
 */
const REGISTER = new URL('linearPatterns.json', import.meta.url);
const RECHECK = new URL('../../node_modules/recheck/package.json', import.meta.url);
const PATIENCE_MS = 60_000;

interface Register {
  /** The version of recheck that was asked. */
  readonly recheck: string;
  readonly linear: readonly string[];
}

const { version: recheck } = JSON.parse(readFileSync(RECHECK, 'utf8')) as { version: string };
const register = JSON.parse(readFileSync(REGISTER, 'utf8')) as Register;
const known = new Set(register.recheck === recheck ? register.linear : []);
const writes = process.argv.includes('--write');

async function isLinear(pattern: string): Promise<boolean> {
  const { check } = await import('recheck');
  const end = pattern.lastIndexOf('/');
  const { status } = await check(pattern.slice(1, end), pattern.slice(end + 1), { timeout: PATIENCE_MS });
  return status === 'safe';
}

const { found, problems } = await serverPatterns();
const asked = found.filter(({ pattern }) => repeats(pattern));
const patterns = [...new Set(asked.map(({ pattern }) => pattern))].sort();
const linear = new Set<string>();
for (const pattern of patterns) {
  if (known.has(pattern) || (writes && (await isLinear(pattern)))) linear.add(pattern);
}
if (writes) {
  const now: Register = { recheck, linear: [...linear] };
  writeFileSync(REGISTER, `${JSON.stringify(now, null, 2)}\n`);
}
const wrong = [
  ...problems,
  ...asked.flatMap(({ pattern, at }) =>
    linear.has(pattern)
      ? []
      : [
          `${at}: the time of ${pattern} is not linear, or recheck ${recheck} was not asked (npm run patterns)`,
        ],
  ),
];
for (const line of wrong) console.error(line);
console.log(`${found.length} patterns, ${patterns.length} of them repeat`);
process.exit(wrong.length > 0 ? 1 : 0);
