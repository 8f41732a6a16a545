import { defineApp } from '../../kernel/app.ts';

declare module '../../kernel/app.ts' {
  interface Purposes {
    /** With the key of a clique's page, such as 'the-preps_profile', or the username of a person. */
    myplace: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'myplace',
  title: 'MyPlace',
  icon: 'myplace',
  window: {
    title: 'MyPlace - Select Your Profile',
    width: 476,
    height: 336,
    resizable: false,
    shapeFor: (page) =>
      page === undefined
        ? {}
        : { title: 'MyPlace', width: '90%', height: '90%', resizable: true, oneAtATime: true },
  },
  feature: 'showMyPlace',
  desktopIcon: 65,
  serves: 'myplace',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
