import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the key of a clique's page, such as 'the-preps_profile', or a person's username. */
    'profile-page': { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'myplace-profile',
  title: 'MyPlace Profile',
  icon: 'myplace',
  window: { width: '90%', height: '90%', oneAtATime: true },
  feature: 'showMyPlace',
  unlisted: true,
  serves: 'profile-page',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
