import type { LockId } from '@shared/domain/town/locks.ts';
import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** Opened: the server took a code. */
    lock: { readonly params: LockId; readonly outcome: 'opened' };
  }
}

export const manifest = defineApp({
  id: 'lock',
  title: 'Lock',
  icon: 'keypad-lock',
  window: { width: 450, height: 700, minWidth: 372, minHeight: 540 },
  access: 'everyone',
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'lock',
  overlay: () => import('./overlay.tsx'),
});
