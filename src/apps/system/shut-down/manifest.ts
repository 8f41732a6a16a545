import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** Asks how this person leaves the computer. */
    'shut-down': { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'shut-down',
  title: 'Shut Down',
  icon: 'computer',
  window: { width: 340, height: 190, touchRoom: 84, minWidth: 340, minHeight: 190, resizable: false },
  access: 'everyone',
  unlisted: true,
  serves: 'shut-down',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
