import { parseSync } from 'vite';
import { committedRepository } from '../lib/repository.mjs';
import { PRODUCT, rulesIn } from './citations.mjs';

const TEST = /\.(test|spec)\.([cm]?[jt]s|tsx)$/;
const ID = /(?<![\w-])[A-Z]+(?:-[A-Z]+)*-\d+(?![\w-])/g;

/**
 * Checks that a test proves each rule of the product: its title, or that of a step, cites the rule.
 *
 * @returns {Promise<string[]>} what no test proves, a line each
 */
export async function checkRules() {
  const { files, read } = await committedRepository();
  const tests = files.filter((file) => TEST.test(file));
  return unproven(
    read(PRODUCT),
    tests.map((file) => ({ file, text: read(file) })),
  );
}

/**
 * @param {string} product the document with the rules
 * @param {readonly { file: string, text: string }[]} tests
 * @returns {string[]} the rules that no title cites, a line each
 */
export function unproven(product, tests) {
  const open = rulesIn(product).ids;
  for (const { file, text } of tests) {
    // To parse a file is slow, and most cite no rule that an earlier one does not prove.
    if (!text.match(ID)?.some((id) => open.has(id))) continue;
    for (const title of titlesIn(file, text)) for (const id of title.match(ID) ?? []) open.delete(id);
  }
  return [...open].map((id) => `no test cites ${id} in its title`);
}

/**
 * The titles of the tests and steps in a file, as they are written: `%s` and `${name}` stay.
 *
 * @param {string} file its name says whether it has JSX
 * @param {string} text
 * @returns {string[]}
 */
export function titlesIn(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const titles = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'CallExpression' && ['it', 'test'].includes(calledIn(node))) {
      const title = titleOf(node.arguments[0], text);
      if (title !== null) titles.push(title);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return titles;
}

/** What a call begins with: `it` of `it.each(rows)('title')`. */
function calledIn(node) {
  let at = node;
  while (at.type !== 'Identifier') {
    const before = at.callee ?? at.object ?? at.tag;
    if (before === undefined) return '';
    at = before;
  }
  return at.name;
}

function titleOf(node, text) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : null;
}
