import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { countsCpu } from './cpu.mjs';

/** Uses four tenths of a second. */
const BUSY = `
  const used = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part);
  while (used() < 4e5);`;

/** Runs something that is no step, and then these shell scripts at the same time, a step each. */
const PROGRAM = `
  import { uncounted, withCpu } from '${new URL('./cpu.mjs', import.meta.url).href}';
  import { run } from '${new URL('./process.mjs', import.meta.url).href}';
  const [, ...scripts] = process.argv;
  await run('sh', ['-c', '"$NODE" -e "$BUSY"']);
  const steps = await Promise.all([
    ...scripts.map((script) => withCpu(() => run('sh', ['-c', script]))),
    withCpu(() => uncounted(() => run('sh', ['-c', '"$NODE" -e "$BUSY"; "$NODE" -e "$BUSY"']))),
  ]);
  console.log(JSON.stringify(steps.map(({ cpuSeconds }) => cpuSeconds)));`;

const STEPS = {
  twice: '"$NODE" -e "$BUSY"; "$NODE" -e "$BUSY"',
  leaving:
    // It rests before it ends, so that a busy machine has read what it used.
    'left=$("$NODE" -e "$BUSY setTimeout(() => 0, 4000);" > /dev/null & echo $!; sleep 2); while kill -0 $left; do sleep 0.1; done',
  idle: 'sleep 1',
};

describe.runIf(countsCpu)('the CPU seconds of a step', () => {
  let twice = 0;
  let leaving = 0;
  let idle = 0;
  let once = 0;
  beforeAll(() => {
    const env = { ...process.env, NODE: process.execPath, BUSY };
    const command = ['--input-type=module', '-e', PROGRAM, ...Object.values(STEPS)];
    [twice, leaving, idle, once] = JSON.parse(execFileSync(process.execPath, command, { env }));
  });

  it('are those of its commands and of what they start', () => {
    expect(twice).toBeGreaterThan(0.7);
    expect(twice).toBeLessThan(2);
  });

  it('are also those of a process that no other waits for', () => {
    expect(leaving).toBeGreaterThan(0.3);
  });

  it('are not those of what is made once for all later runs', () => {
    expect(once).toBeLessThan(0.2);
  });

  it('are not those of what another step runs at the same time, or what ran before any', () => {
    expect(leaving).toBeLessThan(1);
    expect(idle).toBeLessThan(0.2);
  });
});
