import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** The calendar, and what time it is here and in Arcadia. */
    'date-time': { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'date-time',
  title: 'Date/Time',
  icon: 'calendar',
  window: { width: 420, height: 310, touchRoom: 28, minWidth: 420, minHeight: 310, resizable: false },
  access: 'everyone',
  unlisted: true,
  serves: 'date-time',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
