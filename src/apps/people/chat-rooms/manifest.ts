import { defineApp } from '../../../kernel/app.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** The params name a room. */
    chat: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'chat-rooms',
  title: 'Chat Rooms',
  icon: 'chat-rooms',
  window: {
    title: `${PRODUCT} Messenger`,
    width: 600,
    height: 500,
    minWidth: 420,
    minHeight: 320,
    oneAtATime: true,
  },
  desktopIcon: 25,
  serves: 'chat',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
