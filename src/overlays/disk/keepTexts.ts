import type { DiskProblem } from '../../services/disk/disk.ts';

/** What is said of things that programs keep on the disk (DISK-12). */
export const KEEP_TEXTS = {
  kept: 'Saved on drive C, too',
  keptBefore: 'On drive C already',
  forThisVisit: (path: string): string => `${path}, until you close this page`,
  notKept: 'Not on drive C',
  why: (problem: DiskProblem): string =>
    problem === 'full'
      ? 'Drive C is full. The file is among your downloads alone.'
      : 'Your browser cannot write drive C just now. The file is among your downloads alone.',
} as const;
