import { countsCpu, withCpu } from './cpu.mjs';
import { seconds } from './process.mjs';

/** How many tests are named at the end. */
const SLOWEST = 10;
/** How many lines of what went wrong stand there with each failure. */
const PROBLEM_LINES = 12;

/**
 * @typedef {{ passed: number, failed: number, output?: string, tests?: { title: string, ms: number, problem?: string }[] }} Count
 *   of tests within a step, with the milliseconds of each and what went wrong in it
 * @typedef {{ leftOut: string }} LeftOut why this machine cannot run the step, or a part of it
 * @typedef {{ name: string, run: () => Promise<void | string[] | Count | LeftOut | (Count & LeftOut)> }} Step answers what is
 *   wrong (nothing: passed), or how many of its tests passed and failed
 */

/** Runs named steps, says how each went, and adds up what passed and failed. */
export class Steps {
  passed = 0;
  failed = 0;
  #began = performance.now();
  /** Of each step that has ended: name, milliseconds and CPU seconds. */
  #costs = [];
  /** Each test that a runner has told of. */
  #tests = [];
  /** Each test or step that failed: title and what went wrong. */
  #failures = [];

  /**
   * Runs the steps in order; a failure stops none of the others.
   *
   * @param {readonly Step[]} steps
   * @param {number} [atOnce] how many run side by side: the next begins when one of them has ended
   */
  async run(steps, atOnce = 1) {
    const waiting = steps.values();
    await Promise.all(Array.from({ length: atOnce }, () => this.#runWaiting(waiting)));
  }

  async #runWaiting(waiting) {
    for (const { name, run } of waiting) {
      const began = performance.now();
      const { value: result, cpuSeconds } = await withCpu(() => run().catch((error) => [error.message]));
      const took = performance.now() - began;
      this.#costs.push({ name, took, cpuSeconds });
      if (result && 'leftOut' in result) {
        console.log(`left out ${name}: ${result.leftOut}`);
        if (!('passed' in result)) continue;
      }
      const count = countOf(result);
      this.#tests.push(...(count.tests ?? []));
      this.passed += count.passed;
      this.failed += count.failed;
      const tests =
        count.passed + count.failed > 1 ? `, ${count.passed} of ${count.passed + count.failed} tests` : '';
      console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(took)}${tests})`);
      if (count.failed > 0 && count.output) console.log(indent(count.output));
      this.#failures.push(...failuresOf(name, count));
    }
  }

  /**
   * Says which tests were the slowest, what each step took, what failed and, in the last line of all, how many passed;
   * sets the exit code.
   *
   * @param {number} [cpuBudget] CPU seconds of all steps together; more is a failure, so that they cannot grow unseen
   */
  finish(cpuBudget = Infinity) {
    const { user, system } = process.cpuUsage();
    const own = { name: 'what runs the steps', took: 0, cpuSeconds: (user + system) / 1e6 };
    const costs = [...this.#costs, own];
    const total = {
      name: 'all of it',
      took: performance.now() - this.#began,
      cpuSeconds: costs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    };
    const slowest = this.#tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    for (const { title, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${title}`);
    for (const cost of [...costs, total]) console.log(line(cost));
    if (total.cpuSeconds > cpuBudget) {
      this.failed += 1;
      console.log(`FAILED all of it takes at most ${cpuBudget} s of CPU`);
    }
    // Once more, as a long output may be cut in its middle.
    for (const { title, problem } of this.#failures) {
      console.log(`FAILED ${title}`);
      console.log(indent(problem));
    }
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

/** The failed tests of a step, or the step itself where no test of it is known to have failed. */
function failuresOf(name, { failed, output = '', tests = [] }) {
  if (failed === 0) return [];
  const failures = tests.filter(({ problem }) => problem !== undefined);
  const lines = (text) => text.trimEnd().split('\n');
  const short = ({ title, problem }) => ({
    title,
    problem: lines(problem).slice(0, PROBLEM_LINES).join('\n'),
  });
  // What a runner writes of itself says at its end why it failed.
  if (failures.length === 0)
    return [{ title: name, problem: lines(output).slice(-PROBLEM_LINES).join('\n') }];
  return failures.map(short);
}

/** What a step took: seconds by the clock, then of CPU, where they can be counted. */
function line({ name, took, cpuSeconds }) {
  const clock = seconds(took).padStart(9);
  const cpu = countsCpu ? `${seconds(cpuSeconds * 1000).padStart(9)} of CPU` : '';
  return `${clock}${cpu}  ${name}`;
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
