import type { HouseId } from '@shared/domain/town/quarters.ts';
import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    'phone-board': { readonly params: HouseId };
  }
}

export const manifest = defineApp({
  id: 'phone-board',
  title: 'Phone Board',
  icon: 'bulletin-board',
  window: { width: 420, height: 460, minWidth: 280, minHeight: 260, oneAtATime: true },
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'phone-board',
  overlay: () => import('./overlay.tsx'),
});
