import { PRODUCT } from '../checks/citations.mjs';
import { formatted } from '../lib/format.mjs';
import { PROOFS, registryOf } from './registry.mjs';

/** The page that says of each rule which files keep it and which tests prove it. */
export const RULES_PAGE = 'docs/rules.md';

/**
 * The page as it is written, formatted as the house does.
 *
 * @param {import('./repository.mjs').Repository} repository
 */
export async function rulesPage(repository) {
  const rules = registryOf(repository);
  const headings = [...new Set(rules.map(({ heading }) => heading))];
  const text = [
    '# What keeps each rule, and what proves it',
    `Made by \`npm run rules\` from the rules in [product.md](product.md), the code that cites them, and \`${PROOFS}\`; \`npm test\` fails where it is older than these. ${rules.length} rules, under the headings of that document. Of each rule: the files that keep it, then the tests that prove it by their titles, or another check.`,
    ...headings.flatMap((heading) => [
      `## [${heading}](${PRODUCT.replace('docs/', '')}#${anchorOf(heading)})`,
      rules
        .filter((rule) => rule.heading === heading)
        .map(lineOf)
        .join('\n'),
    ]),
  ].join('\n\n');
  return formatted(RULES_PAGE, text);
}

function lineOf({ id, citedBy, proof: { files = [], tests = {}, checks = [], note } }) {
  const proofs = [
    ...Object.entries(tests).map(([file, titles]) => `${link(file)}: ${titles.map(quoted).join('; ')}`),
    ...checks.map(link),
  ];
  const kept = [...files, ...citedBy].map(link).join(', ');
  return [
    `- **${id}** ${kept}.`,
    ...proofs.map((proof) => `  - ${proof}`),
    ...(note ? [`  - ${note}`] : []),
  ].join('\n');
}

/** By the last folder and the name: `lock/texts.ts` says more than `texts.ts`. */
function link(file) {
  const name = file.split('/').slice(-2).join('/');
  return `[${plain(name)}](../${file})`;
}

const quoted = (title) => `“${plain(title)}”`;

/** Text that Markdown takes for nothing else. */
const plain = (text) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** As GitHub names a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
