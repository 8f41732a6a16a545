import { readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { repeats, serverPatterns } from './patterns.ts';

/**
 * Refuses a regular expression of the server whose time is not linear: a text of a few hundred letters could stop everybody.
 * recheck decides, which takes it seconds; what it found linear is kept in a register, so that `npm test` need only look
 * there. `npm run patterns` asks it about what is new.
 */
const REGISTER = new URL('linearPatterns.json', import.meta.url);
const PATIENCE_MS = 60_000;

const register = new Set<string>(JSON.parse(readFileSync(REGISTER, 'utf8')) as string[]);
const asksAgain = process.argv.includes('--again');
const writes = process.argv.includes('--write');

async function isLinear(pattern: string): Promise<boolean> {
  const end = pattern.lastIndexOf('/');
  const { status } = await check(pattern.slice(1, end), pattern.slice(end + 1), { timeout: PATIENCE_MS });
  return status === 'safe';
}

const { found, problems } = await serverPatterns();
const asked = found.filter(({ pattern }) => repeats(pattern));
const patterns = [...new Set(asked.map(({ pattern }) => pattern))].sort();
const linear = new Set<string>();
for (const pattern of patterns) {
  const known = register.has(pattern) && !asksAgain;
  if (known || ((writes || asksAgain) && (await isLinear(pattern)))) linear.add(pattern);
}
if (writes) writeFileSync(REGISTER, `${JSON.stringify([...linear], null, 2)}\n`);
const wrong = [
  ...problems,
  ...asked.flatMap(({ pattern, at }) =>
    linear.has(pattern)
      ? []
      : [`${at}: the time of ${pattern} is not linear, or it is not known yet (npm run patterns)`],
  ),
];
for (const line of wrong) console.error(line);
console.log(`${found.length} patterns, ${patterns.length} of them repeat`);
process.exit(wrong.length > 0 ? 1 : 0);
