import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '@shared/db/port.ts';

/** Ticks of Linux's accounts of CPU a second. */
const TICKS = 100;

/** The fields of /proc/<pid>/stat after the program's name, which may have spaces; null: the process has ended. */
function statOf(pid: string): readonly string[] | null {
  try {
    return (
      readFileSync(join('/proc', pid, 'stat'), 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? null
    );
  } catch {
    return null;
  }
}

/**
 * Counts the CPU seconds of a PostgreSQL of this machine, of all its processes and of those that have ended meanwhile.
 * Linux alone tells them.
 */
export async function databaseCpu(db: Db): Promise<() => number> {
  const [row] = await db.asOwner<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
    [],
  );
  const [postmaster = ''] = readFileSync(join(row?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n');
  // State, parent, ..., and from the twelfth on: user, system, and both of children that have ended.
  const ticks = (stat: readonly string[], from: number, to: number): number =>
    stat.slice(from, to).reduce((sum, one) => sum + Number(one), 0);
  return () => {
    const own = statOf(postmaster);
    let sum = own === null ? 0 : ticks(own, 11, 15);
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = statOf(pid);
      if (stat?.[1] === postmaster) sum += ticks(stat, 11, 13);
    }
    return sum / TICKS;
  };
}
