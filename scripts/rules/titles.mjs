import ts from 'typescript';

/**
 * The titles of the tests and steps in a file, as they are written: `%s` and `${name}` stay.
 *
 * @param {string} file its name says whether it has JSX
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function titlesIn(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const titles = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && ['it', 'test'].includes(calledIn(node))) {
      const title = titleOf(node.arguments[0], source);
      if (title !== null) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** What a call begins with: `it` of `it.each(rows)('title')`. */
function calledIn(node) {
  let at = node;
  while (!ts.isIdentifier(at)) {
    const before = at.expression ?? at.tag;
    if (before === undefined) return '';
    at = before;
  }
  return at.text;
}

function titleOf(node, source) {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null;
}
