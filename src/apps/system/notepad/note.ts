import { clockTextAt } from '../../../kernel/clockText.ts';
import * as shape from '../../../kernel/shape.ts';
import { filesShown } from '../../../overlays/disk/useFileShown.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';

/** A note has so many characters at most (NOTEPAD-3): 64 KB of plain English. */
export const NOTE_MOST = 65_536;

/** Words that are not saved yet. */
export interface NoteDraft {
  readonly text: string;
  /** The version of the file that they are written over; 0: of none. */
  readonly version: number;
}

const readDraft = shape.reader(shape.object({ text: shape.string, version: shape.whole(0) }));

/** Where unsaved words of a file are kept, or of a note that is no file yet. */
export const draftPlace = (file: string | null): DraftPlace<NoteDraft> => ({
  name: `note ${file ?? 'untitled'}`,
  read: readDraft,
});

/** Whether long lines are broken at the edge of the window. */
export const WORD_WRAP: StoredValue<boolean> = {
  name: 'word-wrap',
  version: 1,
  read: shape.reader(shape.boolean),
};

/** Which files the windows of this tab show. */
export const FILES_SHOWN = filesShown('notepad-files');

/** Where a word stands next after a place; from the beginning where it stands nowhere behind it. -1: nowhere. */
export function findNext(text: string, word: string, from: number, matchesCase: boolean): number {
  if (word === '') return -1;
  const [all, wanted] = matchesCase ? [text, word] : [text.toLowerCase(), word.toLowerCase()];
  const after = all.indexOf(wanted, from);
  return after < 0 ? all.indexOf(wanted) : after;
}

/** The time and the date as F5 writes them, such as `8:04 PM 11/29/2026` (NOTEPAD-2). */
export const timeAndDate = (now: Date): string =>
  `${clockTextAt(now.getTime())} ${now.getMonth() + 1}/${now.getDate()}/${now.getFullYear()}`;
