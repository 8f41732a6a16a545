import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** The school's web site, at the page with this path, such as 'calendar.html'; its first page when left out. */
    'school-site': { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'fhs-school',
  title: 'FHS',
  icon: 'fhs-school',
  window: { width: 'full', height: 'full', resizable: true, minWidth: 328, minHeight: 260, oneAtATime: true },
  desktopIcon: 35,
  serves: 'school-site',
  servesAnyone: true,
  about: () => import('./about.ts'),
  contents: () => import('./contents.ts'),
  overlay: () => import('./overlay.tsx'),
});
