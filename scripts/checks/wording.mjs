import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/contentHash.mjs';
import { run } from '../lib/process.mjs';
import { ROOT } from '../lib/root.mjs';
import { committedRules } from './citations.mjs';

const LARGEST = 2_000_000;

/** What no committed text may hold. Written in parts, so that this file passes its own check. */
const FORBIDDEN_IN_SOURCES = [
  [
    'a registry host',
    new RegExp(`registry\\.npm(js|mirror)\\.|/${'artifactory'}/|${'_auth'}Token|"resolved": "${'http'}`),
  ],
  ['a private key', new RegExp(`-----${'BEGIN'} [A-Z ]*PRIVATE KEY-----`)],
  ['a JSON web token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  [
    'a path of one machine',
    new RegExp(
      `(^|[\\s"'\`(=:])(/${'home'}/[a-z]|/${'Users'}/[A-Za-z]|/${'root'}/|/${'work'}/(main|shared))`,
    ),
  ],
  ['a mark left to do', new RegExp(`\\b(${'TO'}DO|${'FIX'}ME|${'XX'}X)\\b`)],
];

/** What is the server's alone; in the page it would be a leak, the sign of one, or weight for nothing. */
export const FORBIDDEN_IN_PAGE = [
  [
    'a name of the server',
    /\b(API_DB_URL|DATABASE_URL|SERVICE_ROLE|SESSION_(SIGNING_)?KEY|JWT_SECRET|gum_api|code_hash|lock_codes)\b/,
  ],
  // Those of the demo chain (supabase/local/lockCodes.ts): the server compares, the page never knows.
  ['a code of a lock', /(["'`])(8004|0730)\1/],
  // Those that the Terminal answers and nothing in it names (domain/town/terminal/commands/secrets.ts).
  [
    'a secret word of the Terminal',
    /\bwtf\b|fetty.?wap|magic.?carpet|log-flow|\byour.?mom\b|lunk,? (room |room no\. )?2\b|paradise-motel-tracking/i,
  ],
  // zod's name of what is inside a schema, which no minifier shortens: browsers take the contract as types only.
  ['schemas of the contract', /\b_zod\b/],
  ['a connection string', /postgres(ql)?:\/\//],
  ['a private key', new RegExp(`-----${'BEGIN'} [A-Z ]*PRIVATE KEY-----`)],
  ['a path of one machine', new RegExp(`${escape(ROOT)}/(src|node_modules|supabase|assets)/`)],
];

/** How many comment lines still say one of VAGUE_WORD (docs/ARCHITECTURE.md, "How the house writes"). It only falls. */
const VAGUE_COMMENTS = 19;

const HAS_COMMENTS = /\.([cm]?[jt]sx?|css|cdc|go|py|sh|sql)$/;
/** A comment, alone on its line or behind code. */
const COMMENT = /(?:^\s*\*|(?:^|\s)(?:\/{2,}|\/\*+|#|--))\s(.*)/;
const VAGUE_WORD = /\b(whoever|whomever|nobody|somebody)\b/i;

/** Looks through everything that git would commit. */
export async function checkSources() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) throw new Error(output);
  const { forbidden, problems } = committedRules();
  const files = output.split('\0').filter(Boolean);
  const commented = files.filter((file) => HAS_COMMENTS.test(file));
  return [
    ...problems,
    ...lookThrough(files, [...FORBIDDEN_IN_SOURCES, ...forbidden]),
    ...ratchet(lookThrough(commented, [VAGUE_COMMENT]), VAGUE_COMMENTS),
  ];
}

/** A comment line that does not say which person or part it means, in the form of the rules above. */
export const VAGUE_COMMENT = [
  'a comment that says whoever, nobody or somebody',
  { test: (line) => VAGUE_WORD.test(COMMENT.exec(line)?.[1] ?? '') },
];

/**
 * Lets a known number of findings pass and no other: more of them are all listed, fewer ask for the number to fall.
 *
 * @param {readonly string[]} found
 * @param {number} known
 */
export function ratchet(found, known) {
  if (found.length === known) return [];
  const counted = `${found.length} comments say whoever, nobody or somebody, where ${known} are known`;
  return found.length < known
    ? [`${counted}: lower the number in scripts/checks/wording.mjs`]
    : [`${counted}: name the person or the part`, ...found];
}

/** Looks through everything the browser can ask for. */
export async function checkPage() {
  return lookThrough(filesBelow(ROOT, ['dist']), FORBIDDEN_IN_PAGE);
}

function lookThrough(files, rules) {
  return files.flatMap((file) => {
    const stats = statSync(join(ROOT, file), { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > LARGEST) return [];
    const bytes = readFileSync(join(ROOT, file));
    if (bytes.includes(0)) return [];
    return bytes
      .toString('utf8')
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter(([, pattern]) => pattern.test(line))
          .map(([what]) => `${file}:${index + 1} holds ${what}`),
      );
  });
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
