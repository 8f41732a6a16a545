import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With a collection and a token, such as 'Flunks/123'. */
    'token-details': { readonly params: `${CollectionName}/${string}` };
  }
}

export const manifest = defineApp({
  id: 'token-details',
  title: 'Full Details',
  icon: 'onlyflunks',
  window: { width: 580, height: 476, minWidth: 330, minHeight: 240 },
  unlisted: true,
  serves: 'token-details',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
