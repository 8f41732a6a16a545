import { clockTextAt } from '../../kernel/clockText.ts';
import { sizeText, type Sort } from '@shared/domain/system/disk/sorting.ts';
import type { FolderLook } from './look.ts';
import { PROBLEMS } from './problemTexts.ts';

/** Such as `11/29/26 8:04 PM`; nothing for what was always there. */
export function dateText(at: number): string {
  if (at === 0) return '';
  const date = new Date(at);
  const year = String(date.getFullYear() % 100).padStart(2, '0');
  return `${date.getMonth() + 1}/${date.getDate()}/${year} ${clockTextAt(at)}`;
}

const objects = (count: number): string => `${count} object(s)`;

/** The texts of folders and of the dialogs about files. */
export const DISK_TEXTS = {
  computer: 'My Computer',
  drive: '(C:)',
  floppy: '3½ Floppy (A:)',
  floppyDrive: '3½ Inch Floppy Disk',
  free: (size: string) => `${size} free`,
  controlPanel: 'Control Panel',
  systemFolder: 'System Folder',
  localDisk: 'Local Disk',
  menus: { file: 'File', edit: 'Edit', view: 'View', help: 'Help' },
  open: 'Open',
  edit: 'Edit',
  newFolder: 'New Folder',
  newText: 'New Text Document',
  addFiles: 'Add Files...',
  toDevice: 'Save to This Device',
  restore: 'Restore',
  emptyBin: 'Empty Recycle Bin',
  delete: 'Delete',
  rename: 'Rename',
  newName: (name: string) => `What is "${name}" to be called?`,
  ok: 'OK',
  cancel: 'Cancel',
  properties: 'Properties',
  close: 'Close',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  invert: 'Invert Selection',
  up: 'Up One Level',
  topics: 'Help Topics',
  bar: { label: 'Folder', up: 'Up', newFolder: 'New', add: 'Add', paste: 'Paste', empty: 'Empty' },
  looks: {
    large: 'Large Icons',
    small: 'Small Icons',
    list: 'List',
    details: 'Details',
  } satisfies Readonly<Record<FolderLook, string>>,
  by: {
    name: 'By Name',
    kind: 'By Type',
    size: 'By Size',
    date: 'By Date',
  } satisfies Readonly<Record<Sort, string>>,
  columns: { name: 'Name', size: 'Size', kind: 'Type', date: 'Modified' } satisfies Readonly<
    Record<Sort, string>
  >,
  name: 'Name',
  empty: 'This folder is empty.',
  emptyBinNow: 'The Recycle Bin is empty.',
  status: {
    objects,
    chosen: (count: number) => `${objects(count)} selected`,
    free: (bytes: number) => `Free Space: ${sizeText(bytes)}`,
  },
  visit:
    'Your browser keeps nothing for this page. What is on this disk is gone when you close the page: save what matters to this device.',
  notRead: {
    loading: 'Reading the disk...',
    failed: 'Your browser cannot read this disk just now. Nothing on it was changed.',
    tryAgain: 'Try Again',
  },
  newer: {
    loading: '',
    failed: 'A newer version has written this disk. Start again, and everything on it is there.',
    tryAgain: 'Start Again',
  },
  sure: {
    title: 'Confirm File Delete',
    remove: (what: string) => `Are you sure you want to delete ${what} for good?`,
    items: (count: number) => `these ${count} items`,
    quoted: (name: string) => `"${name}"`,
    yes: 'Yes',
    no: 'No',
  },
  deadShortcut: {
    title: 'Problem with Shortcut',
    message: 'This computer does not have what this shortcut leads to, or not for you.',
  },
  unreadableMaker: {
    title: 'Edit',
    message: 'What this picture says of how it was made cannot be read, so it opens in Paint.',
  },
  noProgram: {
    title: 'Open',
    message: (name: string) =>
      `No program here opens "${name}". You can save it to this device and open it there.`,
    save: 'Save',
    cancel: 'Cancel',
  },
  facts: {
    title: (name: string) => `${name} Properties`,
    type: 'Type',
    location: 'Location',
    lay: 'Was in',
    size: 'Size',
    contains: 'Contains',
    made: 'Created',
    changed: 'Modified',
    used: 'Used',
    free: 'Free',
    unknown: 'Your browser does not say',
    diskMessage: 'What you make here is kept on this disk.',
    counts: (files: number, folders: number) => `${files} file(s), ${folders} folder(s)`,
    bytes: (bytes: number) => (bytes < 1024 ? sizeText(bytes) : `${sizeText(bytes)} (${bytes} bytes)`),
  },
  problems: PROBLEMS,
} as const;
