import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    'picture-day': { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'picture-day',
  title: 'Picture Day',
  icon: 'picture-day',
  window: { width: 648, height: 646, touchRoom: 20, minWidth: 320, minHeight: 300 },
  access: 'everyone',
  feature: 'showPictureDay',
  serves: 'picture-day',
  desktopIcon: 185,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
