import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    'flunky-uppy': { readonly params: `${'watch' | 'race'}:${string}` | undefined };
  }
}

export const manifest = defineApp({
  id: 'flunky-uppy',
  title: 'Flunky Uppy',
  icon: 'flunky-uppy',
  window: { width: 420, height: 720, minWidth: 300, minHeight: 420 },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  feature: 'showFlunkyUppy',
  serves: 'flunky-uppy',
  startMenu: 76,
  about: () => import('./about.ts'),
  surface: () => import('./surface.ts'),
  overlay: () => import('./overlay.tsx'),
});
