import { RULES_PAGE, rulesPage } from '../rules/page.mjs';
import { PROOFS, proofsIn, registryOf } from '../rules/registry.mjs';
import { committedRepository } from '../rules/repository.mjs';
import { titlesIn } from '../rules/titles.mjs';
import { PRODUCT } from './citations.mjs';

const PARTS = ['files', 'tests', 'checks', 'note'];

/** Checks that each rule has a file that keeps it and a test that proves it. See `problemsOf`. */
export async function checkRules() {
  return problemsOf(await committedRepository());
}

/**
 * What is wrong with the proofs of the rules: a rule without a file or without a test, a proof of no rule, a file or a test
 * that does not exist, and a page that is older than they are.
 *
 * @param {import('../rules/repository.mjs').Repository} repository
 * @returns {Promise<string[]>} a line each
 */
export async function problemsOf(repository) {
  const { files, read } = repository;
  const rules = registryOf(repository);
  const ids = new Set(rules.map(({ id }) => id));
  const page = files.includes(RULES_PAGE) ? read(RULES_PAGE) : '';
  return [
    ...proofsIn(repository).flatMap((file) => misplaced(file, ids)),
    ...rules.flatMap(missing),
    ...rules.flatMap((rule) => stale(rule, new Set(files))),
    ...unknownTitles(rules, repository),
    ...(page === (await rulesPage(repository)) ? [] : [`${RULES_PAGE} is old: run npm run rules`]),
  ];
}

/** What stands in a file of proofs and is no proof of a rule of its subject. */
function misplaced({ file, subject, proofs }, ids) {
  return Object.entries(proofs).flatMap(([id, proof]) => [
    ...(ids.has(id) ? [] : [`${file} proves ${id}, which ${PRODUCT} does not define`]),
    ...(id.replace(/-\d+$/, '') === subject ? [] : [`${file} proves ${id}, which is of another subject`]),
    ...Object.keys(proof)
      .filter((part) => !PARTS.includes(part))
      .map((part) => `${file} says '${part}' of ${id}, which nothing reads`),
  ]);
}

function missing({ id, subject, citedBy, proof: { files = [], tests = {}, checks = [] } }) {
  const file = `${PROOFS}/${subject}.json`;
  const named = Object.values(tests).every((titles) => titles.length > 0) && Object.keys(tests).length > 0;
  return [
    ...(files.length + citedBy.length > 0
      ? []
      : [`no code cites ${id}, and ${file} names no file that keeps it`]),
    ...(named || checks.length > 0 ? [] : [`no test proves ${id}: name one in ${file}`]),
  ];
}

/** Files that are not there, and those that need not be named because they cite the rule. */
function stale({ id, citedBy, proof: { files = [], tests = {}, checks = [] } }, there) {
  return [
    ...[...files, ...Object.keys(tests), ...checks]
      .filter((file) => !there.has(file))
      .map((file) => `the proof of ${id} names ${file}, which is not there`),
    ...files
      .filter((file) => citedBy.includes(file))
      .map((file) => `the proof of ${id} names ${file}, which cites it: leave it out`),
  ];
}

/** Titles that no test in their file has: it was renamed or is gone. */
function unknownTitles(rules, { files, read }) {
  const known = new Map();
  const titlesOf = (file) => {
    if (!known.has(file)) known.set(file, files.includes(file) ? titlesIn(file, read(file)) : new Set());
    return known.get(file);
  };
  return rules.flatMap(({ id, proof: { tests = {} } }) =>
    Object.entries(tests)
      .filter(([file]) => files.includes(file))
      .flatMap(([file, titles]) =>
        titles
          .filter((title) => !titlesOf(file).has(title))
          .map((title) => `the proof of ${id} names a test that ${file} does not have: ${title}`),
      ),
  );
}
