import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';
import { createTypedBefore } from './typedBefore.ts';

const NAMES = ['help', 'cal', 'cat', 'cd', 'readme.txt', 'hall/', 'cafeteria/', 'read'];
const tab = (line: string) => complete(line, NAMES);

describe('Tab', () => {
  it('completes a command first in the line and after help, and a file after others (TERMINAL-6)', () => {
    expect(tab('he')).toEqual({ line: 'help ', names: [] });
    expect(tab('cat re')).toEqual({ line: 'cat readme.txt ', names: [] });
    expect(tab('cd CA')).toEqual({ line: 'cd cafeteria/', names: [] });
    expect(tab('help ca')?.names).toEqual(['cal', 'cat']);
    expect(tab('cat he')).toEqual({ line: 'cat help ', names: [] });
  });

  it('goes as far as all names agree, and then lists them', () => {
    expect(tab('c')).toEqual({ line: 'c', names: ['cal', 'cat', 'cd'] });
    expect(complete('r', ['readme', 'read'])).toEqual({ line: 'read', names: [] });
  });

  it('does nothing where no name begins so', () => {
    expect(tab('x')).toBeNull();
    expect(complete('help', [])).toBeNull();
  });
});

describe('Up and Down', () => {
  it('go through what was typed, and back to what stood in the field (TERMINAL-6)', () => {
    const before = createTypedBefore();
    expect(before.earlier('draft')).toBeNull();
    for (const line of ['ls', 'cd gym', 'cd gym', '  ']) before.add(line);
    expect([before.earlier('draft'), before.earlier('cd gym'), before.earlier('ls')]).toEqual([
      'cd gym',
      'ls',
      null,
    ]);
    expect([before.later(), before.later(), before.later()]).toEqual(['cd gym', 'draft', null]);
  });
});
