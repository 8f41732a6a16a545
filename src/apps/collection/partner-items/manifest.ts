import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With a collection and a token, such as 'Flunks/123'. */
    'partner-items': { readonly params: `${CollectionName}/${string}` };
  }
}

export const manifest = defineApp({
  id: 'partner-items',
  title: 'Partner Items',
  icon: 'partner-items',
  window: { width: 520, height: 380, minWidth: 330, minHeight: 220 },
  unlisted: true,
  serves: 'partner-items',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
