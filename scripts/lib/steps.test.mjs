import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countsCpu } from './cpu.mjs';
import { Steps } from './steps.mjs';

describe('the steps of npm test', () => {
  const lines = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  });
  afterEach(() => {
    process.exitCode = undefined;
  });

  const outcomeOf = async (...results) => {
    const steps = new Steps();
    await steps.run(results.map((result, index) => ({ name: `step ${index}`, run: async () => result })));
    steps.finish();
    const exitCode = process.exitCode;
    process.exitCode = undefined;
    return { last: lines.at(-1), exitCode };
  };

  it('add up checks and the tests of runners, and end in one line', async () => {
    const outcome = await outcomeOf([], undefined, { passed: 12, failed: 0 });
    expect(outcome).toEqual({ last: '14 passed, 0 failed', exitCode: 0 });
  });

  it('fail when a check finds something', async () => {
    expect(await outcomeOf([], ['a problem'])).toEqual({ last: '1 passed, 1 failed', exitCode: 1 });
  });

  it('fail when a runner found no test at all', async () => {
    expect(await outcomeOf({ passed: 0, failed: 0 })).toEqual({ last: '0 passed, 1 failed', exitCode: 1 });
  });

  it('say which one this machine cannot run, and count it neither way', async () => {
    expect(await outcomeOf([], { leftOut: 'Go is not installed' })).toEqual({
      last: '1 passed, 0 failed',
      exitCode: 0,
    });
    expect(lines).toContain('left out step 1: Go is not installed');
  });

  it('say what of one this machine cannot run, and count the rest of it', async () => {
    const part = { passed: 2, failed: 1, leftOut: 'WebKit is not installed' };
    expect(await outcomeOf(part)).toEqual({ last: '2 passed, 1 failed', exitCode: 1 });
    expect(lines).toContain('left out step 0: WebKit is not installed');
  });

  it('run side by side where they may, each as soon as there is room for it', async () => {
    const said = [];
    const ends = new Map();
    const step = (name) => ({
      name,
      run: () => {
        said.push(name);
        return new Promise((resolve) => ends.set(name, () => resolve([])));
      },
    });
    const ended = new Steps().run([step('long'), step('short'), step('last')], 2);
    expect(said).toEqual(['long', 'short']);
    ends.get('short')();
    await vi.waitFor(() => expect(said).toEqual(['long', 'short', 'last']));
    ends.get('long')();
    ends.get('last')();
    await ended;
  });

  it('go on after a step that throws, and count it', async () => {
    const steps = new Steps();
    const broken = async () => {
      throw new Error('broken');
    };
    await steps.run([
      { name: 'breaks', run: broken },
      { name: 'works', run: async () => [] },
    ]);
    expect([steps.passed, steps.failed]).toEqual([1, 1]);
  });

  it('name the ten slowest tests', async () => {
    const tests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, ms: index * 1000 }));
    await outcomeOf({ passed: 12, failed: 0, tests });
    expect(lines.filter((text) => / test \d+$/.test(text)).map((text) => text.trim())).toEqual(
      Array.from({ length: 10 }, (_, index) => `${11 - index}.0 s  test ${11 - index}`),
    );
  });

  it('name what failed once more at the end, as a long output may be cut in its middle', async () => {
    const tests = [
      { title: 'holds', ms: 1 },
      { title: 'breaks', ms: 1, problem: 'expected 1 to be 2\n    at file.ts' },
    ];
    await outcomeOf({ passed: 1, failed: 1, output: 'dots', tests }, ['no such file']);
    const atTheEnd = lines.slice(lines.findIndex((text) => text.endsWith('all of it')) + 1);
    expect(atTheEnd).toEqual([
      'FAILED breaks',
      '    expected 1 to be 2\n        at file.ts',
      'FAILED step 1',
      '    no such file',
      '1 passed, 2 failed',
    ]);
  });

  it.runIf(countsCpu)('fail above their budget of CPU seconds', async () => {
    const steps = new Steps();
    await steps.run([{ name: 'works', run: async () => [] }]);
    steps.finish(0.001);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });
});
