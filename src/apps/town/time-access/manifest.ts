import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** Which places are open at this hour. */
    'time-access': { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'time-access',
  title: 'Time-Based Location Access',
  icon: 'time-access',
  window: { width: 430, height: 436, touchRoom: 40, minWidth: 260, minHeight: 240 },
  unlisted: true,
  serves: 'time-access',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
