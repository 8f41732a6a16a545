import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** The document that comments cite by ids such as `GUM-1`. */
export const PRODUCT = 'docs/product.md';

const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z]+)*)-(\d+)\*\* /;

/** How text cites documents that are not in the repository. Written in parts, so that this file passes its own check. */
export const OUTSIDE_DOCUMENT = new RegExp(
  [
    `\\b[Ss]${'pec'} \\d`,
    `\\b(the|of) ${'spec'}\\b`,
    `\\(${'spec'}, chain\\b`,
    `\\b(the|its) ${'specification'}s?\\b`,
    `\\b(${'DES'}IGN|${'FIND'}INGS)\\b`,
    `\\b${'AR'}T(\\.md|:)`,
    `\\b([123]-(shell|world|social)|chain)\\.${'md'}\\b`,
    `(?<!\\w)${'shared'}/(spec|art)\\b`,
  ].join('|'),
);

/**
 * The rule that begins in a line of a document, null where none does.
 *
 * @param {string} line
 */
function ruleIn(line) {
  const [, subject, number] = DEFINITION.exec(line) ?? [];
  return subject === undefined ? null : { subject, id: `${subject}-${number}` };
}

/**
 * Reads what a document with rules defines: the ids, and those that are there more than once. Throws where there is no
 * definition at all, for then the check would find nothing.
 *
 * @param {string} text
 */
export function rulesIn(text) {
  const all = text.split('\n').flatMap((line) => ruleIn(line) ?? []);
  if (all.length === 0) throw new Error('the document defines no rule');
  const ids = all.map(({ id }) => id);
  return {
    ids: new Set(ids),
    subjects: [...new Set(all.map(({ subject }) => subject))],
    twice: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}

/**
 * Tests lines for ids that no rule has. Only the subjects of the rules count: SHA-256 is no citation.
 *
 * @param {Pick<ReturnType<typeof rulesIn>, 'ids' | 'subjects'>} rules
 */
export function unknownRule({ ids, subjects }) {
  const cited = new RegExp(`(?<![\\w-])(?:${subjects.join('|')})-\\d+(?![\\w-])`, 'g');
  return { test: (line) => (line.match(cited) ?? []).some((id) => !ids.has(id)) };
}

/** What the committed rules forbid in text, in the form of wording.mjs, and what is wrong with the rules themselves. */
export function committedRules() {
  const rules = rulesIn(readFileSync(join(ROOT, PRODUCT), 'utf8'));
  return {
    forbidden: [
      ['a document that is not in the repository', OUTSIDE_DOCUMENT],
      [`a rule that ${PRODUCT} does not define`, unknownRule(rules)],
    ],
    problems: rules.twice.map((id) => `${PRODUCT} defines ${id} twice`),
  };
}
