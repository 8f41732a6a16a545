import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With what the program asked is kept by (overlays/disk/chooseFile.ts). */
    'choose-file': { readonly params: string; readonly outcome: 'chosen' };
  }
}

export const manifest = defineApp({
  id: 'file-dialog',
  title: 'Open or Save',
  icon: 'folder',
  window: { width: 428, height: 300, minWidth: 300, minHeight: 240, maximizable: false, touchRoom: 80 },
  access: 'everyone',
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'choose-file',
  overlay: () => import('./overlay.tsx'),
});
