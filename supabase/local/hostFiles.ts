import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_ADDRESS } from '../functions/_shared/kernel/product.ts';
import { fileHeaders, inlineOf, PAGES, securityHeaders, type OutsideSources } from './headers.ts';
import { SIGNING_KEYS_PATH } from './signingKeys.ts';

/** Cloudflare's, the smaller ones: characters of a line, and rules of a file. */
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;

/** Where the built page is on a static host: its address, and a pattern of the address for what is in a folder. */
function pathsOf(dist: string): readonly string[] {
  const entries = readdirSync(dist, { withFileTypes: true }).filter(({ name }) => !name.startsWith('_'));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.br'));
  const folders = entries.filter((entry) => entry.isDirectory());
  return [
    '/',
    ...OWN_ADDRESS.map((appId) => `/${appId}`),
    ...files.map(({ name }) => `/${name}`),
    ...folders.map(({ name }) => `/${name}/*`),
  ];
}

const ruleOf = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The headers that the server sends with the built page, as static hosts read them from a file `_headers` (OPS-7). Hosts
 * join what several rules say of one header, so that each header is said of a path once: what all paths have in common by
 * the rule of all, and everything else by a rule of each. A subresource has the policies too, which it could go without.
 *
 * @throws Error where hosts would leave a part out
 */
export function headersFile(dist: string, outside: OutsideSources): string {
  const inline = inlineOf(PAGES.map((page) => readFileSync(join(dist, page), 'utf8')).join(''));
  const all = Object.entries(securityHeaders({ ...outside, secure: true, inline }));
  const paths = pathsOf(dist);
  const own = new Set(paths.flatMap((path) => Object.keys(fileHeaders(path))));
  const common = all.filter(([name]) => !own.has(name));
  const rules = [
    ruleOf('/*', Object.fromEntries(common)),
    ...paths.map((path) => {
      const others = all.filter(([name]) => own.has(name));
      return ruleOf(path, { ...Object.fromEntries(others), ...fileHeaders(path) });
    }),
  ];
  if (rules.length > MOST_RULES) throw new Error(`_headers has more than ${MOST_RULES} rules.`);
  const text = `${rules.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(`The header ${long.trim().split(':', 1)[0]} has more than ${LONGEST_LINE} characters.`);
  }
  return text;
}

/**
 * Where static hosts send what no file answers, as they read it from a file `_redirects`: calls of the API to the
 * function, so that its cookies stay of the page's own origin, readers of tickets to the keys that Supabase shows, and
 * portraits to where they lie, past the function. At every other path they show the page for unknown addresses by themselves.
 *
 * @param api where the function is; absent: something else sends calls there
 * @param portraits the public bucket
 */
export function redirectsFile(api: string | undefined, portraits = 'portraits'): string {
  if (api === undefined) return '';
  const bucket = new URL(`/storage/v1/object/public/${portraits}`, api).href;
  return [
    // The first rule that fits is taken.
    `/api/portraits/* ${bucket}/:splat 200`,
    `/api/* ${api}/:splat 200`,
    `${SIGNING_KEYS_PATH} ${new URL(SIGNING_KEYS_PATH, api).href} 200`,
    '',
  ].join('\n');
}

/** The page once more for each program with an address of its own: static hosts show `/<id>.html` at `/<id>`. */
export function copyPage(dist: string): void {
  for (const appId of OWN_ADDRESS) copyFileSync(join(dist, 'index.html'), join(dist, `${appId}.html`));
}
