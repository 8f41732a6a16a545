import type { DialogRequest } from '../../../kernel/app.ts';

export const RUN_TEXTS = {
  intro:
    'Type the name of a program or a place, or the path of a folder or a file, and Flunks 95 will open it for you.',
  open: 'Open:',
  before: 'What you ran last',
  ok: 'OK',
  cancel: 'Cancel',
  browse: 'Browse...',
} as const;

/** Shown where there is nothing of that name that this person may open (SHELL-29). */
export const notFoundDialog = (named: string): DialogRequest => ({
  title: named,
  message: `Cannot find the file '${named}' (or one of its components). Make sure that the path and the file name are correct.`,
  icon: 'error',
});
