import type { FileEntry } from '@shared/domain/system/disk/entries.ts';
import type { FileKind } from '@shared/domain/system/disk/kinds.ts';
import type { AppContext } from '../../kernel/app.ts';
import { randomId } from '../../kernel/randomId.ts';

/** What a program wants of the dialogs Open and Save As (DISK-11). */
export interface FileRequest {
  readonly mode: 'open' | 'save';
  /** Which files are offered, all with 'other'; the person can have all shown. */
  readonly kind: FileKind;
  /** The name that is offered for what is saved. */
  readonly name?: string;
  /** The folder in which it begins; absent: Documents. */
  readonly folder?: string;
}

/** What the person chose. */
export interface ChosenFile {
  readonly folder: string;
  /** With the extension of the kind. */
  readonly name: string;
  /** The file of that name; null: there is none yet. To save in its place the person has agreed. */
  readonly file: FileEntry | null;
}

/** What was asked in a dialog that is open. */
export interface AskedFile {
  readonly request: FileRequest;
  readonly answer: (chosen: ChosenFile) => void;
}

/** By what the window of the dialog is opened with. */
const asked = new Map<string, AskedFile>();

/** What this window of the dialog is to ask; undefined: the page that asked is gone. */
export const askedFile = (params: string | undefined): AskedFile | undefined => asked.get(params ?? '');

/** Lets the person choose a file, or where one is saved and how it is called. Null: they closed the dialog. */
export async function chooseFile(
  { desktop }: Pick<AppContext, 'desktop'>,
  request: FileRequest,
): Promise<ChosenFile | null> {
  const key = `${request.mode} ${randomId()}`;
  let chosen: ChosenFile | null = null;
  asked.set(key, {
    request,
    answer(given) {
      chosen = given;
    },
  });
  await desktop.outcomeOf('choose-file', key);
  asked.delete(key);
  return chosen;
}
