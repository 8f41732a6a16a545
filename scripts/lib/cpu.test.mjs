import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { countsCpu } from './cpu.mjs';

/** Uses four tenths of a second. */
const BUSY = `
  const used = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part);
  while (used() < 4e5);`;

/** Runs these shell scripts at the same time, a step each, in a process that has no other children. */
const PROGRAM = `
  import { withCpu } from '${new URL('./cpu.mjs', import.meta.url).href}';
  import { run } from '${new URL('./process.mjs', import.meta.url).href}';
  const [, ...scripts] = process.argv;
  const steps = await Promise.all(scripts.map((script) => withCpu(() => run('sh', ['-c', script]))));
  console.log(JSON.stringify(steps.map(({ cpuSeconds }) => cpuSeconds)));`;

const usedBy = (...scripts) => {
  const env = { ...process.env, NODE: process.execPath, BUSY };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, ...scripts], { env }),
  );
};

describe.runIf(countsCpu)('the CPU seconds of a step', () => {
  it('are those of its commands and of what they start', () => {
    const [used] = usedBy('"$NODE" -e "$BUSY"; "$NODE" -e "$BUSY"');
    expect(used).toBeGreaterThan(0.7);
    expect(used).toBeLessThan(2);
  });

  it('are also those of what nobody waits for', () => {
    const [used] = usedBy(
      'left=$("$NODE" -e "$BUSY" > /dev/null & echo $!; sleep 0.5); while kill -0 $left; do sleep 0.1; done',
    );
    expect(used).toBeGreaterThan(0.3);
  });

  it('are not those of what another step runs at the same time', () => {
    const [busy, idle] = usedBy('"$NODE" -e "$BUSY"', 'sleep 1.5');
    expect(busy).toBeGreaterThan(0.3);
    expect(idle).toBeLessThan(0.2);
  });
});
