/**
 * The logical lines of Python: one a statement, or the head of one that has a body, as tokens. Comments, docstrings,
 * spaces and the line breaks within a statement are left out: equal lines are equal code.
 *
 * @typedef {{ depth: number, tokens: string[] }} Line `depth`: how many bodies it lies in; 0 is the module's own
 */

const TOKENS = new RegExp(
  [
    // A line break, with the spaces that the next line begins with.
    String.raw`\r?\n[ \t\f]*`,
    String.raw`(?:[rRbBuU]|[fF][rR]?|[rR][fFbB]|[bB][rR])?(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')`,
    String.raw`[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*`,
    String.raw`0[xXoObB][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[jJ]?`,
    String.raw`\.\.\.|->|:=|!=|(?:\*\*|\/\/|<<|>>|[-+*/%@&|^<>=])=?|[()[\]{}.,:~]`,
    String.raw`#[^\r\n]*|\\\r?\n`,
    // What is no token: a quote without its other half, or two statements on one line.
    String.raw`[^ \t\f]`,
  ].join('|'),
  'g',
);
const UNREADABLE = new Set('\'";!?$`\\');

/**
 * @param {string} text a Python file
 * @returns {Line[]}
 * @throws with the number of the line that cannot be read: of two statements on one line, for example
 */
export function linesOf(text) {
  const lines = [];
  const indents = [0];
  let tokens = [];
  let [open, indent] = [0, 0];
  const end = () => {
    if (tokens.length > 0 && !tokens.every(isString)) lines.push({ depth: depthOf(indent, indents), tokens });
    tokens = [];
  };
  const all = text.match(TOKENS) ?? [];
  all.forEach((token, at) => {
    const first = token[0];
    if (first === '\n' || first === '\r') {
      if (open > 0) return;
      end();
      indent = token.length - token.indexOf('\n') - 1;
    } else if (first === '#' || (token.length > 1 && first === '\\')) return;
    else {
      if (token.length === 1 && UNREADABLE.has(token))
        throw new Error(`line ${lineAt(all, at)} cannot be read`);
      open += openedBy(token);
      tokens.push(token);
    }
  });
  end();
  return lines;
}

/** How many bodies a line with this indentation lies in; `indents` are those of the bodies that are open. */
function depthOf(indent, indents) {
  while (indent < indents.at(-1)) indents.pop();
  if (indent > indents.at(-1)) indents.push(indent);
  return indents.length - 1;
}

function lineAt(all, at) {
  return all.slice(0, at).join('').split('\n').length;
}

/** What a token does to the number of open brackets. */
export function openedBy(token) {
  if (token === '(' || token === '[' || token === '{') return 1;
  return token === ')' || token === ']' || token === '}' ? -1 : 0;
}

/** Whether a token is a string of any kind. */
export function isString(token) {
  const last = token.at(-1);
  return last === "'" || last === '"';
}
