import type { PersonId } from '@shared/domain/town/case/people.ts';
import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With a person of the town, and what is asked or shown at once: 'receptionist/appointment', 'cook/with/bear'. */
    talk: { readonly params: PersonId | `${PersonId}/${string}` };
  }
}

export const manifest = defineApp({
  id: 'talk',
  title: 'Talk',
  icon: 'profile',
  window: { width: 560, height: 500, minWidth: 340, minHeight: 340, oneAtATime: true },
  access: 'everyone',
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'talk',
  overlay: () => import('./overlay.tsx'),
});
