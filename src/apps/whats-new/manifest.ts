import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'whats-new',
  title: "What's New",
  description: 'What changed on this computer, and when.',
  icon: 'whats-new',
  window: { width: 520, height: '70%', minWidth: 300, minHeight: 240 },
  access: 'everyone',
  help: ['What changed on this computer, the newest first.'],
  serves: 'whats-new',
  overlay: () => import('./overlay.tsx'),
});
