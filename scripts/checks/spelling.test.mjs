import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesBelow } from '../lib/contentHash.mjs';
import { ROOT } from '../lib/root.mjs';

/** Words that the British spell otherwise. */
const BRITISH = new RegExp(
  '\\b(' +
    [
      '\\w*(colour|favour|honour|neighbour|behaviour|humour|rumour|flavour|harbour|labour)\\w*',
      '(centre|theatre|metre|licence|defence|offence|grey|programme|storey|cosy|whilst)\\w*',
      '(model|label|travel|signal|cancel|level|fuel)l(ed|ing)',
      '(organ|real|recogn|minim|maxim|custom|apolog|special|memor|final|author|synchron|summar)is(e|ing|ation)\\w*',
    ].join('|') +
    ')\\b',
  'gi',
);

const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file);

/** What people may read in a file: whatever is a sentence or a name. Keys, events and paths are neither. */
function textsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  // To parse them all takes seconds, and most have no such word in comments either.
  if (text.search(BRITISH) === -1) return [];
  const texts = [];
  const visit = (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (isText && /^[A-Z]|\s/.test(node.text.trim())) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
}

it('what people read is spelled as Americans do', () => {
  const files = filesBelow(ROOT, ['src', 'supabase/functions']).filter(isSource);
  const found = files.flatMap((file) =>
    textsOf(file).flatMap((text) => (text.match(BRITISH) ?? []).map((word) => `${file}: ${word}`)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
