import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.mjs';

const CODE = `
def box(at, size=(1, 2)):
    if size:
        return at + 'a # b'
    return [1.5e-3, 0x1f]
`;

describe('the lines of Python', () => {
  it('are one a statement, with the depth of the body that it lies in', () => {
    expect(linesOf(CODE).map(({ depth, tokens }) => [depth, tokens.join(' ')])).toEqual([
      [0, 'def box ( at , size = ( 1 , 2 ) ) :'],
      [1, 'if size :'],
      [2, "return at + 'a # b'"],
      [1, 'return [ 1.5e-3 , 0x1f ]'],
    ]);
  });

  it.each([
    [
      'comments and blank lines',
      CODE.replace('    if', '    # Why.\n\n\n    if').replace(':\n', ':  # Sized.\n'),
    ],
    ['a docstring', CODE.replace('    if', '    """Puts a box.\n\n# Not a comment."""\n    if')],
    ['line breaks inside of brackets', CODE.replace('(at, ', '(\n    at,\n  ').replace('[1.5', '[\n1.5')],
    ['a line that goes on after a backslash', CODE.replace('at + ', 'at \\\n   + ')],
    ['spaces', CODE.replace('size=(1, 2)', 'size = ( 1,2 )')],
    ['another indentation', CODE.replaceAll('    ', '\t')],
    ['line breaks of Windows', CODE.replaceAll('\n', '\r\n')],
  ])('are the same with %s', (_, other) => {
    expect(other).not.toBe(CODE);
    expect(linesOf(other)).toEqual(linesOf(CODE));
  });

  it.each([
    ['a name', CODE.replace('at + ', 'by + ')],
    ['a text, also by a space', CODE.replace("'a # b'", "'a #  b'")],
    ['a number', CODE.replace('1.5e-3', '1.5e-4')],
    ['the body that a line lies in', CODE.replace('    return [', '        return [')],
  ])('are others with %s changed', (_, other) => {
    expect(linesOf(other)).not.toEqual(linesOf(CODE));
  });

  it('reads strings of every kind as one token each', () => {
    const strings = [`r'\\d'`, `b"\\""`, `f'{x!r:>{w}}'`, `'it''s'`.slice(0, 4), `'''a\n"b" 'c' '''`, `""`];
    expect(
      linesOf(`x = [${strings.join(', ')}]`)[0].tokens.filter((token) => strings.includes(token)),
    ).toEqual(strings);
  });

  it.each([
    ['two statements on one line', 'a = 1; b = 2'],
    ['a string without its end', "a = 'b"],
  ])('cannot be told of %s', (_, text) => {
    expect(() => linesOf(`x = 1\n\n${text}\n`)).toThrow('line 3');
  });
});
