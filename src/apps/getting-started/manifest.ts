import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'getting-started',
  title: 'Welcome',
  description: 'Six things that are good to know about this computer.',
  icon: 'getting-started',
  window: { width: 540, height: 480, minWidth: 420, minHeight: 400, maximizable: false },
  access: 'everyone',
  startMenu: 70,
  startMenuLabel: () => 'Getting Started',
  help: [
    'A tip for everyone who is new here. Next Tip shows the next one; after the last comes the first again.',
    'Untick the box at the bottom, and this window no longer opens by itself. Settings can turn it on again, and the Start menu opens it at any time.',
  ],
  serves: 'welcome',
  overlay: () => import('./overlay.tsx'),
});
