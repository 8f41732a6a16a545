import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    myplace: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'myplace',
  title: 'MyPlace',
  icon: 'myplace',
  window: {
    title: 'MyPlace - Select Your Profile',
    width: 476,
    height: 284,
    touchRoom: 20,
    resizable: false,
  },
  feature: 'showMyPlace',
  desktopIcon: 65,
  serves: 'myplace',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
