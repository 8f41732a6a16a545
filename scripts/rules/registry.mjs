import { PRODUCT, ruleIn } from '../checks/citations.mjs';

/** Where the proofs are: a file for each subject, named after it. */
export const PROOFS = 'docs/proofs';

const CODE = /\.([cm]?[jt]sx?|css|html|sql|cdc|py)$/;
/** Tests, and what they share: they prove a rule, and do not keep it. */
const OF_TESTS = /\.(test|spec)\.|(^|\/)(e2e|tests|testing)\//;
const ID = /(?<![\w-])[A-Z]+(?:-[A-Z]+)*-\d+(?![\w-])/g;

/**
 * @typedef {object} Proof what `docs/proofs/<subject>.json` says of a rule
 * @property {readonly string[]} [files] what keeps it, where no code cites it
 * @property {Readonly<Record<string, readonly string[]>>} [tests] the titles of its tests, by the file that they are in
 * @property {readonly string[]} [checks] other checks and measurements that would find it broken, as files
 * @property {string} [note] what these do not prove, in a sentence
 *
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} subject
 * @property {string} heading under which the rule stands
 * @property {readonly string[]} citedBy the code that cites it
 * @property {Proof} proof empty where there is none
 */

/**
 * The rules in their order, each with the code that cites it and its proof.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {readonly Rule[]}
 */
export function registryOf(repository) {
  const cited = citationsIn(repository);
  const proofs = Object.fromEntries(proofsIn(repository).flatMap(({ proofs }) => Object.entries(proofs)));
  const rules = [];
  let heading = '';
  for (const line of repository.read(PRODUCT).split('\n')) {
    heading = /^## (.*)/.exec(line)?.[1] ?? heading;
    const found = ruleIn(line);
    if (found === null) continue;
    rules.push({ ...found, heading, citedBy: cited.get(found.id) ?? [], proof: proofs[found.id] ?? {} });
  }
  return rules;
}

/**
 * The files of proofs, as they are.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {readonly { file: string, subject: string, proofs: Readonly<Record<string, Proof>> }[]}
 */
export function proofsIn({ files, read }) {
  return files
    .filter((file) => file.startsWith(`${PROOFS}/`) && file.endsWith('.json'))
    .map((file) => ({
      file,
      subject: file.slice(PROOFS.length + 1, -'.json'.length),
      proofs: JSON.parse(read(file)),
    }));
}

/** What code cites each id, in the order of the files. */
function citationsIn({ files, read }) {
  const cited = new Map();
  for (const file of files.filter((one) => CODE.test(one) && !OF_TESTS.test(one))) {
    for (const id of new Set(read(file).match(ID))) cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  return cited;
}
