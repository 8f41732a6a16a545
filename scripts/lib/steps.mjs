import { seconds } from './process.mjs';

/**
 * @typedef {{ passed: number, failed: number, output?: string }} Count of tests within a step
 * @typedef {{ name: string, run: () => Promise<void | string[] | Count> }} Step answers what is wrong (nothing: passed),
 *   or how many of its tests passed and failed
 */

/** Runs named steps, says how each went, and adds up what passed and failed. */
export class Steps {
  passed = 0;
  failed = 0;

  /**
   * Runs the steps in order; a failure stops none of the others.
   *
   * @param {readonly Step[]} steps
   */
  async run(steps) {
    for (const { name, run } of steps) {
      const began = performance.now();
      let result;
      try {
        result = await run();
      } catch (error) {
        result = [error.message];
      }
      const count = countOf(result);
      this.passed += count.passed;
      this.failed += count.failed;
      const tests =
        count.passed + count.failed > 1 ? `, ${count.passed} of ${count.passed + count.failed} tests` : '';
      const took = seconds(performance.now() - began);
      console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${took}${tests})`);
      if (count.failed > 0 && count.output) console.log(indent(count.output));
    }
  }

  /** Says the total, the last line of all, and sets the exit code. */
  finish() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}

function countOf(result) {
  if (result && !Array.isArray(result)) {
    // A runner that found no test has proved nothing.
    return result.passed + result.failed > 0 ? result : { ...result, failed: 1 };
  }
  const problems = result ?? [];
  return problems.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: problems.join('\n') };
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
