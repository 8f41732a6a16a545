import type { DiskProblem } from '../../services/disk/disk.ts';

/** What the toast says of a file that was kept. */
export interface Kept {
  /** True: it lies nowhere else, not among the person's downloads either. */
  readonly isAlone?: true;
  /** What it lacks, by name. */
  readonly leftOut?: ReadonlySet<string>;
}

/** What is said of things that programs keep on the disk (DISK-12). */
export const KEEP_TEXTS = {
  kept: ({ isAlone }: Kept): string => (isAlone ? 'Saved on drive C' : 'Saved on drive C, too'),
  keptBefore: 'On drive C already',
  forThisVisit: (path: string): string => `${path}, until you close this page`,
  without: ({ leftOut }: Kept): string =>
    leftOut === undefined || leftOut.size === 0 ? '' : `, without ${[...leftOut].join(', ')}`,
  notKept: 'Not on drive C',
  why: (problem: DiskProblem, { isAlone }: Kept): string => {
    const why = problem === 'full' ? 'Drive C is full.' : 'Your browser cannot write drive C just now.';
    return `${why} ${isAlone ? 'Nothing was kept.' : 'The file is among your downloads alone.'}`;
  },
} as const;
