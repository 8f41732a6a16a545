import { counted } from '@shared/kernel/counted.ts';
import type { HeldProblem } from '../../services/disk/archive.ts';

/** Of the drive that takes the disk out and reads it back (DISK-14). */
export const FLOPPY_TEXTS = {
  title: '3½ Floppy (A:)',
  message:
    'One file holds everything on drive C but the Recycle Bin. Save it to this device, or read one back: nothing that lies here is taken away.',
  save: 'Save Drive C',
  read: 'Read a File...',
  cancel: 'Cancel',
  /** Such as `drive-c-2026-11-29.disk`. */
  fileName: (now: number): string => `drive-c-${new Date(now).toISOString().slice(0, 10)}.disk`,
  reading: 'Reading the file...',
  came(files: number, known: number): string {
    if (known === 0) return `${counted(files, 'file')} came onto drive C.`;
    const were = known === 1 ? 'was' : 'were';
    if (files === 0) return `Nothing is new: ${counted(known, 'file')} of it ${were} on drive C already.`;
    return `${counted(files, 'file')} came onto drive C. ${known} more ${were} there already.`;
  },
  problems: {
    broken: (name: string) => `${name} holds no drive C, or not a whole one. Nothing was changed.`,
    newer: (name: string) =>
      `A newer version has written ${name}. Start the page again, and read it then. Nothing was changed.`,
  } satisfies Readonly<Record<HeldProblem, (name: string) => string>>,
} as const;
