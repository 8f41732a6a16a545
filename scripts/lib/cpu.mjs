import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine (USER_HZ). */
const TICKS_PER_SECOND = 100;
const SAMPLE_EVERY_MS = 250;

const current = new AsyncLocalStorage();
const running = new Set();
let timer;
/** Living processes that no work has started: each is read once alone. */
let strangers = new Set();

/** Whether CPU seconds can be read here. */
export const countsCpu = existsSync('/proc/self/stat');

/**
 * Runs work and counts the CPU seconds (user and system) of every command that it runs (`countChild`), and of
 * everything that those start. Each quarter of a second it reads what each living process used, and what the children
 * used that the process waited for. Only a child that no process waits for, as some of Chromium's, loses its last
 * fraction of a second.
 *
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<{ value: Value, cpuSeconds: number }>}
 */
export async function withCpu(work) {
  const count = { members: new Map(), waitedFor: 0, before: 0, used: 0 };
  running.add(count);
  if (countsCpu) timer ??= setInterval(sample, SAMPLE_EVERY_MS);
  try {
    const value = await current.run(count, work);
    if (countsCpu) sample();
    return { value, cpuSeconds: count.used / TICKS_PER_SECOND };
  } finally {
    running.delete(count);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
      strangers = new Set();
    }
  }
}

/**
 * Runs work whose commands count towards no step: what is made once, for all later runs.
 *
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
export const uncounted = (work) => current.exit(work);

/** Counts a process that was just spawned towards the work that spawned it. */
export function countChild(child) {
  if (!countsCpu || child.pid === undefined) return;
  const count = current.getStore();
  count?.members.set(child.pid, undefined);
  // All that was used by children that ended since the last event is this one's: no other ended in between.
  child.once('exit', () => {
    const { waited } = readProcess('self');
    if (count) count.waitedFor += waited - waitedBefore;
    waitedBefore = waited;
  });
}

let waitedBefore = countsCpu ? readProcess('self').waited : 0;

function sample() {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = names
    .filter((name) => !strangers.has(name))
    .flatMap((name) => readProcess(name) ?? [])
    .sort((a, b) => a.began - b.began || a.pid - b.pid);
  const ours = new Set();
  for (const count of running) {
    const living = new Map();
    let sum = count.waitedFor;
    for (const { pid, parent, began, own, waited } of processes) {
      const known = count.members.has(pid) && (count.members.get(pid) ?? began) === began;
      if (!known && !living.has(parent)) continue;
      living.set(pid, began);
      ours.add(String(pid));
      sum += own + waited;
    }
    count.members = living;
    // The sum falls when a process has ended for which none of the others waited.
    count.used += Math.max(0, sum - count.before);
    count.before = sum;
  }
  strangers = new Set(names.filter((name) => !ours.has(name)));
}

/** Undefined where it has ended meanwhile. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything; proc(5) numbers what comes after it from 3.
    const field = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const number = (index) => Number(field[index - 3]);
    return {
      pid: Number(pid),
      parent: number(4),
      began: number(22),
      own: number(14) + number(15),
      waited: number(16) + number(17),
    };
  } catch {
    return undefined;
  }
}
