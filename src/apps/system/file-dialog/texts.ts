import type { FileKind } from '@shared/domain/system/disk/kinds.ts';

export const FILE_DIALOG_TEXTS = {
  open: { title: 'Open', where: 'Look in:', act: 'Open' },
  save: { title: 'Save As', where: 'Save in:', act: 'Save' },
  up: 'Up',
  newFolder: 'New Folder',
  name: 'File name:',
  kind: { open: 'Files of type:', save: 'Save as type:' },
  kinds: {
    text: 'Text Documents (*.txt)',
    picture: 'Pictures (*.png, *.jpg, *.gif, *.webp)',
    calendar: 'Calendars (*.ics)',
    table: 'Tables (*.csv)',
    shortcut: 'Shortcuts (*.lnk)',
    other: 'All Files (*.*)',
  } satisfies Readonly<Record<FileKind, string>>,
  all: 'All Files (*.*)',
  cancel: 'Cancel',
  nothing: 'There is nothing of this type here.',
  notFound: (name: string) => `There is no "${name}" in this folder.`,
  exists: (name: string) => `"${name}" already exists. Do you want to replace it?`,
  isFolder: (name: string) => `"${name}" is a folder. Please choose another name.`,
  replace: 'Replace',
  no: 'No',
  drive: '(C:)',
} as const;
