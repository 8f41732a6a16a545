import { FILE_NAME_MOST } from '@shared/domain/system/disk/names.ts';
import type { DiskProblem } from '../../services/disk/disk.ts';

/** Why something on the disk was not done. */
export const PROBLEMS = {
  'no-name': 'Please type a name.',
  'long-name': `A name has at most ${FILE_NAME_MOST} characters.`,
  'refused-letters': 'A name cannot have any of these characters: \\ / : * ? " < > |',
  taken: 'There is already something of that name here. Please choose another one.',
  fixed: 'This folder is needed where it is. It can be neither changed nor deleted.',
  'in-itself': 'A folder cannot be put into itself.',
  gone: 'It is there no more. Another window may have moved or deleted it.',
  changed: 'Another window saved this file meanwhile.',
  full: 'There is not enough room on drive C. Nothing was changed. Delete some files, empty the Recycle Bin, and try again.',
  newer: 'A newer version has written this disk. Start the page again to go on.',
  away: 'This lies with your wallet, and the network is not there just now. Please try again.',
  failed: 'Your browser could not do this just now. Nothing was changed.',
} satisfies Readonly<Record<DiskProblem, string>>;

/** What is said not to have been done. */
export const PROBLEM_TITLES = {
  rename: 'Error Renaming File',
  move: 'Error Moving File',
  copy: 'Error Copying File',
  delete: 'Error Deleting File',
  make: 'Error Making Folder',
  add: 'Error Adding File',
  restore: 'Error Restoring File',
  open: 'Error Opening File',
  save: 'Error Saving File',
} as const;
